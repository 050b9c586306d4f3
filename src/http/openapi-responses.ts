import { Fault } from '#base/fault.ts';
import {
  dateOrNull,
  flag,
  id,
  integer,
  integerOrNull,
  timestamp,
  record,
  textOrNull,
  texts,
  listOf,
  oneOf,
  text,
} from '#payloads/members.ts';
import type { JsonSchema } from '#payloads/schema.ts';
import type { Operation } from './operation.ts';
import { TROUBLE_TYPES } from './parameter.ts';
import { PROBLEM_MEDIA_TYPE, renderProblem, PROBLEMS, PROBLEM_CODES, statusesOf } from './problems.ts';
import type { ProblemCode } from './problems.ts';
import { Optional, objectOf, schemaOf } from '#payloads/schema.ts';
import type { Schema, ObjectSchema } from '#payloads/schema.ts';

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

const COMMON = {
  request_id: id('Request id, also in X-Request-ID.'),
  generated_at: timestamp('Time at which the response was built; not an observation date.'),
  data_as_of: dateOrNull(
    'Latest date of the requested data, regardless of page, window or limit; null if there is none.',
  ),
  data_freshness_days: integerOrNull('Days from data_as_of to today in Asia/Karachi; null means unknown, not fresh.', {
    'x-unit': 'days',
  }),
};

const META = record('Meta', 'Information about the response.', COMMON);

const PAGE_META = record('PageMeta', 'Information about the response and the page.', {
  ...COMMON,
  page: integer('Number of this page.'),
  per_page: integer('The effective page size.'),
  has_next: flag('Whether there is another page.'),
  total_pages: integer('Number of pages.'),
});

const CURSOR_META = record('CursorMeta', 'Information about the response and the feed.', {
  ...COMMON,
  next_cursor: textOrNull('Cursor of the next page; null on the last page.'),
});

const SELECTION_META = record('SelectionMeta', 'Information about the response and the selection.', {
  ...COMMON,
  missing_funds: new Optional(texts('Requested slugs without a row; present if funds were selected.')),
});

function metaSchema({ paging, isSelection }: Operation): ObjectSchema {
  if (isSelection) return SELECTION_META;
  if (paging === 'page') return PAGE_META;
  return paging === 'cursor' ? CURSOR_META : META;
}

/** The whole body of a 200 response of this operation. */
export function envelopeSchema(operation: Operation): Schema {
  return objectOf({
    success: schemaOf<true>({ type: 'boolean', const: true }),
    data: operation.payload,
    meta: metaSchema(operation),
  });
}

export const PROBLEM = record('Problem', 'An error (RFC 9457).', {
  type: text('URL of a page that explains the code.'),
  title: text('Short title of the code.'),
  status: integer('HTTP status.'),
  detail: text('What was expected, what was found, and what to do next.'),
  instance: text('Path of the request, without its query; urn:uuid: and the request id if the path could not be read.'),
  request_id: id('Request id, also in X-Request-ID.'),
  code: oneOf(PROBLEM_CODES, 'Stable error code.'),
  errors: new Optional(
    listOf(
      record('ProblemError', 'A mistake in the request.', {
        location: text('Location, for example query.page or body.funds[3].'),
        message: text('Description of the mistake.'),
        type: oneOf(TROUBLE_TYPES, 'Kind of mistake.'),
      }),
      'All mistakes in the request; present for validation errors.',
    ),
  ),
});
