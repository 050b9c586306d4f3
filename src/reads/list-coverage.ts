import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportSection } from '#domain/fragment-members.ts';
import { countReportsBySection, listExtents } from '#store/coverage-rows.ts';
import type { SeriesExtent } from '#store/coverage-rows.ts';
import { countOpenHoldsByFund } from '#store/hold-rows.ts';
import type { CoverageRow } from '#payloads/coverage.ts';
import { readCachedValues } from './fact-view.ts';
import type { FactView, FundExtents } from './fact-view.ts';
import type { FundEntry } from './registry.ts';
import { pageOf, resultOf } from './build-result.ts';
import type { PageQuestion } from './build-result.ts';
import { oncePerView } from './once-per-view.ts';
import { readUnchanged } from './read-at.ts';
import type { QueryResult } from './query-result.ts';
import { newestNavOf } from './source-dates.ts';

const countHeld = oncePerView(async (view) => view.read(countOpenHoldsByFund));

/**
 * The data coverage of every fund of any status, by slug. `held_count` counts the holds about the fund that wait for
 * review.
 */
export async function listCoverage(view: FactView, question: PageQuestion): Promise<QueryResult<CoverageRow[]>> {
  const { items, paging } = pageOf(view.registry.sorted.slug_asc, question);
  const holds = await countHeld(view);
  const extents = await readExtents(view, items);
  const rows = extents.map((extent, index): CoverageRow => ({
    ...extent,
    held_count: holds.get(items[index]?.fund.fund_key ?? 0) ?? 0,
  }));
  return resultOf<CoverageRow[]>(rows, await newestNavOf(view, view.registry.sorted.slug_asc, null), paging);
}

/** Counting reads the whole series, so counts are cached until their fund changes. */
async function readExtents(view: FactView, entries: readonly FundEntry[]): Promise<FundExtents[]> {
  return readCachedValues(view.caches.coverage, entries, versionsOf, async (absent) => {
    const keys = absent.map(({ fund }) => fund.fund_key);
    const { navs, payouts, reports, sections } = await readUnchanged(
      view,
      absent,
      ['nav_version', 'payout_version', 'report_version'],
      async (tx) => {
        const extentsOf = async (series: 'navs' | 'payouts' | 'reports'): Promise<Map<number, SeriesExtent>> =>
          new Map((await listExtents(tx, series, keys)).map((extent) => [extent.fund_key, extent]));
        const counted = await countReportsBySection(tx, keys, REPORT_SECTIONS);
        return {
          navs: await extentsOf('navs'),
          payouts: await extentsOf('payouts'),
          reports: await extentsOf('reports'),
          sections: Map.groupBy(counted, (row) => row.fund_key),
        };
      },
    );
    return (entry) =>
      extentsOfFund(entry, {
        nav: navs.get(entry.fund.fund_key),
        payouts: payouts.get(entry.fund.fund_key),
        reports: reports.get(entry.fund.fund_key),
        sections: sections.get(entry.fund.fund_key) ?? [],
      });
  });
}

function versionsOf({ fund, seriesHash }: FundEntry): string {
  return `${fund.nav_version}:${fund.payout_version}:${fund.report_version}:${seriesHash}`;
}

function extentsOfFund(
  entry: FundEntry,
  found: {
    readonly nav: SeriesExtent | undefined;
    readonly payouts: SeriesExtent | undefined;
    readonly reports: SeriesExtent | undefined;
    readonly sections: readonly { readonly section: string; readonly report_count: number }[];
  },
): FundExtents {
  const countOf = new Map(found.sections.map(({ section, report_count }) => [section, report_count]));
  const sections = Object.fromEntries(REPORT_SECTIONS.map((section) => [section, countOf.get(section) ?? 0])) as Record<
    ReportSection,
    number
  >;
  return {
    fund: entry.reference,
    nav: { ...datesOf(found.nav), observation_count: found.nav?.row_count ?? 0 },
    payouts: { ...datesOf(found.payouts), event_count: found.payouts?.row_count ?? 0 },
    reports: { ...datesOf(found.reports), report_count: found.reports?.row_count ?? 0, sections },
  };
}

function datesOf(extent: SeriesExtent | undefined): { first_date: string | null; latest_date: string | null } {
  return { first_date: extent?.first_date ?? null, latest_date: extent?.latest_date ?? null };
}
