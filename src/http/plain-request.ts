/** A request of the commonest form: `GET` or `HEAD`, HTTP/1.1, no body, arrived in one piece with nothing behind it. */
export interface PlainRequest extends PlainHeaders {
  readonly method: string;
  readonly url: string;
}

interface PlainHeaders {
  readonly key: string | undefined;
  readonly accept: string | undefined;
  readonly accept_encoding: string | undefined;
  readonly if_none_match: string | undefined;
  /** All of them, by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

// Far below the 16 kB that Node lets through, and beyond what a client sends that has a tag to compare.
const LONGEST_BYTES = 4_096;

// `GET /v1/x?y=z HTTP/1.1`; as all that is plain, of visible ASCII.
const REQUEST_LINE = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n/;
// Lines as `Accept: */*`, then the empty one. What a lenient parser would take besides (a folded line, a bare line feed,
// bytes beyond ASCII, blanks before the colon) is not plain.
const HEADER_LINES = /^(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~]*\r\n)+\r\n$/;

// What changes how a request or its connection has to be read, and is Node's to judge.
const NOT_PLAIN = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade', 'trailer', 'te', 'keep-alive', 'proxy-connection']);

// A client sends the same lines with every request; they are read once. Where there are more clients, all begin anew.
const MOST_REMEMBERED = 512;
const remembered = new Map<string, PlainHeaders>();

/**
 * Reads what one connection sent at once; undefined for all that is not exactly a
 * plain request, however little: whoever reads such bytes then must be Node's parser.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > LONGEST_BYTES) return undefined;
  // One character a byte, so that what is not ASCII stays visible as such.
  const text = bytes.toString('latin1');
  const [line, method, url] = REQUEST_LINE.exec(text) ?? [];
  if (line === undefined || method === undefined || url === undefined) return undefined;
  const lines = text.slice(line.length);
  const headers = remembered.get(lines) ?? readHeaders(lines);
  return headers === undefined ? undefined : { method, url, ...headers };
}

function readHeaders(lines: string): PlainHeaders | undefined {
  if (!HEADER_LINES.test(lines)) return undefined;
  const headers: Record<string, string> = {};
  for (const line of lines.slice(0, -4).split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    // What a repeated header means depends on its name.
    if (headers[name] !== undefined || NOT_PLAIN.has(name)) return undefined;
    headers[name] = line.slice(colon + 1).trim();
  }
  const { host, connection = 'keep-alive', accept, 'x-api-key': key, 'accept-encoding': accept_encoding, 'if-none-match': if_none_match } = headers;
  if (host === undefined || host === '' || connection.toLowerCase() !== 'keep-alive') return undefined;
  const read = { key, accept, accept_encoding, if_none_match, headers };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(lines, read);
  return read;
}
