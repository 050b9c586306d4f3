import type { IsoDate } from '#domain/dates.ts';
import type { Payout, PayoutHistory } from '#payloads/series.ts';
import type { FactTx } from '#store/database.ts';
import { countPayoutsOf, listPayoutsOf } from '#store/series.ts';
import type { StoredPayout } from '#store/series.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './funds.ts';
import type { QueryResult } from './query-result.ts';
import { readUnchanged } from './read-at.ts';
import type { FundEntry } from './registry.ts';
import { buildSeries, dateOfPosition, ordinalOfPosition, positionOf } from './rendered-series.ts';
import type { RenderedSeries } from './rendered-series.ts';
import { pageOfRows, readSeries } from './series-page.ts';
import type { Series, SeriesQuestion, SeriesRows } from './series-page.ts';
import { datedBy, newestPageOf } from './source-dates.ts';

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

/** Every current payout of a fund, oldest first; those of one day by ordinal. */
export async function listAllPayouts(view: FactView, entry: FundEntry): Promise<Payout[]> {
  const payouts = await readUnchanged(view, [entry], ['payout_version'], (tx) =>
    listPayoutsOf(tx, entry.fund.fund_key),
  );
  return payouts.map(payoutRow);
}

/** The current payouts of a fund, rendered, oldest first; those of one day by ordinal. */
export async function readPayoutSeries(view: FactView, entry: FundEntry): Promise<RenderedSeries> {
  return view.caches.series.findOrRender(payoutSeries(entry), `${entry.fund.payout_version}`, async () => {
    const payouts = await readUnchanged(view, [entry], ['payout_version'], (tx) =>
      listPayoutsOf(tx, entry.fund.fund_key),
    );
    return renderPayoutSeries(payouts);
  });
}

/** The rendered series if it is in memory. */
function findPayoutSeries(view: FactView, entry: FundEntry): RenderedSeries | undefined {
  return view.caches.series.find(payoutSeries(entry), `${entry.fund.payout_version}`);
}

function payoutSeries({ fund }: FundEntry): string {
  return `payouts:${fund.fund_key}`;
}

function renderPayoutSeries(payouts: readonly StoredPayout[]): RenderedSeries {
  return buildSeries(
    payouts.map((payout) => ({
      position: positionOf(payout.payout_date, payout.ordinal),
      version: payout.version,
      text: JSON.stringify(payoutRow(payout)),
    })),
  );
}

/** One payout as it is served. */
export function payoutRow({ id, payout_date, amount_per_unit, ex_nav, source_url, observed_at }: StoredPayout): Payout {
  const source = { url: source_url, observed_at: new Date(observed_at).toISOString() };
  return { id, payout_date, amount_per_unit, ex_nav, source };
}

/** The payouts in the store, current or at an earlier time; nothing is cached. */
function storedPayouts(tx: FactTx, entry: FundEntry, as_of: number | null): SeriesRows<Payout> {
  const { fund_key } = entry.fund;
  return {
    latest: async () =>
      (await listPayoutsOf(tx, fund_key, as_of, { from: null, to: null, after: null, order: 'desc', limit: 1 }))[0]
        ?.payout_date ?? null,
    async page(range) {
      const { from, to, order, limit } = range;
      const total = await countPayoutsOf(tx, fund_key, as_of, { from, to });
      const after =
        range.after === null
          ? null
          : { payout_date: dateOfPosition(range.after), ordinal: ordinalOfPosition(range.after) };
      const found =
        total === 0 ? [] : await listPayoutsOf(tx, fund_key, as_of, { from, to, after, order, limit: limit + 1 });
      const payouts = found.slice(0, limit);
      return pageOfRows({
        positions: payouts.map(positionOfPayout),
        total,
        order,
        hasMore: found.length > limit,
        version_before: 0,
        rows: () => payouts.map(payoutRow),
      });
    },
  };
}

function positionOfPayout({ payout_date, ordinal, version }: StoredPayout): { position: number; version: number } {
  return { position: positionOf(payout_date, ordinal), version };
}
