import type { IsoDate } from '#domain/dates.ts';
import { sql } from './kysely.ts';
import type { FactTx } from './database.ts';
import { NO_FUND } from './query-parts.ts';

/** The extent of one series of one fund, current versions only. */
export interface SeriesExtent {
  readonly fund_key: number;
  readonly first_date: IsoDate;
  readonly latest_date: IsoDate;
  readonly row_count: number;
}

/** Each series with its table and the column of its dates. */
const SERIES = {
  navs: ['nav_observations', 'nav_date'],
  payouts: ['payouts', 'payout_date'],
  reports: ['reports', 'report_date'],
} as const;

/** Extents of one series of these funds; a fund without rows has none. */
export async function listExtents(
  tx: FactTx,
  series: keyof typeof SERIES,
  fundKeys: readonly number[],
): Promise<SeriesExtent[]> {
  const [table, date] = SERIES[series];
  const { rows } = await sql<SeriesExtent>`select fund_key, min(${sql.ref(date)}) as first_date,
      max(${sql.ref(date)}) as latest_date, count(*) as row_count
    from ${sql.table(table)} where fund_key in (${sql.join([...fundKeys, NO_FUND])}) and superseded_at is null
    group by fund_key`.execute(tx);
  return rows;
}

/**
 * Number of served reports of these funds in which each of the named sections has rows; a section without rows has no
 * entry.
 */
export async function countReportsBySection(
  tx: FactTx,
  fundKeys: readonly number[],
  sections: readonly string[],
): Promise<{ fund_key: number; section: string; report_count: number }[]> {
  return tx
    .selectFrom('reports')
    .innerJoin('report_sections', (join) =>
      join
        .onRef('report_sections.fund_key', '=', 'reports.fund_key')
        .onRef('report_sections.report_date', '=', 'reports.report_date')
        .onRef('report_sections.data_version', '=', 'reports.data_version'),
    )
    .where('reports.fund_key', 'in', [...fundKeys, NO_FUND])
    .where('superseded_at', 'is', null)
    .where('section', 'in', [...sections])
    .where('row_count', '>', 0)
    .groupBy(['reports.fund_key', 'section'])
    .select(({ fn }) => ['reports.fund_key as fund_key', 'section', fn.countAll<number>().as('report_count')])
    .execute();
}
