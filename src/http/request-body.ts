import { ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '#base/fault.ts';

/** A hundred of the longest slugs take 20 kB; the rest is room for whitespace. */
export const LARGEST_BODY_BYTES = 64 * 1024;

/** Accepts only JSON in UTF-8. Fastify reads the body after the gate has admitted the request. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      const coding = request.headers['content-encoding'];
      if (coding !== undefined && coding.toLowerCase() !== 'identity') {
        throw new Fault(
          'UNSUPPORTED_MEDIA_TYPE',
          'Request bodies must not be compressed; remove the Content-Encoding header and send plain JSON.',
        );
      }
      return parseJson(body);
    },
  );
}

// Fatal: invalid UTF-8 is rejected, not replaced.
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined for an empty body, which counts as missing, not as malformed. Fault MALFORMED_JSON. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(UTF8.decode(body));
  } catch (thrown) {
    throw new Fault(
      'MALFORMED_JSON',
      'Expected a JSON object in UTF-8 as the request body; the body cannot be parsed.',
      {
        errors: [{ location: 'body', message: 'expected JSON in UTF-8', type: 'json_invalid' }],
        cause: thrown,
      },
    );
  }
}

interface Bounds {
  /** Most bytes read from one client. */
  readonly bytes: number;
  readonly milliseconds: number;
  /**
   * Most streams drained at once per thread. Further ones are not drained, so that clients cannot use this to hold
   * connections open.
   */
  readonly streams: number;
}

/**
 * Reads and discards the rest of a request body after the response. The system resets a connection that is closed with
 * unread bytes, and a client that is still writing would see a broken pipe instead of the response.
 */
class BodyDrain {
  readonly #bounds: Bounds;
  #streams = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Number of streams being drained. */
  get streams(): number {
    return this.#streams;
  }

  /** Calls `done` once, with true if the stream ended within the bounds. */
  read(stream: Readable, done: (hasEnded: boolean) => void): void {
    const { bytes, milliseconds, streams } = this.#bounds;
    if (this.#streams >= streams) {
      done(false);
      return;
    }
    this.#streams += 1;
    let read = 0;
    const finish = (hasEnded: boolean): void => {
      clearTimeout(timer);
      stream.off('data', count).off('end', end).off('close', fail);
      this.#streams -= 1;
      done(hasEnded);
    };
    const end = (): void => finish(true);
    const fail = (): void => finish(false);
    const count = (chunk: Uint8Array): void => {
      read += chunk.length;
      if (read > bytes) finish(false);
    };
    const timer = setTimeout(fail, milliseconds);
    timer.unref();
    stream.on('data', count).on('end', end).on('close', fail);
    stream.resume();
  }
}

/** For requests that were answered without reading their body. */
export const AFTER_ANSWER = new BodyDrain({ bytes: 16 * 1024 * 1024, milliseconds: 10_000, streams: 256 });
/** For connections that were refused or timed out: short, because most such clients do not read the response. */
export const AFTER_REFUSAL = new BodyDrain({ bytes: 64 * 1024, milliseconds: 1_000, streams: 128 });

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
