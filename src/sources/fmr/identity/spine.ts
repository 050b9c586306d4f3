/** The column of labels in the middle of a page whose left side is one fund's and whose right side is another's. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

// Fewer labels than this are those of one table between its columns.
const FEWEST = 6;
// Of the labels that have a cell on either side, at least this share has one on both.
const LEAST_MIRRORED = 0.7;
// Of those, this share with the same number of cells on either side, but not of both.
const LEAST_UNEVEN = 0.5;
// Points by which the middles of the labels may differ.
const CENTRED = 2;

/** Undefined where the page has no such column below `top`. */
export function findSpine(blocks: readonly Block[], top: number): Box | undefined {
  const under = blocks.filter((block) => block.y0 > top);
  const labels = under.filter((block) => !block.isFigure && isKnownLabel(block.text));
  const columns = labels.map((label) =>
    labels.filter((other) => Math.abs(middleOf(other) - middleOf(label)) < CENTRED),
  );
  const [column = []] = columns.toSorted((a, b) => b.length - a.length);
  if (column.length < FEWEST) return undefined;
  const sides = column.map((label) => ({
    left: cellsBeside(under, label, 'left'),
    right: cellsBeside(under, label, 'right'),
  }));
  const labelled = sides.filter(({ left, right }) => left.length + right.length > 0);
  // The cells next to the labels are of one kind: further out, lists of each fund may be level with them.
  const mirrored = labelled.filter(
    ({ left, right }) => left.length > 0 && right.length > 0 && left[0]?.isFigure === right[0]?.isFigure,
  );
  if (labelled.length < FEWEST || mirrored.length < LEAST_MIRRORED * labelled.length) return undefined;
  // One cell left and three right of most labels: a table with a column before its labels.
  const shapes = Map.groupBy(mirrored, ({ left, right }) => `${left.length}|${right.length}`);
  const [usual = []] = [...shapes.values()].toSorted((a, b) => b.length - a.length);
  const isUneven = usual[0]?.left.length !== usual[0]?.right.length;
  if (isUneven && usual.length >= LEAST_UNEVEN * mirrored.length) return undefined;
  const from = Math.max(...mirrored.flatMap(({ left }) => left.map((cell) => cell.x1)));
  const to = Math.min(...mirrored.flatMap(({ right }) => right.map((cell) => cell.x0)));
  const isClear = (block: Block): boolean => block.x0 >= from && block.x1 <= to;
  // Periods, classes and titles in the same column are wider than the labels of facts; a line across the page is not of
  // it.
  const isCentred = (block: Block): boolean =>
    column.some((label) => Math.abs(middleOf(block) - middleOf(label)) < CENTRED);
  if (!column.every(isClear)) return undefined;
  // Under the labels a centred text runs across the column; its last line may be as short as a label.
  const last = Math.max(...column.map(({ y1 }) => y1));
  const across = under.filter(
    ({ x0, x1, y0 }) => y0 > last && [from, to].some((edge) => x0 < edge - 1 && x1 > edge + 1),
  );
  const foot = Math.min(...across.map(({ y0 }) => y0));
  return boxAround(under.filter((block) => isClear(block) && isCentred(block) && block.y0 < foot));
}

export function middleOf({ x0, x1 }: Box): number {
  return (x0 + x1) / 2;
}

/** The cells on one side of a label, the nearest first. */
function cellsBeside(blocks: readonly Block[], label: Block, side: 'left' | 'right'): Block[] {
  return blocks
    .filter(
      (block) =>
        Math.abs(block.baseline - label.baseline) < 0.3 * label.size &&
        (side === 'left' ? block.x1 <= label.x0 : block.x0 >= label.x1),
    )
    .toSorted((a, b) => (side === 'left' ? b.x1 - a.x1 : a.x0 - b.x0));
}
