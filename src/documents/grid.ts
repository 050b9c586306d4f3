import { listOf, type Listing } from '#base/listing.ts';
import type { PrintedDocument, Table } from './table.ts';
import { HEADER_SEARCH_ROWS } from './table.ts';

/** The requested table in any format: a header and the rows below it. */
export interface Grid {
  readonly format: PrintedDocument['format'];
  readonly header: readonly string[];
  /** Rows as printed; they may be shorter or longer than the header. */
  readonly rows: Listing<readonly string[]>;
  /** By row, the href of each cell's first link or null; a row without links has no entry. */
  readonly links: Table['links'];
  /** False if the document ends inside the table or inside its last row. */
  readonly complete: boolean;
  /** True if the text does not end with a line end, so that its last cell may be truncated. */
  readonly endsMidLine: boolean;
}

/**
 * The table whose header has the highest score, the first among equals; undefined if the document has no row that could
 * be a header. `score` rates header texts.
 */
export function chooseGrid(document: PrintedDocument, score: (texts: readonly string[]) => number): Grid | undefined {
  let best: { table: Table; at: number; score: number } | undefined;
  for (const table of document.tables) {
    for (const at of table.headerRows.slice(0, HEADER_SEARCH_ROWS)) {
      // A page saved from a browser repeats its header in a table without rows: prefer any other table.
      const reached = score(table.rows.at(at) ?? []) + (at + 1 < table.rows.length ? HAS_ROWS : 0);
      if (best === undefined || reached > best.score) best = { table, at, score: reached };
    }
  }
  return best === undefined ? undefined : cutGrid(document, best.table, best.at);
}

// Less than the weight of one known column, so that it only decides between equals.
const HAS_ROWS = 0.5;

function cutGrid(document: PrintedDocument, table: Table, at: number): Grid {
  const header = table.rows.at(at) ?? [];
  const rows = listOf(table.rows.length - at - 1, (row) => table.rows.at(at + 1 + row) ?? []);
  // A truncated text ends inside a line; the end tag of a sheet shows that it is complete.
  const mayBeCut = document.format === 'html' || table.endsMidLine;
  return {
    format: document.format,
    header,
    rows,
    links: table.links.slice(at + 1),
    complete: document.closed && table.closed && !(mayBeCut && isLastRowCut(header, rows)),
    endsMidLine: table.endsMidLine,
  };
}

// Exporters may omit blank cells at the end of every row; a truncated row is shorter than all others.
function isLastRowCut(header: readonly string[], rows: Listing<readonly string[]>): boolean {
  const last = rows.at(-1);
  if (last === undefined || last.length >= header.length) return false;
  for (let row = 0; row < rows.length - 1; row += 1) if ((rows.at(row)?.length ?? 0) <= last.length) return false;
  return true;
}
