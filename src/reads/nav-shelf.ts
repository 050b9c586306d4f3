import { percentOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { NavObservation } from '#domain/nav.ts';
import { listNavs } from '#store/served-navs.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { readUnmoved } from './read-unmoved.ts';
import { buildShelf, placeOf } from './shelf.ts';
import type { Shelf } from './shelf.ts';

/** The current observations of a fund, rendered, oldest first. */
export async function readNavShelf(view: FactView, entry: FundEntry): Promise<Shelf> {
  return view.kept.shelves.take(navSeries(entry), navVersions(entry), async () => {
    const navs = await readUnmoved(view, [entry], ['nav_version'], (tx) => listNavs(tx, entry.fund.fund_key));
    return shelveNavs(entry, navs);
  });
}

/** Observations of one fund, oldest first, as a shelf. */
export function shelveNavs(entry: FundEntry, navs: readonly NavObservation[]): Shelf {
  return buildShelf(navs.map((nav, index) => ({ place: placeOf(nav.nav_date), version: nav.version, text: renderNav(entry, nav, navs[index - 1]) })));
}

/** The shelf if it is in memory, for reads of single rows that are not worth loading one. */
export function findNavShelf(view: FactView, entry: FundEntry): Shelf | undefined {
  return view.kept.shelves.find(navSeries(entry), navVersions(entry));
}

/** What a rendering of NAVs hangs on: the observations, and what each row says of the fund. */
export function navVersions(entry: FundEntry): string {
  return `${entry.fund.nav_version}:${entry.series_mark}`;
}

function navSeries(entry: FundEntry): string {
  return `nav:${entry.fund.fund_key}`;
}

/** One row; the change is null on a fund's first observation. */
export function renderNav(entry: FundEntry, nav: NavObservation, before: NavObservation | undefined): string {
  const change = before === undefined ? null : subtract(nav.nav, before.nav);
  const change_pct = before === undefined || change === null ? null : percentOf(change, before.nav);
  return (
    `${entry.nav_row_head}${nav.nav_date}","nav":${quote(nav.nav)},"offer_price":${quote(nav.offer_price)}` +
    `,"repurchase_price":${quote(nav.repurchase_price)},"market_price":${quote(nav.market_price)}` +
    `,"front_end_load_pct":${quote(nav.front_end_load_pct)},"back_end_load_pct":${quote(nav.back_end_load_pct)}` +
    `,"contingent_load_pct":${quote(nav.contingent_load_pct)},"nav_change_abs":${quote(change)}` +
    `,"nav_change_pct":${quote(change_pct)},"currency":"${entry.fund.currency}"}`
  );
}

/** A decimal is digits, a point and a sign: nothing in it needs escaping. */
function quote(value: Decimal | null): string {
  return value === null ? 'null' : `"${value}"`;
}

/** Names one row: its own version, and that of the observation its change was reckoned from. */
export function markOfRow(entry: FundEntry, version: number, versionBefore: number): string {
  return `${entry.series_mark}.${version}.${versionBefore}`;
}
