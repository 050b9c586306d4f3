import { listOf, type Listing } from '#base/listing.ts';
import type { PrintedDocument, Table } from './table.ts';
import { HEADER_SEARCH_ROWS } from './table.ts';

/** The one table that was asked for, whatever its format: a header and the rows below it. */
export interface Grid {
  readonly format: PrintedDocument['format'];
  readonly header: readonly string[];
  /** Rows as printed: shorter or longer than the header where the document is. */
  readonly rows: Listing<readonly string[]>;
  /** By row, the href of each cell's first link or null; a row without links has no entry. */
  readonly links: Table['links'];
  /** False where the document ends inside the table, before its own end, or inside the last row. */
  readonly complete: boolean;
  /** True where the text ends without a line end, so that its last cell may be cut. */
  readonly endsMidLine: boolean;
}

/**
 * The table whose header scores highest, the first among equals; undefined when
 * the document has no row that could be a header. `score` judges header texts.
 */
export function chooseGrid(document: PrintedDocument, score: (texts: readonly string[]) => number): Grid | undefined {
  let best: { table: Table; at: number; score: number } | undefined;
  for (const table of document.tables) {
    for (const at of table.headerRows.slice(0, HEADER_SEARCH_ROWS)) {
      // A page saved from a browser has its header a second time, in a table without rows: any other is better.
      const reached = score(table.rows.at(at) ?? []) + (at + 1 < table.rows.length ? HAS_ROWS : 0);
      if (best === undefined || reached > best.score) best = { table, at, score: reached };
    }
  }
  return best === undefined ? undefined : cutGrid(document, best.table, best.at);
}

// Less than one known column is worth, so that it decides only among equals.
const HAS_ROWS = 0.5;

function cutGrid(document: PrintedDocument, table: Table, at: number): Grid {
  const header = table.rows.at(at) ?? [];
  const rows = listOf(table.rows.length - at - 1, (row) => table.rows.at(at + 1 + row) ?? []);
  // A text that was cut ends inside a line; a sheet's own end tag says that it is whole.
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

// Exporters may leave out blank cells at the end of every row; a cut row is shorter than all others.
function isLastRowCut(header: readonly string[], rows: Listing<readonly string[]>): boolean {
  const last = rows.at(-1);
  if (last === undefined || last.length >= header.length) return false;
  for (let row = 0; row < rows.length - 1; row += 1) if ((rows.at(row)?.length ?? 0) <= last.length) return false;
  return true;
}
