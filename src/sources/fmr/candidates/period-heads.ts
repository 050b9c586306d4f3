/** Names of periods that head the columns of a table, some of which are titles elsewhere: `Rolling 12 Months`. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { isBeside } from './rows.ts';

// One period next to a title may be what the title is of.
const FEWEST_BESIDE = 2;

/** Whether a text names a period among other periods on its line: then it is a head and no title. */
export function isPeriodHead(block: Block, blocks: readonly Block[]): boolean {
  if (periodOfLabel(block.text, null) === undefined) return false;
  const beside = blocks.filter((other) => other !== block && !other.isFigure && isBeside(other, block));
  return beside.filter((other) => periodOfLabel(other.text, null) !== undefined).length >= FEWEST_BESIDE;
}

// In multiples of the font size.
const REACH = 2.5;

/**
 * Whether a text and another at its left both name periods and have a figure right under them: they are heads, also of
 * figures of another table that are level with them.
 */
export function headsPeriods(block: Block, blocks: readonly Block[]): boolean {
  const isHead = (head: Block): boolean =>
    periodOfLabel(head.text, null) !== undefined &&
    blocks.some(
      (figure) =>
        figure.isFigure &&
        figure.y0 > head.y1 - 1 &&
        figure.y0 - head.y1 < REACH * head.size &&
        figure.x0 < head.x1 &&
        figure.x1 > head.x0,
    );
  return isHead(block) && blocks.some((other) => other.x1 < block.x0 && isBeside(other, block) && isHead(other));
}
