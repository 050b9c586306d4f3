import { Agent, request as open } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { createAnswerJudge } from '../support/answer-judge.ts';
import type { Answer, AnswerJudge, DescribedOperation } from '../support/answer-judge.ts';
import { checkAnswer } from './check-answer.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import { generateRequest, printCurl } from './generate-request.ts';
import type { GeneratedRequest } from './generate-request.ts';
import type { KnownValues } from './generate-values.ts';

export interface GenerativeRun {
  readonly requests: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Problems, each with the request as a curl command. */
  readonly findings: readonly string[];
}

/** One call with its response and the times it was sent and received, in milliseconds of this process. */
export interface Call {
  readonly key: string;
  readonly sent: number;
  readonly received: number;
  readonly answer: Answer;
}

interface RunOptions {
  readonly baseUrl: string;
  readonly key: string;
  /** Requests use these keys in turn; default: only `key`. */
  readonly keys?: readonly string[];
  readonly onCall?: (call: Call) => void;
  readonly requests: number;
  readonly seed: number;
  /** Returns the problems of a response; default: `lookTwice`. */
  readonly lookAt?: (asked: Asked) => Promise<string[]>;
  /**
   * Called for each request whose connection broke, if nodes are killed on purpose. By default a broken connection ends
   * the run.
   */
  readonly onBroken?: () => void;
}

/** A response with everything needed to judge it. */
export interface Asked {
  readonly judge: AnswerJudge;
  readonly operation: DescribedOperation;
  readonly request: GeneratedRequest;
  readonly answer: Answer;
  readonly ask: Ask;
  readonly random: SeededRandom;
}

// Enough concurrent requests that the service is busy while a response is judged.
const IN_FLIGHT = 8;
const MOST_FINDINGS = 20;

type Ask = (request: GeneratedRequest, key?: string) => Promise<Answer>;

// A busy machine refuses some of many reads of an earlier state at the same time, and says when to ask again.
const MOST_REPEATS = 5;

/** As a client does: waits as long as a refused read of an earlier state says, and repeats it. */
async function sendPatiently(sendOnce: () => Promise<Answer>, { target }: GeneratedRequest): Promise<Answer> {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await sendOnce();
    const seconds = answer.status === 503 && target.includes('as_of=') ? answer.headers.get('retry-after') : null;
    if (seconds === null || repeats === MOST_REPEATS) return answer;
    await setTimeout(1_000 * Number.parseInt(seconds, 10));
  }
}

/** Sends requests generated from the service's own description and the seed, and judges each response. */
export async function runGenerated({
  baseUrl,
  key,
  keys = [key],
  onCall,
  requests,
  seed,
  lookAt = lookTwice,
  onBroken,
}: RunOptions): Promise<GenerativeRun> {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  const ask: Ask = async (request, as = key) => sendPatiently(async () => send(agent, baseUrl, as, request), request);
  try {
    const judge = createAnswerJudge(
      (await ask({ method: 'GET', target: '/openapi.json', headers: {}, body: undefined })).text,
    );
    const known = await learnValues(ask);
    const statuses: Record<string, number> = {};
    const findings: string[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < requests && findings.length < MOST_FINDINGS) {
        // Each request has its own random numbers, so that it does not depend on the order of responses.
        const random = createSeededRandom(seed * 1_000_003 + next);
        const as = keys[next % keys.length] ?? key;
        next += 1;
        const operation = random.pick(judge.operations as [DescribedOperation, ...DescribedOperation[]]);
        const request = generateRequest(random, operation, known);
        const sent = performance.now();
        const answer = await ask(request, as).catch((thrown: unknown) => {
          if (onBroken === undefined) throw thrown;
          onBroken();
        });
        // A client that retries after a moment reaches the restarted node.
        if (answer === undefined) {
          await setTimeout(50);
          continue;
        }
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        onCall?.({ key: as, sent, received: performance.now(), answer });
        const found = await lookAt({ judge, operation, request, answer, ask, random });
        findings.push(
          ...found.map(
            (finding) =>
              `${finding}\n  ${answer.status} ${answer.text.slice(0, 300)}\n  ${printCurl(request, baseUrl)}`,
          ),
        );
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, work));
    return { requests: next, statuses, findings };
  } finally {
    agent.destroy();
  }
}

/**
 * Judges the response, and sometimes compares it with that of a second request. For a service whose facts do not
 * change.
 */
async function lookTwice({ judge, operation, request, answer, ask, random }: Asked): Promise<string[]> {
  return [
    ...checkAnswer(judge, operation, request, answer),
    ...(random.once(4) ? await checkAgain(ask, judge, request, answer) : []),
  ];
}

/** Checks guarantees between two responses: HEAD has the headers of GET, and the returned ETag is confirmed. */
async function checkAgain(ask: Ask, judge: AnswerJudge, request: GeneratedRequest, answer: Answer): Promise<string[]> {
  const etag = answer.headers.get('etag');
  if (request.method !== 'GET' || answer.status !== 200 || etag === null) return [];
  const findings: string[] = [];
  const head = await ask({ ...request, method: 'HEAD' });
  const names = (one: Answer): string => [...one.headers.keys()].toSorted().join(' ');
  if (head.status !== 200 || head.text !== '' || names(head) !== names(answer))
    findings.push(`HEAD differs from GET: ${head.status} ${names(head)} for ${names(answer)}`);
  for (const name of ['content-type', 'vary', 'cache-control', 'x-ratelimit-cost'])
    if (head.headers.get(name) !== answer.headers.get(name)) findings.push(`HEAD has another ${name}`);
  const again = await ask({ ...request, headers: { ...request.headers, 'if-none-match': etag } });
  if (again.status !== 304) findings.push(`the ETag just got was answered with ${again.status}`);
  return [...findings, ...judge.judge('GET', request.target, again)];
}

/** Reads slugs, dates and a cursor from the service, so that generated requests find facts. */
async function learnValues(ask: Ask): Promise<KnownValues> {
  const data = async <Data>(target: string): Promise<{ data: Data; meta: { next_cursor?: string | null } }> =>
    JSON.parse(
      (await ask({ method: 'GET', target: `/v1/mutual-funds/${target}`, headers: {}, body: undefined })).text,
    ) as { data: Data; meta: { next_cursor?: string | null } };
  const { data: funds } = await data<
    { slug: string; name: string; latest_report_date: string | null; category_slug: string | null }[]
  >('funds?lifecycle_status=ALL&per_page=100');
  const { data: amcs } = await data<{ slug: string }[]>('amcs');
  const { data: families } = await data<{ slug: string }[]>('families');
  const reported = funds.filter(({ latest_report_date }) => latest_report_date !== null);
  const slugs = [...reported, ...reported, ...funds].map(({ slug }) => slug);
  const { meta } = await data('updates?limit=1');
  const some = (values: readonly (string | null | undefined)[]): readonly [string, ...string[]] => [
    'x',
    ...values.filter((value) => value !== null && value !== undefined),
  ];
  return {
    fund_slug: some(slugs),
    funds: some(slugs),
    amc_slug: some(amcs.map(({ slug }) => slug)),
    amc: some(amcs.map(({ slug }) => slug)),
    family_slug: some(families.map(({ slug }) => slug)),
    family: some(families.map(({ slug }) => slug)),
    category: some(funds.map(({ category_slug }) => category_slug)),
    q: some(funds.flatMap(({ name }) => name.split(' '))),
    report_date: some(reported.map(({ latest_report_date }) => latest_report_date)),
    include: some(['all', 'holdings', 'allocations,notes', 'profile']),
    fields: some(['name', 'category', 'latest_nav_date']),
    cursor: some([meta.next_cursor]),
    as_of: some(['2026-01-01T00:00:00Z', new Date(0).toISOString(), '2999-01-01T00:00:00Z']),
  };
}

/** Sends the target unchanged: no client library normalizes it. */
async function send(
  agent: Agent,
  baseUrl: string,
  key: string,
  { method, target, headers, body }: GeneratedRequest,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = new URL(baseUrl);
  const sent = open(
    {
      agent,
      hostname,
      port,
      method,
      path: target,
      headers: {
        'x-api-key': key,
        'accept-encoding': 'identity',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
    },
    (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const held = new Headers(
          Object.entries(response.headers).flatMap(([name, value]) =>
            value === undefined || name === 'keep-alive' || name === 'connection'
              ? []
              : [[name, String(value)] as [string, string]],
          ),
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: held,
          text: decode(Buffer.concat(pieces), held.get('content-encoding')),
        });
      });
    },
  );
  // A service that rejects a request before reading its body closes the connection; the response may arrive first.
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

function decode(bytes: Buffer, coding: string | null): string {
  if (bytes.length === 0) return '';
  if (coding === 'gzip') return gunzipSync(bytes).toString();
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  return (coding === 'zstd' ? zstdDecompressSync(bytes) : bytes).toString();
}
