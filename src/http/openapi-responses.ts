import { Fault } from '#base/fault.ts';
import { PROBLEM_MEDIA_TYPE, renderProblem } from './problem.ts';
import type { ProblemCode } from './problems.ts';
import { PROBLEMS, PROBLEM_CODES } from './problems.ts';
import type { JsonSchema } from './schemas/hoist.ts';

/** On every answer to an authenticated request. */
export const RATE_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy', 'RateLimit', 'X-RateLimit-Cost', 'X-Monthly-Quota-Limit'] as const;

/** What `meta` would say, where an answer is its rows alone. */
export const ROW_HEADERS = ['Link', 'X-Data-As-Of', 'X-Missing-Funds-Count'] as const;

type HeaderText = readonly [type: 'string' | 'integer', example: string | number, description: string];

const HEADER_TEXTS: Readonly<Record<string, HeaderText>> = {
  'X-Request-ID': ['string', '0198c1f4-6d3a-7c21-9a55-3f0f3b1c7e42', 'Request id, also in the body.'],
  ETag: ['string', '"AZjB9G06fCGaVT8POxx-Qg.m1kq3pQXn0cJ8vVbH2yT4w"', 'Names this whole response, its generation metadata included.'],
  'Cache-Control': ['string', 'private, no-cache', 'An answer may be kept by its client alone, and asked about with If-None-Match before it is used again.'],
  Vary: ['string', 'X-API-Key, Accept, Accept-Encoding', 'Request headers the answer depends on.'],
  'RateLimit-Limit': ['integer', 600, 'Weighted burst capacity.'],
  'RateLimit-Remaining': ['integer', 599, 'Whole units left.'],
  'RateLimit-Reset': ['integer', 1, 'Seconds until the bucket is full; no data timestamp.'],
  'RateLimit-Policy': ['string', '"burst";q=600;w=60', 'Capacity and window as in the IETF draft.'],
  RateLimit: ['string', '"burst";r=599;t=1', 'Units left and seconds until full as in the IETF draft.'],
  'X-RateLimit-Cost': ['integer', 1, 'Units this call took.'],
  'X-Monthly-Quota-Limit': ['string', 'unlimited', 'Always unlimited: there is no monthly quota.'],
  'Retry-After': ['integer', 2, 'Seconds to wait before a retry.'],
  'WWW-Authenticate': ['string', 'ApiKey realm="mutual-funds", header="X-API-Key"', 'Where the key belongs.'],
  Link: ['string', '<https://funds.example.test/v1/mutual-funds/funds?page=2>; rel="next"', 'With CSV and NDJSON: the next page, absent on the last.'],
  'X-Data-As-Of': ['string', '2026-08-19', 'With CSV and NDJSON: what meta.data_as_of says; absent for null.'],
  'X-Missing-Funds-Count': ['integer', 0, 'With CSV and NDJSON, of a selection: how many of the funds asked for have no row.'],
  Allow: ['string', 'GET, HEAD', 'Methods of this path.'],
};

export function sharedHeaders(): JsonSchema {
  return Object.fromEntries(Object.entries(HEADER_TEXTS).map(([name, [type, example, description]]) => [name, { description, schema: { type }, example }]));
}

/** References to shared headers, for one response. */
export function headersNamed(...names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

// Beside the request id, what a problem of this status alone carries.
const OWN_HEADERS: Readonly<Record<number, readonly string[]>> = { 401: ['WWW-Authenticate'], 405: ['Allow'], 429: ['Retry-After'], 503: ['Retry-After'] };
// Too slow, or a URL and headers too long: refused before there is a request to look at.
const UNREAD_STATUSES = [408, 431];
// Refused before the key was known or without looking at it.
const UNKEYED_STATUSES = [401, 405, ...UNREAD_STATUSES];

/** `Problem400` and so on: one shared response per status, with an example of each of its codes. */
export function problemResponses(base_url: string): JsonSchema {
  const byStatus = Map.groupBy<number, ProblemCode>(PROBLEM_CODES, (code) => PROBLEMS[code].status);
  for (const status of UNREAD_STATUSES) byStatus.set(status, ['INVALID_REQUEST']);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [`Problem${status}`, describeProblems(status, codes, base_url)]));
}

function describeProblems(status: number, codes: readonly ProblemCode[], base_url: string): JsonSchema {
  return {
    description: codes.map((code) => PROBLEMS[code].title).join('; '),
    headers: headersNamed('X-Request-ID', ...(OWN_HEADERS[status] ?? []), ...(UNKEYED_STATUSES.includes(status) ? [] : RATE_HEADERS)),
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { summary: PROBLEMS[code].title, value: exampleOf(code, base_url, status) }])),
      },
    },
  };
}

function exampleOf(code: ProblemCode, base_url: string, status: number): unknown {
  const errors = code === 'VALIDATION_ERROR' ? [{ location: 'query.page', message: 'expected at least 1, found "0"', type: 'greater_than_equal' }] : [];
  const place = { base_url, request_id: '0198c1f4-6d3a-7c21-9a55-3f0f3b1c7e42', url: UNREAD_STATUSES.includes(status) ? '' : '/v1/mutual-funds/funds', status };
  return JSON.parse(renderProblem(new Fault(code, PROBLEMS[code].explanation, { errors }), code, place));
}
