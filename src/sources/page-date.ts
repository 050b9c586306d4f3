import type { Sighting } from '#domain/checks/plausible-dates.ts';
import type { IsoDate } from '#domain/dates.ts';

/** How many rows of a document carry each date. */
export type DateCounts = ReadonlyMap<IsoDate, number>;

/** When and how a document arrived, if that limits its date. */
export interface Arrival {
  /** Null where nothing is known of it: no date is too late then. */
  readonly observed_on: IsoDate | null;
  /** Fetched from its address: it was printed when it came in. */
  readonly isFetched: boolean;
}

/** The date that most rows carry, the latest among equals; null where no row has one. Rows dated ahead of their observation do not count; where all are, the page is of that day. */
export function mostFrequentDate(counts: DateCounts, { observed_on }: Arrival): IsoDate | null {
  let best: IsoDate | null = null;
  let most = 0;
  for (const [date, count] of counts) {
    if (observed_on !== null && date > observed_on) continue;
    if (count > most || (count === most && best !== null && date > best)) [best, most] = [date, count];
  }
  return best ?? (counts.size === 0 ? null : observed_on);
}

/** The newest day that had come when the document was observed: how far a file reaches that prints no date of its own. */
export function newestDayReached(counts: DateCounts, { observed_on }: Arrival): IsoDate | null {
  let newest: IsoDate | null = null;
  for (const date of counts.keys())
    if ((observed_on === null || date <= observed_on) && (newest === null || date > newest)) newest = date;
  return newest;
}

/** A fetched page is of the day it was fetched, whatever its rows announce. */
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
 * When a page with one row a fund was printed: when it was fetched or, for a file, on the newest day that
 * many of its rows carry, where fewer rows lie beyond that day than on it.
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
