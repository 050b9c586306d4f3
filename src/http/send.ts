import type { FastifyReply } from 'fastify';
import type { JsonText } from '#reads/query-result.ts';
import { SMALLEST_COMPRESSED_BYTES, compress } from './compress.ts';
import { chooseCoding } from './negotiate.ts';
import type { Coding } from './negotiate.ts';

export type Headers = Readonly<Record<string, string | number>>;

/** The body of one response. */
export interface Body {
  readonly pieces: JsonText;
  readonly bytes: number;
  /** Encoding of the pieces that are strings. */
  readonly encoding: BufferEncoding;
  /** Set when the pieces are compressed. */
  readonly coding?: Coding;
}

export interface Sent {
  readonly status: number;
  /** Names and values alternate. */
  readonly headers: readonly (string | number)[];
  /** Undefined for a response without a body (304). */
  readonly body: Body | undefined;
}

/** The body of a page or a problem document, compressed if the client accepts it. */
export function bodyOf(text: string, acceptEncoding: string | undefined): Body {
  const bytes = Buffer.byteLength(text);
  const coding = bytes < SMALLEST_COMPRESSED_BYTES ? undefined : chooseCoding(acceptEncoding);
  if (coding === undefined) return { pieces: [text], bytes, encoding: 'utf8' };
  const compressed = compress(text, coding);
  return { pieces: [compressed], bytes: compressed.length, encoding: 'utf8', coding };
}

/** The headers that describe a body: names and values alternate. */
export function listBodyHeaders({ bytes, coding }: Body): readonly (string | number)[] {
  return coding === undefined ? ['content-length', bytes] : ['content-encoding', coding, 'content-length', bytes];
}

/**
 * Writes the response without Fastify's serialization. A HEAD response has the headers of GET, including
 * Content-Length; Node drops the body.
 */
export function send(reply: FastifyReply, { status, headers, body }: Sent): void {
  reply.hijack();
  const { raw } = reply;
  if (body === undefined) {
    raw.writeHead(status, [...headers]).end();
    return;
  }
  raw.writeHead(status, [...headers, ...listBodyHeaders(body)]);
  const [only] = body.pieces;
  if (body.pieces.length === 1) {
    raw.end(only, body.encoding);
    return;
  }
  // Corked, the pieces leave in one system call without first being copied into one buffer.
  raw.cork();
  for (const piece of body.pieces) raw.write(piece, body.encoding);
  raw.end();
  raw.uncork();
}
