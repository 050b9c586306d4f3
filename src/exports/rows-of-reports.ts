/** Rows of reports: one table of their heads, and one per section. */
import type { IsoDate } from '#domain/dates.ts';
import { openAll, readTexts } from '#reads/open-report.ts';
import { parseRendered } from '#reads/query-result.ts';
import { buildReport } from '#reads/reports.ts';
import { listPartOfReports, listServedReports } from '#store/reports.ts';
import type { StoredReport } from '#store/reports.ts';
import { eachFund } from './rows-of-series.ts';
import type { Batch, Source } from './rows-of-series.ts';

/** The columns that name the report of a row. */
interface ReportKey {
  readonly fund_slug: string;
  readonly report_date: string;
  readonly data_version: number;
}

/** Heads of reports: identity, sizes, profile, and the state of every section. */
export async function* readReportRows(source: Source): AsyncGenerator<Batch> {
  yield* eachFund(source, async (entry) => {
    const reports = await listReports(source, entry.fund.fund_key, entry.fund.report_version);
    const opened = await openAll(source.tx, reports, null);
    return opened.map((one) => ({
      ...(parseRendered(buildReport(entry, one, [])) as object),
      fund_slug: entry.fund.slug,
      promoted_at: new Date(one.report.known_at).toISOString(),
      documents: readTexts(one.report.documents),
    }));
  });
}

/** The rows of one part of every report, in the order of the report. */
export async function* readPartRows(source: Source, part: string): AsyncGenerator<Batch> {
  const { tx, as_of } = source;
  yield* eachFund(source, async ({ fund }) => {
    const reports = await listReports(source, fund.fund_key, fund.report_version);
    const [first, last] = [reports[0], reports.at(-1)];
    if (first === undefined || last === undefined) return [];
    const window = { from: dateOf(first), to: dateOf(last), as_of };
    const texts = new Map(
      (await listPartOfReports(tx, fund.fund_key, part, window)).map(({ report_date, text }) => [report_date, text]),
    );
    return reports.flatMap(({ report_date, data_version }) => {
      const report: ReportKey = { fund_slug: fund.slug, report_date, data_version };
      const rows = JSON.parse(texts.get(report_date) ?? '[]') as readonly object[];
      return rows.map((row) => ({ report, row }));
    });
  });
}

/** The reports of a fund by date, each in the version of the exported state. */
async function listReports({ tx, as_of, after }: Source, fund_key: number, version: number): Promise<StoredReport[]> {
  if (version <= after) return [];
  const reports = await listServedReports(tx, fund_key, { from: null, to: null, as_of });
  return reports.filter((report) => report.version > after).toReversed();
}

function dateOf({ report_date }: StoredReport): IsoDate {
  return report_date as IsoDate;
}
