import { Fault } from '#base/fault.ts';
import type { AsOf, IsoDate } from '#domain/dates.ts';
import type { FactTx } from '#store/database.ts';
import { listPartsOf, listReportsOf, listReportVersions } from '#store/reports.ts';
import type { StoredReport } from '#store/reports.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './registry.ts';
import { newestOf, RenderedJson } from './query-result.ts';
import { readAt } from './read-at.ts';

/** A version of a report with some of its stored texts, by part. */
export interface OpenedReport {
  readonly report: StoredReport;
  readonly parts: ReadonlyMap<string, ReportPart>;
}

interface ReportPart {
  readonly row_count: number;
  readonly withheld_row_count: number;
  /** JSON for a complete report. */
  readonly text: string;
  /** JSON for a snapshot; null if snapshots do not include the part. */
  readonly plain: string | null;
}

export interface ReportChoice extends AsOf {
  /** Null: the newest. */
  readonly report_date: IsoDate | null;
  /** Null: the current one. */
  readonly data_version: number | null;
}

/** A fund's report with the named parts, or all (null). Fault REPORT_NOT_FOUND. */
export async function openReport(
  view: FactView,
  entry: FundEntry,
  choice: ReportChoice,
  sections: readonly string[] | null,
): Promise<OpenedReport> {
  const found = await readAt(view, choice.as_of, [entry], ['report_version'], async (tx) => {
    const { fund_key } = entry.fund;
    const { report_date, data_version, as_of } = choice;
    const versions =
      report_date === null
        ? await listReportsOf(tx, [fund_key], null, as_of)
        : await listReportVersions(tx, fund_key, report_date, as_of);
    const report = versions.find((one) => data_version === null || one.data_version === data_version);
    return (await openAll(tx, report === undefined ? [] : [report], sections))[0];
  });
  if (found === undefined) throw reportNotFound(choice);
  return found;
}

/** The newest report of each of these funds that has one, or the report of one date, with the named parts. */
export async function openReports(
  view: FactView,
  entries: readonly FundEntry[],
  { report_date, as_of }: Omit<ReportChoice, 'data_version'>,
  sections: readonly string[],
): Promise<Map<number, OpenedReport>> {
  return readAt(view, as_of, entries, ['report_version'], async (tx) => {
    const reports = await listReportsOf(
      tx,
      entries.map(({ fund }) => fund.fund_key),
      report_date,
      as_of,
    );
    return new Map((await openAll(tx, reports, sections)).map((opened) => [opened.report.fund_key, opened]));
  });
}

/** Each of these versions with the named parts, or all (null). */
export async function openAll(
  tx: FactTx,
  reports: readonly StoredReport[],
  sections: readonly string[] | null,
): Promise<OpenedReport[]> {
  const parts = Map.groupBy(await listPartsOf(tx, reports, sections), versionKey);
  return reports.map((report) => ({
    report,
    parts: new Map((parts.get(versionKey(report)) ?? []).map((part) => [part.section, part])),
  }));
}

function versionKey({
  fund_key,
  report_date,
  data_version,
}: Pick<StoredReport, 'fund_key' | 'report_date' | 'data_version'>): string {
  return `${fund_key} ${report_date} ${data_version}`;
}

/** The date of the newest of some reports. */
export function newestReport(opened: ReadonlyMap<number, OpenedReport>): IsoDate | null {
  return newestOf([...opened.values()].map(({ report }) => report.report_date as IsoDate));
}

/** A stored list of texts. */
export function readTexts(json: string): readonly string[] {
  return JSON.parse(json) as readonly string[];
}

/** The rows of a section for a complete report; the importer stored them rendered. */
export function storedRows<Row>({ parts }: Pick<OpenedReport, 'parts'>, name: string): RenderedJson<Row[]> {
  return new RenderedJson(parts.get(name)?.text ?? '[]');
}

export function reportNotFound({ report_date, data_version, as_of }: ReportChoice): Fault {
  const of = report_date === null ? '' : ` of ${report_date}`;
  const version = data_version === null ? '' : ` in version ${data_version}`;
  const had = as_of === null ? 'has been promoted' : `had been promoted by ${new Date(as_of).toISOString()}`;
  return new Fault(
    'REPORT_NOT_FOUND',
    `No report${of}${version} of this fund ${had}. See the list of reports for the available dates. ` +
      'A missing report does not mean that the fund has none.',
  );
}

/** `NOT_REPORTED` means that the report has no such rows; it does not mean that the fund has none. */
export function statusOf(part: Pick<ReportPart, 'row_count'> | undefined): 'AVAILABLE' | 'NOT_REPORTED' {
  return part !== undefined && part.row_count > 0 ? 'AVAILABLE' : 'NOT_REPORTED';
}
