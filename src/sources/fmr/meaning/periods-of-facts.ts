/** `MTD` and `YTD` right of `Total expense ratio` are periods of that, and their figures no returns. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { labelMeaning } from './label-meaning.ts';

// In multiples of the font size: from the label of several rows to those of the rows.
const GROUP_REACH = 12;

const COSTS = /^.{0,30}\b(?:lev(?:y|ies)|tax(?:es)?|fees?|expenses?|charges?)$/i;

/** Whether the text left of a period is the label of another fact than a return. */
export function isOfOtherFact(blocks: readonly Block[], label: Block): boolean {
  const reach = GROUP_REACH * label.size;
  const left = blocks.filter(
    (block) =>
      block.x1 <= label.x0 &&
      label.x0 - block.x1 < reach &&
      block.y0 < label.y1 + label.size &&
      block.y1 > label.y0 - label.size,
  );
  const [nearest, ...others] = left.toSorted((a, b) => b.x1 - a.x1);
  if (nearest === undefined) return false;
  if (nearest.isFigure) {
    // `YTD` in `TER with levies MTD 1.09% YTD 1.00%`, after the figure of another period.
    const before = others.find((block) => isLevel(block, label));
    return before !== undefined && isPeriod(before) && isOfOtherFact(blocks, before);
  }
  // Of two labels, one under the other, it is of the one that is level with it.
  const level = left.filter((block) => block.y0 < label.y1 && block.y1 > label.y0);
  return labelMeaning(nearest.text, null)?.kind === 'fact' || [nearest, ...level].some(({ text }) => COSTS.test(text));
}

function isPeriod({ text }: Block): boolean {
  return labelMeaning(text, null)?.kind === 'period';
}

function isLevel(one: Block, other: Block): boolean {
  return Math.abs(one.baseline - other.baseline) < 0.3 * other.size;
}
