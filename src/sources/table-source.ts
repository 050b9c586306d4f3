import type { Sighting } from '#domain/checks/plausible-dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { RowCursor } from './cells.ts';
import type { Arrival, SourceName, SourceRow } from './rows.ts';

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

/** Number of rows of a document with each date. */
type DateCounts = ReadonlyMap<IsoDate, number>;

/**
 * The date of most rows, the latest among equals; null if no row has one. Rows dated after their observation do not
 * count; if all are, the date of the page is the day of observation.
 */
export function mostFrequentDate(counts: DateCounts, { observed_on }: Arrival): IsoDate | null {
  let best: IsoDate | null = null;
  let most = 0;
  for (const [date, count] of counts) {
    if (observed_on !== null && date > observed_on) continue;
    if (count > most || (count === most && best !== null && date > best)) [best, most] = [date, count];
  }
  return best ?? (counts.size === 0 ? null : observed_on);
}

/**
 * The newest date that was not in the future when the document was observed: the extent of a file that prints no date
 * of its own.
 */
export function newestDayReached(counts: DateCounts, { observed_on }: Arrival): IsoDate | null {
  let newest: IsoDate | null = null;
  for (const date of counts.keys())
    if ((observed_on === null || date <= observed_on) && (newest === null || date > newest)) newest = date;
  return newest;
}

/** The date of a fetched page is the day of the fetch, whatever its rows state. */
export function fetchDate(counts: DateCounts, arrival: Arrival): IsoDate | null {
  return arrival.isFetched && arrival.observed_on !== null ? arrival.observed_on : newestDayReached(counts, arrival);
}

/** The document does not state when it was printed. */
export function printedWhenObserved(_counts: DateCounts, { observed_on }: Arrival): Sighting | null {
  return observed_on === null ? null : { observed_on, printedBy: observed_on };
}

// A date in several rows, and in at least a tenth of them, is not a misprint.
const LEAST_ROWS = 2;
const LEAST_SHARE = 10;

/**
 * The print date of a page with one row per fund: the day of the fetch or, for a file, the newest date of many rows,
 * provided that fewer rows have later dates.
 */
export function printedByRows(counts: DateCounts, arrival: Arrival): Sighting | null {
  const { observed_on, isFetched } = arrival;
  if (observed_on === null || isFetched) return printedWhenObserved(counts, arrival);
  const rows = counts.values().reduce((sum, count) => sum + count, 0);
  const borne = [...counts].filter(
    ([date, count]) => date <= observed_on && count >= LEAST_ROWS && count * LEAST_SHARE >= rows,
  );
  const [day, onIt] = borne.toSorted(([one], [other]) => (one < other ? 1 : -1))[0] ?? [observed_on, rows];
  const beyond = [...counts].reduce((sum, [date, count]) => (date > day ? sum + count : sum), 0);
  return { observed_on, printedBy: beyond < onIt ? day : observed_on };
}
