import { performancePage, printDay, sampleFunds } from '../fixtures/association-page.ts';

/** Number of funds on every page. A page with fewer is served in part. */
export const FUND_COUNT = 40;
const FUNDS = sampleFunds(FUND_COUNT);
const START = Date.UTC(2024, 2, 1);

/** The page of a day, counted from 0. Every NAV encodes its day. */
export function makeDocument(day: number): string {
  const validity_date = printDay(Date.parse(dateOf(day)));
  return performancePage(FUNDS.map((row, place) => ({ ...row, validity_date, nav: navOf(day, place) })));
}

/** `2024-03-01` for day 0. */
export function dateOf(day: number): string {
  return new Date(START + day * 86_400_000).toISOString().slice(0, 10);
}

function navOf(day: number, place: number): string {
  return `${20 + place}.${1000 + day}`;
}

/** Checks the NAVs served for a day: undefined if they are all of that page or there are none. */
export function findWrong(
  day: number,
  rows: readonly { readonly fund_name: string; readonly nav: string | null }[],
): string | undefined {
  if (rows.length === 0) return undefined;
  if (rows.length !== FUND_COUNT) return `${dateOf(day)}: ${rows.length} of ${FUND_COUNT} funds are served`;
  const navs = new Map(FUNDS.map((row, place) => [row.fund, navOf(day, place)]));
  // The service appends the asset class to the printed name of a pension sub-fund.
  const other = rows.find((row) => navs.get(row.fund_name.split(' - ', 1)[0] ?? '') !== row.nav);
  return other === undefined ? undefined : `${dateOf(day)}: ${other.fund_name} is served as ${other.nav}`;
}
