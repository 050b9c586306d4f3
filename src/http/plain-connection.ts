import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Response } from './answer-operation.ts';
import { listBodyHeaders } from './body.ts';
import { headerLines } from './headers.ts';
import { readPlainRequest } from './plain-request.ts';
import type { PlainRequest } from './plain-request.ts';

export type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** How long a connection may say nothing: from its beginning, and later. */
export interface Patience {
  readonly headers_ms: number;
  readonly idle_ms: number;
}

interface Surroundings {
  readonly patience: Patience;
  readonly route: Route;
  /** Undefined, or a failure, where the request has to go by `route`. */
  readonly respond: (request: PlainRequest) => Response | undefined | Promise<Response | undefined>;
  /** Makes the connection Node's. */
  readonly handOver: () => void;
  /** Now, as HTTP writes it. */
  readonly date: () => string;
  /** Tells a client that never said anything. */
  readonly timeOut: () => void;
  /** The connection has ended, or is not ours any more. */
  readonly forget: () => void;
}

/** One connection as long as it sends plain requests, one after the other. */
export class PlainConnection {
  readonly #socket: Socket;
  readonly #around: Surroundings;
  /** How long the client may count on the connection, as the header says it. */
  readonly #keepAlive: string;
  #hasSpoken = false;
  #isBusy = false;
  #isEnding = false;

  constructor(socket: Socket, around: Surroundings) {
    this.#socket = socket;
    this.#around = around;
    this.#keepAlive = `timeout=${Math.floor(around.patience.idle_ms / 1_000)}`;
    socket.on('data', this.#read).on('end', this.#finish).on('timeout', this.#giveUp).on('error', this.#destroy).on('close', around.forget);
    socket.setTimeout(around.patience.headers_ms);
  }

  /** Ends the connection: now, or behind the answer that is under way. */
  finish(): void {
    this.#finish();
  }

  readonly #finish = (): void => {
    this.#isEnding = true;
    if (!this.#isBusy) this.#socket.destroySoon();
  };

  readonly #destroy = (): void => {
    this.#socket.destroy();
  };

  readonly #giveUp = (): void => {
    if (this.#hasSpoken) this.#socket.destroy();
    else this.#around.timeOut();
  };

  readonly #read = (bytes: Buffer): void => {
    if (!this.#socket.writableNeedDrain) {
      this.#take(bytes);
      return;
    }
    // Whoever leaves answers unread is given no further one; it is asked here and not behind each answer, because most have read theirs.
    this.#isBusy = true;
    this.#socket.pause();
    this.#socket.once('drain', () => this.#take(bytes));
  };

  #take(bytes: Buffer): void {
    const request = readPlainRequest(bytes);
    if (request === undefined) {
      this.#handOver(bytes);
      return;
    }
    if (!this.#hasSpoken) this.#socket.setTimeout(this.#around.patience.idle_ms);
    this.#hasSpoken = true;
    this.#isBusy = true;
    const response = this.#respond(request);
    if (!(response instanceof Promise)) {
      this.#answer(request, response);
      return;
    }
    // What comes meanwhile waits in the connection: answers leave in the order of their requests.
    this.#socket.pause();
    void response.catch(() => undefined).then((awaited) => this.#answer(request, awaited));
  }

  #respond(request: PlainRequest): Response | undefined | Promise<Response | undefined> {
    try {
      return this.#around.respond(request);
    } catch {
      // The long way meets the same failure, and has the words for it.
      return undefined;
    }
  }

  #answer(request: PlainRequest, response: Response | undefined): void {
    if (response === undefined) {
      this.#goTheLongWay(request);
      return;
    }
    this.#write(response);
    this.#rest();
  }

  #write({ status, headers, fixed, body }: Response): void {
    let head = status === 304 ? 'HTTP/1.1 304 Not Modified\r\n' : 'HTTP/1.1 200 OK\r\n';
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
    // Corked, the pieces leave in one system call without being copied into one buffer first.
    socket.cork();
    if (typeof first === 'string') socket.write(head + first, encoding);
    else {
      socket.write(head, 'latin1');
      socket.write(first);
    }
    for (const piece of others) socket.write(piece, encoding);
    socket.uncork();
  }

  /** What HTTP/1.1 itself has to say, as Node says it, and the empty line. */
  #connectionLines(): string {
    return `Date: ${this.#around.date()}\r\n${this.#isEnding ? 'Connection: close' : `Connection: keep-alive\r\nKeep-Alive: ${this.#keepAlive}`}\r\n\r\n`;
  }

  /** Through the router, as if Node had read the request: it writes to this connection as to any. */
  #goTheLongWay({ method, url, headers }: PlainRequest): void {
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
    response.setHeader('Keep-Alive', this.#keepAlive);
    response.assignSocket(socket);
    response.once('finish', () => {
      response.detachSocket(socket);
      this.#rest();
    });
    this.#around.route(request, response);
  }

  /** Ready for the next request. */
  #rest(): void {
    this.#isBusy = false;
    if (this.#isEnding) this.#socket.destroySoon();
    else if (this.#socket.isPaused()) this.#socket.resume();
  }

  #handOver(bytes: Buffer): void {
    const socket = this.#socket;
    socket.off('data', this.#read).off('end', this.#finish).off('timeout', this.#giveUp).off('error', this.#destroy).off('close', this.#around.forget);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(bytes);
    this.#around.forget();
    this.#around.handOver();
    socket.resume();
  }
}
