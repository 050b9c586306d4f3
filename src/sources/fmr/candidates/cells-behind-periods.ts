/**
 * `3 months | 31 August 2022 | Simple annualised | 16.09`: the day on which a period begins, and how its return is
 * reckoned, between its label and its figures.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { findBasis } from '#sources/fmr/meaning/return-basis.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import type { Row, Table } from './table.ts';

// Fewer days may be the dates of holdings or of prices.
const FEWEST = 3;
// In multiples of the font size.
const ON_LINE = 0.15;
const ALIGNED = 0.3;

/**
 * The table with the periods left of its days or bases as labels. A day without a period is not the month of the
 * returns next to it if other days of the table have one: its row is left out.
 */
export function labelByPeriods(table: Table, blocks: readonly Block[]): Table {
  if (table.rows.length < FEWEST || table.rows.some(({ label }) => !isBehind(label))) return table;
  const found = table.rows.map((row) => periodBefore(row, blocks));
  const known = found.flatMap((each) => (each === undefined ? [] : [each.label]));
  if (new Set(known).size < known.length || !isList(known)) return table;
  const rows = table.rows.flatMap((row, at): Row[] => {
    const own = found[at];
    return own === undefined ? [] : [{ ...row, ...own }];
  });
  return { ...table, ...boxAround([table, ...known]), rows };
}

function isBehind({ text }: Block): boolean {
  return isBasis(text) || readDate(text) !== undefined;
}

// A period may say its basis in the same text.
function isBasis(text: string): boolean {
  return findBasis(text) !== undefined && periodOfLabel(text, null) === undefined;
}

/** Whether there are enough periods for a list, and all begin or end at one edge. */
function isList(periods: readonly Block[]): boolean {
  const [first] = periods;
  if (first === undefined || periods.length < FEWEST) return false;
  return (['x0', 'x1'] as const).some((edge) =>
    periods.every((each) => Math.abs(each[edge] - first[edge]) < ALIGNED * first.size),
  );
}

/** The nearest text left of a label and of what it is behind, if it is a period. */
function periodBefore({ label }: Row, blocks: readonly Block[]): Pick<Row, 'label' | 'basis'> | undefined {
  const before = blocks
    .filter(({ x1, baseline }) => x1 < label.x0 && Math.abs(baseline - label.baseline) < ON_LINE * label.size)
    .toSorted((one, other) => other.x1 - one.x1);
  const at = before.findIndex((block) => !isBehind(block));
  const period = before[at];
  if (period === undefined || periodOfLabel(period.text, null) === undefined) return undefined;
  const basis = [label, ...before.slice(0, at)].find(({ text }) => isBasis(text));
  return basis === undefined ? { label: period } : { label: period, basis };
}
