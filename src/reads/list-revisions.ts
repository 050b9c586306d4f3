import type { AsOf } from '#domain/as-of.ts';
import type { IsoDate } from '#domain/dates.ts';
import { listReportVersions } from '#store/served-reports.ts';
import type { ReportRevision } from '#payloads/reports.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import { readAt } from './read-at.ts';
import type { QueryResult } from './query-result.ts';
import { resultOf } from './registry-result.ts';
import { readTexts, reportNotFound } from './open-report.ts';

interface RevisionsQuestion extends AsOf {
  readonly fund_slug: string;
  readonly report_date: IsoDate;
}

/** The versions of one report, newest first. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND. */
export async function listRevisions(
  view: FactView,
  { fund_slug, report_date, as_of }: RevisionsQuestion,
): Promise<QueryResult<ReportRevision[]>> {
  const entry = readFundEntry(view, fund_slug);
  const versions = await readAt(view, as_of, [entry], ['report_version'], (tx) =>
    listReportVersions(tx, entry.fund.fund_key, report_date, as_of),
  );
  if (versions.length === 0) throw reportNotFound({ report_date, data_version: null, as_of });
  const rows = versions.map((report, index): ReportRevision => ({
    data_version: report.data_version,
    is_current: index === 0,
    promoted_at: new Date(report.known_at).toISOString(),
    report_ids: readTexts(report.report_ids),
    content_hash: report.content_hash,
    changed_sections: readTexts(report.changed_sections),
    documents: readTexts(report.documents),
  }));
  return resultOf<ReportRevision[]>(rows, report_date);
}
