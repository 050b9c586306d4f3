import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import { countReportsBySection, listExtents } from '#store/coverage-rows.ts';
import type { SeriesExtent } from '#store/coverage-rows.ts';
import { countOpenHoldsByFund } from '#store/hold-rows.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { takeRenderings } from './kept-rendering.ts';
import type { KeptRendering } from './kept-rendering.ts';
import { pageOf } from './page-of.ts';
import type { PageQuestion } from './page-of.ts';
import { readUnmoved } from './read-unmoved.ts';
import { newestOf } from './reading.ts';
import type { Reading } from './reading.ts';
import { readingOfText } from './registry-reading.ts';

/**
 * What is held of every fund of any status, by slug: `{fund, nav {first_date,
 * latest_date, observation_count}, payouts {first_date, latest_date, event_count},
 * reports {…, sections}, held_count}`: `sections` counts the reports in which each
 * section has rows. `held_count` is the number of holds about the fund
 * that wait for a person; they may open and close without an event.
 */
export async function listCoverage(view: FactView, question: PageQuestion): Promise<Reading> {
  const { items, paging } = pageOf(view.registry.sorted.slug_asc, question);
  const holds = await view.read(countOpenHoldsByFund);
  const extents = await readExtents(view, items);
  const text = extents.map((extent, index) => `${extent.text},"held_count":${holds.get(items[index]?.fund.fund_key ?? 0) ?? 0}}`).join(',');
  return readingOfText(`[${text}]`, newestOf(extents.map(({ date }) => date)), paging);
}

/** Counting reads the whole series, so counts are kept until their fund changes. */
async function readExtents(view: FactView, entries: readonly FundEntry[]): Promise<KeptRendering[]> {
  return takeRenderings(view.kept.coverage, entries, versionsOf, async (absent) => {
    const keys = absent.map(({ fund }) => fund.fund_key);
    const { navs, payouts, reports, sections } = await readUnmoved(view, absent, ['nav_version', 'payout_version', 'report_version'], async (tx) => {
      const extentsOf = async (series: 'navs' | 'payouts' | 'reports'): Promise<Map<number, SeriesExtent>> => new Map((await listExtents(tx, series, keys)).map((extent) => [extent.fund_key, extent]));
      const counted = await countReportsBySection(tx, keys, REPORT_SECTIONS);
      return { navs: await extentsOf('navs'), payouts: await extentsOf('payouts'), reports: await extentsOf('reports'), sections: Map.groupBy(counted, (row) => row.fund_key) };
    });
    return (entry) => renderExtents(entry, navs.get(entry.fund.fund_key), payouts.get(entry.fund.fund_key), renderReports(reports.get(entry.fund.fund_key), sections.get(entry.fund.fund_key) ?? []));
  });
}

function versionsOf({ fund, series_mark }: FundEntry): string {
  return `${fund.nav_version}:${fund.payout_version}:${fund.report_version}:${series_mark}`;
}

function renderExtents(entry: FundEntry, nav: SeriesExtent | undefined, payouts: SeriesExtent | undefined, reports: string): Omit<KeptRendering, 'versions'> {
  const series = (name: string, count: string, extent: SeriesExtent | undefined): string =>
    `,"${name}":${JSON.stringify(describeExtent(count, extent))}`;
  const text =
    `{"fund":${entry.reference}${series('nav', 'observation_count', nav)}${series('payouts', 'event_count', payouts)}` +
    `,"reports":${reports}`;
  return { text, mark: '', date: nav?.latest_date ?? null };
}

function describeExtent(count: string, extent: SeriesExtent | undefined): object {
  return { first_date: extent?.first_date ?? null, latest_date: extent?.latest_date ?? null, [count]: extent?.row_count ?? 0 };
}

function renderReports(extent: SeriesExtent | undefined, counted: readonly { readonly section: string; readonly report_count: number }[]): string {
  const countOf = new Map(counted.map(({ section, report_count }) => [section, report_count]));
  const sections = Object.fromEntries(REPORT_SECTIONS.map((section) => [section, countOf.get(section) ?? 0]));
  return JSON.stringify({ ...describeExtent('report_count', extent), sections });
}
