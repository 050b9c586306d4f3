import { sql } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import type { MonthReading } from '#domain/reading-drift.ts';
import type { FactTx } from './database.ts';

/** The reading of one company's reports of one month. */
interface StoredReading extends MonthReading {
  readonly amc_key: number;
}

// Parts that are derived from others, or count no facts.
const UNCOUNTED = ['identity', 'fund_size', 'profile', 'snapshot', 'report_fragments', 'source', 'notes'];

/** Per company and month, the number of reports since a date and of their served and withheld rows. */
export async function listReadings(tx: FactTx, since: IsoDate): Promise<StoredReading[]> {
  const rows = await tx
    .selectFrom('funds')
    .innerJoin('reports', 'reports.fund_key', 'funds.fund_key')
    .innerJoin('report_sections', (join) =>
      join
        .onRef('report_sections.fund_key', '=', 'reports.fund_key')
        .onRef('report_sections.report_date', '=', 'reports.report_date')
        .onRef('report_sections.data_version', '=', 'reports.data_version'),
    )
    .select(({ fn }) => [
      'funds.amc_key',
      'reports.report_date',
      sql<number>`count(distinct reports.fund_key)`.as('reports'),
      fn.sum<number>('row_count').as('rows'),
      fn.sum<number>('withheld_row_count').as('withheld_rows'),
    ])
    .where('reports.report_date', '>=', since)
    .where('superseded_at', 'is', null)
    .where('section', 'not in', UNCOUNTED)
    .where('section', 'not like', '%/%')
    .where('amc_key', 'is not', null)
    .groupBy(['funds.amc_key', 'reports.report_date'])
    .execute();
  return rows.map(({ amc_key, report_date, reports, rows: served_rows, withheld_rows }) => ({
    amc_key: amc_key ?? 0,
    report_date: report_date as IsoDate,
    reports,
    rows: served_rows,
    withheld_rows,
  }));
}
