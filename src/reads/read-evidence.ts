import type { IsoDate } from '#domain/dates.ts';
import type { ReportEvidence } from '#payloads/evidence.ts';
import { findEvidence } from '#store/reports.ts';
import { resultOf } from './build-result.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './funds.ts';
import { openReport } from './open-report.ts';
import type { ReportChoice } from './open-report.ts';
import { RenderedJson } from './query-result.ts';
import type { QueryResult } from './query-result.ts';
import { readAt } from './read-at.ts';

/** The printed place of each value of a report. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND. */
export async function readEvidence(
  view: FactView,
  question: ReportChoice & { readonly fund_slug: string },
): Promise<QueryResult<ReportEvidence>> {
  const entry = readFundEntry(view, question.fund_slug);
  const { report } = await openReport(view, entry, question, []);
  const stored = await readAt(view, question.as_of, [entry], ['report_version'], async (tx) =>
    findEvidence(tx, report),
  );
  return resultOf<ReportEvidence>(
    {
      fund: entry.reference,
      report_date: report.report_date,
      data_version: report.data_version,
      pages: new RenderedJson(stored?.pages ?? '[]'),
      values: new RenderedJson(stored?.places ?? '[]'),
    },
    report.report_date as IsoDate,
  );
}
