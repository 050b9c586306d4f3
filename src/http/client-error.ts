import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Fault } from '#base/fault.ts';
import { uuidV7 } from '#base/ids.ts';
import { baseHeaders, headerLines, listHeaders } from './headers.ts';
import { PROBLEM_MEDIA_TYPE, renderProblem } from './problem.ts';
import type { AppParts } from './app-parts.ts';

type Refusal = readonly [status: number, reason: string, text: string];

const BAD_REQUEST: Refusal = [400, 'Bad Request', 'What was sent is not an HTTP request this service can read; check the client or the proxy before it.'];

/** By the error codes of Node's HTTP server. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not arrive in time; send it again in one go.'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The URL and the headers together are longer than 16 kB; ask for fewer funds or send fewer headers.'],
};

interface ClientError extends NodeJS.ErrnoException {
  /** The bytes that could not be read, a Buffer where Node's parser gave up. */
  readonly rawPacket?: unknown;
}

/** Answers, on the bare socket, what never became a request: there is no reply object yet. */
export function createClientErrorHandler(parts: AppParts): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegunAnswer(socket)) {
      socket.destroy();
      return;
    }
    const [status, reason, text] = REFUSALS[error.code ?? ''] ?? BAD_REQUEST;
    const { base_url } = parts;
    const request_id = uuidV7(parts.clock.now());
    const body = renderProblem(new Fault('INVALID_REQUEST', text), 'INVALID_REQUEST', { base_url, request_id, url: '', status });
    const headers = listHeaders({
      ...baseHeaders(request_id, base_url),
      'content-type': PROBLEM_MEDIA_TYPE,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    });
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${headerLines(headers)}\r\n${isHead(error) ? '' : body}`);
  };
}

/** A body behind the headers of HEAD would be read as a second answer. */
function isHead({ rawPacket }: ClientError): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 'HEAD '.length).toString('latin1') === 'HEAD ';
}

/** A second answer into a begun one would be read as part of it. */
function hasBegunAnswer(socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}
