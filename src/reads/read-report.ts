import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportSection } from '#domain/fragment-members.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Report } from '#payloads/reports.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './find-fund.ts';
import { referenceOfAmc } from './fund-record.ts';
import type { FundEntry } from './fund-record.ts';
import { RenderedJson } from './rendered-json.ts';
import type { Renderable } from './rendered-json.ts';
import type { QueryResult } from './query-result.ts';
import { resultOf } from './registry-result.ts';
import { readReportIncludes } from './report-includes.ts';
import { openReport, readTexts, statusOf } from './open-report.ts';
import type { OpenedReport, ReportChoice } from './open-report.ts';

interface ReportQuestion extends ReportChoice {
  readonly fund_slug: string;
  /** Null = the default set. */
  readonly include: readonly string[] | null;
}

/**
 * A complete report, made of the stored texts of its parts. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND,
 * UNSUPPORTED_EXPANSION.
 */
export async function readReport(view: FactView, question: ReportQuestion): Promise<QueryResult<Report>> {
  const sections = readReportIncludes(question.include);
  const entry = readFundEntry(view, question.fund_slug);
  const opened = await openReport(view, entry, question, null);
  return resultOf<Report>(buildReport(entry, opened, sections), opened.report.report_date as IsoDate);
}

const AVAILABLE_EXPANSIONS = REPORT_SECTIONS.toSorted();

function buildReport(entry: FundEntry, opened: OpenedReport, included: readonly ReportSection[]): Renderable<Report> {
  const { report, parts } = opened;
  const stored = <Name extends keyof Report>(name: Name): RenderedJson<NonNullable<Report[Name]>> =>
    new RenderedJson(parts.get(name)?.text ?? '[]');
  return {
    id: report.id,
    report_ids: readTexts(report.report_ids),
    fund: { ...entry.seriesFund, amc: referenceOfAmc(entry.amc) },
    report_date: report.report_date,
    currency: report.currency,
    data_version: report.data_version,
    identity: stored('identity'),
    fund_size: stored('fund_size'),
    profile: stored('profile'),
    report_fragments: stored('report_fragments'),
    ...(bySection(included, stored) as IncludedSections),
    sections: bySection(REPORT_SECTIONS, (section) => ({
      status: statusOf(parts.get(section)),
      row_count: parts.get(section)?.row_count ?? 0,
      withheld_row_count: parts.get(section)?.withheld_row_count ?? 0,
    })),
    available_expansions: AVAILABLE_EXPANSIONS,
  };
}

type IncludedSections = { readonly [Name in ReportSection]?: RenderedJson<NonNullable<Report[Name]>> };

/** A record with a member for each of these sections, in their order. */
function bySection<Section extends ReportSection, Value>(
  sections: readonly Section[],
  valueOf: (section: Section) => Value,
): Record<Section, Value> {
  return Object.fromEntries(sections.map((section) => [section, valueOf(section)])) as Record<Section, Value>;
}
