import type { Fault } from '#base/fault.ts';
import type { ProblemCode } from './problems.ts';
import { PROBLEMS, problemPath } from './problems.ts';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

interface ProblemPlace {
  readonly base_url: string;
  readonly request_id: string;
  /** The request target; its query never enters an answer. */
  readonly url: string;
  /** Where HTTP knows a more exact status than the code has (408, 431). */
  readonly status?: number;
}

// A key that a client put into a path or a parameter must not come back in an answer, which may be logged elsewhere.
const KEY_SHAPE = /mfd_[0-9A-Za-z]+/g;

/** The body of a problem answer (RFC 9457). `fault.internal` is not looked at. */
export function renderProblem(fault: Fault, code: ProblemCode, place: ProblemPlace): string {
  const kind = PROBLEMS[code];
  const text = JSON.stringify({
    type: `${place.base_url}${problemPath(code)}`,
    title: kind.title,
    status: place.status ?? kind.status,
    detail: fault.message,
    instance: pathOf(place.url),
    request_id: place.request_id,
    code,
    ...(fault.errors.length === 0 ? {} : { errors: fault.errors }),
  });
  return text.replace(KEY_SHAPE, 'mfd_[hidden]');
}

// An instance is there to recognise the request, not to carry kilobytes back.
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
