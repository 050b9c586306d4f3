/** A row over the line of periods that heads it and the row below: the fund over the dots of a timeline. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { distance } from './heads.ts';
import type { Row, Table } from './table.ts';
import { pickRows } from './turn-table.ts';

const FEWEST_PERIODS = 3;
// In multiples of the font size.
const CENTRED = 1;
const REACH = 3;
// Gaps that differ by less are equal.
const NEARER = 0.3;

/** The tables with such rows in the table below their heads. */
export function joinRowsOverHeads(tables: readonly Table[]): Table[] {
  const moved = new Set<Table>();
  const joined = tables.map((table): Table => {
    const heads = periodsOf(table);
    const isHeaded = table.rows.length === 1 && heads.length >= FEWEST_PERIODS && heads.length === table.columns.length;
    const over = isHeaded ? tables.find((other) => other !== table && isRowOver(other, heads)) : undefined;
    const [row] = over?.rows ?? [];
    if (over === undefined || row === undefined) return withoutContested(table, tables);
    moved.add(over);
    const places = new Map([...table.places, ...row.figures.map((figure, at): [Block, number] => [figure, at])]);
    return { ...table, y0: over.y0, rows: [row, ...table.rows], places, title: table.title ?? over.title };
  });
  return joined.filter((table) => !moved.has(table));
}

function periodsOf({ columns }: Table): Block[] {
  return columns
    .flatMap((column) => column.heads.slice(0, 1))
    .filter(({ text }) => periodOfLabel(text, null) !== undefined);
}

/** If a row is over the heads of a table, a row that is over those of the next table may be of that one. */
function withoutContested(table: Table, tables: readonly Table[]): Table {
  const others = tables.filter((other) => other !== table);
  const heads = periodsOf(table);
  const isUnderRow = heads.length >= FEWEST_PERIODS && others.some((other) => isRowOver(other, heads));
  const rows = isUnderRow ? table.rows.filter((row) => !others.some((other) => isOver(row, periodsOf(other)))) : [];
  return rows.length === 0 || rows.length === table.rows.length ? table : pickRows(table, rows);
}

function isRowOver({ rows, columns }: Table, heads: readonly Block[]): boolean {
  const [row, ...others] = rows;
  return (
    row !== undefined &&
    others.length === 0 &&
    columns.every((column) => column.heads.length === 0) &&
    isOver(row, heads)
  );
}

/** Whether a row is nearer to a line of periods under it, one for each of its figures, than to the row over it. */
export function isNearerToHeads(row: Row, above: Row, blocks: readonly Block[]): boolean {
  if (row.figures.length < FEWEST_PERIODS) return false;
  const gap = row.label.y0 - above.label.y1;
  const heads = row.figures.map((figure) =>
    blocks.find(
      (block) =>
        block.y0 - figure.y1 < gap - NEARER * block.size &&
        isUnder(block, figure) &&
        !block.isFigure &&
        periodOfLabel(block.text, null) !== undefined,
    ),
  );
  return heads.every((head) => head !== undefined) && new Set(heads).size === heads.length;
}

function isOver({ figures }: Row, heads: readonly Block[]): boolean {
  return figures.length === heads.length && figures.every((figure, at) => isUnder(heads[at] as Block, figure));
}

function isUnder(head: Block, figure: Block): boolean {
  const gap = head.y0 - figure.y1;
  return gap > -1 && gap < REACH * head.size && distance(figure, head) < CENTRED * head.size;
}
