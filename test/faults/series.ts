import { performancePage, printDay, sampleFunds } from '../fixtures/association-page.ts';

/** The funds of every page: each page is whole with all of them, or it is half. */
export const FUND_COUNT = 40;
const FUNDS = sampleFunds(FUND_COUNT);
const START = Date.UTC(2026, 2, 1);

/** The page of a day, counted from 0; every fund's NAV says which day it is of. */
export function makeDocument(day: number): string {
  const validity_date = printDay(Date.parse(dateOf(day)));
  return performancePage(FUNDS.map((row, place) => ({ ...row, validity_date, nav: navOf(day, place) })));
}

/** `2026-03-01` for day 0. */
export function dateOf(day: number): string {
  return new Date(START + day * 86_400_000).toISOString().slice(0, 10);
}

function navOf(day: number, place: number): string {
  return `${20 + place}.${1000 + day}`;
}

/** What is wrong with the NAVs served of a day; undefined when they are all of that page, or none. */
export function findWrong(
  day: number,
  rows: readonly { readonly fund_name: string; readonly nav: string | null }[],
): string | undefined {
  if (rows.length === 0) return undefined;
  if (rows.length !== FUND_COUNT) return `${dateOf(day)}: ${rows.length} of ${FUND_COUNT} funds are served`;
  const navs = new Map(FUNDS.map((row, place) => [row.fund, navOf(day, place)]));
  // A pension sub-fund is served with its asset class behind the printed name.
  const other = rows.find((row) => navs.get(row.fund_name.split(' - ', 1)[0] ?? '') !== row.nav);
  return other === undefined ? undefined : `${dateOf(day)}: ${other.fund_name} is served as ${other.nav}`;
}
