import type { FastifyReply } from 'fastify';
import type { Passed } from '#access/gate.ts';
import type { LimitState } from '#access/limits.ts';
import type { JsonText } from '#reads/query-result.ts';
import { SMALLEST_COMPRESSED_BYTES, compress } from './compress.ts';
import { chooseCoding } from './negotiate.ts';
import type { Coding } from './negotiate.ts';

/** Headers of every response of this service. */
export function baseHeaders(request_id: string, baseUrl: string): Headers {
  return {
    'x-request-id': request_id,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(baseUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers that many responses share, rendered once in both forms in which they are written. */
export class FixedHeaders {
  /** Names and values alternate. */
  readonly list: readonly (string | number)[];
  /** The header lines, each with CRLF. */
  readonly text: string;

  constructor(list: readonly (string | number)[]) {
    this.list = list;
    this.text = headerLines(list);
  }
}

/** Renders alternating names and values as HTTP/1.1 header lines. */
export function headerLines(list: readonly (string | number)[]): string {
  let lines = '';
  for (let at = 0; at < list.length; at += 2) lines += `${list[at]}: ${list[at + 1]}\r\n`;
  return lines;
}

/** The headers of every response to a key, without the request id. */
export function fixKeyedHeaders(baseUrl: string): FixedHeaders {
  const { 'x-request-id': _each, ...fixed } = baseHeaders('', baseUrl);
  return new FixedHeaders(listHeaders({ ...fixed, ...KEYED_HEADERS }));
}

/** Alternating names and values, the form that Node writes without sorting and copying. */
export function listHeaders(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, `${value}`]);
}

/** Prevents shared caches from giving a response to another client or in another form. */
export const KEYED_HEADERS: Headers = {
  'cache-control': 'private, no-cache',
  vary: 'X-API-Key, Accept, Accept-Encoding',
};

// Limits are replenished within one minute, for keys and for the explorer.
const WINDOW_SECONDS = 60;

/** The limit headers of the contract and of the IETF draft, and the cost of this call: names and values alternate. */
export function listLimitHeaders(
  { limit, remaining, resetSeconds }: LimitState,
  cost_units: number,
): readonly (string | number)[] {
  return [
    'ratelimit-limit',
    limit,
    'ratelimit-remaining',
    remaining,
    'ratelimit-reset',
    resetSeconds,
    'ratelimit-policy',
    `"burst";q=${limit};w=${WINDOW_SECONDS}`,
    'ratelimit',
    `"burst";r=${remaining};t=${resetSeconds}`,
    'x-ratelimit-cost',
    cost_units,
    'x-monthly-quota-limit',
    'unlimited',
  ];
}

/** The same headers by name. */
export function limitHeaders(limit: LimitState, cost_units: number): Headers {
  const list = listLimitHeaders(limit, cost_units);
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[String(name), list[at + 1] ?? '']] : [])));
}

/** The limit after the units of a failed request were refunded. */
export function afterRefund(passed: Pick<Passed, 'limit'>, cost_units: number): LimitState {
  return { ...passed.limit, remaining: Math.min(passed.limit.limit, passed.limit.remaining + cost_units) };
}

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
