/**
 * Words that count the rows of a list, `Largest`, `Second`, `Third`: before a name they would be the label of its
 * share.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import { levelWith, wordAfter } from './mend-words.ts';

const RANKS: ReadonlyMap<string, number> = new Map(
  ['largest first 1st', 'second 2nd', 'third 3rd', 'fourth 4th', 'fifth 5th']
    .concat(['sixth 6th', 'seventh 7th', 'eighth 8th', 'ninth 9th', 'tenth 10th'])
    .flatMap((texts, rank) => texts.split(' ').map((text) => [text, rank] as const)),
);
const LONGEST_RANK = 7;
const FEWEST = 3;
// In multiples of the font size: words at one edge, each set unevenly.
const SAME_EDGE = 0.2;
// From such a word, which is all of its cell, to the next cell.
const CELL_GAP = 2;

/** The words without those that count the rows of a table of names, each in a cell of its own. */
export function dropRankWords(words: readonly Word[]): Word[] {
  const ranked = words.flatMap((word) => {
    const rank = word.text.length > LONGEST_RANK ? undefined : RANKS.get(word.text.toLowerCase());
    return rank === undefined ? [] : [{ word, rank }];
  });
  if (ranked.length < FEWEST) return [...words];
  const dropped = new Set<Word>();
  for (const first of ranked.filter(({ rank }) => rank === 0)) {
    const column = ranked
      .filter(
        ({ word: { x0, baseline, size } }) =>
          baseline >= first.word.baseline && Math.abs(x0 - first.word.x0) < SAME_EDGE * size,
      )
      .toSorted((a, b) => a.word.baseline - b.word.baseline);
    const end = column.findIndex(({ rank }, at) => rank !== at);
    const counted = (end < 0 ? column : column.slice(0, end)).map(({ word }) => word);
    if (counted.length >= FEWEST && areBeforeNames(counted, words)) for (const word of counted) dropped.add(word);
  }
  return dropped.size === 0 ? [...words] : words.filter((word) => !dropped.has(word));
}

/** A rank that nothing has is before a dash. */
function areBeforeNames(column: readonly Word[], words: readonly Word[]): boolean {
  const next = column.map((word) => wordAfter(word, words));
  const areApart = column.every((word, at) => {
    const cell = next[at];
    return (
      cell !== undefined &&
      cell.x0 - word.x1 > CELL_GAP * word.size &&
      levelWith(word, words).every(({ x0, x1 }) => x0 > word.x0 || word.x0 - x1 > CELL_GAP * word.size)
    );
  });
  return (
    areApart &&
    next.every((cell) => /^(?:\p{L}|[-–—]$)/u.test(cell?.text ?? '')) &&
    next.some((cell) => /^\p{L}/u.test(cell?.text ?? ''))
  );
}
