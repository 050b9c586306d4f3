import type { IsoDate } from '#domain/dates.ts';
import { addDays } from '#domain/dates.ts';
import type { FundRecord } from '#payloads/registry.ts';
import type { NavRow } from '#payloads/series.ts';
import type { FactView } from '#reads/fact-view.ts';
import { newestOf } from '#reads/query-result.ts';
import { readNavsFrom } from '#reads/read-whole-series.ts';
import { findRange } from './chart-ranges.ts';
import { chooseFunds } from './compared-funds.ts';
import { rebaseNavs } from './rebased-navs.ts';
import type { FileTable } from './table-file.ts';

/** The NAVs of compared funds in a range such as `1y`; all of them for an unknown range. Each in date order. */
export async function readComparedNavs(
  view: FactView,
  funds: readonly FundRecord[],
  asked: string | null,
): Promise<NavRow[][]> {
  const range = findRange(asked);
  const newest = newestOf(funds.map(({ latest_nav_date }) => latest_nav_date as IsoDate | null));
  const from = range.days === null || newest === null ? null : addDays(newest, -range.days);
  const navs: NavRow[][] = [];
  for (const { slug } of funds) navs.push(await readNavsFrom(view, slug, from));
  return navs;
}

/**
 * `/compare.csv?funds=a,b`: each day with the NAV of every fund and the NAV rebased to 100 on the first common day.
 * A day on which a fund has no NAV, and a rebased NAV before the common day, is empty.
 */
export async function listComparedOfFile(view: FactView, query: URLSearchParams): Promise<FileTable> {
  const { funds } = await chooseFunds(view, query);
  const navs = await readComparedNavs(view, funds, query.get('range'));
  const rebased = rebaseNavs(navs);
  const published = navs.map((rows) => new Map(rows.map(({ nav_date, nav }) => [nav_date, nav])));
  const indexes = navs.map(
    (_, at) => new Map((rebased?.lines[at] ?? []).map(({ nav_date, index }) => [nav_date, index])),
  );
  const days = [...new Set(navs.flatMap((rows) => rows.map(({ nav_date }) => nav_date)))].toSorted();
  const decimal = (head: string) => ({ head, kind: 'decimal' as const });
  return {
    name: 'compare',
    columns: [
      { head: 'nav_date', kind: 'date' },
      ...funds.map(({ slug }) => decimal(`${slug} nav`)),
      ...funds.map(({ slug }) => decimal(`${slug} rebased`)),
    ],
    rows: days.map((day) => [day, ...[...published, ...indexes].map((values) => values.get(day) ?? null)]),
  };
}
