/** The column of labels in the middle of a page whose left side is one fund's and whose right side is another's. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

// Fewer labels than this are those of one table between its columns.
const FEWEST = 6;
// Of the labels that have a cell on either side, at least this share has one on both.
const LEAST_MIRRORED = 0.7;
// Points by which the middles of the labels may differ.
const CENTRED = 2;

/** Undefined where the page has no such column below `top`. */
export function findSpine(blocks: readonly Block[], top: number): Box | undefined {
  const under = blocks.filter((block) => block.y0 > top);
  const labels = under.filter((block) => !block.isFigure && isKnownLabel(block.text));
  const columns = labels.map((label) => labels.filter((other) => Math.abs(middleOf(other) - middleOf(label)) < CENTRED));
  const [column = []] = columns.toSorted((a, b) => b.length - a.length);
  if (column.length < FEWEST) return undefined;
  const sides = column.map((label) => ({ left: cellsBeside(under, label, 'left'), right: cellsBeside(under, label, 'right') }));
  const beside = sides.filter(({ left, right }) => left + right > 0);
  // As many cells left as right, in each row: a table with the labels between its columns has only its own.
  const mirrored = beside.filter(({ left, right }) => left > 0 && left === right);
  const isMirrored = beside.length >= FEWEST && mirrored.length >= LEAST_MIRRORED * beside.length;
  const centre = middleOf(column[0] as Block);
  const isCentred = (block: Block): boolean => Math.abs(middleOf(block) - centre) < CENTRED;
  const spine = boxAround(column);
  // Periods, classes and titles in the same column are wider than the labels of facts.
  const wide = under.filter((block) => isCentred(block) && block.y0 >= spine.y0 - 1 && !block.isFigure);
  return isMirrored ? boxAround([...column, ...wide]) : undefined;
}

function middleOf({ x0, x1 }: Box): number {
  return (x0 + x1) / 2;
}

function cellsBeside(blocks: readonly Block[], label: Block, side: 'left' | 'right'): number {
  return blocks.filter((block) => Math.abs(block.baseline - label.baseline) < 0.3 * label.size && (side === 'left' ? block.x1 <= label.x0 : block.x0 >= label.x1)).length;
}
