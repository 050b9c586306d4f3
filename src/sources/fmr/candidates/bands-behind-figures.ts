/**
 * `2.4` in a list at the left, and further right, a little lower, a line of figures with their labels over them: two
 * tables that share a line by chance.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Run } from './table.ts';

const FEWEST = 3;
// In points.
const SAME_SIZE = 0.4;
// In multiples of the font size.
const LEVEL = 0.05;
const OVER = 1;
const CENTRED = 0.8;

/** The run, or the parts of it before and from the first figure of such a line; the latter has no label at its left. */
export function partAtBand(run: Run, words: readonly Block[]): Run[] {
  const { figures } = run;
  const at = figures.findIndex((figure, index) => index > 0 && !areLevel(figures[index - 1] as Block, figure));
  const [before, band] = [figures.slice(0, at), figures.slice(at)];
  const [first] = band;
  if (at < 1 || first === undefined || band.length < FEWEST || !band.every((each) => areLevel(first, each)))
    return [run];
  // The larger figures of tiles have labels of their own kind.
  if (!before.every(({ size }) => Math.abs(size - first.size) < SAME_SIZE)) return [run];
  const labels = band.map((figure) => words.find((word) => isOver(word, figure)));
  const [label] = labels;
  if (label === undefined || labels.includes(undefined) || new Set(labels).size < labels.length) return [run];
  // With a head of their line over the figures before, all are of one table.
  const isHead = (word: Block): boolean =>
    areLevel(label, word) && before.some(({ x0, x1 }) => word.x0 < x1 && word.x1 > x0);
  if (words.some(isHead)) return [run];
  return [
    { figures: before, left: run.left, right: undefined },
    { figures: band, left: undefined, right: run.right },
  ];
}

function areLevel(one: Block, other: Block): boolean {
  return Math.abs(one.baseline - other.baseline) < LEVEL * one.size;
}

function isOver(word: Block, { x0, x1, y0, size }: Block): boolean {
  return word.y1 <= y0 + 1 && y0 - word.y1 < OVER * size && Math.abs(word.x0 + word.x1 - x0 - x1) < 2 * CENTRED * size;
}
