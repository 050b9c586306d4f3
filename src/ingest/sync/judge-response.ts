import type { Clock } from '#base/clock.ts';
import { beginsAsHtml } from '#documents/begins-as-html.ts';
import { kindOfHtml } from '#documents/html-kind.ts';
import { beginsAsPdf } from '#documents/pdf/begins-as-pdf.ts';

/** The validators of a document's version; sent back, they ask whether there is another version. */
export interface FetchMark {
  readonly etag: string | null;
  readonly last_modified: string | null;
}

/** The expected content, and other acceptable responses. */
export interface Wish {
  /** `page`: HTML whose content the importer judges; `html` and `pdf` are also judged here by their first bytes. */
  readonly content: 'page' | 'html' | 'pdf' | 'text';
  /** The version that was already imported. */
  readonly known?: FetchMark | undefined;
  /** Whether a missing document is acceptable: not published yet. */
  readonly may_be_absent?: boolean;
  /** Whether the first bytes suffice: the rest is not transferred. */
  readonly is_peek?: boolean;
}

export interface Nothing {
  readonly nothing: 'not_modified' | 'not_there';
}

/**
 * `blocked`: the site rejects programs; `busy`: it requests a delay; `server`: its own error;
 * `unreachable`: no response, or none in time; `incomplete`: the connection ended within the document;
 * `absent`: the document does not exist; `unfit`: another document;
 * `elsewhere`: an address that is not allowed; `robots`: its robots.txt forbids the address.
 */
export type FailureKind =
  | 'blocked'
  | 'busy'
  | 'server'
  | 'unreachable'
  | 'incomplete'
  | 'absent'
  | 'unfit'
  | 'elsewhere'
  | 'robots';

export interface Failure {
  readonly kind: FailureKind;
  /** The actual response, as the end of a sentence. */
  readonly what: string;
  readonly mayRetry: boolean;
  /** The delay that the site requests; null if none. */
  readonly askedWaitMs?: number | null;
  readonly cause?: unknown;
}

// The Accept header of a browser; a bare `*/*` gets a challenge page more often.
const ACCEPT_HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const ACCEPT: Readonly<Record<Wish['content'], string>> = {
  page: ACCEPT_HTML,
  html: ACCEPT_HTML,
  pdf: 'application/pdf,application/octet-stream;q=0.9,*/*;q=0.1',
  text: 'text/plain,*/*;q=0.1',
};
// A page in the place of a PDF is read only to report its kind.
const MOST_PAGE_BYTES = 256 * 1024;
// RFC 9309 requires that 500 KiB of a robots.txt are read.
const MOST_ROBOTS_BYTES = 512 * 1024;

export function headersOf({ content, known }: Wish): Record<string, string> {
  return {
    accept: ACCEPT[content],
    'accept-language': 'en-GB,en;q=0.9',
    ...(typeof known?.etag === 'string' ? { 'if-none-match': known.etag } : {}),
    ...(typeof known?.last_modified === 'string' ? { 'if-modified-since': known.last_modified } : {}),
  };
}

/**
 * Undefined for a response whose body is to be read. A rejection (403, challenge) is not retried,
 * because retries prolong it.
 */
export function judgeHead(response: Response, wish: Wish, clock: Clock): Failure | Nothing | undefined {
  const { status, headers } = response;
  if (status === 304 && wish.known !== undefined) return { nothing: 'not_modified' };
  if (status === 404 || status === 410) return absent(`the site returned ${status} instead of 200`, wish);
  if (status === 403 || status === 401 || headers.get('cf-mitigated') === 'challenge') {
    return {
      kind: 'blocked',
      what: `the site returned ${status} and rejects automatic clients (a challenge page)`,
      mayRetry: false,
    };
  }
  if (status === 429 || status >= 500) {
    const askedWaitMs = readRetryAfter(headers.get('retry-after'), clock);
    const kind = status === 429 || askedWaitMs !== null ? 'busy' : 'server';
    return { kind, what: `the site returned ${status}`, mayRetry: true, askedWaitMs };
  }
  if (status !== 200) return { kind: 'unfit', what: `the site returned ${status} instead of 200`, mayRetry: false };
  const type = typeOf(response);
  const isHtmlExpected = wish.content === 'page' || wish.content === 'html';
  return isHtmlExpected && type !== 'text/html' && type !== 'application/xhtml+xml'
    ? unfit(`the site sent ${printedType(response)} where text/html was expected`)
    : undefined;
}

/** The number of bytes worth reading: of a text file, and of a page in the place of a PDF, only the beginning. */
export function mostBytes(response: Response, { content }: Wish, largest: number): number {
  if (content === 'text') return Math.min(largest, MOST_ROBOTS_BYTES);
  return content === 'pdf' && typeOf(response) === 'text/html' ? Math.min(largest, MOST_PAGE_BYTES) : largest;
}

/** Undefined for the expected document. Many sites send wrong content types, so the first bytes decide. */
export function judgeBody(
  bytes: Uint8Array,
  response: Response,
  wish: Wish,
  isRedirected: boolean,
): Failure | Nothing | undefined {
  if (wish.content === 'page' || wish.content === 'text') return undefined;
  if (wish.content === 'pdf' && beginsAsPdf(bytes))
    return wish.is_peek === true ? undefined : judgeEnd(bytes, response);
  if (bytes.byteLength === 0) return unfit('the site sent an empty document');
  const isPage = wish.content === 'html' || typeOf(response) === 'text/html' || beginsAsHtml(bytes);
  if (!isPage) return unfit(`the document does not begin like a PDF (content type ${printedType(response)})`);
  const { kind, title } = kindOfHtml(bytes);
  const named = title === null ? '' : ` ("${title}")`;
  if (kind === 'challenge')
    return {
      kind: 'blocked',
      what: `the site sent a page that keeps automatic clients out${named} in place of the document`,
      mayRetry: false,
    };
  if (kind === 'absent') return absent(`the site sent an error page${named} with status 200`, wish);
  if (kind === 'error') return unfit(`the site sent an error page${named} with status 200`);
  if (wish.content === 'html') return undefined;
  const what = `the site sent a web page${named} where a PDF was expected`;
  // Many sites redirect the address of a missing file to their home page.
  return isRedirected ? absent(`${what}, after a redirect`, wish) : unfit(what);
}

// A PDF may end with a few bytes of a mail or web server.
const TAIL_BYTES = 2_048;

/** Without a stated length, only the end marker shows that a download is complete. */
function judgeEnd(bytes: Uint8Array, response: Response): Failure | undefined {
  if (response.headers.has('content-length') && !response.headers.has('content-encoding')) return undefined;
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-TAIL_BYTES);
  return tail.includes('%%EOF')
    ? undefined
    : { kind: 'incomplete', what: 'the download ended before the end of the PDF', mayRetry: true };
}

function absent(what: string, { may_be_absent }: Wish): Failure | Nothing {
  return may_be_absent === true ? { nothing: 'not_there' } : { kind: 'absent', what, mayRetry: false };
}

function unfit(what: string): Failure {
  return { kind: 'unfit', what, mayRetry: false };
}

// `text/html; charset=utf-8`
function typeOf({ headers }: Response): string {
  return ((headers.get('content-type') ?? '').split(';')[0] ?? '').trim().toLowerCase();
}

function printedType({ headers }: Response): string {
  return (headers.get('content-type') ?? 'no content type').slice(0, 80);
}

/** `Retry-After: 120` or an HTTP date, as milliseconds from now. */
function readRetryAfter(value: string | null, clock: Clock): number | null {
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value)) return Number.parseInt(value, 10) * 1000;
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, until - clock.now().getTime());
}
