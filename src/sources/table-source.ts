import type { Sighting } from '#domain/checks/plausible-dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Arrival, DateCounts } from './page-date.ts';
import type { RowCursor } from './row-cursor.ts';
import type { SourceName, SourceRow } from './rows.ts';

/** One column of an external table. */
export interface ColumnRule {
  /** Accepted header texts; case, spaces and punctuation are ignored. */
  readonly headers: readonly string[];
  /**
   * `always`: required in every table. `page`: always in the association's own HTML page, but an export may omit it.
   */
  readonly required: 'always' | 'page' | 'never';
  /** If much of its content is unreadable, another column has moved in, and the document is refused as a whole. */
  readonly guarded?: boolean;
  /** If this column is blank in most rows, its meaning has changed, and the document is refused as a whole. */
  readonly mostlyFilled?: boolean;
}

/** All properties of one kind of table, as data, and the function that reads a row. */
export interface TableSource<Field extends string = string, Row extends SourceRow = SourceRow> {
  readonly source: SourceName;
  /** Name of the document in messages: `the association's NAV page`. */
  readonly title: string;
  readonly columns: Readonly<Record<Field, ColumnRule>>;
  /** At least one of these columns is required; empty if `required` is sufficient. */
  readonly one_of: readonly Field[];
  /** Known header texts whose columns are ignored. */
  readonly ignoredHeaders: readonly string[];
  /** `refuse` if a person writes the header, so that an unknown column is a mistake that would lose facts. */
  readonly unknownColumns: 'tolerate' | 'refuse';
  readonly leastRows: number;
  readonly mostRows: number;
  /** Whether a table with less than half of the usual rows is considered damaged. */
  readonly halfOfUsual: boolean;
  readRow(cursor: RowCursor<Field>): Row;
  /** The date of a row; null if it has none. */
  dateOf(row: Row): IsoDate | null;
  /** The date of the document, never later than its observation. */
  findPageDate(dates: DateCounts, arrival: Arrival): IsoDate | null;
  /** Null if its arrival is unknown. */
  findSighting(dates: DateCounts, arrival: Arrival): Sighting | null;
}
