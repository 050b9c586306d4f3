import type { FastifyReply } from 'fastify';
import { listBodyHeaders } from './body.ts';
import type { Body } from './body.ts';

export type Headers = Readonly<Record<string, string | number>>;

interface Sent {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly (string | number)[];
  /** Undefined for an answer that has no body at all (304). */
  readonly body: Body | undefined;
}

/**
 * Writes the whole answer to the socket, past Fastify's own serialising. HEAD
 * gets the headers of GET, its length included; its body is dropped by Node.
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
  // Corked, the pieces leave in one system call without being copied into one buffer first.
  raw.cork();
  for (const piece of body.pieces) raw.write(piece, body.encoding);
  raw.end();
  raw.uncork();
}
