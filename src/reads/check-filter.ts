import { Fault } from '#base/fault.ts';
import { listNearest } from '#base/nearest.ts';

// A longer list is not useful in an error message; the nearest values are.
const LISTED_WHOLE = 12;
const NEAREST_NAMED = 3;
// Enough of a value to recognise it.
const SHOWN_CHARACTERS = 120;

/** Throws INVALID_FILTER if a value is not in `known`; the message names the allowed values or the nearest ones. */
export function checkFilter(name: string, values: readonly string[], known: readonly string[]): void {
  const allowed = new Set(known);
  const unknown = values.find((value) => !allowed.has(value));
  if (unknown === undefined) return;
  const some = ` Allowed: ${known.slice(0, LISTED_WHOLE).join(', ')} and ${known.length - LISTED_WHOLE} others.`;
  const hint =
    known.length <= LISTED_WHOLE ? ` Allowed: ${known.join(', ') || 'none yet'}.` : nameNearest(unknown, known) || some;
  throw new Fault(
    'INVALID_FILTER',
    `The filter '${name}' has no value '${unknown.slice(0, SHOWN_CHARACTERS)}'.${hint}`,
  );
}

/** ` Nearest: a, b, c.`, or an empty text if no known value is near. */
export function nameNearest(asked: string, known: readonly string[]): string {
  const near = listNearest(asked, known, NEAREST_NAMED);
  return near.length === 0 ? '' : ` Nearest: ${near.join(', ')}.`;
}
