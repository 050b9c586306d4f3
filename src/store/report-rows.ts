import type { IsoDate } from '#domain/dates.ts';
import type { SeriesExtent } from './coverage-rows.ts';
import type { FactDatabase } from './database.ts';
import type { ReportSectionTable } from './tables.ts';
import type { StoredReport } from './reports.ts';

/** Report versions and their texts as they are served. */
type Tx = FactDatabase['query'];

export interface ReportWindow {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** Current reports of a fund within a window, newest first. */
export async function listServedReports(tx: Tx, fund_key: number, { from, to }: ReportWindow): Promise<StoredReport[]> {
  let query = tx.selectFrom('reports').selectAll().where('fund_key', '=', fund_key).where('superseded_at', 'is', null);
  if (from !== null) query = query.where('report_date', '>=', from);
  if (to !== null) query = query.where('report_date', '<=', to);
  return query.orderBy('report_date', 'desc').execute();
}

/** Every version of a fund's report of one date, newest first. */
export async function listReportVersions(tx: Tx, fund_key: number, report_date: IsoDate): Promise<StoredReport[]> {
  return tx.selectFrom('reports').selectAll().where('fund_key', '=', fund_key).where('report_date', '=', report_date).orderBy('data_version', 'desc').execute();
}

/** For each fund its current report of that date, or its newest where no date is given. */
export async function listReportsOf(tx: Tx, fund_keys: readonly number[], report_date: IsoDate | null): Promise<StoredReport[]> {
  const current = tx.selectFrom('reports').selectAll('reports').where('reports.fund_key', 'in', [...fund_keys, -1]).where('superseded_at', 'is', null);
  if (report_date !== null) return current.where('report_date', '=', report_date).execute();
  return current.innerJoin('funds', (join) => join.onRef('funds.fund_key', '=', 'reports.fund_key').onRef('funds.latest_report_date', '=', 'reports.report_date')).execute();
}

type Part = Pick<ReportSectionTable, 'section' | 'row_count' | 'text' | 'plain'>;

/** The named parts of one version, or all of them. */
export async function listPartsOf(tx: Tx, key: Pick<StoredReport, 'fund_key' | 'report_date' | 'data_version'>, sections: readonly string[] | null): Promise<Part[]> {
  let query = tx
    .selectFrom('report_sections')
    .select(['section', 'row_count', 'text', 'plain'])
    .where('fund_key', '=', key.fund_key)
    .where('report_date', '=', key.report_date)
    .where('data_version', '=', key.data_version);
  if (sections !== null) query = query.where('section', 'in', [...sections]);
  return query.execute();
}

/** One part of every current report of a fund within a window, by report date. */
export async function listPartOfReports(tx: Tx, fund_key: number, section: string, { from, to }: ReportWindow): Promise<(Part & { report_date: string })[]> {
  let query = tx
    .selectFrom('reports')
    .innerJoin('report_sections', (join) =>
      join.onRef('report_sections.fund_key', '=', 'reports.fund_key').onRef('report_sections.report_date', '=', 'reports.report_date').onRef('report_sections.data_version', '=', 'reports.data_version'),
    )
    .select(['reports.report_date as report_date', 'section', 'row_count', 'text', 'plain'])
    .where('reports.fund_key', '=', fund_key)
    .where('superseded_at', 'is', null)
    .where('section', '=', section);
  if (from !== null) query = query.where('reports.report_date', '>=', from);
  if (to !== null) query = query.where('reports.report_date', '<=', to);
  return query.execute();
}

/** Extents of the reports of these funds; a fund without any has no row. */
export async function listReportExtents(tx: Tx, fund_keys: readonly number[]): Promise<SeriesExtent[]> {
  const rows = await tx
    .selectFrom('reports')
    .where('fund_key', 'in', [...fund_keys])
    .where('superseded_at', 'is', null)
    .groupBy('fund_key')
    .select(({ fn }) => ['fund_key', fn.min('report_date').as('first_date'), fn.max('report_date').as('latest_date'), fn.countAll<number>().as('row_count')])
    .execute();
  return rows.map((row) => ({ ...row, first_date: row.first_date as IsoDate, latest_date: row.latest_date as IsoDate }));
}
