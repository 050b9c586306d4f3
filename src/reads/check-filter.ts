import { Fault } from '#base/fault.ts';

// A list longer than this is not read in an error text; the nearest values are more use.
const LISTED_WHOLE = 12;
const NEAREST_NAMED = 3;
// Enough to tell any slug from another; a longer text was not meant as one.
const COMPARED_CHARACTERS = 120;

/** Throws INVALID_FILTER if a value is none of `known`, naming the allowed values or the nearest (decisions 3). */
export function checkFilter(name: string, values: readonly string[], known: readonly string[]): void {
  const allowed = new Set(known);
  const unknown = values.find((value) => !allowed.has(value));
  if (unknown === undefined) return;
  const hint = known.length <= LISTED_WHOLE ? ` Allowed: ${known.join(', ') || 'none yet'}.` : nameNearest(unknown, known);
  throw new Fault('INVALID_FILTER', `The filter '${name}' has no value '${unknown.slice(0, COMPARED_CHARACTERS)}'.${hint}`);
}

/** ` Nearest: a, b, c.`, or nothing where nothing is near. */
export function nameNearest(asked: string, known: readonly string[]): string {
  const text = asked.slice(0, COMPARED_CHARACTERS).toLowerCase();
  const near = known
    .map((value) => ({ value, distance: editDistance(text, value.toLowerCase()) }))
    .filter(({ value, distance }) => distance <= Math.max(2, Math.ceil(value.length / 2)))
    .toSorted((left, right) => left.distance - right.distance)
    .slice(0, NEAREST_NAMED);
  return near.length === 0 ? '' : ` Nearest: ${near.map(({ value }) => value).join(', ')}.`;
}

/** How many characters must be put in, taken out or exchanged to make one text of the other. */
function editDistance(left: string, right: string): number {
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 0; row < left.length; row++) {
    const current = [row + 1];
    for (let column = 0; column < right.length; column++) {
      const exchanged = (above[column] ?? 0) + (right[column] === left[row] ? 0 : 1);
      current.push(Math.min(exchanged, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above[right.length] ?? 0;
}
