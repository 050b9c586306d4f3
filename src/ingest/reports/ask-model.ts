/** The optional model extractor's line to its model: one question, one JSON text, within limits. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '#base/fault.ts';
import { readAtMost } from '#ingest/read-at-most.ts';

/** An endpoint with the API of OpenAI's chat completions; plain data. Times are milliseconds. */
export interface ModelSettings {
  /** With its version, without a slash at the end: `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  readonly name: string;
  /** Sent as a bearer token, and nowhere else. */
  readonly key: string | undefined;
  readonly timeoutMs: number;
  readonly largestBytes: number;
  readonly tries: number;
  readonly waitMs: number;
}

export const MODEL_LIMITS: Omit<ModelSettings, 'url' | 'name' | 'key'> = {
  // A local model writes thirty words a second, and a full page is two thousand.
  timeoutMs: 180_000,
  // The longest fragment of a page has 60 kB.
  largestBytes: 2 * 1024 * 1024,
  tries: 2,
  waitMs: 2_000,
};

interface Failure {
  readonly what: string;
  readonly mayRetry: boolean;
}

/** The text that the model answers. Throws Fault `MODEL_FAILED`, which never names the key. */
export async function askModel(
  settings: ModelSettings,
  system: string,
  question: string,
  signal?: AbortSignal,
): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    const answer = await tryOnce(settings, system, question, signal);
    if (typeof answer === 'string') return answer;
    if (!answer.mayRetry || tried >= settings.tries || signal?.aborted === true)
      throw new Fault(
        'MODEL_FAILED',
        `The model was asked ${tried === 1 ? 'once' : `${tried} times`}, and ${answer.what}. The page is held; see that the model runs, or deliver the page as a file of fragments.`,
      );
    await sleep(settings.waitMs, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  }
}

async function tryOnce(
  settings: ModelSettings,
  system: string,
  question: string,
  signal: AbortSignal | undefined,
): Promise<string | Failure> {
  const limit = AbortSignal.timeout(settings.timeoutMs);
  try {
    const response = await fetch(`${settings.url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      headers: {
        'content-type': 'application/json',
        ...(settings.key === undefined ? {} : { authorization: `Bearer ${settings.key}` }),
      },
      body: JSON.stringify({
        model: settings.name,
        temperature: 0,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: question },
        ],
      }),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return {
        what: `it answered ${response.status} where 200 was expected`,
        mayRetry: response.status === 429 || response.status >= 500,
      };
    }
    return await readAnswer(response, settings.largestBytes);
  } catch {
    // The runtime's own error may quote headers: it is not passed on.
    return {
      what: limit.aborted
        ? `no whole answer came within ${settings.timeoutMs / 1000} seconds`
        : 'the connection failed or broke off',
      mayRetry: true,
    };
  }
}

async function readAnswer(response: Response, largest: number): Promise<string | Failure> {
  const bytes = await readAtMost(response, largest);
  if (bytes === undefined) return { what: `its answer is larger than the ${largest} bytes allowed`, mayRetry: false };
  const content = contentOf(bytes.toString('utf8'));
  return content ?? { what: 'its answer is no chat completion with a text', mayRetry: false };
}

function contentOf(text: string): string | undefined {
  try {
    const answer = JSON.parse(text) as { choices?: { message?: { content?: unknown } }[] } | null;
    const content = answer?.choices?.[0]?.message?.content;
    return typeof content === 'string' ? content : undefined;
  } catch {
    return undefined;
  }
}
