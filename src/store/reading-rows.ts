import type { IsoDate } from '#domain/dates.ts';
import type { MonthReading } from '#domain/reading-drift.ts';
import { sql } from './kysely.ts';
import type { FactTx } from './database.ts';

/** The reading of one company's reports of one month. */
interface StoredReading extends Omit<MonthReading, 'held'> {
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
      sql<number>`count(distinct case when reports.nav_per_unit is null then null else reports.fund_key end)`.as(
        'priced',
      ),
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
  return rows.map(({ amc_key, report_date, reports, priced, rows: served_rows, withheld_rows }) => ({
    amc_key: amc_key ?? 0,
    report_date: report_date as IsoDate,
    reports,
    priced,
    rows: served_rows,
    withheld_rows,
  }));
}

/** Evidence of the values of one fund's report of one month, JSON. */
interface MonthEvidence {
  readonly fund_key: number;
  readonly report_date: string;
  readonly places: string;
}

/** The evidence of the current reports of these funds and months. */
export async function listEvidenceOf(
  tx: FactTx,
  fundKeys: readonly number[],
  dates: readonly IsoDate[],
): Promise<MonthEvidence[]> {
  if (fundKeys.length === 0) return [];
  return tx
    .selectFrom('reports')
    .innerJoin('report_evidence', (join) =>
      join
        .onRef('report_evidence.fund_key', '=', 'reports.fund_key')
        .onRef('report_evidence.report_date', '=', 'reports.report_date')
        .onRef('report_evidence.data_version', '=', 'reports.data_version'),
    )
    .select(['reports.fund_key', 'reports.report_date', 'places'])
    .where('reports.fund_key', 'in', [...fundKeys])
    .where('reports.report_date', 'in', [...dates])
    .where('superseded_at', 'is', null)
    .execute();
}

/** The funds of a company with a current report of each of two months, at most `limit` of them. */
export async function listFundsOfBoth(
  tx: FactTx,
  amc_key: number,
  [one, other]: readonly [IsoDate, IsoDate],
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('funds')
    .innerJoin('reports', 'reports.fund_key', 'funds.fund_key')
    .select('reports.fund_key')
    .where('amc_key', '=', amc_key)
    .where('report_date', 'in', [one, other])
    .where('superseded_at', 'is', null)
    .groupBy('reports.fund_key')
    .having(({ fn }) => fn.countAll(), '=', 2)
    .orderBy('reports.fund_key')
    .limit(limit)
    .execute();
  return rows.map(({ fund_key }) => fund_key);
}

/** The figures of the open holds of these checks over reports since a date, JSON. */
export async function listHeldReports(tx: FactTx, checks: readonly string[], since: IsoDate): Promise<string[]> {
  const rows = await tx
    .selectFrom('holds')
    .select('figures')
    .where('status', '=', 'OPEN')
    .where('dataset', '=', 'fmr')
    .where('check_name', 'in', [...checks])
    .where('last_date', '>=', since)
    .execute();
  return rows.map(({ figures }) => figures);
}
