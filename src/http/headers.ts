import type { Passed } from '#access/gate.ts';
import type { LimitState } from '#access/limits.ts';
import type { Headers } from './send.ts';

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

/** The limit after the units of a failed request were refunded. */
export function afterRefund(passed: Pick<Passed, 'limit'>, cost_units: number): LimitState {
  return { ...passed.limit, remaining: Math.min(passed.limit.limit, passed.limit.remaining + cost_units) };
}
