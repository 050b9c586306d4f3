import type { Grid } from '#documents/table.ts';
import { parseDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isZero, parseDecimal } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { FundMention } from '#domain/fund.ts';
import type { CellProblem } from './rows.ts';

// Placeholders that the association prints for missing values, in lower case.
const UNAVAILABLE = new Set(['', '-', '--', '---', 'n/a', 'na', 'n.a.', 'nil', 'none', 'null']);
const LONGEST_UNAVAILABLE = 4;
// Prices have about ten digits; a longer number is not a price, and exact arithmetic on it would cost time.
const MAX_NUMBER_CHARACTERS = 40;
// The longest known benchmark has 400 characters; a longer text is a paragraph that moved into the column.
const MAX_TEXT_CHARACTERS = 1_000;

/** Blank, `N/A`, `-` or `Nil`: the source states no value. */
export function isUnavailable(text: string): boolean {
  return text.length <= LONGEST_UNAVAILABLE && UNAVAILABLE.has(text.toLowerCase());
}

/** The cell's text; null if it states no value or, with a problem, if it is far too long. */
export function readText<Field extends string>(cursor: RowCursor<Field>, field: Field): string | null {
  const text = cursor.text(field);
  if (text.length > MAX_TEXT_CHARACTERS)
    cursor.addProblem(field, text, `a text of at most ${MAX_TEXT_CHARACTERS} characters`);
  return isUnavailable(text) || text.length > MAX_TEXT_CHARACTERS ? null : text;
}

/**
 * The number as published, including zero and negative numbers; null if not available or, with a problem, unreadable.
 */
export function readAmount<Field extends string>(cursor: RowCursor<Field>, field: Field): Decimal | null {
  const text = cursor.text(field);
  if (isUnavailable(text)) return null;
  const amount = text.length > MAX_NUMBER_CHARACTERS ? undefined : parseDecimal(text);
  if (amount === undefined) cursor.addProblem(field, text, 'a number like 10.4089');
  return amount ?? null;
}

/** As `readAmount`, but zero also means unavailable: a price of `0.0000` means "not on offer". */
export function readPrice<Field extends string>(cursor: RowCursor<Field>, field: Field): Decimal | null {
  const amount = readAmount(cursor, field);
  return amount === null || isZero(amount) ? null : amount;
}

/** The date; null if blank or, with a problem, unreadable. */
export function readDate<Field extends string>(cursor: RowCursor<Field>, field: Field): IsoDate | null {
  const text = cursor.text(field);
  if (isUnavailable(text)) return null;
  let date = cursor.dates.get(text);
  if (date === undefined) {
    date = text.length > MAX_NUMBER_CHARACTERS ? undefined : parseDate(text);
    cursor.dates.set(text, date);
  }
  if (date === undefined) cursor.addProblem(field, text, 'a date like Aug 19, 2026');
  return date ?? null;
}

// Shared by all rows without problems: a history has a million of them.
const NO_PROBLEMS: readonly CellProblem[] = Object.freeze([]);
const MAX_PRINTED_CHARACTERS = 120;

/** A row's description of its fund, the cells of that description, and the problems found in them. */
export interface KnownMention {
  readonly cells: readonly string[];
  readonly mention: FundMention;
  readonly problems: readonly CellProblem[];
}

/**
 * Walks the rows of a grid and returns their cells by field. One cursor serves a whole document, so that reading a row
 * allocates only the row itself.
 */
export class RowCursor<Field extends string = string> {
  readonly #grid: Grid;
  readonly #at: Readonly<Partial<Record<Field, number>>>;
  #index = 0;
  #row: readonly string[] = [];
  #problems: CellProblem[] | undefined;
  /** Dates by their printed text: a table repeats few of them. */
  readonly dates = new Map<string, IsoDate | undefined>();
  /** Mentions by their printed cells. */
  readonly mentions = new Map<string, KnownMention>();
  /** The mention of the previous row: a history lists the days of a fund in sequence. */
  lastMention: KnownMention | undefined;

  constructor(grid: Grid, at: Readonly<Partial<Record<Field, number>>>) {
    this.#grid = grid;
    this.#at = at;
  }

  /**
   * Moves to a row (from 0). A row that does not fit the header is read as blank, with one problem, because its cells
   * may be shifted.
   */
  move(index: number): void {
    const row = this.#grid.rows.at(index) ?? [];
    this.#index = index;
    this.#problems = undefined;
    this.#row = row;
    const { length } = this.#grid.header;
    const isMisfit =
      this.#grid.format === 'html'
        ? row.length !== length
        : row.length > length && row.slice(length).some((text) => text !== '');
    if (!isMisfit) return;
    this.#row = [];
    this.addProblem('row', row.join(' | '), `${length} cells, like the header, instead of ${row.length}`);
  }

  /** 1-based. */
  get rowNumber(): number {
    return this.#index + 1;
  }

  /** The cell as printed; empty if the table has no such column or the row ends before it. */
  text(field: Field): string {
    const column = this.#at[field];
    return column === undefined ? '' : (this.#row[column] ?? '');
  }

  /** The href of the cell's first link. */
  link(field: Field): string | null {
    const column = this.#at[field];
    return column === undefined || this.#row.length === 0 ? null : (this.#grid.links[this.#index]?.[column] ?? null);
  }

  addProblem(column: Field | 'row', printed: string, expected: string): void {
    this.addProblems([{ column, printed: printed.slice(0, MAX_PRINTED_CHARACTERS), expected }]);
  }

  addProblems(problems: readonly CellProblem[]): void {
    if (problems.length > 0) (this.#problems ??= []).push(...problems);
  }

  /** The problems of this row so far. */
  get problems(): readonly CellProblem[] {
    return this.#problems ?? NO_PROBLEMS;
  }
}
