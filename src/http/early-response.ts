import { ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { AFTER_ANSWER } from './drain-body.ts';

/**
 * A response that may be complete before its request: a refusal (401, 404, 413, 415 and so on) does not wait for the
 * body. It is sent at once but ends only after the rest of the body was read and discarded, within bounds, because Node
 * closes or reuses the connection when a response ends.
 */
export class EarlyResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override end(...given: unknown[]): this {
    if (this.writableEnded || !isArriving(this.req)) return this.#finish(given);
    const [body, encoding] = given;
    if (typeof body === 'string' || body instanceof Uint8Array)
      this.write(body, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
    else this.flushHeaders();
    const { socket } = this.req;
    const isLast = hasAnnouncedClose(this);
    // Lets a client that reads until the end of the connection finish now.
    if (isLast && this.socket === socket) socket.end();
    AFTER_ANSWER.read(this.req, (hasEnded) => {
      this.#finish(given.filter((one) => typeof one === 'function'));
      if (!hasEnded) socket.destroy();
      else if (isLast) socket.destroySoon();
    });
    return this;
  }

  #finish(given: readonly unknown[]): this {
    // `given` matches one of the three signatures of Node's `end`.
    return super.end(...(given as []));
  }
}

function isArriving({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');
}

/** Whether the sent headers announced the end of the connection. */
function hasAnnouncedClose(response: ServerResponse & { readonly _last?: boolean }): boolean {
  return response._last === true;
}
