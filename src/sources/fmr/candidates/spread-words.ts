/** Words of a justified line that are set as far apart as cells: none of them is a value of its own. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isAlike } from './label-pair.ts';

// In multiples of the font size.
const WIDEST_BLANK = 2;
const EQUAL = 0.15;

/**
 * `Listing   Sample   Stock   Exchange`: the words of a justified line are as far from each other as from their label.
 */
export function isSpread(label: Block, beside: Block, next: Block | undefined): boolean {
  if (
    next === undefined ||
    beside.isFigure ||
    next.isFigure ||
    !isAlike(beside, next) ||
    beside.lines[0]?.words.length !== 1
  )
    return false;
  const gaps = [beside.x0 - label.x1, next.x0 - beside.x1];
  return (
    Math.max(...gaps) < WIDEST_BLANK * label.size &&
    Math.max(...gaps) - Math.min(...gaps) < EQUAL * label.size &&
    Math.abs(next.baseline - beside.baseline) < 0.2 * label.size
  );
}
