import type { Fault } from '#base/fault.ts';
import type { ProblemCode } from './problems.ts';
import { PROBLEMS, problemPath } from './problems.ts';

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
const KEY_SHAPE = /mfd_[0-9A-Za-z]+/g;

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
