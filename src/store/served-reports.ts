/** Report versions and their texts as they are served; what an importer asks and writes of them is in reports.ts. */
import type { AsOf } from '#domain/as-of.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactTx } from './database.ts';
import { NO_FUND } from './no-fund.ts';
import type { StoredReport } from './reports.ts';
import { servedAt } from './served-at.ts';
import type { ReportSectionTable } from './tables.ts';

export interface ReportWindow extends AsOf {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** The reports of a fund within a window, newest first, each in the version served then. */
export async function listServedReports(tx: FactTx, fund_key: number, { from, to, as_of }: ReportWindow): Promise<StoredReport[]> {
  let query = tx.selectFrom('reports').selectAll().where('fund_key', '=', fund_key).where(servedAt('reports', as_of));
  if (from !== null) query = query.where('report_date', '>=', from);
  if (to !== null) query = query.where('report_date', '<=', to);
  return query.orderBy('report_date', 'desc').execute();
}

/** Every version of a fund's report of one date that was known at a moment (null: now), newest first: the first is the one served then. */
export async function listReportVersions(tx: FactTx, fund_key: number, report_date: IsoDate, as_of: number | null): Promise<StoredReport[]> {
  let query = tx.selectFrom('reports').selectAll().where('fund_key', '=', fund_key).where('report_date', '=', report_date);
  if (as_of !== null) query = query.where('known_at', '<=', as_of);
  return query.orderBy('data_version', 'desc').execute();
}

/** For each fund its report of that date, or its newest where no date is given, in the version served now or at a moment. */
export async function listReportsOf(tx: FactTx, fund_keys: readonly number[], report_date: IsoDate | null, as_of: number | null): Promise<StoredReport[]> {
  const served = tx.selectFrom('reports').selectAll('reports').where('reports.fund_key', 'in', [...fund_keys, NO_FUND]).where(servedAt('reports', as_of));
  if (report_date !== null) return served.where('report_date', '=', report_date).execute();
  return served
    .where('report_date', '=', ({ selectFrom }) =>
      selectFrom('reports as r').whereRef('r.fund_key', '=', 'reports.fund_key').where(servedAt('r', as_of)).select(({ fn }) => fn.max('r.report_date').as('newest')),
    )
    .execute();
}

type Part = Pick<ReportSectionTable, 'section' | 'row_count' | 'text' | 'plain'>;

/** The named parts of one version, or all of them. */
export async function listPartsOf(tx: FactTx, key: Pick<StoredReport, 'fund_key' | 'report_date' | 'data_version'>, sections: readonly string[] | null): Promise<Part[]> {
  let query = tx
    .selectFrom('report_sections')
    .select(['section', 'row_count', 'text', 'plain'])
    .where('fund_key', '=', key.fund_key)
    .where('report_date', '=', key.report_date)
    .where('data_version', '=', key.data_version);
  if (sections !== null) query = query.where('section', 'in', [...sections]);
  return query.execute();
}

/** One part of every report of a fund within a window, by report date, each of the version served then. */
export async function listPartOfReports(tx: FactTx, fund_key: number, section: string, { from, to, as_of }: ReportWindow): Promise<(Part & { report_date: string })[]> {
  let query = tx
    .selectFrom('reports')
    .innerJoin('report_sections', (join) =>
      join.onRef('report_sections.fund_key', '=', 'reports.fund_key').onRef('report_sections.report_date', '=', 'reports.report_date').onRef('report_sections.data_version', '=', 'reports.data_version'),
    )
    .select(['reports.report_date as report_date', 'section', 'row_count', 'text', 'plain'])
    .where('reports.fund_key', '=', fund_key)
    .where(servedAt('reports', as_of))
    .where('section', '=', section);
  if (from !== null) query = query.where('reports.report_date', '>=', from);
  if (to !== null) query = query.where('reports.report_date', '<=', to);
  return query.execute();
}
