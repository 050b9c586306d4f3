/**
 * Expense ratios at both ends of a bar, with their period over its middle: `Month` over `TER without levies 0.92%` at
 * the left and `TER with levies 1.06%` at the right.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { betweenMiddles } from '#sources/fmr/candidates/heads.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOf } from '#sources/fmr/read-fees.ts';

const LONGEST_HEAD = 24;
// In multiples of the font size: from the head down to the ratios, past the bar.
const REACH = 3.5;
const CENTRED = 1;
// Points by which the labels of one line differ in height.
const LEVEL = 1;

/** The period over each of such ratios; none if one line of them has none. */
export function periodsOverRatios(
  pairs: readonly LabelPair[],
  blocks: readonly Block[],
): ReadonlyMap<LabelPair, Block> {
  const ratios = pairs.filter(isWithoutPeriod);
  const found = new Map<LabelPair, Block>();
  if (ratios.length < 2) return found;
  const heads = blocks.filter(
    ({ text, lines }) => lines.length === 1 && text.length < LONGEST_HEAD && periodOf(text) !== null,
  );
  if (heads.length === 0) return found;
  for (const bar of barsOf(ratios)) {
    const box = boxAround(bar.flatMap(({ label, value }) => [label, value]));
    const [head] = heads
      .filter(
        (each) =>
          each.y1 < box.y0 + 1 &&
          box.y0 - each.y1 < REACH * each.size &&
          betweenMiddles(each, box) < CENTRED * each.size,
      )
      .toSorted((a, b) => b.y1 - a.y1);
    if (head === undefined || bar.length < 2) return new Map();
    for (const pair of bar) found.set(pair, head);
  }
  return found;
}

function isWithoutPeriod({ meaning, labelText }: LabelPair): boolean {
  return (
    meaning.kind === 'fact' &&
    FACT_USES[meaning.fact].kind === 'expense_ratio' &&
    periodOf(`${meaning.inside} ${labelText}`) === null
  );
}

/** The ratios of each bar: on one line up to the next that has the label of the first. */
function barsOf(ratios: readonly LabelPair[]): LabelPair[][] {
  const bars: LabelPair[][] = [];
  for (const ratio of ratios.toSorted((a, b) => a.label.baseline - b.label.baseline || a.label.x0 - b.label.x0)) {
    const bar = bars.at(-1);
    const [first] = bar ?? [];
    const isNext =
      first !== undefined &&
      Math.abs(first.label.baseline - ratio.label.baseline) < LEVEL &&
      first.labelText !== ratio.labelText;
    if (isNext) bar?.push(ratio);
    else bars.push([ratio]);
  }
  return bars;
}
