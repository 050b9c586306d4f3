import { percentOf, subtract } from '#domain/decimal.ts';
import type { NavObservation } from '#domain/nav.ts';
import { listNavs } from '#store/served-navs.ts';
import type { NavRow } from '#payloads/series.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { readUnchanged } from './read-unchanged.ts';
import { buildSeries, positionOf } from './rendered-series.ts';
import type { RenderedSeries } from './rendered-series.ts';

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
