import type { Answer, AnswerJudge, DescribedOperation } from '../support/answer-judge.ts';
import type { GeneratedRequest } from './generate-request.ts';

interface Problem {
  readonly code: string;
  readonly status: number;
  readonly errors?: readonly { readonly location: string; readonly type: string }[];
}

/** Problems of a response to a generated request; empty if every guarantee for arbitrary requests holds. */
export function checkAnswer(
  judge: AnswerJudge,
  operation: DescribedOperation,
  request: GeneratedRequest,
  answer: Answer,
  mayBeAway = false,
): string[] {
  const findings = judge.judge(request.method, request.target, answer);
  const isUnavailable = mayBeAway && answer.status === 503 && answer.headers.has('retry-after');
  if (answer.status >= 500 && !isUnavailable) findings.push(`${answer.status}: no request may break the service`);
  if (answer.headers.get('x-request-id') === null) findings.push('no X-Request-ID');
  if (answer.status < 400 || request.method === 'HEAD') return findings;
  if (answer.headers.get('content-type') !== 'application/problem+json')
    return [...findings, 'a refusal that is no problem document'];
  const problem = JSON.parse(answer.text) as Problem;
  if (problem.status !== answer.status) findings.push(`the problem says ${problem.status}`);
  if (problem.code === 'VALIDATION_ERROR' && problem.errors === undefined)
    findings.push('a validation failure without errors');
  for (const { location, type } of problem.errors ?? []) {
    if (!isPartOf(location, type, operation, request))
      findings.push(`the location ${location} (${type}) is no part of the request`);
  }
  return findings;
}

// For example `query.page`, `body.funds[3]`, `path.fund_slug`, `query.funds[2]`, or `body`.
const LOCATION = /^(?<place>path|query|body)(\.(?<name>.*?)(\[(?<index>\d+)\])?)?$/s;

/** True if the location names something that was sent, or something that the operation accepts and that was omitted. */
function isPartOf(
  location: string,
  type: string,
  { parameters, body }: DescribedOperation,
  request: GeneratedRequest,
): boolean {
  const { place, name, index } = LOCATION.exec(location)?.groups ?? {};
  if (place === undefined) return false;
  if (name === undefined) return place === 'body';
  const isDeclared =
    place === 'body'
      ? name in (body?.properties ?? {})
      : parameters.some((one) => one.in === place && one.name === name);
  if (place === 'path') return isDeclared;
  const given = place === 'query' ? valuesOf(request.target, name) : membersOf(request.body, name);
  if (type === 'missing') return isDeclared && given.length === 0;
  // Long names are truncated in a response and end in an ellipsis.
  return given.length > Number(index ?? 0) || name.endsWith('…');
}

function valuesOf(target: string, name: string): string[] {
  return new URLSearchParams(target.split('?').slice(1).join('?')).getAll(name);
}

function membersOf(body: string | undefined, name: string): unknown[] {
  const parsed = JSON.parse((body ?? '{}').replace(/^\ufeff/, '')) as Record<string, unknown> | null;
  const value = parsed !== null && Object.hasOwn(parsed, name) ? parsed[name] : undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? [...(value as unknown[]), undefined] : [value];
}
