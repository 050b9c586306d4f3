import { ownText } from '#base/own-text.ts';

/**
 * A request in its most common form: `GET` or `HEAD`, HTTP/1.1, no body, received in one piece with nothing after it.
 */
export interface FastPathRequest extends PlainHeaders {
  readonly method: string;
  readonly url: string;
}

interface PlainHeaders {
  readonly key: string | undefined;
  readonly accept: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** All headers, by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

// Far below Node's own limit of 16 kB, and above the size of an ordinary request with If-None-Match.
const LONGEST_BYTES = 4_096;

// `GET /v1/x?y=z HTTP/1.1`, in visible ASCII.
const REQUEST_LINE = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n/;
// Lines such as `Accept: */*`, then the empty line. Forms that lenient parsers also accept (a folded line, a bare line
// feed, bytes beyond ASCII, blanks before the colon) do not match.
const HEADER_LINES = /^(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~]*\r\n)+\r\n$/;

// Headers that change how the request or its connection must be read: only Node's parser handles those.
const NOT_PLAIN = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'trailer',
  'te',
  'keep-alive',
  'proxy-connection',
]);

// A client sends the same header lines with every request; they are parsed once. With more clients, the map is emptied.
const MOST_REMEMBERED = 512;
// Unusually long blocks are parsed each time, so that the map stays below 5 MB.
const LONGEST_REMEMBERED = 1_024;
const MOST_LINES_REMEMBERED = 32;
const remembered = new Map<string, PlainHeaders>();

/** The number of remembered header blocks and their total length in characters. */
export function countRemembered(): { readonly blocks: number; readonly characters: number } {
  return { blocks: remembered.size, characters: [...remembered.keys()].reduce((sum, { length }) => sum + length, 0) };
}

/**
 * Parses the bytes of one read from a connection. Undefined for anything but one whole plain request: Node's parser has
 * to read it.
 */
export function parseFastPathRequest(bytes: Buffer): FastPathRequest | undefined {
  if (bytes.length > LONGEST_BYTES) return undefined;
  // One character per byte, so that bytes beyond ASCII do not match the patterns.
  const text = bytes.toString('latin1');
  const [line, method, url] = REQUEST_LINE.exec(text) ?? [];
  if (line === undefined || method === undefined || url === undefined) return undefined;
  const lines = text.slice(line.length);
  const headers = remembered.get(lines) ?? readHeaders(ownText(lines));
  return headers === undefined ? undefined : { method, url, ...headers };
}

function readHeaders(lines: string): PlainHeaders | undefined {
  if (!HEADER_LINES.test(lines)) return undefined;
  const headers: Record<string, string> = {};
  for (const line of lines.slice(0, -4).split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    // The meaning of a repeated header depends on its name.
    if (Object.hasOwn(headers, name) || NOT_PLAIN.has(name)) return undefined;
    headers[name] = line.slice(colon + 1).trim();
  }
  const {
    host,
    connection = 'keep-alive',
    accept,
    'x-api-key': key,
    'accept-encoding': acceptEncoding,
    'if-none-match': ifNoneMatch,
  } = headers;
  if (host === undefined || host === '' || connection.toLowerCase() !== 'keep-alive') return undefined;
  const read = { key, accept, acceptEncoding, ifNoneMatch, headers };
  if (lines.length > LONGEST_REMEMBERED || Object.keys(headers).length > MOST_LINES_REMEMBERED) return read;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(lines, read);
  return read;
}
