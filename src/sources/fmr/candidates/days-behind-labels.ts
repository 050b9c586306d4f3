/** `3 months | 31 August 2022 | 16.09`: the day on which a period begins, between its label and its figures. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import type { Row, Table } from './table.ts';

// Fewer days may be the dates of holdings or of prices.
const FEWEST = 3;
// In multiples of the font size.
const ON_LINE = 0.15;
const ALIGNED = 0.3;

/**
 * The table with the periods left of its days as labels. A day without a period is not the month of the returns next to
 * it if other days of the table have one: its row is left out.
 */
export function labelByPeriods(table: Table, blocks: readonly Block[]): Table {
  if (table.rows.length < FEWEST || table.rows.some(({ label }) => readDate(label.text) === undefined)) return table;
  const labels = table.rows.map((row) => periodBefore(row, blocks));
  const known = labels.filter((label) => label !== undefined);
  if (new Set(known).size < known.length || !isList(known)) return table;
  const rows = table.rows.flatMap((row, at): Row[] => {
    const label = labels[at];
    return label === undefined ? [] : [{ ...row, label }];
  });
  return { ...table, ...boxAround([table, ...known]), rows };
}

/** Whether there are enough periods for a list, and all begin or end at one edge. */
function isList(periods: readonly Block[]): boolean {
  const [first] = periods;
  if (first === undefined || periods.length < FEWEST) return false;
  return (['x0', 'x1'] as const).some((edge) =>
    periods.every((each) => Math.abs(each[edge] - first[edge]) < ALIGNED * first.size),
  );
}

/** The nearest text left of a label, if it is a period. */
function periodBefore({ label }: Row, blocks: readonly Block[]): Block | undefined {
  const [before] = blocks
    .filter(({ x1, baseline }) => x1 < label.x0 && Math.abs(baseline - label.baseline) < ON_LINE * label.size)
    .toSorted((one, other) => other.x1 - one.x1);
  return before !== undefined && periodOfLabel(before.text, null) !== undefined ? before : undefined;
}
