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

/** The table with the periods left of its days as labels; unchanged unless each row has such a period. */
export function labelByPeriods(table: Table, blocks: readonly Block[]): Table {
  if (table.rows.length < FEWEST || table.rows.some(({ label }) => readDate(label.text) === undefined)) return table;
  const labels = table.rows.map((row) => periodBefore(row, blocks));
  const known = labels.filter((label) => label !== undefined);
  if (known.length < labels.length || new Set(known).size < known.length) return table;
  const rows = table.rows.map((row, at): Row => ({ ...row, label: known[at] ?? row.label }));
  return { ...table, ...boxAround([table, ...known]), rows };
}

/** The one text left of a label, if it is a period. */
function periodBefore({ label }: Row, blocks: readonly Block[]): Block | undefined {
  const [before, other] = blocks.filter(
    ({ x1, baseline }) => x1 < label.x0 && Math.abs(baseline - label.baseline) < ON_LINE * label.size,
  );
  return before !== undefined && other === undefined && periodOfLabel(before.text, null) !== undefined
    ? before
    : undefined;
}
