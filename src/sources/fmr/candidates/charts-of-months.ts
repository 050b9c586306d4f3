/** The shares of two months as two charts side by side, each under its month: one table with a column for each. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import type { Table } from './table.ts';
import { withHeads } from './table-columns.ts';

// In points.
const SAME_LEVEL = 2;
// In multiples of the font size: the chart of a legend is at most this high.
const CHART_HEIGHT = 14;

/** The tables, with those of two months joined; two that do not have the same rows have their months as heads. */
export function joinMonths(tables: readonly Table[], blocks: readonly Block[]): Table[] {
  const months = blocks.filter((block) => readMonth(block.text) !== undefined);
  if (months.length < 2) return [...tables];
  const replaced = new Map<Table, readonly Table[]>();
  for (const left of tables) {
    const right = tables.find((other) => areOfTwoMonths(left, other));
    const heads = right === undefined ? undefined : findHeads(left, right, months);
    if (right === undefined || heads === undefined) continue;
    const isJoined = haveSameRows(left, right);
    replaced.set(left, [isJoined ? join([left, right], heads) : withHeads(left, [heads[0]])]);
    replaced.set(right, isJoined ? [] : [withHeads(right, [heads[1]])]);
  }
  return tables.flatMap((table) => replaced.get(table) ?? [table]);
}

// Rows of one label and one figure each, under no head of their own.
function areOfTwoMonths(left: Table, right: Table): boolean {
  return (
    right.x0 > left.x1 &&
    left.title !== null &&
    left.title === right.title &&
    [left, right].every(
      ({ columns, rows }) =>
        columns.length === 1 && columns[0]?.text === '' && rows.every(({ figures }) => figures.length === 1),
    )
  );
}

function haveSameRows(left: Table, right: Table): boolean {
  return (
    left.rows.length === right.rows.length &&
    left.rows.every(({ label }, at) => {
      const other = right.rows[at]?.label;
      return other?.text === label.text && Math.abs(other.baseline - label.baseline) < SAME_LEVEL;
    })
  );
}

/** The months over the two tables, if there are no others. */
function findHeads(left: Table, right: Table, months: readonly Block[]): readonly [Block, Block] | undefined {
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
  return isClear ? [first, second] : undefined;
}

function join([left, right]: readonly [Table, Table], [first, second]: readonly [Block, Block]): Table {
  const rows = left.rows.map((row, at) => ({ ...row, figures: [...row.figures, ...(right.rows[at]?.figures ?? [])] }));
  return {
    ...left,
    ...boxAround([left, right]),
    rows,
    columns: [...withHeads(left, [first]).columns, ...withHeads(right, [second]).columns],
    places: new Map(rows.flatMap(({ figures }) => figures.map((figure, at) => [figure, at] as const))),
  };
}
