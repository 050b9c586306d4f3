import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#base/clock.ts';
import type { Clock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import { headersOf, judgeBody, judgeHead, mostBytes } from './judge-response.ts';
import type { Failure, FailureKind, FetchMark, Nothing, Wish } from './judge-response.ts';

/** Settings for fetching pages; plain data, so that it can be passed to a process. Times are milliseconds. */
export interface FetchSettings {
  /** Allowed hosts, over https and its standard port only. */
  readonly hosts: readonly string[];
  /** Origins on this machine that are allowed over plain http: `http://127.0.0.1:8123`. For tests. */
  readonly loopbackOrigins: readonly string[];
  readonly user_agent: string;
  /** Until the response headers: name resolution, connection and the site's own work. */
  readonly answerTimeoutMs: number;
  /** Until the last byte, including redirects. */
  readonly totalTimeoutMs: number;
  readonly largestBytes: number;
  readonly tries: number;
  /** Before the second attempt; doubled before each further one. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const PRODUCT = 'mutual-fund-data-service/0.1 (independent reader of public fund tables';

/** The User-Agent, with an address at which the operator can be reached if there is one. */
export function userAgentOf(contact: string | undefined): string {
  return contact === undefined ? `${PRODUCT})` : `${PRODUCT}; contact: ${contact})`;
}

export const POLITE_FETCH: FetchSettings = {
  hosts: ['www.mufap.com.pk', 'mufap.com.pk'],
  loopbackOrigins: [],
  user_agent: userAgentOf(undefined),
  // The site responds in one to five seconds on a good day; its pages have about a megabyte.
  answerTimeoutMs: 30_000,
  totalTimeoutMs: 90_000,
  largestBytes: 32 * 1024 * 1024,
  tries: 4,
  firstWaitMs: 5_000,
  longestWaitMs: 120_000,
};

/** External dependencies of a fetch; tests replace them. */
export interface FetchTools {
  readonly clock: Clock;
  /** Between 0 and 1, for the jitter of delays. */
  readonly random: () => number;
  /** Returns early, without throwing, when the signal is aborted. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Why no request may be sent to an address, as the end of a sentence; called before every request and redirect. */
  readonly forbid?: (url: string) => Promise<string | undefined>;
}

export const LIVE_TOOLS: FetchTools = {
  clock: systemClock,
  random: Math.random,
  wait: (milliseconds, signal) =>
    sleep(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => undefined),
};

interface FetchedPage {
  readonly bytes: Uint8Array;
  /** The URL of the page, after redirects. */
  readonly url: string;
  /** From the first attempt to the last byte, including the delays between attempts. */
  readonly fetch_ms: number;
}

interface FetchedReport extends FetchedPage {
  readonly mark: FetchMark;
}

type Untimed = Omit<FetchedReport, 'fetch_ms'>;

/** Fault `FETCH_FAILED` with the kind of failure and, as the end of a sentence, the actual response. */
export class FetchFault extends Fault {
  readonly kind: FailureKind;
  readonly what: string;

  constructor({ kind, what }: Failure, text: string, options: ConstructorParameters<typeof Fault>[2]) {
    super('FETCH_FAILED', text, options);
    this.kind = kind;
    this.what = what;
  }
}

const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const ADVICE =
  'The served data was not changed. Try again later, or save the page in a browser and import the file with `mfds ' +
  'ingest`.';

/**
 * The HTML page at an allow-listed URL, with retries if they may help. Throws Fault `FETCH_FAILED` (attempts, response
 * and next step) or, if `signal` is aborted first, Fault `FETCH_STOPPED`.
 */
export async function fetchPage(
  url: string,
  settings: FetchSettings,
  tools: FetchTools,
  signal?: AbortSignal,
): Promise<FetchedPage> {
  return requireDocument(url, await fetchWish(url, { content: 'page' }, settings, tools, signal));
}

/** The same, unless the page is an error page or keeps programs out, whatever its status. */
export async function fetchArchivePage(
  url: string,
  settings: FetchSettings,
  tools: FetchTools,
  signal?: AbortSignal,
): Promise<FetchedPage> {
  return requireDocument(url, await fetchWish(url, { content: 'html' }, settings, tools, signal));
}

/** A text file, or undefined if it does not exist. Throws like `fetchPage`. */
export async function fetchText(
  url: string,
  settings: FetchSettings,
  tools: FetchTools,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const text = await fetchWish(url, { content: 'text', may_be_absent: true }, settings, tools, signal);
  return 'nothing' in text ? undefined : new TextDecoder().decode(text.bytes);
}

/**
 * The report at an allow-listed URL, unless its version is still `known` (`not_modified`) or, if the caller allows
 * this, it does not exist yet (`not_there`). Throws like `fetchPage`.
 */
export async function fetchReport(
  url: string,
  wish: Wish & { readonly content: 'pdf' | 'html' },
  settings: FetchSettings,
  tools: FetchTools,
  signal?: AbortSignal,
): Promise<FetchedReport | Nothing['nothing']> {
  const report = await fetchWish(url, wish, settings, tools, signal);
  return 'nothing' in report ? report.nothing : report;
}

/** Only a conditional request, or one that allows it, can get nothing. */
function requireDocument(url: string, found: FetchedReport | Nothing): FetchedReport {
  if (!('nothing' in found)) return found;
  throw new Fault('FETCH_FAILED', `The page ${url} could not be fetched: the response was empty. ${ADVICE}`);
}

async function fetchWish(
  url: string,
  wish: Wish,
  settings: FetchSettings,
  tools: FetchTools,
  signal?: AbortSignal,
): Promise<FetchedReport | Nothing> {
  const begun = performance.now();
  for (let tried = 1; ; tried += 1) {
    const result = await tryOnce(url, wish, settings, tools, signal);
    if (signal?.aborted === true)
      throw new Fault('FETCH_STOPPED', `Fetching ${url} was stopped before the page was complete. ${ADVICE}`);
    if (!('what' in result)) return 'nothing' in result ? result : { ...result, fetch_ms: performance.now() - begun };
    const wait = waitBefore(tried, result, settings, tools.random);
    if (!result.mayRetry || tried >= settings.tries || wait > settings.longestWaitMs)
      throw failed(url, tried, result, wait);
    await tools.wait(wait, signal);
  }
}

/**
 * The delay requested by the site, else exponential with jitter: between half and all of the step, so that clients
 * spread out.
 */
function waitBefore(tried: number, { askedWaitMs }: Failure, settings: FetchSettings, random: () => number): number {
  const step = Math.min(settings.firstWaitMs * 2 ** (tried - 1), settings.longestWaitMs);
  return Math.max(askedWaitMs ?? 0, Math.round(step * (0.5 + random() / 2)));
}

function failed(url: string, tried: number, failure: Failure, wait: number): Fault {
  const asked =
    (failure.askedWaitMs ?? 0) > 0 ? ` The site requests a delay of ${Math.ceil(wait / 1000)} seconds.` : '';
  const attempts = tried === 1 ? 'one attempt' : `${tried} attempts`;
  return new FetchFault(
    failure,
    `The page ${url} could not be fetched: after ${attempts}, ${failure.what}.${asked} ${ADVICE}`,
    {
      ...(failure.cause instanceof Error ? { internal: describe(failure.cause) } : {}),
      ...((failure.askedWaitMs ?? 0) > 0 ? { retryAfterSeconds: Math.ceil(wait / 1000) } : {}),
      cause: failure.cause,
    },
  );
}

// The runtime reports "fetch failed"; the reason is in its cause.
function describe(thrown: Error): string {
  return thrown.cause instanceof Error ? thrown.cause.message : thrown.message;
}

async function tryOnce(
  url: string,
  wish: Wish,
  settings: FetchSettings,
  tools: FetchTools,
  signal?: AbortSignal,
): Promise<Untimed | Nothing | Failure> {
  const limits = new AbortController();
  const giveUp = (what: string, milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => limits.abort(new Fault('TIMEOUT', what)), milliseconds);
  const answer = giveUp(
    `there was no response within ${settings.answerTimeoutMs / 1000} seconds`,
    settings.answerTimeoutMs,
  );
  const total = giveUp(
    `the page was not complete within ${settings.totalTimeoutMs / 1000} seconds`,
    settings.totalTimeoutMs,
  );
  let hasBegun = false;
  try {
    const response = await follow(
      url,
      wish,
      settings,
      tools,
      AbortSignal.any(signal === undefined ? [limits.signal] : [limits.signal, signal]),
    );
    clearTimeout(answer);
    hasBegun = true;
    if ('what' in response) return response;
    const refused = judgeHead(response, wish, tools.clock);
    if (refused === undefined) return await readBody(response, url, wish, settings);
    await response.body?.cancel();
    return refused;
  } catch (thrown) {
    const what = limits.signal.aborted
      ? (limits.signal.reason as Fault).message
      : 'the connection failed before the page was complete';
    const kind = hasBegun && !limits.signal.aborted ? 'incomplete' : 'unreachable';
    return { kind, what, mayRetry: true, cause: thrown };
  } finally {
    clearTimeout(answer);
    clearTimeout(total);
  }
}

/** Sends the request and follows redirects, checking each new URL like the first. */
async function follow(
  url: string,
  wish: Wish,
  settings: FetchSettings,
  tools: FetchTools,
  signal: AbortSignal,
): Promise<Response | Failure> {
  let address = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!isAllowed(address, settings)) {
      return {
        kind: 'elsewhere',
        what:
          `${redirects === 0 ? 'no request was sent, because' : 'the site redirects, and'} ${address} is not an ` +
          `https address of ${settings.hosts.join(' or ')}`,
        mayRetry: false,
      };
    }
    const forbidden = await tools.forbid?.(address);
    if (forbidden !== undefined) return { kind: 'robots', what: forbidden, mayRetry: false };
    const response = await fetch(address, {
      headers: { ...headersOf(wish), 'user-agent': settings.user_agent },
      redirect: 'manual',
      signal,
    });
    const target = REDIRECTS.includes(response.status) ? response.headers.get('location') : null;
    if (target === null) return response;
    await response.body?.cancel();
    address = URL.parse(target, address)?.href ?? target;
  }
  return {
    kind: 'unfit',
    what: `the site redirects more than ${MOST_REDIRECTS} times, last to ${address}`,
    mayRetry: false,
  };
}

/** Whether requests may be sent to an address. */
export function isAllowed(address: string, settings: FetchSettings): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (settings.loopbackOrigins.includes(url.origin)) return ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  return url.protocol === 'https:' && url.port === '' && settings.hosts.includes(url.hostname);
}

// A document whose beginning is enough is not read further.
const PEEK_BYTES = 4_096;

async function readBody(
  response: Response,
  asked: string,
  wish: Wish,
  settings: FetchSettings,
): Promise<Untimed | Nothing | Failure> {
  const most = mostBytes(response, wish, settings.largestBytes);
  const isStart = wish.is_peek === true || most < settings.largestBytes;
  const bytes = isStart
    ? await readStart(response, wish.is_peek === true ? PEEK_BYTES : most)
    : await readAtMost(response, most);
  if (bytes === undefined)
    return {
      kind: 'unfit',
      what: `the page is larger than the ${settings.largestBytes} bytes allowed`,
      mayRetry: false,
    };
  const { headers, url } = response;
  const refused = judgeBody(bytes, response, wish, url !== URL.parse(asked)?.href);
  return refused ?? { bytes, url, mark: { etag: headers.get('etag'), last_modified: headers.get('last-modified') } };
}

/** The body of a response; undefined if it is longer than allowed, in which case the rest is not read. */
export async function readAtMost(response: Response, largest: number): Promise<Buffer | undefined> {
  const start = await readStart(response, largest + 1);
  return start.byteLength > largest ? undefined : start;
}

/** At least this many bytes of a body, if it has them; the rest is not transferred. */
async function readStart(response: Response, enough: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= enough) break;
  }
  return Buffer.concat(chunks);
}
