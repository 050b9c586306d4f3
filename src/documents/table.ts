import type { Fault } from '#base/fault.ts';
import type { Listing } from '#base/listing.ts';
import { refusal } from './refusal.ts';

/** One printed table: texts with blanks collapsed and entities decoded; rows without any text are left out. */
export interface Table {
  readonly rows: Listing<readonly string[]>;
  /** By row, the href of each cell's first link or null; a row without links has no entry. */
  readonly links: readonly (readonly (string | null)[] | undefined)[];
  /** Indexes of the rows that may be the header, in order. */
  readonly headerRows: readonly number[];
  /** False where the document ends inside the table, or before its own end. */
  readonly closed: boolean;
  /** True where the text ends without a line end, so that its last cell may be cut. */
  readonly endsMidLine: boolean;
}

/** A document as read, before anyone knows which of its tables is meant. */
export interface PrintedDocument {
  readonly format: 'html' | 'csv' | 'xlsx';
  /** The page's title; null for other formats. */
  readonly title: string | null;
  readonly tables: readonly Table[];
  /** False where an HTML page was opened and not closed. */
  readonly closed: boolean;
}

// Exports have one or two title lines above the header; twenty leave a margin.
export const HEADER_SEARCH_ROWS = 20;
// The longest table a reader accepts is five million rows; a few title lines may precede it.
const MAX_ROWS = 5_000_100;
// Eight columns for each of the most rows: about 320 MB of references, what one import may take at the very worst.
const MAX_CELLS = 40_000_000;
// The widest known table has 18 columns; ten times that is no longer a table of this kind.
const MAX_COLUMNS = 200;
/** What one cell of a spreadsheet can hold; no printed fact comes near it. */
export const MAX_CELL_CHARACTERS = 32_767;

/** Indexes of the rows that may be a header where nothing marks one. */
export function firstRows(rows: Listing<unknown>): number[] {
  return Array.from({ length: Math.min(rows.length, HEADER_SEARCH_ROWS) }, (_, index) => index);
}

/** The most that a document may hold. */
interface CellLimits {
  readonly rows: number;
  readonly cells: number;
}

/** Counts what one document was read into and refuses it before it can fill the memory. */
export class CellBudget {
  readonly #most: CellLimits;
  #rows = 0;
  #cells = 0;

  /** Rows that stay the bytes they are may be many; rows held as texts need closer limits. */
  constructor(most: CellLimits = { rows: MAX_ROWS, cells: MAX_CELLS }) {
    this.#most = most;
  }

  /** Throws Fault `SOURCE_REFUSED` when this row makes the document too large. */
  spend(row: readonly string[]): void {
    this.#rows += 1;
    this.#cells += row.length;
    if (row.length > MAX_COLUMNS) throw tooWide(row.length);
    if (this.#rows > this.#most.rows)
      throw refusal(`The document has more than ${this.#most.rows} rows, more than any table read here has.`);
    if (this.#cells > this.#most.cells)
      throw refusal(`The document has more than ${this.#most.cells} cells, more than any table read here has.`);
  }
}

export function tooWide(columns: number): Fault {
  return refusal(`A row has ${columns} cells; at most ${MAX_COLUMNS} were expected, so this is not a supported table.`);
}

/** Whether a column index (0-based) still belongs to a table. */
export function isWithinWidth(column: number): boolean {
  return column < MAX_COLUMNS;
}

// A blank at either end, two blanks together, or a blank other than a plain space (`\n`, a no-break space).
const UNTIDY = /^\s|\s$|\s\s|[^\S ]|\p{Cc}/u;

/** Blanks and control characters (PostgreSQL stores no zero byte) collapsed to one space and none at the ends; a text over the length of a cell is refused. */
export function cellText(text: string): string {
  if (text.length > MAX_CELL_CHARACTERS) {
    throw refusal(
      `A cell holds ${text.length} characters; at most ${MAX_CELL_CHARACTERS} were expected. The table is damaged or not one read here.`,
    );
  }
  return UNTIDY.test(text) ? text.replace(/[\s\p{Cc}]+/gu, ' ').trim() : text;
}
