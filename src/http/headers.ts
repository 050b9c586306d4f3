import type { Passed } from '#access/gate.ts';
import type { LimitState } from '#access/limits.ts';
import type { Headers } from './send.ts';

/** On every answer of this service, whatever it is. */
export function baseHeaders(request_id: string, base_url: string): Headers {
  return {
    'x-request-id': request_id,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(base_url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers that many responses share, put together once in both forms in which they are written. */
export class FixedHeaders {
  /** Names and values in turn. */
  readonly list: readonly (string | number)[];
  /** Their lines, each with its end. */
  readonly text: string;

  constructor(list: readonly (string | number)[]) {
    this.list = list;
    this.text = headerLines(list);
  }
}

/** Names and values in turn, as HTTP/1.1 writes them. */
export function headerLines(list: readonly (string | number)[]): string {
  let lines = '';
  for (let at = 0; at < list.length; at += 2) lines += `${list[at]}: ${list[at + 1]}\r\n`;
  return lines;
}

/** What every answer to a key has of one base URL, but for the request id. */
export function fixKeyedHeaders(base_url: string): FixedHeaders {
  const { 'x-request-id': _each, ...fixed } = baseHeaders('', base_url);
  return new FixedHeaders(listHeaders({ ...fixed, ...KEYED_HEADERS }));
}

/** Names and values in turn: the form that Node writes without sorting and copying it. */
export function listHeaders(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, `${value}`]);
}

/** What depends on the key or on negotiation must not be given to another client by a cache between. */
export const KEYED_HEADERS: Headers = { 'cache-control': 'private, no-cache', vary: 'X-API-Key, Accept, Accept-Encoding' };

// A bucket of `limit` units is full again after one minute without requests, the explorer's as well.
const WINDOW_SECONDS = 60;

/** The specified limit headers, those of the current IETF draft, and what this call cost, as names and values in turn. */
export function listLimitHeaders({ limit, remaining, reset_seconds }: LimitState, cost_units: number): readonly (string | number)[] {
  return [
    'ratelimit-limit', limit,
    'ratelimit-remaining', remaining,
    'ratelimit-reset', reset_seconds,
    'ratelimit-policy', `"burst";q=${limit};w=${WINDOW_SECONDS}`,
    'ratelimit', `"burst";r=${remaining};t=${reset_seconds}`,
    'x-ratelimit-cost', cost_units,
    'x-monthly-quota-limit', 'unlimited',
  ];
}

/** The bucket as it is after the units of a request that we failed were given back. */
export function afterRefund(passed: Pick<Passed, 'limit'>, cost_units: number): LimitState {
  return { ...passed.limit, remaining: Math.min(passed.limit.limit, passed.limit.remaining + cost_units) };
}
