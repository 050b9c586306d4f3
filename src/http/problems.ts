/**
 * The one registry of problem codes. The pages under
 * `/problems/`, `/problems.json`, `docs/problems/` and OpenAPI are made of it.
 */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** What happened, in words for someone who meets the code for the first time. */
  readonly explanation: string;
  /** What to do now. */
  readonly remedy: string;
}

export const PROBLEMS = {
  VALIDATION_ERROR: {
    status: 422,
    title: 'Request validation failed',
    explanation: 'A parameter is malformed, missing, outside its bounds, or not known to this operation. The member errors lists every mistake with its location (query.page, path.report_date, body.funds[3]), a message and a type.',
    remedy: 'Correct each listed location. The bounds and defaults of every parameter stand in /v1/catalog and in /openapi.json. Do not retry unchanged.',
  },
  INVALID_REQUEST: {
    status: 400,
    title: 'Invalid request',
    explanation: 'The request cannot be read as HTTP or as a URL: a broken percent escape, a NUL character, a header block that is too long, or a request that stopped half-way.',
    remedy: 'Build the URL with a library that escapes values, keep the key in the X-API-Key header, and send the request again.',
  },
  MALFORMED_JSON: {
    status: 400,
    title: 'Malformed JSON',
    explanation: 'The request body is not JSON in UTF-8.',
    remedy: 'Send one JSON object, for example {"funds": ["a-fund-slug"]}, with Content-Type: application/json.',
  },
  INVALID_CURSOR: {
    status: 400,
    title: 'Invalid cursor',
    explanation: 'The cursor was not made by this service for this feed, or it was made for another fund, window or order. A cursor is opaque and bound to the request that produced it.',
    remedy: 'Pass meta.next_cursor unchanged and URL-encoded, with the same path and parameters as before; or start again without a cursor.',
  },
  INVALID_DATE_RANGE: {
    status: 400,
    title: 'Invalid date range',
    explanation: 'Both dates are valid, but from lies after to.',
    remedy: 'Exchange the dates, or leave one of them out.',
  },
  INVALID_FILTER: {
    status: 400,
    title: 'Invalid filter value',
    explanation: 'A filter is well formed but its value is not one this service knows.',
    remedy: 'Use one of the values named in detail, or read them from /v1/catalog/mutual-funds/enums, /v1/mutual-funds/categories and /v1/mutual-funds/amcs.',
  },
  UNSUPPORTED_EXPANSION: {
    status: 400,
    title: 'Unsupported expansion',
    explanation: 'The parameter include names an expansion this operation does not have.',
    remedy: 'Use the expansions named in detail.',
  },
  UNSUPPORTED_FIELD: {
    status: 400,
    title: 'Unsupported field',
    explanation: 'The member fields names a property that fund records do not have.',
    remedy: 'Use property names of the fund resource in /v1/catalog/mutual-funds/fields. The properties id and slug are always returned.',
  },
  API_KEY_MISSING: {
    status: 401,
    title: 'API key missing',
    explanation: 'The request carries no X-API-Key header. A key anywhere else, a URL included, is not looked at.',
    remedy: 'Send the key in the X-API-Key header. A key that once stood in a URL should be rotated.',
  },
  API_KEY_INVALID: {
    status: 401,
    title: 'API key invalid',
    explanation: 'The key is not well formed, not known, or was revoked or rotated.',
    remedy: 'Check that the whole key was copied (mfd_ and 38 letters and digits). A revoked key cannot be recovered: create a new one.',
  },
  API_KEY_EXPIRED: {
    status: 401,
    title: 'API key expired',
    explanation: 'The key was valid until the expiry date it was created with.',
    remedy: 'Create or rotate a key, and move the integration to it.',
  },
  SCOPE_MISSING: {
    status: 403,
    title: 'Scope missing',
    explanation: 'The key is valid, but was not created with a scope that opens this operation. The refused request cost nothing.',
    remedy: 'Use a key with one of the scopes named in detail. The scopes of every operation stand in /v1/catalog.',
  },
  ACCOUNT_UNAVAILABLE: {
    status: 403,
    title: 'Account unavailable',
    explanation: 'The key belongs to an account that is not active: not yet activated, suspended or closed. The refused request cost nothing.',
    remedy: 'Activate the account (verified e-mail, messaging number, intended use, accepted terms) or ask the operator of the service.',
  },
  FUND_NOT_FOUND: {
    status: 404,
    title: 'Fund not found',
    explanation: 'No fund of the registry has this slug. A slug is taken from the registry and never derived from a display name.',
    remedy: 'Look the fund up with /v1/mutual-funds/funds?q=… and use its slug.',
  },
  AMC_NOT_FOUND: {
    status: 404,
    title: 'Asset management company not found',
    explanation: 'No asset management company of the registry has this slug.',
    remedy: 'Take the slug from /v1/mutual-funds/amcs.',
  },
  FAMILY_NOT_FOUND: {
    status: 404,
    title: 'Family not found',
    explanation: 'No family of the registry has this slug, or it is not of the kind this operation reads.',
    remedy: 'Take the slug from /v1/mutual-funds/families or /v1/mutual-funds/vps.',
  },
  REPORT_NOT_FOUND: {
    status: 404,
    title: 'Report not found',
    explanation: 'The fund exists, but no report of it was promoted for this date or at all. This is another state than a report with an empty section.',
    remedy: 'Take a report date from the list of reports of the fund.',
  },
  ROUTE_NOT_FOUND: {
    status: 404,
    title: 'Route not found',
    explanation: 'This service has nothing at this path. Paths are case-sensitive and do not end in a slash.',
    remedy: 'All operations are listed in /docs, /openapi.json and /v1/catalog.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method not allowed',
    explanation: 'The path exists, but not with this method. The Allow header names the methods it has.',
    remedy: 'Use a method named in the Allow header.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Payload too large',
    explanation: 'The request body is larger than 64 kB. The largest valid selection is far below that.',
    remedy: 'Ask for at most 100 funds in one request.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Unsupported media type',
    explanation: 'The request body is not declared as JSON, or is sent in a content coding.',
    remedy: 'Send Content-Type: application/json and no Content-Encoding.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Rate limited',
    explanation: 'The weighted burst capacity of the key is used up for the moment. There is no monthly quota. The refused request cost nothing.',
    remedy: 'Wait for the seconds of the Retry-After header, lower the concurrency, and retry within a bound.',
  },
  INTERNAL_ERROR: {
    status: 500,
    title: 'Internal error',
    explanation: 'The service failed at something that is not the fault of the request. The units of the request were given back.',
    remedy: 'Retry with bounded exponential backoff and jitter. If it persists, report the request_id.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    title: 'Service unavailable',
    explanation: 'The service, or a store it depends on, cannot answer at the moment. The units of the request were given back.',
    remedy: 'Retry after the seconds of the Retry-After header, with bounded exponential backoff and jitter.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS).filter(isProblemCode);

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code);
}

/** `INVALID_CURSOR` is explained at `/problems/invalid-cursor`. */
export function problemPath(code: ProblemCode): string {
  return `/problems/${code.toLowerCase().replaceAll('_', '-')}`;
}
