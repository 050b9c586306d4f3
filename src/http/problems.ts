import { isFault } from '#base/fault.ts';
import type { ApiFaultCode, Fault } from '#base/fault.ts';

interface ProblemKind {
  /** The default status. */
  readonly status: number;
  /** More specific statuses, sent in the cases that HTTP defines for them. */
  readonly otherStatuses?: readonly number[];
  readonly title: string;
  /** The cause, for readers who see the code for the first time. */
  readonly explanation: string;
  /** The next step for the client. */
  readonly remedy: string;
}

/**
 * Every problem code of the API. The pages under `/problems/`, `/problems.json`, `docs/problems/` and the OpenAPI
 * description are generated from this table. It compiles only when it has exactly the codes of `ApiFaultCode`.
 */
export const PROBLEMS = {
  VALIDATION_ERROR: {
    status: 422,
    title: 'Request validation failed',
    explanation:
      'A parameter is malformed, missing, outside its bounds, or unknown to this operation. ' +
      'The member errors lists every mistake with its location (query.page, path.report_date, body.funds[3]), a ' +
      'message and a type.',
    remedy:
      'Correct each listed location. The bounds and defaults of every parameter are listed in /v1/catalog and ' +
      '/openapi.json. Do not retry unchanged.',
  },
  INVALID_REQUEST: {
    status: 400,
    otherStatuses: [408, 431],
    title: 'Invalid request',
    explanation:
      'The request is not valid HTTP or has an invalid URL: ' +
      'an invalid percent-encoding, a NUL character, an incomplete request (also 408), or more than 16 kB of URL ' +
      'and headers (431).',
    remedy:
      'Build the URL with a library that percent-encodes values, keep the key in the X-API-Key header, and send ' +
      'the request again.',
  },
  MALFORMED_JSON: {
    status: 400,
    title: 'Malformed JSON',
    explanation: 'The request body is not valid JSON in UTF-8.',
    remedy: 'Send one JSON object, for example {"funds": ["a-fund-slug"]}, with Content-Type: application/json.',
  },
  INVALID_CURSOR: {
    status: 400,
    title: 'Invalid cursor',
    explanation:
      'This service did not issue the cursor for this feed, or issued it for another fund, window, order, as_of or ' +
      'datasets. A cursor is opaque and valid only with the parameters of the request that returned it.',
    remedy:
      'Pass meta.next_cursor unchanged and URL-encoded, with the same path and parameters, or start again without ' +
      'a cursor.',
  },
  INVALID_DATE_RANGE: {
    status: 400,
    title: 'Invalid date range',
    explanation:
      'Both dates are valid, but from is later than to. ' +
      'Without to, the window ends on the date of the latest observation, or today.',
    remedy: 'Swap the dates, or omit one of them.',
  },
  INVALID_FILTER: {
    status: 400,
    title: 'Invalid filter value',
    explanation: 'The filter is well formed, but this service does not know its value.',
    remedy:
      'Use one of the values listed in detail, or read them from /v1/catalog/mutual-funds/enums, ' +
      '/v1/mutual-funds/categories and /v1/mutual-funds/amcs.',
  },
  UNSUPPORTED_EXPANSION: {
    status: 400,
    title: 'Unsupported expansion',
    explanation: 'The parameter include names an expansion that this operation does not support.',
    remedy: 'Use the expansions listed in detail.',
  },
  UNSUPPORTED_FIELD: {
    status: 400,
    title: 'Unsupported field',
    explanation: 'The member fields names a property that does not exist in fund records.',
    remedy:
      'Use property names of the fund resource in /v1/catalog/mutual-funds/fields. ' +
      'The response always includes id and slug.',
  },
  API_KEY_MISSING: {
    status: 401,
    title: 'API key missing',
    explanation:
      'The request has no X-API-Key header. The service ignores keys sent anywhere else, including in the URL.',
    remedy: 'Send the key in the X-API-Key header. Rotate any key that was ever sent in a URL.',
  },
  API_KEY_INVALID: {
    status: 401,
    title: 'API key invalid',
    explanation: 'The key is malformed, unknown, revoked or rotated.',
    remedy:
      'Check that you copied the whole key (mfd_ and 38 letters and digits). A revoked key cannot be restored; ' +
      'create a new one.',
  },
  API_KEY_EXPIRED: {
    status: 401,
    title: 'API key expired',
    explanation: 'The key has passed its expiry date.',
    remedy: 'If the key was rotated, use the key that replaced it; otherwise create a new one.',
  },
  SCOPE_MISSING: {
    status: 403,
    title: 'Scope missing',
    explanation: 'The key is valid but has no scope that allows this operation. The rejected request was not charged.',
    remedy: 'Use a key with one of the scopes listed in detail. /v1/catalog lists the scopes of every operation.',
  },
  ACCOUNT_UNAVAILABLE: {
    status: 403,
    title: 'Account unavailable',
    explanation:
      'The account of this key is not active: it is not yet activated, suspended or closed. ' +
      'The rejected request was not charged.',
    remedy:
      'Activate the account (verified e-mail, messaging number, intended use, accepted terms) or contact the ' +
      'operator of the service.',
  },
  FUND_NOT_FOUND: {
    status: 404,
    title: 'Fund not found',
    explanation:
      'No fund in the registry has this slug. Slugs come from the registry; ' +
      'they cannot be derived from a display name.',
    remedy: 'Search with /v1/mutual-funds/funds?q=… and use the slug of the fund.',
  },
  AMC_NOT_FOUND: {
    status: 404,
    title: 'Asset management company not found',
    explanation: 'No asset management company in the registry has this slug.',
    remedy: 'Take the slug from /v1/mutual-funds/amcs.',
  },
  FAMILY_NOT_FOUND: {
    status: 404,
    title: 'Family not found',
    explanation:
      'No family in the registry has this slug, or the family is of a kind that this operation does not read.',
    remedy: 'Take the slug from /v1/mutual-funds/families or /v1/mutual-funds/vps.',
  },
  REPORT_NOT_FOUND: {
    status: 404,
    title: 'Report not found',
    explanation:
      'The fund exists, but the service has no checked report of it for this date, or none at all. ' +
      'A report with an empty section is returned with 200 instead.',
    remedy: 'Use a report date from the list of reports of the fund.',
  },
  ROUTE_NOT_FOUND: {
    status: 404,
    title: 'Route not found',
    explanation: 'This path does not exist. Paths are case-sensitive and do not end with a slash.',
    remedy: 'See /docs, /openapi.json or /v1/catalog for all operations.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method not allowed',
    explanation: 'The path exists but does not support this method. The Allow header lists the supported methods.',
    remedy: 'Use a method from the Allow header.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Payload too large',
    explanation: 'The request body is larger than 64 kB. The largest valid selection is far smaller.',
    remedy: 'Request at most 100 funds at a time.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Unsupported media type',
    explanation: 'The request body is not declared as JSON, or it is compressed.',
    remedy: 'Send Content-Type: application/json without Content-Encoding.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Rate limited',
    explanation:
      'The key has used its burst capacity of weighted units. There is no monthly quota. ' +
      'The rejected request was not charged.',
    remedy: 'Wait for the number of seconds in Retry-After, reduce concurrency, and limit the number of retries.',
  },
  INTERNAL_ERROR: {
    status: 500,
    title: 'Internal error',
    explanation: 'The service failed; the request was not the cause. Its units were refunded.',
    remedy: 'Retry with bounded exponential backoff and jitter. If the error persists, report the request_id.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    title: 'Service unavailable',
    explanation:
      'The service, or a database it depends on, is temporarily unavailable. The units of the request were refunded.',
    remedy: 'Retry after the number of seconds in Retry-After, with bounded exponential backoff and jitter.',
  },
} as const satisfies Readonly<Record<ApiFaultCode, ProblemKind>>;

export type ProblemCode = ApiFaultCode;

export const PROBLEM_CODES: readonly ProblemCode[] = Object.keys(PROBLEMS).filter(isProblemCode);

/** False for codes that only operators see. */
export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code);
}

/** Whether the service failed, not the client: the units of the request are then returned. */
export function isServiceFailure(thrown: unknown): boolean {
  return !isFault(thrown) || !isProblemCode(thrown.code) || PROBLEMS[thrown.code].status >= 500;
}

/** Every HTTP status that a code is sent with, the default first. */
export function statusesOf(code: ProblemCode): readonly number[] {
  const kind: ProblemKind = PROBLEMS[code];
  return [kind.status, ...(kind.otherStatuses ?? [])];
}

/** `INVALID_CURSOR` is explained at `/problems/invalid-cursor`. */
export function problemPath(code: ProblemCode): string {
  return `/problems/${code.toLowerCase().replaceAll('_', '-')}`;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

interface Occurrence {
  readonly baseUrl: string;
  readonly request_id: string;
  /**
   * The request target; its query is never returned. Empty if the target could not be read: `instance` is then the
   * request id (RFC 9457, 3.1.5).
   */
  readonly url: string;
  /** A more specific status than that of the code (408, 431). */
  readonly status?: number;
}

// A key that a client put into a path or a parameter must not appear in the response, which may be logged.
export const KEY_SHAPE = /mfd_[0-9A-Za-z]+/g;

/** The body of a problem document (RFC 9457), without `fault.internal`. */
export function renderProblem(fault: Fault, code: ProblemCode, occurrence: Occurrence): string {
  const kind = PROBLEMS[code];
  const text = JSON.stringify({
    type: `${occurrence.baseUrl}${problemPath(code)}`,
    title: kind.title,
    status: occurrence.status ?? kind.status,
    detail: fault.message,
    instance: occurrence.url === '' ? `urn:uuid:${occurrence.request_id}` : pathOf(occurrence.url),
    request_id: occurrence.request_id,
    code,
    ...(fault.errors.length === 0 ? {} : { errors: fault.errors }),
  });
  return text.replace(KEY_SHAPE, 'mfd_[hidden]');
}

// Enough to recognise the request without returning kilobytes.
const LONGEST_INSTANCE = 500;

/** `/v1/mutual-funds/funds?q=x` without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return (query < 0 ? url : url.slice(0, query)).slice(0, LONGEST_INSTANCE);
}

export function queryOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? '' : url.slice(query + 1);
}
