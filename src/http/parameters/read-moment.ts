import { Fault } from '#base/fault.ts';
import type { DeclaredParameters, ParameterValues } from './read.ts';

/** The moment an answer is of: `as_of` where the operation has it and it was given, else now. A moment to come is 422. */
export function readMoment(declared: DeclaredParameters, values: ParameterValues, now: Date): Date {
  const { as_of } = values;
  if (typeof as_of !== 'number') return now;
  if (as_of <= now.getTime()) return new Date(as_of);
  const location = declared.query['as_of'] === undefined ? 'body.as_of' : 'query.as_of';
  const message = `expected a moment not after ${now.toISOString()}, found ${new Date(as_of).toISOString()}`;
  throw new Fault('VALIDATION_ERROR', `The request was refused: see errors for ${location}.`, { errors: [{ location, message, type: 'less_than_equal' }] });
}
