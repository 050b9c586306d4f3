/** Tables seen from another side: rows and columns exchanged, or some of them alone. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Row } from './table.ts';
import type { Column, Table } from './table.ts';

/** Columns to rows and rows to columns. A column without a head has no label and is left out. */
export function turnTable(table: Table): Table {
  const places = new Map<Block, number>();
  for (const [at, { figures }] of table.rows.entries()) for (const figure of figures) places.set(figure, at);
  const columns = table.rows.map(({ label, figures }): Column => ({
    ...boxAround([label, ...figures]),
    text: label.text,
    heads: [label],
  }));
  const rows = table.columns.flatMap((column, at): Row[] => {
    const figures = table.rows.flatMap((row) => row.figures.filter((figure) => table.places.get(figure) === at));
    const label = headOf(column);
    return label === undefined || figures.length === 0 ? [] : [{ label, figures }];
  });
  return { ...table, rows, columns, places };
}

function headOf({ heads, text }: Column): Block | undefined {
  const [first] = heads;
  return first === undefined || text === ''
    ? undefined
    : { ...first, ...boxAround(heads), text, lines: heads.flatMap((head) => [...head.lines]) };
}

/** These columns of a table alone, each under the text given for it. */
export function pickColumns(table: Table, picked: ReadonlyMap<number, string>): Table {
  const order = [...picked.keys()];
  const places = new Map(
    [...table.places].flatMap(([figure, at]) => (picked.has(at) ? [[figure, order.indexOf(at)] as const] : [])),
  );
  const rows = table.rows
    .map((row) => ({ ...row, figures: row.figures.filter((figure) => places.has(figure)) }))
    .filter((row) => row.figures.length > 0);
  const columns = order.flatMap((at) => {
    const column = table.columns[at];
    return column === undefined ? [] : [{ ...column, text: picked.get(at) ?? column.text }];
  });
  return { ...table, rows, columns, places };
}

/** These rows of a table alone. */
export function pickRows(table: Table, rows: readonly Row[]): Table {
  return { ...table, rows };
}
