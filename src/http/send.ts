import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { JsonText } from '#reads/reading.ts';
import { SMALLEST_COMPRESSED_BYTES, compress } from './compress.ts';
import { chooseCoding } from './negotiate.ts';

export type Headers = Readonly<Record<string, string | number>>;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined for an answer that has no body at all (304). */
  readonly body: JsonText | undefined;
}

/**
 * Writes the whole answer to the socket, past Fastify's own serialising. HEAD
 * gets the headers of GET, its length included; its body is dropped by Node.
 */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  reply.hijack();
  if (answer.body === undefined) {
    reply.raw.writeHead(answer.status, { ...answer.headers }).end();
    return;
  }
  let body = answer.body;
  let bytes = byteLength(body);
  const headers: Record<string, string | number> = { ...answer.headers };
  const coding = bytes < SMALLEST_COMPRESSED_BYTES ? undefined : chooseCoding(request.headers['accept-encoding']);
  if (coding !== undefined) {
    const compressed = compress(body, coding);
    body = [compressed];
    bytes = compressed.length;
    headers['content-encoding'] = coding;
  }
  reply.raw.writeHead(answer.status, { ...headers, 'content-length': bytes });
  writePieces(reply.raw, body);
}

/** Corked, the pieces leave in one system call without being copied into one buffer first. */
function writePieces(response: ServerResponse, pieces: JsonText): void {
  response.cork();
  for (const piece of pieces) response.write(piece);
  response.end();
  response.uncork();
}

function byteLength(pieces: JsonText): number {
  let bytes = 0;
  for (const piece of pieces) bytes += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.byteLength;
  return bytes;
}
