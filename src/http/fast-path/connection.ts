import { IncomingMessage, STATUS_CODES, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Response } from '#http/operation-runner.ts';
import { listBodyHeaders } from '#http/send.ts';
import { headerLines } from '#http/headers.ts';
import { parseFastPathRequest } from './parse-request.ts';
import type { FastPathRequest } from './parse-request.ts';

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
      .on('end', this.#finish)
      .on('timeout', this.#destroy)
      .on('error', this.#destroy)
      .on('close', around.forget);
    socket.setTimeout(around.idleMs);
  }

  /** Closes the connection: at once, or after the current response. */
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
    response.setHeader('Keep-Alive', this.#keepAlive);
    response.assignSocket(socket);
    response.once('finish', () => {
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
      .off('end', this.#finish)
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
