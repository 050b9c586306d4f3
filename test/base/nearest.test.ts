import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listNearest } from '#base/nearest.ts';

/** The edit distance by its definition, with every position compared. */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 0; row < from.length; row += 1) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column += 1)
      current.push(
        Math.min(
          (above[column] ?? 0) + (to[column] === from[row] ? 0 : 1),
          (above[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
        ),
      );
    above = current;
  }
  return above[to.length] ?? 0;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-', 'ü', 'ア'), minLength: 1, maxLength: 20 });

it('suggestions are the nearest words, nearest first, within a third of the length', () => {
  fc.assert(
    fc.property(word, fc.uniqueArray(word, { maxLength: 8 }), (asked, known) => {
      const near = known
        .map((one) => ({ one, edits: distance(asked, one) }))
        .filter(({ one, edits }) => edits <= Math.max(2, Math.max(asked.length, one.length) / 3))
        .toSorted((a, b) => a.edits - b.edits);
      expect(listNearest(asked, known, 3)).toEqual(near.slice(0, 3).map(({ one }) => one));
    }),
  );
});
