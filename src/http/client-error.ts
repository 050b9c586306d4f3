import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import { uuidV7 } from '#base/ids.ts';
import { own } from '#base/own.ts';
import { baseHeaders, headerLines, listHeaders } from './send.ts';
import { PROBLEM_MEDIA_TYPE, renderProblem } from './problems.ts';
import type { ProblemCode } from './problems.ts';
import { AFTER_ANSWER, AFTER_REFUSAL } from './request-body.ts';
import type { Headers } from './send.ts';

type Refusal = readonly [status: number, reason: string, text: string];

const BAD_REQUEST: Refusal = [
  400,
  'Bad Request',
  'The bytes received are not a valid HTTP request; check the client and any proxy in front of it.',
];

/** By error code of Node's HTTP server. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'Request Timeout',
    'The request did not arrive in time; send it again without pauses.',
  ],
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'URL and headers together exceed 16 kB; request fewer funds or send fewer headers.',
  ],
};

interface ClientError extends NodeJS.ErrnoException {
  /** The bytes that could not be parsed: a Buffer if Node's parser rejected them. */
  readonly rawPacket?: unknown;
  readonly bytesParsed?: number;
}

/** The parts of the service that a problem document names or needs. */
export interface ProblemOrigin {
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** Answers on the bare socket when no request could be parsed, so that no reply object exists. */
export function createClientErrorHandler(parts: ProblemOrigin): (error: ClientError, socket: Socket) => void {
  const answered = new WeakSet<Socket>();
  return (error, socket) => {
    // Node's parser reports every further chunk after an error.
    if (answered.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable || hasStartedResponse(socket)) {
      socket.destroy();
      return;
    }
    answered.add(socket);
    const [status, reason, text] = own(REFUSALS, error.code ?? '') ?? BAD_REQUEST;
    socket.end(
      writeBareProblem(parts, new Fault('INVALID_REQUEST', text), {
        code: 'INVALID_REQUEST',
        status,
        reason,
        url: findTarget(error.rawPacket, error.bytesParsed ?? 0) || currentUrl(socket),
        withoutBody: isHead(error),
      }),
    );
    // A client that timed out gets the short drain.
    (status === 408 ? AFTER_REFUSAL : AFTER_ANSWER).read(socket, () => socket.destroySoon());
  };
}

interface BareProblem {
  readonly code: ProblemCode;
  readonly status: number;
  readonly reason: string;
  readonly headers?: Headers;
  /** The request target, if known. */
  readonly url?: string;
  readonly withoutBody?: boolean;
}

/** A complete response with a problem document; the connection closes after it. */
export function writeBareProblem(
  { clock, baseUrl }: ProblemOrigin,
  fault: Fault,
  { code, status, reason, headers = {}, url = '', withoutBody = false }: BareProblem,
): string {
  const request_id = uuidV7(clock.now());
  const body = renderProblem(fault, code, { baseUrl, request_id, url, status });
  const lines = headerLines(
    listHeaders({
      ...baseHeaders(request_id, baseUrl),
      'content-type': PROBLEM_MEDIA_TYPE,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...headers,
      connection: 'close',
    }),
  );
  return `HTTP/1.1 ${status} ${reason}\r\n${lines}\r\n${withoutBody ? '' : body}`;
}

/** A client would read a body after a HEAD response as the next response. */
function isHead({ rawPacket }: ClientError): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 'HEAD '.length).toString('latin1') === 'HEAD ';
}

/** The target of a request whose headers were read but whose body was not. */
function currentUrl(socket: Socket & { readonly _httpMessage?: ServerResponse | null }): string {
  return socket._httpMessage?.req.url ?? '';
}

/** A client would read a second response as part of the one already started. */
function hasStartedResponse(socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

// `GET /v1/catalog`, even if the line is incomplete; blank lines before it are allowed (RFC 9112, 2.2).
const REQUEST_LINE = /^(?:\r?\n){0,4}[^\s/]{1,64} (\S{1,8000})/;
const END_OF_HEADERS = '\r\n\r\n';

/**
 * The target of a request that could not be parsed; empty if the bytes do not show one. `parsed`: bytes that the parser
 * accepted.
 */
function findTarget(packet: unknown, parsed: number): string {
  if (!Buffer.isBuffer(packet)) return '';
  const text = packet.toString('latin1');
  // Of several requests in one packet, the failed one follows the last complete headers.
  const before = text.lastIndexOf(END_OF_HEADERS, Math.max(0, parsed - END_OF_HEADERS.length));
  const target = REQUEST_LINE.exec(before < 0 ? text : text.slice(before + END_OF_HEADERS.length))?.[1] ?? '';
  if (target.startsWith('/')) return target;
  return URL.canParse(target) ? new URL(target).pathname : '';
}
