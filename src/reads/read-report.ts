import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportSection } from '#domain/fragment-members.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import type { FundEntry } from './fund-record.ts';
import type { Reading } from './reading.ts';
import { readingOfText } from './registry-reading.ts';
import { readReportIncludes } from './report-includes.ts';
import { compact, openReport, statusOf } from './open-report.ts';
import type { OpenedReport, ReportChoice } from './open-report.ts';

interface ReportQuestion extends ReportChoice {
  readonly fund_slug: string;
  /** Null = the default set. */
  readonly include: readonly string[] | null;
}

/** A complete report: stored texts put together. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND, UNSUPPORTED_EXPANSION. */
export async function readReport(view: FactView, question: ReportQuestion): Promise<Reading> {
  const sections = readReportIncludes(question.include);
  const entry = readFundEntry(view, question.fund_slug);
  const opened = await openReport(view, entry, question, null);
  return readingOfText(renderReport(entry, opened, sections), opened.report.report_date as Reading['data_as_of']);
}

const AVAILABLE_EXPANSIONS = JSON.stringify(REPORT_SECTIONS.toSorted());

function renderReport(entry: FundEntry, { report, parts }: OpenedReport, included: readonly ReportSection[]): string {
  const text = (name: string): string => parts.get(name)?.text ?? '[]';
  const states = REPORT_SECTIONS.map((section) => `"${section}":{"status":"${statusOf(parts.get(section))}","row_count":${parts.get(section)?.row_count ?? 0}}`);
  const members = [
    `"id":"${report.id}"`,
    `"report_ids":${compact(report.report_ids)}`,
    `"fund":${reportFund(entry)}`,
    `"report_date":"${report.report_date}"`,
    `"currency":${JSON.stringify(report.currency)}`,
    `"data_version":${report.data_version}`,
    ...['identity', 'fund_size', 'profile', 'report_fragments', ...included].map((name) => `"${name}":${text(name)}`),
    `"sections":{${states.join(',')}}`,
    `"available_expansions":${AVAILABLE_EXPANSIONS}`,
  ];
  return `{${members.join(',')}}`;
}

/** The fund of a report: with its association id and its AMC. */
function reportFund({ series_reference, amc }: FundEntry): string {
  return `${series_reference.slice(0, -1)},"amc":${JSON.stringify(amc && { id: amc.id, slug: amc.slug, name: amc.name })}}`;
}
