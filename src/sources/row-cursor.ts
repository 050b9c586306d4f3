import type { Grid } from '#documents/grid.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FundMention } from '#domain/fund.ts';
import type { CellProblem } from './rows.ts';

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
