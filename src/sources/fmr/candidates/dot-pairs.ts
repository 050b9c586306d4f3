/**
 * Pairs of dots in the row of each period, at any place right of it, with one figure over its dot and one under it:
 * `Dark dot and figure above: fund. Grey dot and figure below: benchmark.`
 */
import { joinLines } from '#base/pattern-lines.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import type { Band, Row } from './table.ts';

const KEY = new RegExp(
  joinLines`
    \bfigures?\s(?:above|over)\b[^:;.]{0,24}:\s{0,3}([^:;.]{2,40})[;,.]\s{0,3}
    [^:;.]{0,40}\b(?:below|under(?:neath)?)\b[^:;.]{0,24}:\s{0,3}([^:;.]{2,40})\.?$`,
  'i',
);
const FEWEST_ROWS = 2;
// In multiples of the font size: from the baseline of a period to that of its figures.
const NEAREST = 0.4;
const FARTHEST = 1.6;
// In points.
const ONE_EDGE = 1;

/** The rows of each column of periods of which every one has one figure on either side; the first is the upper one. */
export function listDotPairs(figures: readonly Block[], words: readonly Block[]): Band[] {
  const [key, other] = words.filter(({ text }) => KEY.test(text));
  if (key === undefined || other !== undefined) return [];
  const heads = (KEY.exec(key.text)?.slice(1) ?? []).map((text) => ({ ...makeBlock(key.lines), text }));
  const periods = words.filter(({ text }) => periodOfLabel(text, null) !== undefined);
  const columns: Block[][] = [];
  for (const period of periods) {
    const column = columns.find(([first]) => first !== undefined && Math.abs(first.x0 - period.x0) < ONE_EDGE);
    if (column === undefined) columns.push([period]);
    else column.push(period);
  }
  return columns.flatMap((column): Band[] => {
    const rows = column.flatMap((label): Row[] => {
      const [over, under] = [figuresAt(label, figures, -1), figuresAt(label, figures, 1)];
      return over.length === 1 && under.length === 1 ? [{ label, figures: [...over, ...under] }] : [];
    });
    const isWhole = rows.length === column.length && rows.length >= FEWEST_ROWS;
    const used = rows.flatMap((row) => row.figures);
    return isWhole && new Set(used).size === used.length ? [{ rows, heads }] : [];
  });
}

function figuresAt(label: Block, figures: readonly Block[], side: -1 | 1): Block[] {
  return figures.filter((figure) => {
    const gap = side * (figure.baseline - label.baseline);
    return figure.x0 > label.x1 && gap > NEAREST * label.size && gap < FARTHEST * label.size;
  });
}
