/**
 * `1 Year | from 29 February 2024 | 19.66%`: the beginning of a period in small letters, in a bar as long as the
 * period, between its label and its figures. As the bars differ in length, no such text is over another one.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { isBeside } from './rows.ts';

const START = /^(?:from|since) \S/i;
const FEWEST = 3;
// In points.
const SMALLER = 0.5;
const ONE_EDGE = 1;

/** The beginnings in a list of periods that begin at one edge; they label nothing. */
export function listStarts(words: readonly Block[]): ReadonlySet<Block> {
  const starts = words.filter(({ text, lines }) => lines.length === 1 && START.test(text));
  if (starts.length < FEWEST) return new Set();
  const found = starts.flatMap((start) => {
    const [before] = words
      .filter((word) => word.x1 < start.x0 && isBeside(word, start))
      .toSorted((one, other) => other.x1 - one.x1);
    const isPeriod =
      before !== undefined && before.size > start.size + SMALLER && periodOfLabel(before.text, null) !== undefined;
    return isPeriod ? [{ start, x0: before.x0 }] : [];
  });
  const list = found.filter(({ x0 }) => found.filter((other) => Math.abs(other.x0 - x0) < ONE_EDGE).length >= FEWEST);
  return new Set(list.map(({ start }) => start));
}
