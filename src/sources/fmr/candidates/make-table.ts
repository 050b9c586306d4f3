/** Tables made of parts that are known, instead of grown around their figures. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { Row, Table } from './table.ts';

export function tableUnder(
  title: Block | null,
  { x0, x1, y0, y1, rows, columns, places }: Box & Pick<Table, 'rows' | 'columns' | 'places'>,
  corner = '',
): Table {
  const kind = title === null ? undefined : titleKind(title.text);
  return { x0, x1, y0, y1, rows, columns, places, corner, title, kind, captions: [], unknownTitle: null };
}

/** A table whose rows have one figure for each column, in their order; a column may have several heads or none. */
export function tableOfColumns(
  title: Block | null,
  body: Box,
  rows: readonly Row[],
  heads: readonly (readonly Block[])[],
  corner?: string,
): Table {
  const columns = heads.map((own, at) => ({
    ...boxAround(rows.map((row) => row.figures[at] as Block)),
    text: own.map(({ text }) => text).join(' '),
    heads: own,
  }));
  const places = new Map(rows.flatMap(({ figures }) => figures.map((figure, at) => [figure, at] as const)));
  return tableUnder(title, { ...body, rows, columns, places }, corner);
}

/** The same with one head for each column. */
export function tableOfHeads(
  title: Block | null,
  body: Box,
  rows: readonly Row[],
  heads: readonly Block[],
  corner?: string,
): Table {
  return tableOfColumns(
    title,
    body,
    rows,
    heads.map((head) => [head]),
    corner,
  );
}
