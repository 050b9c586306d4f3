import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#base/clock.ts';
import type { Clock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import { beginsAsPdf } from '#documents/pdf/begins-as-pdf.ts';

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

export const POLITE_FETCH: FetchSettings = {
  hosts: ['www.mufap.com.pk', 'mufap.com.pk'],
  loopbackOrigins: [],
  user_agent: 'mutual-fund-data-service/0.1 (independent reader of public fund tables)',
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

/** The validators of a document's version; sent back, they ask whether there is another version. */
export interface FetchMark {
  readonly etag: string | null;
  readonly last_modified: string | null;
}

interface FetchedReport extends FetchedPage {
  readonly mark: FetchMark;
}

type Untimed = Omit<FetchedReport, 'fetch_ms'>;

/** The expected content, and other acceptable responses. */
interface Wish {
  readonly accept: string;
  /** Content types, without parameters. */
  readonly types: readonly string[];
  /** The version that was already imported. */
  readonly known: FetchMark | undefined;
  /** Whether 404 and 410 are acceptable: not published yet. */
  readonly may_be_absent: boolean;
}

interface Nothing {
  readonly nothing: 'not_modified' | 'not_there';
}

interface Failure {
  /** The actual response, as the end of a sentence. */
  readonly what: string;
  readonly mayRetry: boolean;
  /** The delay that the site requests; null if none. */
  readonly askedWaitMs?: number | null;
  readonly cause?: unknown;
}

const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
// The Accept header of a browser; a bare `*/*` gets a challenge page more often.
const HTML: Wish = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  types: ['text/html'],
  known: undefined,
  may_be_absent: false,
};
// Many sites send every download as `application/octet-stream`; its first bytes show whether it is a PDF.
const PDF = {
  accept: 'application/pdf,application/octet-stream;q=0.9,*/*;q=0.1',
  types: ['application/pdf', 'application/octet-stream'],
};
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
  const page = await fetchWish(url, HTML, settings, tools, signal);
  // Only a conditional request can get this response.
  if ('nothing' in page)
    throw new Fault('FETCH_FAILED', `The page ${url} could not be fetched: the response was empty. ${ADVICE}`);
  return page;
}

/**
 * The PDF at an allow-listed URL, unless its version is still `known` (`not_modified`) or, if the caller allows this,
 * it does not exist yet (`not_there`). Throws like `fetchPage`.
 */
export async function fetchReport(
  url: string,
  { known, may_be_absent }: Pick<Wish, 'known' | 'may_be_absent'>,
  settings: FetchSettings,
  tools: FetchTools,
  signal?: AbortSignal,
): Promise<FetchedReport | Nothing['nothing']> {
  const report = await fetchWish(url, { ...PDF, known, may_be_absent }, settings, tools, signal);
  if ('nothing' in report) return report.nothing;
  if (!beginsAsPdf(report.bytes))
    throw failed(url, 1, { what: 'the document does not begin like a PDF', mayRetry: false }, 0);
  return report;
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
    const result = await tryOnce(url, wish, settings, tools.clock, signal);
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
  return new Fault(
    'FETCH_FAILED',
    `The page ${url} could not be fetched: after ${attempts}, ${failure.what}.${asked} ${ADVICE}`,
    {
      ...(failure.cause instanceof Error ? { internal: describe(failure.cause) } : {}),
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
  clock: Clock,
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
  try {
    const response = await follow(
      url,
      wish,
      settings,
      AbortSignal.any(signal === undefined ? [limits.signal] : [limits.signal, signal]),
    );
    clearTimeout(answer);
    if ('what' in response) return response;
    const refused = readNothing(response.status, wish) ?? judgeHead(response, wish, clock);
    if (refused === undefined) return await readBody(response, settings);
    await response.body?.cancel();
    return refused;
  } catch (thrown) {
    const what = limits.signal.aborted
      ? (limits.signal.reason as Fault).message
      : 'the connection failed before the page was complete';
    return { what, mayRetry: true, cause: thrown };
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
  signal: AbortSignal,
): Promise<Response | Failure> {
  let address = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!isAllowed(address, settings)) {
      return {
        what:
          `${redirects === 0 ? 'no request was sent, because' : 'the site redirects, and'} ${address} is not an ` +
          `https address of ${settings.hosts.join(' or ')}`,
        mayRetry: false,
      };
    }
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
  return { what: `the site redirects more than ${MOST_REDIRECTS} times, last to ${address}`, mayRetry: false };
}

function headersOf({ accept, known }: Wish): Record<string, string> {
  return {
    accept,
    'accept-language': 'en-GB,en;q=0.9',
    ...(typeof known?.etag === 'string' ? { 'if-none-match': known.etag } : {}),
    ...(typeof known?.last_modified === 'string' ? { 'if-modified-since': known.last_modified } : {}),
  };
}

function isAllowed(address: string, settings: FetchSettings): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (settings.loopbackOrigins.includes(url.origin)) return ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  return url.protocol === 'https:' && url.port === '' && settings.hosts.includes(url.hostname);
}

function readNothing(status: number, { known, may_be_absent }: Wish): Nothing | undefined {
  if (status === 304 && known !== undefined) return { nothing: 'not_modified' };
  return may_be_absent && (status === 404 || status === 410) ? { nothing: 'not_there' } : undefined;
}

/** Undefined for a valid page. A rejection (403, challenge) is not retried, because retries prolong it. */
function judgeHead(response: Response, { types }: Wish, clock: Clock): Failure | undefined {
  const { status, headers } = response;
  if (status === 403 || headers.get('cf-mitigated') === 'challenge') {
    return {
      what: `the site returned ${status} and rejects automatic clients (a challenge page)`,
      mayRetry: false,
    };
  }
  if (status === 429 || status >= 500) {
    return {
      what: `the site returned ${status}`,
      mayRetry: true,
      askedWaitMs: readRetryAfter(headers.get('retry-after'), clock),
    };
  }
  if (status !== 200) return { what: `the site returned ${status} instead of 200`, mayRetry: false };
  const type = headers.get('content-type') ?? 'no content type';
  // `text/html; charset=utf-8`
  if (types.includes((type.split(';')[0] ?? '').trim().toLowerCase())) return undefined;
  return { what: `the site sent ${type.slice(0, 80)} where ${types[0]} was expected`, mayRetry: false };
}

/** `Retry-After: 120` or an HTTP date, as milliseconds from now. */
function readRetryAfter(value: string | null, clock: Clock): number | null {
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value)) return Number.parseInt(value, 10) * 1000;
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, until - clock.now().getTime());
}

async function readBody(response: Response, settings: FetchSettings): Promise<Untimed | Failure> {
  const bytes = await readAtMost(response, settings.largestBytes);
  if (bytes === undefined)
    return { what: `the page is larger than the ${settings.largestBytes} bytes allowed`, mayRetry: false };
  const { headers, url } = response;
  return { bytes, url, mark: { etag: headers.get('etag'), last_modified: headers.get('last-modified') } };
}

/** The body of a response; undefined if it is longer than allowed, in which case the rest is not read. */
export async function readAtMost(response: Response, largest: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
