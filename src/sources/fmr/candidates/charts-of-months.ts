/** The shares of two months as two charts side by side, each under its month: one table with a column for each. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import type { Column, Table } from './table.ts';

// In points.
const SAME_LEVEL = 2;
// In multiples of the font size: the chart of a legend is at most this high.
const CHART_HEIGHT = 14;

/** The tables, with those of two months joined. */
export function joinMonths(tables: readonly Table[], blocks: readonly Block[]): Table[] {
  const months = blocks.filter((block) => readMonth(block.text) !== undefined);
  if (months.length < 2) return [...tables];
  const second = new Map(
    tables.flatMap((table) => {
      const next = tables.find((other) => areOfTwoMonths(table, other));
      const joined = next === undefined ? undefined : join(table, next, months);
      return next === undefined || joined === undefined ? [] : [[table, { next, joined }] as const];
    }),
  );
  const gone = new Set([...second.values()].map(({ next }) => next));
  return tables.flatMap((table) => (gone.has(table) ? [] : [second.get(table)?.joined ?? table]));
}

// The same labels on the same lines, each with one figure under no head of its own.
function areOfTwoMonths(left: Table, right: Table): boolean {
  return (
    right.x0 > left.x1 &&
    left.title !== null &&
    left.title === right.title &&
    [left, right].every(({ columns }) => columns.length === 1 && columns[0]?.text === '') &&
    left.rows.length === right.rows.length &&
    left.rows.every(({ label, figures }, at) => {
      const other = right.rows[at];
      return (
        figures.length === 1 &&
        other?.figures.length === 1 &&
        other.label.text === label.text &&
        Math.abs(other.label.baseline - label.baseline) < SAME_LEVEL
      );
    })
  );
}

function join(left: Table, right: Table, months: readonly Block[]): Table | undefined {
  const over = months.filter(
    (month) =>
      month.y0 > (left.title?.y0 ?? 0) &&
      month.y1 < left.y0 + month.size &&
      left.y0 - month.y1 < CHART_HEIGHT * month.size &&
      month.x0 < right.x1,
  );
  const [first, second, ...others] = over.toSorted((a, b) => a.x0 - b.x0);
  const isClear =
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    Math.abs(first.baseline - second.baseline) < SAME_LEVEL &&
    first.x0 < left.x1 &&
    second.x0 > left.x1 - second.size;
  if (!isClear) return undefined;
  const columnOf = (table: Table, head: Block): Column => ({
    ...(table.columns[0] as Column),
    text: head.text,
    heads: [head],
  });
  const rows = left.rows.map((row, at) => ({ ...row, figures: [...row.figures, ...(right.rows[at]?.figures ?? [])] }));
  return {
    ...left,
    ...boxAround([left, right]),
    rows,
    columns: [columnOf(left, first), columnOf(right, second)],
    places: new Map(rows.flatMap(({ figures }) => figures.map((figure, at) => [figure, at] as const))),
  };
}
