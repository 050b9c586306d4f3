/** Heads and titles that a table has from the part over it or from the list left of it. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { Column, Table } from './table.ts';
import { isInColumn } from './rows.ts';
import { OWN_TITLE } from './table-titles.ts';

// In multiples of the font size: how far the labels of two parts of a table may be apart.
const INDENTED = 2;

/** From top to bottom: the third part of a table has its heads from the second, which has them from the first. */
export function passHeads(tables: readonly Table[], blocks: readonly Block[]): Table[] {
  const passed = [...tables];
  for (const at of [...tables.keys()].toSorted((a, b) => (tables[a] as Table).y0 - (tables[b] as Table).y0))
    passed[at] = inheritHeads(passed[at] as Table, passed, blocks);
  return passed;
}

// Between the parts of one table there is at most a line of words over the rows of the lower part.
const PART_GAP = 5;

/**
 * The lower part of a table whose rows are parted by a heading of their own: `Fiscal years` between months and years.
 */
function inheritHeads(table: Table, tables: readonly Table[], blocks: readonly Block[]): Table {
  const { columns, rows } = table;
  const size = rows[0]?.label.size ?? 8;
  if (columns.length < 2 || columns.some((column) => column.heads.length > 0)) return table;
  const above = tables
    .filter((other) => other !== table && other.y1 <= table.y0 + 1 && isInColumn(other, table))
    .toSorted((a, b) => b.y1 - a.y1)[0];
  if (
    above === undefined ||
    table.y0 - above.y1 > PART_GAP * size ||
    above.columns.length !== columns.length ||
    (table.title !== null && above.kind !== undefined && above.kind !== table.kind)
  )
    return table;
  const isSame =
    columns.every((column, at) => isInColumn(column, above.columns[at] as Column)) &&
    Math.abs((above.rows[0]?.label.x0 ?? 0) - (rows[0]?.label.x0 ?? 0)) < INDENTED * size;
  const between = blocks.filter(
    (block) => block.y0 > above.y1 - 1 && block.y1 < table.y0 + 1 && block.x0 < table.x1 && block.x1 > table.x0,
  );
  const isParted =
    between.length > 1 ||
    between.some(
      (block) =>
        block.x1 > Math.min(...columns.map((column) => column.x0)) ||
        (block !== table.title && titleKind(block.text) !== undefined),
    );
  if (!isSame || isParted) return table;
  return {
    ...table,
    corner: above.corner,
    title: table.title ?? above.title,
    kind: table.kind ?? above.kind,
    columns: columns.map((column, at) => ({
      ...column,
      text: above.columns[at]?.text ?? '',
      heads: above.columns[at]?.heads ?? [],
    })),
  };
}

/** In a list printed in two page columns, the second takes its title from above the first. */
export function inheritTitle(table: Table, tables: readonly Table[]): Table {
  const left = tables
    .filter((other) => other !== table && other.x1 <= table.x0 + 2 && sharesLines(other, table))
    .toSorted((a, b) => b.x1 - a.x1)[0];
  if (left === undefined || left.title === null || left.title === table.title) return table;
  const isOwn =
    table.title !== null &&
    (table.title.y0 >= left.title.y0 - 2 || table.y0 - table.title.y1 < OWN_TITLE * (table.rows[0]?.label.size ?? 8));
  if (isOwn) return table;
  return { ...table, title: left.title, kind: left.kind };
}

function sharesLines(left: Table, right: Table): boolean {
  const shared = right.rows.filter((row) =>
    left.rows.some(
      (other) =>
        Math.abs(other.label.baseline - row.label.baseline) < 0.5 * row.label.size ||
        other.figures.some((figure) => row.figures.some((each) => Math.abs(each.baseline - figure.baseline) < 1)),
    ),
  ).length;
  return shared >= 0.6 * right.rows.length;
}
