import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { percentOf, subtract } from '#domain/decimal.ts';
import type { NavObservation } from '#domain/series.ts';
import type { NavHistory, NavRow } from '#payloads/series.ts';
import type { FactTx } from '#store/database.ts';
import { countNavs, findNewestNavDate, listNavs } from '#store/series.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './funds.ts';
import type { QueryResult } from './query-result.ts';
import { lastDayKnownAt, listKnown, readUnchanged } from './read-at.ts';
import type { FundEntry } from './registry.ts';
import { buildSeries, dateOfPosition, positionOf } from './rendered-series.ts';
import type { RenderedSeries } from './rendered-series.ts';
import { pageOfRows, readSeries } from './series-page.ts';
import type { RowRange, RowsOfPage, Series, SeriesQuestion, SeriesRows } from './series-page.ts';
import { datedBy, newestNavOf } from './source-dates.ts';

export interface NavHistoryQuestion extends SeriesQuestion {
  readonly fund_slug: string;
}

// At most 3653 days, ten years including leap days; also the window of a request without dates.
const NAVS: Series<NavRow, NavHistory> = {
  feed: {
    name: 'nav-history',
    defaultOrder: 'asc',
    defaultDays: 3_653,
    maximumDays: 3_653,
    rowsStateChanges: true,
    payloadOf: (head, navs) => ({ ...head, navs }),
  },
  version: 'nav_version',
  findRendered: findNavSeries,
  readRendered: readNavSeries,
  readStored: storedNavs,
  count: (tx, { fund }) => countNavs(tx, fund.fund_key, null, { from: null, to: null }),
};

/**
 * One page of a fund's NAV history. Default of `to`: the fund's latest observation; for a fund without observations,
 * window dates that were not requested are null. Faults: FUND_NOT_FOUND, INVALID_CURSOR, INVALID_DATE_RANGE,
 * VALIDATION_ERROR.
 */
export async function readNavHistory(view: FactView, question: NavHistoryQuestion): Promise<QueryResult<NavHistory>> {
  const entry = readFundEntry(view, question.fund_slug);
  const page = await readSeries(view, entry, NAVS, question, null);
  return datedBy(page, page.latest === undefined ? await newestNavOf(view, [entry], page.as_of) : page.latest);
}

/** The current observations of a fund, rendered, oldest first. */
export async function readNavSeries(view: FactView, entry: FundEntry): Promise<RenderedSeries> {
  return view.caches.series.findOrRender(navSeries(entry), navVersions(entry), async () => {
    const navs = await readUnchanged(view, [entry], ['nav_version'], (tx) => listNavs(tx, entry.fund.fund_key));
    return renderNavSeries(entry, navs);
  });
}

function renderNavSeries(entry: FundEntry, navs: readonly NavObservation[]): RenderedSeries {
  return buildSeries(
    navs.map((nav, index) => ({
      position: positionOf(nav.nav_date),
      version: nav.version,
      text: JSON.stringify(navRow(entry, nav, navs[index - 1])),
    })),
  );
}

/** The rendered series if it is in memory; single rows are not worth rendering one. */
export function findNavSeries(view: FactView, entry: FundEntry): RenderedSeries | undefined {
  return view.caches.series.find(navSeries(entry), navVersions(entry));
}

/** A rendering of NAVs depends on the observations and on the members that describe the fund. */
export function navVersions(entry: FundEntry): string {
  return `${entry.fund.nav_version}:${entry.seriesHash}`;
}

function navSeries(entry: FundEntry): string {
  return `nav:${entry.fund.fund_key}`;
}

/** One row; the change is null for a fund's first observation. */
export function navRow(
  { fund, name, currency }: FundEntry,
  nav: NavObservation,
  before: NavObservation | undefined,
): NavRow {
  const change = before === undefined ? null : subtract(nav.nav, before.nav);
  return {
    fund_id: fund.id,
    fund_slug: fund.slug,
    fund_name: name,
    association_fund_id: fund.association_fund_id,
    nav_date: nav.nav_date,
    nav: nav.nav,
    offer_price: nav.offer_price,
    repurchase_price: nav.repurchase_price,
    market_price: nav.market_price,
    front_end_load_pct: nav.front_end_load_pct,
    back_end_load_pct: nav.back_end_load_pct,
    contingent_load_pct: nav.contingent_load_pct,
    nav_change_abs: change,
    nav_change_pct: before === undefined || change === null ? null : percentOf(change, before.nav),
    currency,
  };
}

/** Identifies one row: its own version, and that of the observation from which its change was computed. */
export function hashOfRow(entry: FundEntry, version: number, versionBefore: number): string {
  return `${entry.seriesHash}.${version}.${versionBefore}`;
}

/**
 * The NAVs in the store, current or at an earlier time: a page reads its own rows, one more to detect a further page,
 * and the row from which its first change is computed, and counts its window.
 * Nothing is cached, because every time has its own series.
 */
async function storedNavs(
  view: FactView,
  tx: FactTx,
  entry: FundEntry,
  as_of: number | null,
): Promise<SeriesRows<NavRow>> {
  if (as_of !== null && (await listKnown(view, tx, [entry], as_of)).length === 0) return NO_ROWS;
  return {
    latest: async () =>
      as_of === null
        ? entry.fund.latest_nav_date
        : findNewestNavDate(tx, [entry.fund.fund_key], lastDayKnownAt(as_of), as_of),
    page: (range) => readNavRows(tx, entry, as_of, range),
  };
}

const NO_ROWS: SeriesRows<NavRow> = {
  latest: async () => null,
  page: async ({ order }) =>
    pageOfRows({ positions: [], total: 0, hasMore: false, version_before: 0, order, rows: () => [] }),
};

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
