import type { AsOf } from '#domain/as-of.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { SeriesExtent } from './coverage-rows.ts';
import type { FactDatabase } from './database.ts';
import { NO_FUND } from './no-fund.ts';
import type { StoredReport } from './reports.ts';
import { servedAt } from './served-at.ts';
import type { ReportSectionTable } from './tables.ts';

/** Report versions and their texts as they are served. */
type Tx = FactDatabase['query'];

export interface ReportWindow extends AsOf {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** The reports of a fund within a window, newest first, each in the version served then. */
export async function listServedReports(tx: Tx, fund_key: number, { from, to, as_of }: ReportWindow): Promise<StoredReport[]> {
  let query = tx.selectFrom('reports').selectAll().where('fund_key', '=', fund_key).where(servedAt('reports', as_of));
  if (from !== null) query = query.where('report_date', '>=', from);
  if (to !== null) query = query.where('report_date', '<=', to);
  return query.orderBy('report_date', 'desc').execute();
}

/** Every version of a fund's report of one date that was known at a moment (null: now), newest first: the first is the one served then. */
export async function listReportVersions(tx: Tx, fund_key: number, report_date: IsoDate, as_of: number | null): Promise<StoredReport[]> {
  let query = tx.selectFrom('reports').selectAll().where('fund_key', '=', fund_key).where('report_date', '=', report_date);
  if (as_of !== null) query = query.where('known_at', '<=', as_of);
  return query.orderBy('data_version', 'desc').execute();
}

/** For each fund its report of that date, or its newest where no date is given, in the version served now or at a moment. */
export async function listReportsOf(tx: Tx, fund_keys: readonly number[], report_date: IsoDate | null, as_of: number | null): Promise<StoredReport[]> {
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

/** One part of every report of a fund within a window, by report date, each of the version served then. */
export async function listPartOfReports(tx: Tx, fund_key: number, section: string, { from, to, as_of }: ReportWindow): Promise<(Part & { report_date: string })[]> {
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

/** Extents of the reports of these funds; a fund without any has no row. */
export async function listReportExtents(tx: Tx, fund_keys: readonly number[]): Promise<SeriesExtent[]> {
  const rows = await tx
    .selectFrom('reports')
    .where('fund_key', 'in', [...fund_keys, NO_FUND])
    .where('superseded_at', 'is', null)
    .groupBy('fund_key')
    .select(({ fn }) => ['fund_key', fn.min('report_date').as('first_date'), fn.max('report_date').as('latest_date'), fn.countAll<number>().as('row_count')])
    .execute();
  return rows.map((row) => ({ ...row, first_date: row.first_date as IsoDate, latest_date: row.latest_date as IsoDate }));
}

/** In how many served reports of these funds each of the named sections has rows; a section without any has no entry. */
export async function countReportsBySection(tx: Tx, fund_keys: readonly number[], sections: readonly string[]): Promise<{ fund_key: number; section: string; report_count: number }[]> {
  return tx
    .selectFrom('reports')
    .innerJoin('report_sections', (join) =>
      join.onRef('report_sections.fund_key', '=', 'reports.fund_key').onRef('report_sections.report_date', '=', 'reports.report_date').onRef('report_sections.data_version', '=', 'reports.data_version'),
    )
    .where('reports.fund_key', 'in', [...fund_keys, NO_FUND])
    .where('superseded_at', 'is', null)
    .where('section', 'in', [...sections])
    .where('row_count', '>', 0)
    .groupBy(['reports.fund_key', 'section'])
    .select(({ fn }) => ['reports.fund_key as fund_key', 'section', fn.countAll<number>().as('report_count')])
    .execute();
}
