import { Fault } from '#base/fault.ts';
import type { AsOf, IsoDate } from '#domain/dates.ts';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportSection } from '#domain/fragment-members.ts';
import type { Report, ReportListing, ReportRevision } from '#payloads/reports.ts';
import type { FactTx } from '#store/database.ts';
import { countServedReports, listReportVersions, listServedReports } from '#store/reports.ts';
import type { StoredReport } from '#store/reports.ts';
import { placeOfPage, resultOf } from './build-result.ts';
import type { PageQuestion } from './build-result.ts';
import { nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './funds.ts';
import { openReport, readTexts, reportNotFound, statusOf } from './open-report.ts';
import type { OpenedReport, ReportChoice } from './open-report.ts';
import { RenderedJson } from './query-result.ts';
import type { Paging, QueryResult, Renderable } from './query-result.ts';
import { readAt } from './read-at.ts';
import { referenceOfAmc } from './registry.ts';
import type { FundEntry } from './registry.ts';
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

/** Parts of one version of a report: an object of the report, or the rows of a section, by name. */
export interface ReportParts {
  readonly fund: Report['fund'];
  readonly parts: Readonly<Record<string, unknown>>;
}

const PARTS: ReadonlySet<string> = new Set([
  'identity',
  'fund_size',
  'profile',
  'report_fragments',
  ...REPORT_SECTIONS,
]);

/**
 * The named parts of a report; the texts of the others are not read. A name of no part, or a part that the report does
 * not have, is absent. Faults: FUND_NOT_FOUND, REPORT_NOT_FOUND.
 */
export async function readReportParts(
  view: FactView,
  question: ReportChoice & { readonly fund_slug: string },
  names: readonly string[],
): Promise<ReportParts> {
  const entry = readFundEntry(view, question.fund_slug);
  const known = names.filter((name) => PARTS.has(name));
  const { parts } = await openReport(view, entry, question, known);
  return {
    fund: { ...entry.seriesFund, amc: referenceOfAmc(entry.amc) },
    parts: Object.fromEntries([...parts].map(([name, { text }]) => [name, new RenderedJson<unknown>(text).parse()])),
  };
}

const AVAILABLE_EXPANSIONS = REPORT_SECTIONS.toSorted();

/** A report as it is served, with the named sections. */
export function buildReport(
  entry: FundEntry,
  opened: OpenedReport,
  included: readonly ReportSection[],
): Renderable<Report> {
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

/** The sections of a complete report without `include`. */
const DEFAULT_SECTIONS: readonly ReportSection[] = [
  'sub_funds',
  'reported_returns',
  'metrics',
  'fees',
  'ratings',
  'parties',
  'source',
];
const ALL = 'all';

/** The expansions of a snapshot; `performance` and `profile` cover several parts. */
export const SNAPSHOT_EXPANSIONS = [
  'profile',
  'performance',
  'allocations',
  'holdings',
  'fees',
  'ratings',
  'compliance',
  'notes',
] as const;
export type SnapshotExpansion = (typeof SNAPSHOT_EXPANSIONS)[number];

/**
 * Sections in the order of the response. Comma-separated and repeated names may be mixed. Fault UNSUPPORTED_EXPANSION.
 */
function readReportIncludes(include: readonly string[] | null): readonly ReportSection[] {
  const names = splitNames(include ?? []);
  if (names.length === 0) return DEFAULT_SECTIONS;
  checkNames(names, [...REPORT_SECTIONS, ALL]);
  return names.includes(ALL) ? REPORT_SECTIONS : REPORT_SECTIONS.filter((section) => names.includes(section));
}

/**
 * One name per element, as in any list of a body. Fault UNSUPPORTED_EXPANSION, also for `all`, which snapshots do not
 * support.
 */
export function readSnapshotIncludes(include: readonly string[]): readonly SnapshotExpansion[] {
  checkNames(include, SNAPSHOT_EXPANSIONS);
  return SNAPSHOT_EXPANSIONS.filter((expansion) => include.includes(expansion));
}

function splitNames(include: readonly string[]): string[] {
  return include
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function checkNames(names: readonly string[], allowed: readonly string[]): void {
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown === undefined) return;
  throw new Fault(
    'UNSUPPORTED_EXPANSION',
    `There is no expansion '${unknown.slice(0, 80)}' here.${nameNearest(unknown, allowed)} Allowed: ` +
      `${allowed.join(', ')}.`,
  );
}

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
