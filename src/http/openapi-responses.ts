import { Fault } from '#base/fault.ts';
import { PROBLEM_MEDIA_TYPE, renderProblem } from './problem.ts';
import type { ProblemCode } from './problems.ts';
import { PROBLEMS, PROBLEM_CODES } from './problems.ts';
import type { JsonSchema } from './schemas/hoist.ts';

/** On every answer to an authenticated request. */
export const RATE_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy', 'RateLimit', 'X-RateLimit-Cost', 'X-Monthly-Quota-Limit'] as const;

const HEADER_TEXTS: Readonly<Record<string, readonly [type: string, description: string]>> = {
  'X-Request-ID': ['string', 'Request id, also in the body.'],
  ETag: ['string', 'Names this whole response, its generation metadata included.'],
  'RateLimit-Limit': ['integer', 'Weighted burst capacity.'],
  'RateLimit-Remaining': ['integer', 'Whole units left.'],
  'RateLimit-Reset': ['integer', 'Seconds until the bucket is full; no data timestamp.'],
  'RateLimit-Policy': ['string', 'Capacity and window as in the IETF draft.'],
  RateLimit: ['string', 'Units left and seconds until full as in the IETF draft.'],
  'X-RateLimit-Cost': ['integer', 'Units this call took.'],
  'X-Monthly-Quota-Limit': ['string', 'unlimited'],
  'Retry-After': ['integer', 'Seconds to wait before a retry.'],
};

export function sharedHeaders(): JsonSchema {
  return Object.fromEntries(Object.entries(HEADER_TEXTS).map(([name, [type, description]]) => [name, { description, schema: { type } }]));
}

/** `Problem400` and so on: one shared response per status, with an example of each of its codes. */
export function problemResponses(base_url: string): JsonSchema {
  const byStatus = Map.groupBy(PROBLEM_CODES, (code) => PROBLEMS[code].status);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [`Problem${status}`, describeProblems(status, codes, base_url)]));
}

function describeProblems(status: number, codes: readonly ProblemCode[], base_url: string): JsonSchema {
  const names = ['X-Request-ID', ...(status === 429 || status === 503 ? ['Retry-After'] : []), ...(status === 401 ? [] : RATE_HEADERS)];
  return {
    description: codes.map((code) => PROBLEMS[code].title).join('; '),
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { summary: PROBLEMS[code].title, value: exampleOf(code, base_url) }])),
      },
    },
  };
}

function exampleOf(code: ProblemCode, base_url: string): unknown {
  const errors = code === 'VALIDATION_ERROR' ? [{ location: 'query.page', message: 'expected at least 1, found "0"', type: 'greater_than_equal' }] : [];
  const place = { base_url, request_id: '0198c1f4-6d3a-7c21-9a55-3f0f3b1c7e42', url: '/v1/mutual-funds/funds' };
  return JSON.parse(renderProblem(new Fault(code, PROBLEMS[code].explanation, { errors }), code, place));
}
