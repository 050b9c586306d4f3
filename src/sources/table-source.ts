import type { IsoDate } from '#domain/dates.ts';
import type { RowCursor } from './row-cursor.ts';
import type { SourceName, SourceRow } from './rows.ts';

/** One column of an outside table. */
export interface ColumnRule {
  /** Accepted header texts; case, blanks and punctuation do not matter. */
  readonly headers: readonly string[];
  /** `always`: no table without it. `page`: the association's own HTML page always prints it, an export may leave it out. */
  readonly required: 'always' | 'page' | 'never';
  /** Much unreadable content here means that another column has moved in: the document is refused whole. */
  readonly guarded?: boolean;
  /** A column that is blank in most rows is no longer the column it was: the document is refused whole. */
  readonly mostly_filled?: boolean;
}

/** Everything that is asserted of one kind of table, as data, and how a row of it is read. */
export interface TableSource<Field extends string = string, Row extends SourceRow = SourceRow> {
  readonly source: SourceName;
  /** How messages call the document: `the association's NAV page`. */
  readonly title: string;
  readonly columns: Readonly<Record<Field, ColumnRule>>;
  /** At least one of these columns must be there; empty where `required` says all. */
  readonly one_of: readonly Field[];
  /** Header texts that are known and not read. */
  readonly ignored_headers: readonly string[];
  /** `refuse` where a person writes the header and an unknown column is a slip that would lose facts. */
  readonly unknown_columns: 'tolerate' | 'refuse';
  readonly least_rows: number;
  readonly most_rows: number;
  /** Whether a table with less than half of the usual rows is taken for a damaged one. */
  readonly half_of_usual: boolean;
  readRow(cursor: RowCursor<Field>): Row;
  /** The date a row speaks of; null where it has none. */
  dateOf(row: Row): IsoDate | null;
  /** The date the document speaks of; given how many rows carry each date. */
  findPageDate(dates: ReadonlyMap<IsoDate, number>): IsoDate | null;
}
