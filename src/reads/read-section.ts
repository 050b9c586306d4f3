import { Fault } from '#base/fault.ts';
import type { AsOf } from '#domain/as-of.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import { ALLOCATION_TYPES } from '#domain/fragment-terms.ts';
import { listPartOfReports, listServedReports } from '#store/served-reports.ts';
import type { ReportWindow } from '#store/served-reports.ts';
import { checkFilter } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import { readUnmoved } from './read-unmoved.ts';
import type { Reading } from './reading.ts';
import { readingOfText } from './registry-reading.ts';
import { openReport, statusOf } from './open-report.ts';

/** One section of a fund's reports; `allocation_type` narrows the allocations, null for the other sections. */
interface SectionQuestion extends AsOf {
  readonly fund_slug: string;
  readonly section: FragmentSection;
  readonly allocation_type: string | null;
}

/**
 * The section of the newest report: `{fund, report_date, data_version, currency,
 * section, status, rows}`. A report without rows there is
 * NOT_REPORTED. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND, INVALID_FILTER.
 */
export async function readLatestSection(view: FactView, question: SectionQuestion): Promise<Reading> {
  const { section, allocation_type, as_of } = question;
  const name = partName(question);
  const entry = readFundEntry(view, question.fund_slug);
  const { report, parts } = await openReport(view, entry, { report_date: null, data_version: null, as_of }, [name]);
  const part = parts.get(name);
  const { report_date, data_version, currency } = report;
  const head = JSON.stringify({ report_date, data_version, currency, section, ...(allocation_type === null ? {} : { allocation_type }), status: statusOf(part) });
  return readingOfText(`{"fund":${entry.reference},${head.slice(1, -1)},"rows":${part?.text ?? '[]'}}`, report_date as IsoDate);
}

/**
 * The section of every report of a window, newest first: `{fund, section, from,
 * to, reports}`; no window is all of them. Faults: FUND_NOT_FOUND, INVALID_DATE_RANGE, INVALID_FILTER.
 */
export async function readSectionHistory(view: FactView, question: SectionQuestion & ReportWindow): Promise<Reading> {
  const { section, allocation_type, from, to, as_of } = question;
  if (from !== null && to !== null && from > to) {
    throw new Fault('INVALID_DATE_RANGE', `'from' must not be after 'to': found from ${from} to ${to}. Exchange them.`);
  }
  const name = partName(question);
  const entry = readFundEntry(view, question.fund_slug);
  const { fund_key } = entry.fund;
  const { reports, parts } = await readUnmoved(view, [entry], ['report_version'], async (tx) => ({
    reports: await listServedReports(tx, fund_key, { from, to, as_of }),
    parts: await listPartOfReports(tx, fund_key, name, { from, to, as_of }),
  }));
  const byDate = new Map(parts.map((part) => [part.report_date, part]));
  const rows = reports.map(({ report_date, data_version }) => {
    const part = byDate.get(report_date);
    return `{"report_date":"${report_date}","data_version":${data_version},"status":"${statusOf(part)}","rows":${part?.text ?? '[]'}}`;
  });
  const head = JSON.stringify({ section, ...(allocation_type === null ? {} : { allocation_type }), from, to });
  return readingOfText(`{"fund":${entry.reference},${head.slice(1, -1)},"reports":[${rows.join(',')}]}`, (reports[0]?.report_date ?? null) as IsoDate | null);
}

function partName({ section, allocation_type }: SectionQuestion): string {
  if (allocation_type === null) return section;
  checkFilter('allocation_type', [allocation_type], ALLOCATION_TYPES);
  return `${section}/${allocation_type}`;
}
