import type { Sighting } from '#domain/checks/plausible-dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Arrival, DateCounts } from './page-date.ts';
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
  /** If this column is blank in most rows, its meaning has changed, and the document is refused whole. */
  readonly mostlyFilled?: boolean;
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
  readonly ignoredHeaders: readonly string[];
  /** `refuse` where a person writes the header and an unknown column is a slip that would lose facts. */
  readonly unknownColumns: 'tolerate' | 'refuse';
  readonly leastRows: number;
  readonly mostRows: number;
  /** Whether a table with less than half of the usual rows is taken for a damaged one. */
  readonly halfOfUsual: boolean;
  readRow(cursor: RowCursor<Field>): Row;
  /** The date of a row; null if it has none. */
  dateOf(row: Row): IsoDate | null;
  /** The date of the document, never later than its observation. */
  findPageDate(dates: DateCounts, arrival: Arrival): IsoDate | null;
  /** Null where nothing is known of its arrival. */
  findSighting(dates: DateCounts, arrival: Arrival): Sighting | null;
}
