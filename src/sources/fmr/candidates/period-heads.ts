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
