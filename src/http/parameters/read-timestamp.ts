import { Fault } from '#base/fault.ts';
import type { DeclaredParameters, ParameterValues } from './read.ts';

/** The time of the facts to read: `as_of` if given, else now. Fault VALIDATION_ERROR for a time in the future. */
export function readTimestamp(declared: DeclaredParameters, values: ParameterValues, now: Date): Date {
  const { as_of } = values;
  if (typeof as_of !== 'number') return now;
  if (as_of <= now.getTime()) return new Date(as_of);
  const location = declared.query['as_of'] === undefined ? 'body.as_of' : 'query.as_of';
  const message = `expected a timestamp not after ${now.toISOString()}, found ${new Date(as_of).toISOString()}`;
  throw new Fault('VALIDATION_ERROR', `The request is invalid: see errors for ${location}.`, {
    errors: [{ location, message, type: 'less_than_equal' }],
  });
}
