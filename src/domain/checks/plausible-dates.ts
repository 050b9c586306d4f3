import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

/** When a document was observed and, if it states this, the latest day on which it can have been printed. */
export interface Sighting {
  /** The day in Asia/Karachi on which the document was first received. */
  readonly observed_on: IsoDate;
  /** Never after `observed_on`; earlier for a file of an old page. */
  readonly printedBy: IsoDate;
}

// The first Pakistani mutual fund opened in 1962.
const EARLIEST = '1962-01-01';
// The longest holidays close the markets for a week; money market funds publish the NAVs of those days in advance.
/** A NAV dated more than this many days after its document was printed is held. */
export const NAV_DAYS_AHEAD = 7;
/** Payouts are announced at most this long before payment. */
export const PAYOUT_DAYS_AHEAD = 31;

export interface DateBounds {
  readonly latest: IsoDate;
  readonly daysAhead: number;
  /** The day by which the document was printed. */
  readonly printedBy: IsoDate;
  /** Inception of the fund; null if unknown. */
  readonly began: IsoDate | null;
}

export function boundDates({ printedBy }: Sighting, daysAhead: number, began: IsoDate | null): DateBounds {
  return { latest: addDays(printedBy, daysAhead), daysAhead, printedBy, began };
}

/** The reason why no row of a series can have this date; undefined if it is plausible. */
export function doubtDate(date: string, { latest, daysAhead, printedBy, began }: DateBounds): string | undefined {
  if (date < EARLIEST) return `The date ${date} is before ${EARLIEST}, when no fund existed.`;
  if (date > latest)
    return (
      `The date ${date} is more than ${daysAhead} days after ${printedBy}, ` +
      'the day by which the document was printed.'
    );
  return began !== null && date < began ? `The date ${date} is before ${began}, the inception of the fund.` : undefined;
}

/** Known facts that the stated inception of a fund must agree with; null and undefined if unknown. */
interface FundLife {
  readonly maturity_date: IsoDate | null;
  readonly firstNavDate: IsoDate | undefined;
}

/** The reason why this cannot be the fund's inception; undefined if it is plausible. */
export function doubtInception(
  inception: IsoDate,
  { observed_on, printedBy }: Sighting,
  { maturity_date, firstNavDate }: FundLife,
): string | undefined {
  // The page lists a new fund before its first day.
  const by = addDays(printedBy, NAV_DAYS_AHEAD);
  const latest = by < observed_on ? by : observed_on;
  if (inception < EARLIEST) return `The inception ${inception} is before ${EARLIEST}, when no fund existed.`;
  if (inception > latest) return `The inception ${inception} is after ${latest}, by which the document was printed.`;
  if (firstNavDate !== undefined && inception > firstNavDate)
    return `The inception ${inception} is after ${firstNavDate}, for which a NAV of the fund is served.`;
  return maturity_date !== null && inception >= maturity_date
    ? `The inception ${inception} is not before the maturity ${maturity_date}.`
    : undefined;
}
