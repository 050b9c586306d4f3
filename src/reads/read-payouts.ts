import type { IsoDate } from '#domain/dates.ts';
import { countPayoutsOf } from '#store/series.ts';
import type { Payout, PayoutHistory } from '#payloads/series.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import { findPayoutSeries, readPayoutSeries } from './payout-series.ts';
import type { QueryResult } from './query-result.ts';
import { readSeries } from './read-series.ts';
import type { Series } from './read-series.ts';
import type { SeriesQuestion } from './series-page.ts';
import { datedBy, newestPageOf } from './source-dates.ts';
import { storedPayouts } from './stored-rows.ts';

export interface PayoutsQuestion extends SeriesQuestion {
  readonly fund_slug: string;
  /** Today in Asia/Karachi, or the day of `as_of`: a window without `to` ends there. */
  readonly today: IsoDate;
}

// The contract bounds a window at 1830 days; one without dates is five years with their leap days.
const PAYOUTS: Series<Payout, PayoutHistory> = {
  feed: {
    name: 'payouts',
    defaultOrder: 'desc',
    defaultDays: 1_827,
    maximumDays: 1_830,
    rowsStateChanges: false,
    payloadOf({ from, to, ...head }, payouts) {
      if (from === null || to === null) throw new TypeError('a window of payouts has two ends');
      const { fund, currency, order, total } = head;
      return { fund, currency, from, to, order, total, coverage: 'observed_events_only', payouts };
    },
  },
  version: 'payout_version',
  findRendered: findPayoutSeries,
  readRendered: readPayoutSeries,
  readStored: async (_view, tx, entry, as_of) => storedPayouts(tx, entry, as_of),
  count: (tx, { fund }) => countPayoutsOf(tx, fund.fund_key, null, { from: null, to: null }),
};

/**
 * One page of a fund's observed payouts; those of one day
 * are in the order of observation. `data_as_of` is the newest payout page's date.
 * Faults: FUND_NOT_FOUND, INVALID_CURSOR, INVALID_DATE_RANGE, VALIDATION_ERROR.
 */
export async function readPayouts(view: FactView, question: PayoutsQuestion): Promise<QueryResult<PayoutHistory>> {
  const entry = readFundEntry(view, question.fund_slug);
  const page = await readSeries(view, entry, PAYOUTS, question, question.today);
  return datedBy(page, await newestPageOf(view, ['payouts'], page.as_of));
}
