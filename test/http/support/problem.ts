import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { PROBLEMS, isProblemCode, problemPath } from '#http/problems.ts';
import { PROBLEM } from '#http/openapi-responses.ts';
import { BASE_URL } from './test-app.ts';
import { listSchemaProblems } from './schema-problems.ts';

export interface Problem {
  readonly code: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly errors?: readonly { readonly location: string; readonly message: string; readonly type: string }[];
}

/** The problem document of a response, after checking everything the contract requires of every problem. */
export function problemOf(response: LightMyRequestResponse): Problem {
  expect(response.headers['content-type']).toBe('application/problem+json');
  const problem = response.json<Problem & { type: string; title: string; request_id: string }>();
  expect(listSchemaProblems(PROBLEM, problem), JSON.stringify(problem)).toEqual([]);
  const { code } = problem;
  if (!isProblemCode(code)) throw new Error(`${code} is in no registry`);
  expect(problem).toMatchObject({
    type: `${BASE_URL}${problemPath(code)}`,
    title: PROBLEMS[code].title,
    status: PROBLEMS[code].status,
    request_id: response.headers['x-request-id'],
  });
  expect(response.statusCode).toBe(problem.status);
  expect(problem.instance).not.toContain('?');
  expect(response.body).not.toMatch(/mfd_[0-9A-Za-z]|node_modules|\.ts:\d|select |SQLITE|at async/);
  return problem;
}

/** Location and type of each error, in order. */
export function errorsOf(response: LightMyRequestResponse): string[] {
  return (problemOf(response).errors ?? []).map(({ location, type }) => `${location} ${type}`);
}
