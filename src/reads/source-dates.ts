import type { IsoDate } from '#domain/dates.ts';
import type { Dataset } from '#domain/vocabularies.ts';
import { listPageDates } from '#store/document-rows.ts';
import { findNewestNavDate } from '#store/series.ts';
import { listReportsOf } from '#store/reports.ts';
import type { FactView } from './fact-view.ts';
import { lastDayKnownAt, listKnown, resolveAsOf } from './read-at.ts';
import type { FundEntry } from './registry.ts';
import { newestOf } from './query-result.ts';
import type { UntypedResult } from './query-result.ts';

/** The same result with the newest date of its source, which then becomes part of `facts`. */
export function datedBy<Dated extends UntypedResult>(reading: Dated, data_as_of: IsoDate | null): Dated {
  return { ...reading, facts: `${reading.facts}:${data_as_of}`, data_as_of };
}

/** The newest observation of these funds, current or as known at a time in milliseconds. */
export async function newestNavOf(
  view: FactView,
  entries: readonly FundEntry[],
  asked: number | null,
): Promise<IsoDate | null> {
  const as_of = resolveAsOf(view, asked);
  if (as_of === null) return newestOf(entries.map(({ fund }) => fund.latest_nav_date));
  return view.readPast(async (tx) => {
    const known = await listKnown(view, tx, entries, as_of);
    return findNewestNavDate(
      tx,
      known.map(({ fund }) => fund.fund_key),
      lastDayKnownAt(as_of),
      as_of,
    );
  });
}

/** The newest report of a fund, current or as known at a time. */
export async function newestReportOf(
  view: FactView,
  { fund }: FundEntry,
  asked: number | null,
): Promise<IsoDate | null> {
  const as_of = resolveAsOf(view, asked);
  if (as_of === null) return fund.latest_report_date;
  const reports = await view.readPast((tx) => listReportsOf(tx, [fund.fund_key], null, as_of));
  return newestOf(reports.map(({ report_date }) => report_date as IsoDate));
}

/** The sources of each dataset; a registry sheet has no date of its own. */
const SOURCES_OF: Readonly<Record<Dataset, readonly string[]>> = {
  registry: ['performance', 'nav', 'payouts'],
  nav: ['performance', 'nav', 'nav-history'],
  payouts: ['payouts'],
  fmr: ['fmr'],
};

/** The newest page date of the documents of these datasets, current or as known at a time. */
export async function newestPageOf(
  view: FactView,
  datasets: readonly Dataset[],
  as_of: number | null,
): Promise<IsoDate | null> {
  const dates = as_of === null ? view.page_dates : await view.readPast((tx) => listPageDates(tx, as_of));
  return newestOf(datasets.flatMap((dataset) => SOURCES_OF[dataset]).map((source) => dates.get(source) ?? null));
}
