/** Report versions as read and written by an importer; as they are served: served-reports.ts. */
import type { Selectable } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import type { FactTx } from './database.ts';
import type { ReportSectionTable, ReportTable } from './tables.ts';

export type StoredReport = Selectable<ReportTable>;

/** The current version of a fund's report of that date. */
export async function findReport(
  tx: FactTx,
  fund_key: number,
  report_date: IsoDate,
): Promise<StoredReport | undefined> {
  return tx
    .selectFrom('reports')
    .selectAll()
    .where('fund_key', '=', fund_key)
    .where('report_date', '=', report_date)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
}

/** Current reports of a fund within a window, without the date itself: the neighbouring months. */
export async function listReportsAround(
  tx: FactTx,
  fund_key: number,
  from: IsoDate,
  to: IsoDate,
  but: IsoDate,
): Promise<Pick<StoredReport, 'report_date' | 'size_pkr'>[]> {
  return tx
    .selectFrom('reports')
    .select(['report_date', 'size_pkr'])
    .where('fund_key', '=', fund_key)
    .where('report_date', '>=', from)
    .where('report_date', '<=', to)
    .where('report_date', '!=', but)
    .where('superseded_at', 'is', null)
    .orderBy('report_date')
    .execute();
}

/** A current report with the NAV that it states. */
interface PricedReport extends Pick<StoredReport, 'fund_key' | 'report_date' | 'nav_per_unit' | 'document_seq'> {
  /** Its part `fund_size`, JSON. */
  readonly fund_size: string;
}

/** Current reports of any fund within a window that state a NAV. */
export async function listPricedReports(tx: FactTx, from: IsoDate, to: IsoDate): Promise<PricedReport[]> {
  return tx
    .selectFrom('reports')
    .innerJoin('report_sections', (join) =>
      join
        .onRef('report_sections.fund_key', '=', 'reports.fund_key')
        .onRef('report_sections.report_date', '=', 'reports.report_date')
        .onRef('report_sections.data_version', '=', 'reports.data_version'),
    )
    .select([
      'reports.fund_key',
      'reports.report_date',
      'nav_per_unit',
      'document_seq',
      'report_sections.text as fund_size',
    ])
    .where('report_sections.section', '=', 'fund_size')
    .where('reports.report_date', '>=', from)
    .where('reports.report_date', '<=', to)
    .where('nav_per_unit', 'is not', null)
    .where('superseded_at', 'is', null)
    .execute();
}

/** The parts of one version, by name. */
export async function listReportParts(
  tx: FactTx,
  key: Pick<ReportTable, 'fund_key' | 'report_date' | 'data_version'>,
): Promise<ReportSectionTable[]> {
  return tx
    .selectFrom('report_sections')
    .selectAll()
    .where('fund_key', '=', key.fund_key)
    .where('report_date', '=', key.report_date)
    .where('data_version', '=', key.data_version)
    .execute();
}

/** Ends the previous version, which remains readable, and writes the new one with its parts. */
export async function insertReport(
  tx: FactTx,
  report: ReportTable,
  parts: readonly ReportSectionTable[],
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ superseded_at: report.known_at })
    .where('fund_key', '=', report.fund_key)
    .where('report_date', '=', report.report_date)
    .where('superseded_at', 'is', null)
    .execute();
  await tx.insertInto('reports').values(report).execute();
  await tx
    .insertInto('report_sections')
    .values([...parts])
    .execute();
}
