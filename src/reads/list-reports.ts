import type { AsOf } from '#domain/as-of.ts';
import type { FactTx } from '#store/database.ts';
import { countServedReports, listServedReports } from '#store/served-reports.ts';
import type { StoredReport } from '#store/reports.ts';
import type { ReportListing } from '#payloads/reports.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import type { FundEntry } from './fund-record.ts';
import { placeOfPage } from './page-of.ts';
import type { PageQuestion } from './page-of.ts';
import { readAt } from './read-at.ts';
import type { Paging, QueryResult } from './query-result.ts';
import { resultOf } from './registry-result.ts';
import { readTexts } from './open-report.ts';
import { newestReportOf } from './source-dates.ts';

export interface ReportsQuestion extends PageQuestion, AsOf {
  readonly fund_slug: string;
}

/** The current reports of a fund, newest first. Faults: FUND_NOT_FOUND. */
export async function listReports(view: FactView, question: ReportsQuestion): Promise<QueryResult<ReportListing[]>> {
  const entry = readFundEntry(view, question.fund_slug);
  const { items, paging } = await readReportPage(view, entry, question, async (_tx, found) => found);
  const rows = items.map((report): ReportListing => ({
    id: report.id,
    report_date: report.report_date,
    data_version: report.data_version,
    promoted_at: new Date(report.known_at).toISOString(),
    report_ids: readTexts(report.report_ids),
    documents: readTexts(report.documents),
  }));
  return resultOf<ReportListing[]>(rows, await newestReportOf(view, entry, question.as_of), paging);
}

/**
 * A page of a fund's reports, newest first, as served now or at an earlier time, with the requested parts of the
 * reports on the page.
 */
export async function readReportPage<Item>(
  view: FactView,
  entry: FundEntry,
  question: PageQuestion & AsOf,
  open: (tx: FactTx, reports: readonly StoredReport[]) => Promise<readonly Item[]>,
): Promise<{ readonly items: readonly Item[]; readonly paging: Paging }> {
  const { fund_key } = entry.fund;
  const { as_of } = question;
  return readAt(view, as_of, [entry], ['report_version'], async (tx) => {
    const { start, paging } = placeOfPage(await countServedReports(tx, fund_key, as_of), question);
    // The number of a page far beyond the end would exceed the integers of the database.
    const reports =
      question.page > paging.total_pages
        ? []
        : await listServedReports(tx, fund_key, { from: null, to: null, as_of }, { start, limit: paging.per_page });
    return { items: await open(tx, reports), paging };
  });
}
