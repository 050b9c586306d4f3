import { IncomingMessage, STATUS_CODES, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ownText } from '#base/own-text.ts';
import type { Response } from '#http/operation-runner.ts';
import { listBodyHeaders, headerLines } from '#http/send.ts';

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

type Route = (request: IncomingMessage, response: ServerResponse) => void;

interface Surroundings {
  /** Milliseconds that a connection may be idle between two requests. */
  readonly idleMs: number;
  readonly route: Route;
  /** Undefined, or a failure, if the request has to take the router path. */
  readonly respond: (request: FastPathRequest) => Response | undefined | Promise<Response | undefined>;
  /** Attaches Node's HTTP parser to the connection. */
  readonly handOver: () => void;
  /** Value of the Date header. */
  readonly date: () => string;
  /** Whether the process stops: each connection then ends with its next response, which says so. */
  readonly isStopping: () => boolean;
  /** Called when the connection has ended or was handed over. */
  readonly forget: () => void;
}

/** A connection while it sends plain requests only, one after the other. */
export class FastPathConnection {
  readonly #socket: Socket;
  readonly #around: Surroundings;
  /** Value of the Keep-Alive header. */
  readonly #keepAlive: string;
  #isBusy = false;
  #isEnding = false;

  constructor(socket: Socket, around: Surroundings) {
    this.#socket = socket;
    this.#around = around;
    this.#keepAlive = `timeout=${Math.floor(around.idleMs / 1_000)}`;
    socket
      .on('data', this.#read)
      .on('end', this.finish)
      .on('timeout', this.#destroy)
      .on('error', this.#destroy)
      .on('close', around.forget);
    socket.setTimeout(around.idleMs);
  }

  /** Closes the connection: at once, or after the current response. */
  readonly finish = (): void => {
    this.#isEnding = true;
    if (!this.#isBusy) this.#socket.destroySoon();
  };

  readonly #destroy = (): void => {
    this.#socket.destroy();
  };

  readonly #read = (bytes: Buffer): void => {
    if (!this.#socket.writableNeedDrain) {
      this.#take(bytes);
      return;
    }
    // A client that does not read its responses gets no further one. The check is here rather than after each
    // response because most clients have read theirs by now.
    this.#isBusy = true;
    this.#socket.pause();
    this.#socket.once('drain', () => this.#take(bytes));
  };

  #take(bytes: Buffer): void {
    const request = parseFastPathRequest(bytes);
    if (request === undefined) {
      this.#handOver(bytes);
      return;
    }
    this.#isBusy = true;
    const response = this.#respond(request);
    if (!(response instanceof Promise)) {
      this.#finishResponse(request, response);
      return;
    }
    // Later requests wait in the socket, so that responses keep the order of their requests.
    this.#socket.pause();
    void response.catch(() => undefined).then((awaited) => this.#finishResponse(request, awaited));
  }

  #respond(request: FastPathRequest): Response | undefined | Promise<Response | undefined> {
    try {
      return this.#around.respond(request);
    } catch {
      // The router path will meet the same failure and report it.
      return undefined;
    }
  }

  #finishResponse(request: FastPathRequest, response: Response | undefined): void {
    if (response === undefined) {
      this.#useRouterPath(request);
      return;
    }
    this.#write(response);
    this.#awaitNext();
  }

  #write({ status, headers, fixed, body }: Response): void {
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    head += headerLines(headers);
    for (const { text } of fixed) head += text;
    if (body !== undefined) head += headerLines(listBodyHeaders(body));
    head += this.#connectionLines();
    const [first = '', ...others] = body?.pieces ?? [];
    const socket = this.#socket;
    const encoding = body?.encoding ?? 'latin1';
    if (others.length === 0 && typeof first === 'string') {
      socket.write(head + first, encoding);
      return;
    }
    // Corked, the pieces leave in one system call without first being copied into one buffer.
    socket.cork();
    if (typeof first === 'string') socket.write(head + first, encoding);
    else {
      socket.write(head, 'latin1');
      socket.write(first);
    }
    for (const piece of others) socket.write(piece, encoding);
    socket.uncork();
  }

  /** The headers that Node itself would add, and the empty line. */
  #connectionLines(): string {
    this.#isEnding ||= this.#around.isStopping();
    const connection = this.#isEnding ? 'close' : `keep-alive\r\nKeep-Alive: ${this.#keepAlive}`;
    return `Date: ${this.#around.date()}\r\nConnection: ${connection}\r\n\r\n`;
  }

  /** Hands the request to the router as if Node had parsed it; the response goes to this connection. */
  #useRouterPath({ method, url, headers }: FastPathRequest): void {
    const socket = this.#socket;
    socket.pause();
    const request = new IncomingMessage(socket);
    request.method = method;
    request.url = url;
    request.httpVersion = '1.1';
    request.httpVersionMajor = 1;
    request.httpVersionMinor = 1;
    request.headers = { ...headers };
    request.complete = true;
    request.push(null);
    const response = new ServerResponse(request);
    this.#isEnding ||= this.#around.isStopping();
    if (this.#isEnding) response.shouldKeepAlive = false;
    else response.setHeader('Keep-Alive', this.#keepAlive);
    response.assignSocket(socket);
    // Node's server does this for its own responses: a body that is streamed in pieces waits for it.
    const drain = (): void => {
      if (response.writableNeedDrain) response.emit('drain');
    };
    socket.on('drain', drain);
    response.once('finish', () => {
      socket.off('drain', drain);
      response.detachSocket(socket);
      this.#awaitNext();
    });
    this.#around.route(request, response);
  }

  #awaitNext(): void {
    this.#isBusy = false;
    if (this.#isEnding) this.#socket.destroySoon();
    else if (this.#socket.isPaused()) this.#socket.resume();
  }

  #handOver(bytes: Buffer): void {
    const socket = this.#socket;
    socket
      .off('data', this.#read)
      .off('end', this.finish)
      .off('timeout', this.#destroy)
      .off('error', this.#destroy)
      .off('close', this.#around.forget);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(bytes);
    this.#around.forget();
    this.#around.handOver();
    socket.resume();
  }
}
