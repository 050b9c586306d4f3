import { Fault } from '#base/fault.ts';
import type { AsOf, IsoDate } from '#domain/dates.ts';
import { ALLOCATION_TYPES } from '#domain/fragment-terms.ts';
import { listPartOfReports, listServedReports } from '#store/reports.ts';
import type { ReportWindow } from '#store/reports.ts';
import type { RowSection } from '#payloads/report-rows.ts';
import type { LatestSection, SectionHistory } from '#payloads/reports.ts';
import { checkFilter } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './funds.ts';
import { contentHash, RenderedJson, renderJson } from './query-result.ts';
import type { QueryResult, Renderable } from './query-result.ts';
import { readAt } from './read-at.ts';
import { resultOf } from './build-result.ts';
import { openReport, statusOf, storedRows } from './open-report.ts';
import { newestReportOf } from './source-dates.ts';

/** One section of a fund's reports; `allocation_type` filters the allocations, null for the other sections. */
interface SectionQuestion extends AsOf {
  readonly fund_slug: string;
  readonly section: RowSection;
  readonly allocation_type: string | null;
}

/**
 * The section of the newest report; NOT_REPORTED without rows. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND,
 * INVALID_FILTER.
 */
export async function readLatestSection(
  view: FactView,
  question: SectionQuestion,
): Promise<QueryResult<LatestSection>> {
  const { section, allocation_type, as_of } = question;
  const name = partName(question);
  const entry = readFundEntry(view, question.fund_slug);
  const opened = await openReport(view, entry, { report_date: null, data_version: null, as_of }, [name]);
  const { report } = opened;
  return resultOf<LatestSection>(
    {
      fund: entry.reference,
      report_date: report.report_date,
      data_version: report.data_version,
      currency: report.currency,
      section,
      ...(allocation_type === null ? {} : { allocation_type }),
      status: statusOf(opened.parts.get(name)),
      rows: storedRows<SectionRow>(opened, name),
    },
    report.report_date as IsoDate,
  );
}

type SectionRow = LatestSection['rows'][number];

/**
 * The section of every report of a window, newest first; without a window, of all reports. Faults: FUND_NOT_FOUND,
 * INVALID_DATE_RANGE, INVALID_FILTER.
 */
export async function readSectionHistory(
  view: FactView,
  question: SectionQuestion & ReportWindow,
): Promise<QueryResult<SectionHistory>> {
  const { section, allocation_type, from, to, as_of } = question;
  if (from !== null && to !== null && from > to) {
    throw new Fault('INVALID_DATE_RANGE', `'from' must not be after 'to': found from ${from} to ${to}. Swap them.`);
  }
  const name = partName(question);
  const entry = readFundEntry(view, question.fund_slug);
  const { fund_key } = entry.fund;
  const { reports, parts } = await readAt(view, as_of, [entry], ['report_version'], async (tx) => ({
    reports: await listServedReports(tx, fund_key, { from, to, as_of }),
    parts: await listPartOfReports(tx, fund_key, name, { from, to, as_of }),
  }));
  const byDate = new Map(parts.map((part) => [part.report_date, part]));
  const data_as_of = await newestReportOf(view, entry, as_of);
  const head = { section, ...(allocation_type === null ? {} : { allocation_type }), from, to };
  // Identified by the hashes of its parts: the texts are megabytes, and many requests only confirm that they are
  // unchanged.
  const named = reports.map((report) => {
    const { report_date, data_version, version, content_hash, report_ids } = report;
    const { row_count, mark } = byDate.get(report_date) ?? {};
    return [report_date, data_version, version, content_hash, report_ids, row_count, mark];
  });
  const payload = (): Renderable<SectionHistory> => ({
    fund: entry.reference,
    ...head,
    reports: reports.map(({ report_date, data_version }): Renderable<SectionHistory['reports'][number]> => {
      const part = byDate.get(report_date);
      return {
        report_date,
        data_version,
        status: statusOf(part),
        rows: new RenderedJson<SectionRow[]>(part?.text ?? '[]'),
      };
    }),
  });
  return {
    facts: contentHash(JSON.stringify([entry.reference, head, data_as_of, named])),
    data_as_of,
    payload,
    render: () => renderJson(payload()),
  };
}

function partName({ section, allocation_type }: SectionQuestion): string {
  if (allocation_type === null) return section;
  checkFilter('allocation_type', [allocation_type], ALLOCATION_TYPES);
  return `${section}/${allocation_type}`;
}
