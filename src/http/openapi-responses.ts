import { Fault } from '#base/fault.ts';
import { PROBLEM_MEDIA_TYPE, renderProblem } from './problem.ts';
import type { ProblemCode } from './problems.ts';
import { PROBLEMS, PROBLEM_CODES, statusesOf } from './problems.ts';
import type { JsonSchema } from './schemas/hoist.ts';

/** Headers of every response to an authenticated request. */
export const RATE_HEADERS = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Cost',
  'X-Monthly-Quota-Limit',
] as const;

/** Headers that replace `meta` in CSV and NDJSON responses. */
export const ROW_HEADERS = ['Link', 'X-Data-As-Of', 'X-Missing-Funds', 'X-Missing-Funds-Count'] as const;

type HeaderText = readonly [type: 'string' | 'integer', example: string | number, description: string];

const HEADER_TEXTS: Readonly<Record<string, HeaderText>> = {
  'X-Request-ID': ['string', '0198c1f4-6d3a-7c21-9a55-3f0f3b1c7e42', 'Request id, also in the body.'],
  ETag: [
    'string',
    '"AZjB9G06fCGaVT8POxx-Qg.m1kq3pQXn0cJ8vVbH2yT4w"',
    'Identifies this response, including its generation metadata.',
  ],
  'Cache-Control': [
    'string',
    'private, no-cache',
    'Only the client may cache the response; it must revalidate with If-None-Match.',
  ],
  Vary: ['string', 'X-API-Key, Accept, Accept-Encoding', 'Request headers that the response depends on.'],
  'RateLimit-Reset': ['integer', 1, 'Seconds until the limit is fully replenished.'],
  'X-RateLimit-Cost': ['integer', 1, 'Units charged for this call.'],
  'X-Monthly-Quota-Limit': ['string', 'unlimited', 'Always unlimited: there is no monthly quota.'],
  'Retry-After': ['integer', 2, 'Seconds to wait before a retry.'],
  'WWW-Authenticate': [
    'string',
    'ApiKey realm="mutual-funds", header="X-API-Key"',
    'The header that must contain the key.',
  ],
  Link: [
    'string',
    '<https://funds.example.test/v1/mutual-funds/funds?page=2>; rel="next"',
    'CSV and NDJSON only: URL of the next page; absent on the last.',
  ],
  'X-Data-As-Of': ['string', '2026-08-19', 'CSV and NDJSON only: meta.data_as_of; absent if null.'],
  'X-Missing-Funds': [
    'string',
    'no-such-fund,another-fund',
    'CSV and NDJSON selections only: the slugs of meta.missing_funds, percent-encoded and comma-separated. ' +
      'Absent if there are none or if they exceed 4 kB.',
  ],
  'X-Missing-Funds-Count': ['integer', 2, 'CSV and NDJSON selections only: number of requested funds without a row.'],
  Allow: ['string', 'GET, HEAD', 'Methods that this path supports.'],
};

function limitTexts(unitsPerMinute: number): Readonly<Record<string, HeaderText>> {
  return {
    'RateLimit-Limit': ['integer', unitsPerMinute, 'Weighted burst capacity.'],
    'RateLimit-Remaining': ['integer', unitsPerMinute - 1, 'Whole units left.'],
    'RateLimit-Policy': [
      'string',
      `"burst";q=${unitsPerMinute};w=60`,
      'Capacity and window, in the format of the IETF draft.',
    ],
    RateLimit: [
      'string',
      `"burst";r=${unitsPerMinute - 1};t=1`,
      'Units left and seconds until replenished, in the format of the IETF draft.',
    ],
  };
}

export function sharedHeaders(unitsPerMinute: number): JsonSchema {
  return Object.fromEntries(
    Object.entries({ ...HEADER_TEXTS, ...limitTexts(unitsPerMinute) }).map(([name, [type, example, description]]) => [
      name,
      { description, schema: { type }, example },
    ]),
  );
}

/** References to shared headers, for one response. */
export function headersNamed(...names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

// Headers that only problems of one status have.
const STATUS_HEADERS: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};
// Too slow, or URL and headers too long: rejected before the request was parsed.
const UNPARSED_STATUSES: readonly number[] = PROBLEMS.INVALID_REQUEST.otherStatuses;
// Rejected before the key was checked.
const UNKEYED_STATUSES = [401, 405, ...UNPARSED_STATUSES];

/** `Problem400` and so on: one shared response per status, with an example of each code. */
export function problemResponses(baseUrl: string): JsonSchema {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of PROBLEM_CODES)
    for (const status of statusesOf(code)) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [`Problem${status}`, describeProblems(status, codes, baseUrl)]),
  );
}

function describeProblems(status: number, codes: readonly ProblemCode[], baseUrl: string): JsonSchema {
  return {
    description: codes.map((code) => PROBLEMS[code].title).join('; '),
    headers: headersNamed(
      'X-Request-ID',
      ...(STATUS_HEADERS[status] ?? []),
      ...(UNKEYED_STATUSES.includes(status) ? [] : RATE_HEADERS),
    ),
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          codes.map((code) => [code, { summary: PROBLEMS[code].title, value: exampleOf(code, baseUrl, status) }]),
        ),
      },
    },
  };
}

function exampleOf(code: ProblemCode, baseUrl: string, status: number): unknown {
  const errors =
    code === 'VALIDATION_ERROR'
      ? [{ location: 'query.page', message: 'expected at least 1, found "0"', type: 'greater_than_equal' }]
      : [];
  const place = {
    baseUrl,
    request_id: '0198c1f4-6d3a-7c21-9a55-3f0f3b1c7e42',
    url: status === 408 ? '' : '/v1/mutual-funds/funds',
    status,
  };
  return JSON.parse(renderProblem(new Fault(code, PROBLEMS[code].explanation, { errors }), code, place));
}
