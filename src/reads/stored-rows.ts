import { addDays, todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { NavObservation } from '#domain/nav.ts';
import type { FactTx } from '#store/database.ts';
import { countNavs, findNewestNavDate, listNavs } from '#store/served-navs.ts';
import { countPayoutsOf, listPayoutsOf } from '#store/series.ts';
import type { StoredPayout } from '#store/series.ts';
import type { NavRow, Payout } from '#payloads/series.ts';
import type { FactView } from './fact-view.ts';
import { listKnown } from './first-known.ts';
import type { FundEntry } from './fund-record.ts';
import { navRow } from './nav-series.ts';
import { payoutRow } from './payout-series.ts';
import { pageOfRows } from './series-rows.ts';
import type { RowRange, RowsOfPage, SeriesRows } from './series-rows.ts';
import { dateOfPosition, ordinalOfPosition, positionOf } from './rendered-series.ts';

/**
 * Series in the store, current or at an earlier time: a page reads its own rows, one more to detect a further page, and
 * the row from which its first change is computed, and counts its window. Nothing is cached, because every time has its
 * own series.
 */
export async function storedNavs(
  view: FactView,
  tx: FactTx,
  entry: FundEntry,
  as_of: number | null,
): Promise<SeriesRows<NavRow>> {
  if (as_of !== null && (await listKnown(view, tx, [entry], as_of)).length === 0) return NO_ROWS;
  return {
    latest: () => findNewestNavDate(tx, [entry.fund.fund_key], as_of === null ? null : lastDayKnownAt(as_of), as_of),
    page: (range) => readNavRows(tx, entry, as_of, range),
  };
}

const NO_ROWS: SeriesRows<NavRow> = {
  latest: async () => null,
  page: async ({ order }) =>
    pageOfRows({ positions: [], total: 0, hasMore: false, version_before: 0, order, rows: () => [] }),
};

// A NAV may be accepted a few days before its date; further ahead, a reviewer has to accept it.
const MOST_DAYS_AHEAD = 31;

/** The last day of any observation known at a time: later rows need not be searched. */
export function lastDayKnownAt(as_of: number): IsoDate {
  return addDays(todayInKarachi(new Date(as_of)), MOST_DAYS_AHEAD);
}

async function readNavRows(
  tx: FactTx,
  entry: FundEntry,
  as_of: number | null,
  range: RowRange,
): Promise<RowsOfPage<NavRow>> {
  const { from, to, order, limit } = range;
  const { fund_key } = entry.fund;
  const total = await countNavs(tx, fund_key, as_of, { from, to });
  const beyond = daysBeyond(range);
  // In descending order the row before the window is needed to compute the last change.
  const found =
    total === 0
      ? []
      : await listNavs(tx, fund_key, as_of, {
          ...beyond,
          from: order === 'asc' ? beyond.from : null,
          order,
          limit: limit + 1,
        });
  const inside = found.filter(({ nav_date }) => from === null || nav_date >= from);
  const navs = inside.slice(0, limit);
  const oldest = order === 'asc' ? navs[0] : navs.at(-1);
  const before =
    oldest === undefined ? undefined : order === 'asc' ? await findBefore(tx, as_of, oldest) : found[navs.length];
  return pageOfRows({
    positions: navs.map(({ nav_date, version }) => ({ position: positionOf(nav_date), version })),
    total,
    order,
    hasMore: inside.length > limit,
    version_before: before?.version ?? 0,
    rows: () =>
      navs.map((nav, index) =>
        navRow(entry, nav, order === 'asc' ? (navs[index - 1] ?? before) : (navs[index + 1] ?? before)),
      ),
  });
}

/** The days of a window after the last row already served. */
function daysBeyond({ from, to, after, order }: RowRange): { from: IsoDate | null; to: IsoDate | null } {
  if (after === null) return { from, to };
  const day = dateOfPosition(after);
  if (order === 'asc') return { from: from === null || from <= day ? addDays(day, 1) : from, to };
  return { from, to: to === null || to >= day ? addDays(day, -1) : to };
}

async function findBefore(
  tx: FactTx,
  as_of: number | null,
  { fund_key, nav_date }: NavObservation,
): Promise<NavObservation | undefined> {
  return (await listNavs(tx, fund_key, as_of, { from: null, to: addDays(nav_date, -1), order: 'desc', limit: 1 }))[0];
}

/** The same for payouts. */
export function storedPayouts(tx: FactTx, entry: FundEntry, as_of: number | null): SeriesRows<Payout> {
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
