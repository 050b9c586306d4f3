import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonText } from '#reads/reading.ts';
import { byteLength } from './answer.ts';
import { SMALLEST_COMPRESSED_BYTES, compress } from './compress.ts';
import { chooseCoding } from './negotiate.ts';

export type Headers = Readonly<Record<string, string | number>>;

interface Sent {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly (string | number)[];
  /** Undefined for an answer that has no body at all (304). */
  readonly body: Body | undefined;
}

interface Body {
  readonly pieces: JsonText;
  readonly bytes: number;
  /** How the texts among the pieces are written. */
  readonly encoding: BufferEncoding;
}

/**
 * Writes the whole answer to the socket, past Fastify's own serialising. HEAD
 * gets the headers of GET, its length included; its body is dropped by Node.
 */
export function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Sent): void {
  reply.hijack();
  const { raw } = reply;
  if (body === undefined) {
    raw.writeHead(status, [...headers]).end();
    return;
  }
  const coding = body.bytes < SMALLEST_COMPRESSED_BYTES ? undefined : chooseCoding(request.headers['accept-encoding']);
  if (coding !== undefined) {
    const compressed = compress(body.pieces, coding);
    raw.writeHead(status, [...headers, 'content-encoding', coding, 'content-length', compressed.length]).end(compressed);
    return;
  }
  raw.writeHead(status, [...headers, 'content-length', body.bytes]);
  const [only] = body.pieces;
  if (body.pieces.length === 1) {
    raw.end(only, body.encoding);
    return;
  }
  // Corked, the pieces leave in one system call without being copied into one buffer first.
  raw.cork();
  for (const piece of body.pieces) raw.write(piece, body.encoding);
  raw.end();
  raw.uncork();
}

/** A page or a problem: one text. */
export function bodyOf(text: string): Body {
  return { pieces: [text], bytes: byteLength([text]), encoding: 'utf8' };
}
