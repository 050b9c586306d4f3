/**
 * `1 Year | from 29 February 2024 | 19.66%`: the beginning of a period in small letters, in a bar as long as the
 * period, between its label and its figures. As the bars differ in length, no such text is over another one.
 * Or a line of such days under the periods that head columns.
 */
import type { PeriodKey } from '#domain/fragment-terms.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { isBeside } from './rows.ts';
import type { Column } from './table.ts';

const START = /^(?:from|since) \S/i;
const FEWEST = 3;
// In points.
const SMALLER = 0.5;
const ONE_EDGE = 1;

/** The beginnings in a list of periods at one edge, or each right before its bar; they label nothing. */
export function listStarts(words: readonly Block[]): ReadonlySet<Block> {
  const starts = words.filter(({ text, lines }) => lines.length === 1 && START.test(text));
  if (starts.length < FEWEST) return new Set();
  const found = starts.flatMap((start) => {
    const [before] = words
      .filter((word) => word.x1 < start.x0 && isBeside(word, start))
      .toSorted((one, other) => other.x1 - one.x1);
    const isPeriod =
      before !== undefined && before.size > start.size + SMALLER && periodOfLabel(before.text, null) !== undefined;
    return isPeriod ? [{ start, x0: before.x0, gap: start.x0 - before.x1 }] : [];
  });
  // Labels begin at one edge, or each is right before its bar.
  const list = found.filter(
    ({ x0, gap }) =>
      found.filter((other) => Math.abs(other.x0 - x0) < ONE_EDGE).length >= FEWEST ||
      found.filter((other) => Math.abs(other.gap - gap) < ONE_EDGE).length >= FEWEST,
  );
  return new Set(list.map(({ start }) => start));
}

/**
 * The columns with their periods alone as heads, if each has a period and a day, and the longer of two periods began
 * earlier. Days that do not differ may be those on which the periods ended.
 */
export function headWithoutStarts(columns: Column[], isOverPeriods: (head: Block) => boolean): Column[] {
  if (columns.length < FEWEST || columns.some(({ heads }) => heads.length < 2)) return columns;
  const found = columns.map((column) => {
    const [start, ...others] = column.heads.flatMap((head) => dayOf(head) ?? []);
    const heads = column.heads.filter((head) => dayOf(head) === undefined);
    const text = heads.flatMap((head) => (isOverPeriods(head) ? [] : [head.text])).join(' ');
    const period = others.length > 0 ? undefined : periodOfLabel(text, null);
    return { start, period, column: { ...column, heads, text } };
  });
  const days = found.map(({ start }) => start);
  if (new Set(days).size < days.length || found.some(({ start, period }) => !start || !period)) return columns;
  const inOrder = found
    .filter(({ period }) => LENGTHS.includes(period as PeriodKey))
    .toSorted((a, b) => LENGTHS.indexOf(a.period as PeriodKey) - LENGTHS.indexOf(b.period as PeriodKey));
  const isLonger = inOrder.every(({ start = '' }, at) => at === 0 || start < (inOrder[at - 1]?.start ?? ''));
  return isLonger ? found.map(({ column }) => column) : columns;
}

const LENGTHS: readonly PeriodKey[] = [
  ...(['1D', '7D', '15D', '30D', '1M', '60D', '2M', '90D', '3M', '180D', '6M', '9M'] as const),
  ...(['1Y', '2Y', '3Y', '5Y', '7Y', '10Y', '15Y', '20Y'] as const),
];

function dayOf({ text }: Block): string | undefined {
  return /\d/.test(text) ? readDate(text.replace(/^(?:from|since) /i, '')) : undefined;
}
