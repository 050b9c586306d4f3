/**
 * Expense ratios around a bar, with their period over its middle or left of it: `Month` over `TER without levies 0.92%`
 * at the left and `TER with levies 1.06%` at the right; `Month` before `Ratio without levies 0.92%`, with
 * `Total expense ratio 1.06%` over a bracket and `Government levies 0.14%` under a line.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { betweenMiddles } from '#sources/fmr/candidates/heads.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { FactName } from '#sources/fmr/labels.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOf } from '#sources/fmr/read-fees.ts';

const LONGEST_HEAD = 24;
// In multiples of the font size: from the head down to the ratios, past the bar.
const REACH = 3.5;
const CENTRED = 1;
// From a bar to what a bracket over it or a line under it leads to.
const BAR_REACH = 5;
// Points by which the labels of one line differ in height.
const LEVEL = 1;

/** The period of each of such ratios. */
export function periodsOfRatios(pairs: readonly LabelPair[], blocks: readonly Block[]): ReadonlyMap<LabelPair, Block> {
  const over = periodsOverRatios(pairs, blocks);
  return over.size > 0 ? over : periodsBesideRatios(pairs, blocks);
}

/** None if one line of the ratios has none over it. */
function periodsOverRatios(pairs: readonly LabelPair[], blocks: readonly Block[]): ReadonlyMap<LabelPair, Block> {
  const ratios = pairs.filter(isRatioWithoutPeriod);
  const found = new Map<LabelPair, Block>();
  if (ratios.length < 2) return found;
  const heads = listPeriods(blocks);
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

function listPeriods(blocks: readonly Block[]): Block[] {
  return blocks.filter(
    ({ text, lines }) => lines.length === 1 && text.length < LONGEST_HEAD && periodOf(text) !== null,
  );
}

function isRatioWithoutPeriod(pair: LabelPair): boolean {
  return isWithoutPeriod(pair, (fact) => FACT_USES[fact].kind === 'expense_ratio');
}

function isLevyWithoutPeriod(pair: LabelPair): boolean {
  return isWithoutPeriod(pair, (fact) => fact === 'government_levies');
}

function isWithoutPeriod({ meaning, labelText }: LabelPair, isFact: (fact: FactName) => boolean): boolean {
  return meaning.kind === 'fact' && isFact(meaning.fact) && periodOf(`${meaning.inside} ${labelText}`) === null;
}

/**
 * The periods are on one line, each before a bar of its own. None unless every bar has the same labels, each of them
 * once: otherwise a figure may be of the bar next to its own.
 */
function periodsBesideRatios(pairs: readonly LabelPair[], blocks: readonly Block[]): ReadonlyMap<LabelPair, Block> {
  const ratios = pairs.filter((pair) => isRatioWithoutPeriod(pair) || isLevyWithoutPeriod(pair));
  if (!ratios.some(isRatioWithoutPeriod)) return new Map();
  const periods = listPeriods(blocks).filter((period) =>
    ratios.some(({ label }) => label.x0 > period.x1 && Math.abs(label.baseline - period.baseline) < LEVEL),
  );
  const level = periods.toSorted((a, b) => a.x0 - b.x0);
  const [first] = level;
  const areApart = new Set(level.map(({ text }) => periodOf(text))).size === level.length;
  const areLevel = level.every(({ baseline }) => Math.abs(baseline - (first?.baseline ?? 0)) < LEVEL);
  if (first === undefined || level.length < 2 || !areApart || !areLevel) return new Map();
  const found = new Map<LabelPair, Block>();
  for (const pair of ratios) {
    const { label, value } = pair;
    const at = level.findLastIndex(({ x0 }) => label.x0 > x0 && value.x0 > x0);
    const [own, next] = [level[at], level[at + 1]];
    const isInside = own !== undefined && Math.max(label.x1, value.x1) < (next?.x0 ?? Infinity);
    if (!isInside || Math.abs(label.baseline - own.baseline) > BAR_REACH * own.size) return new Map();
    found.set(pair, own);
  }
  const labelsOf = (period: Block): string =>
    ratios
      .flatMap((pair) => (found.get(pair) === period ? [pair.labelText] : []))
      .toSorted()
      .join('\n');
  const isEachOnce = level.every((period) => labelsOf(period) === labelsOf(first));
  return isEachOnce && new Set(labelsOf(first).split('\n')).size * level.length === ratios.length ? found : new Map();
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
