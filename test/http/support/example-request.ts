import type { Operation } from '#http/operation.ts';
import type { AskOptions } from './test-app.ts';

export interface ExampleRequest {
  readonly path: string;
  readonly options: AskOptions;
}

const PATH_VALUES: Readonly<Record<string, string>> = {
  fund_slug: 'sample-fund-1',
  amc_slug: 'sample-amc-1',
  family_slug: 'sample-family-1',
  report_date: '2025-12-31',
};
const REQUIRED_VALUES: Readonly<Record<string, string>> = { date: '2026-01-05', funds: 'sample-fund-1' };

/**
 * A request for which the operation returns rows, derived from its declaration. A new operation needs changes here only
 * for new required parameters.
 */
export function exampleRequest(operation: Operation): ExampleRequest {
  const path = operation.path.replace(
    /\{(\w+)\}/g,
    (_whole, name: string) => PATH_VALUES[name] ?? `no value for ${name}`,
  );
  const query = new URLSearchParams();
  for (const [name, parameter] of Object.entries(operation.parameters.query)) {
    if (parameter.is_required) query.set(name, REQUIRED_VALUES[name] ?? `no value for ${name}`);
  }
  const text = query.toString();
  return {
    path: text === '' ? path : `${path}?${text}`,
    options: operation.method === 'POST' ? { method: 'POST', body: { funds: ['sample-fund-1', 'sample-fund-2'] } } : {},
  };
}

/** The same request with an additional query parameter. */
export function withParameter({ path, options }: ExampleRequest, parameter: string): ExampleRequest {
  return { path: `${path}${path.includes('?') ? '&' : '?'}${parameter}`, options };
}
