import type { Fault } from '#base/fault.ts';
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
export const HEADER_SEARCH_ROWS = 20;
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
