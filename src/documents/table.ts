import type { Fault } from '#base/fault.ts';
import { listOf } from '#base/listing.ts';
import type { Listing } from '#base/listing.ts';
import { refusal } from './refusal.ts';

/** One printed table: texts with white space collapsed and entities decoded; rows without any text are omitted. */
export interface Table {
  readonly rows: Listing<readonly string[]>;
  /** By row, the href of each cell's first link or null; a row without links has no entry. */
  readonly links: readonly (readonly (string | null)[] | undefined)[];
  /** Indexes of the rows that may be the header, in order. */
  readonly headerRows: readonly number[];
  /** False if the document ends inside the table. */
  readonly closed: boolean;
  /** True if the text does not end with a line end, so that its last cell may be truncated. */
  readonly endsMidLine: boolean;
}

/** A document as read, before the relevant one of its tables is known. */
export interface PrintedDocument {
  readonly format: 'html' | 'csv' | 'xlsx';
  /** The page's title; null for other formats. */
  readonly title: string | null;
  readonly tables: readonly Table[];
  /** False if the `html` element was not closed. */
  readonly closed: boolean;
}

// Exports have one or two title lines above the header; twenty leave a margin.
const HEADER_SEARCH_ROWS = 20;
// The longest table a reader accepts is five million rows; a few title lines may precede it.
const MAX_ROWS = 5_000_100;
// Eight columns for each of the maximum number of rows: about 320 MB of references, the most that one import may take.
const MAX_CELLS = 40_000_000;
// The widest known table has 18 columns; one with ten times that is not a table of this kind.
const MAX_COLUMNS = 200;
/** The limit of a spreadsheet cell; no printed fact comes near it. */
export const MAX_CELL_CHARACTERS = 32_767;

/** Indexes of the rows that may be a header if none is marked as one. */
export function firstRows(rows: Listing<unknown>): number[] {
  return Array.from({ length: Math.min(rows.length, HEADER_SEARCH_ROWS) }, (_, index) => index);
}

/** The limits of one document. */
interface CellLimits {
  readonly rows: number;
  readonly cells: number;
}

/** Counts the content of a document and refuses it before it fills the memory. */
export class CellBudget {
  readonly #most: CellLimits;
  #rows = 0;
  #cells = 0;

  /** Rows that remain bytes may be many; rows held as texts need lower limits. */
  constructor(most: CellLimits = { rows: MAX_ROWS, cells: MAX_CELLS }) {
    this.#most = most;
  }

  /** Throws Fault `SOURCE_REFUSED` if this row makes the document too large. */
  spend(row: readonly string[]): void {
    this.#rows += 1;
    this.#cells += row.length;
    if (row.length > MAX_COLUMNS) throw tooWide(row.length);
    if (this.#rows > this.#most.rows)
      throw refusal(`The document has more than ${this.#most.rows} rows, more than any supported table has.`);
    if (this.#cells > this.#most.cells)
      throw refusal(`The document has more than ${this.#most.cells} cells, more than any supported table has.`);
  }
}

export function tooWide(columns: number): Fault {
  return refusal(`A row has ${columns} cells; at most ${MAX_COLUMNS} were expected, so this is not a supported table.`);
}

/** Whether a column index (0-based) is within the limits. */
export function isWithinWidth(column: number): boolean {
  return column < MAX_COLUMNS;
}

// White space at either end, two spaces in sequence, or white space other than a plain space (`
// `, a no-break space).
const UNTIDY = /^\s|\s$|\s\s|[^\S ]|\p{Cc}/u;

/**
 * White space and control characters (PostgreSQL cannot store zero bytes) are collapsed to one space and removed at the
 * ends; a text longer than a cell is refused.
 */
export function cellText(text: string): string {
  if (text.length > MAX_CELL_CHARACTERS) {
    throw refusal(
      `A cell contains ${text.length} characters; at most ${MAX_CELL_CHARACTERS} were expected. ` +
        'The table is damaged or not a supported one.',
    );
  }
  return UNTIDY.test(text) ? text.replace(/[\s\p{Cc}]+/gu, ' ').trim() : text;
}

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
