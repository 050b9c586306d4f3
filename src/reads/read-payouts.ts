import type { IsoDate } from '#domain/dates.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import { buildPastPayoutShelf } from './past-shelf.ts';
import { readPayoutShelf } from './payout-shelf.ts';
import type { Reading } from './reading.ts';
import { readSeriesPage } from './series-page.ts';
import type { SeriesFeed, SeriesQuestion } from './series-page.ts';

export interface PayoutsQuestion extends SeriesQuestion {
  readonly fund_slug: string;
  /** Today in Asia/Karachi, at `as_of` where that is given: where a window without `to` ends. */
  readonly today: IsoDate;
}

// The contract bounds a window at 1830 days; one without dates is five years with their leap days.
const FEED: SeriesFeed = { name: 'payouts', list_head: '"coverage":"observed_events_only","payouts"', default_days: 1_827, maximum_days: 1_830 };

/**
 * One page of a fund's observed payouts; those of one day stand in
 * the order they were observed in. `data_as_of` is the newest payout of the page.
 * Faults: FUND_NOT_FOUND, INVALID_CURSOR, INVALID_DATE_RANGE, VALIDATION_ERROR.
 */
export async function readPayouts(view: FactView, question: PayoutsQuestion): Promise<Reading> {
  const entry = readFundEntry(view, question.fund_slug);
  const shelf = question.as_of === null ? await readPayoutShelf(view, entry) : await buildPastPayoutShelf(view, entry, question.as_of);
  return readSeriesPage(FEED, view.sealer, entry, shelf, question, question.today);
}
