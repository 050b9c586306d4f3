/** A row over the line of periods that heads it and the row below: the fund over the dots of a timeline. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { distance } from './heads.ts';
import type { Row, Table } from './table.ts';

const FEWEST_PERIODS = 3;
// In multiples of the font size.
const CENTRED = 1;
const REACH = 3;

/** The tables with such rows in the table below their heads. */
export function joinRowsOverHeads(tables: readonly Table[]): Table[] {
  const moved = new Set<Table>();
  const joined = tables.map((table): Table => {
    const heads = table.columns.flatMap((column) => column.heads.slice(0, 1));
    const isHeaded =
      table.rows.length === 1 &&
      heads.length >= FEWEST_PERIODS &&
      heads.length === table.columns.length &&
      heads.every(({ text }) => periodOfLabel(text, null) !== undefined);
    const over = isHeaded ? tables.find((other) => other !== table && isRowOver(other, heads)) : undefined;
    const [row] = over?.rows ?? [];
    if (over === undefined || row === undefined) return table;
    moved.add(over);
    const places = new Map([...table.places, ...row.figures.map((figure, at): [Block, number] => [figure, at])]);
    return { ...table, y0: over.y0, rows: [row, ...table.rows], places, title: table.title ?? over.title };
  });
  return joined.filter((table) => !moved.has(table));
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

function isOver({ figures }: Row, heads: readonly Block[]): boolean {
  return (
    figures.length === heads.length &&
    figures.every((figure, at) => {
      const head = heads[at] as Block;
      const gap = head.y0 - figure.y1;
      return gap > -1 && gap < REACH * head.size && distance(figure, head) < CENTRED * head.size;
    })
  );
}
