import type { AsOf } from '#domain/as-of.ts';
import { listServedReports } from '#store/served-reports.ts';
import type { StoredReport } from '#store/reports.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import type { FundEntry } from './fund-record.ts';
import { pageOf } from './page-of.ts';
import type { PageQuestion } from './page-of.ts';
import { readUnmoved } from './read-unmoved.ts';
import type { Reading } from './reading.ts';
import { readingOfText } from './registry-reading.ts';
import { compact } from './open-report.ts';

export interface ReportsQuestion extends PageQuestion, AsOf {
  readonly fund_slug: string;
}

/** The current reports of a fund, newest first: `{id, report_date, data_version, promoted_at, report_ids, documents}`. Faults: FUND_NOT_FOUND. */
export async function listReports(view: FactView, question: ReportsQuestion): Promise<Reading> {
  const { items, paging } = pageOf(await listServed(view, readFundEntry(view, question.fund_slug), question.as_of), question);
  const rows = items.map((report) => {
    const { id, report_date, data_version, known_at } = report;
    const head = JSON.stringify({ id, report_date, data_version, promoted_at: new Date(known_at).toISOString() });
    return `${head.slice(0, -1)},"report_ids":${compact(report.report_ids)},"documents":${compact(report.documents)}}`;
  });
  return readingOfText(`[${rows.join(',')}]`, (items[0]?.report_date ?? null) as Reading['data_as_of'], paging);
}

/** Every report of a fund as served now, or at a moment, newest first. */
export async function listServed(view: FactView, entry: FundEntry, as_of: number | null): Promise<StoredReport[]> {
  return readUnmoved(view, [entry], ['report_version'], (tx) => listServedReports(tx, entry.fund.fund_key, { from: null, to: null, as_of }));
}
