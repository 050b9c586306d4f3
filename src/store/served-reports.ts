/** Report versions and their texts as they are served; their import is in reports.ts. */
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

/**
 * The reports of a fund within a window, newest first, each in the version served at the time; all, or one page of
 * them.
 */
export async function listServedReports(
  tx: FactTx,
  fund_key: number,
  { from, to, as_of }: ReportWindow,
  page?: { readonly start: number; readonly limit: number },
): Promise<StoredReport[]> {
  let query = tx.selectFrom('reports').selectAll().where('fund_key', '=', fund_key).where(servedAt('reports', as_of));
  if (from !== null) query = query.where('report_date', '>=', from);
  if (to !== null) query = query.where('report_date', '<=', to);
  if (page !== undefined) query = query.limit(page.limit).offset(page.start);
  return query.orderBy('report_date', 'desc').execute();
}

/** Number of a fund's reports, counted without reading them. */
export async function countServedReports(tx: FactTx, fund_key: number, as_of: number | null): Promise<number> {
  return (
    await tx
      .selectFrom('reports')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('fund_key', '=', fund_key)
      .where(servedAt('reports', as_of))
      .executeTakeFirstOrThrow()
  ).rows;
}

/**
 * Every version of a fund's report of one date that was known at a time (null: now), newest first; the first is the one
 * served at that time.
 */
export async function listReportVersions(
  tx: FactTx,
  fund_key: number,
  report_date: IsoDate,
  as_of: number | null,
): Promise<StoredReport[]> {
  let query = tx
    .selectFrom('reports')
    .selectAll()
    .where('fund_key', '=', fund_key)
    .where('report_date', '=', report_date);
  if (as_of !== null) query = query.where('known_at', '<=', as_of);
  return query.orderBy('data_version', 'desc').execute();
}

/**
 * For each fund its report of that date, or its newest if no date is given, in the version served now or at an earlier
 * time.
 */
export async function listReportsOf(
  tx: FactTx,
  fundKeys: readonly number[],
  report_date: IsoDate | null,
  as_of: number | null,
): Promise<StoredReport[]> {
  if (report_date !== null) {
    return tx
      .selectFrom('reports')
      .selectAll()
      .where('fund_key', 'in', [...fundKeys, NO_FUND])
      .where(servedAt('reports', as_of))
      .where('report_date', '=', report_date)
      .execute();
  }
  // One look-up per fund instead of one per report.
  return tx
    .with(
      (cte) => cte('newest').materialized(),
      (db) =>
        db
          .selectFrom('funds')
          .where('funds.fund_key', 'in', [...fundKeys, NO_FUND])
          .select(({ selectFrom }) => [
            'funds.fund_key as key',
            selectFrom('reports as r')
              .select('r.report_date')
              .whereRef('r.fund_key', '=', 'funds.fund_key')
              .where(servedAt('r', as_of))
              .orderBy('r.report_date', 'desc')
              .limit(1)
              .as('date'),
          ]),
    )
    .selectFrom('newest')
    .innerJoin('reports', (join) =>
      join.onRef('reports.fund_key', '=', 'newest.key').onRef('reports.report_date', '=', 'newest.date'),
    )
    .where(servedAt('reports', as_of))
    .selectAll('reports')
    .execute();
}

type ReportKey = Pick<ReportSectionTable, 'fund_key' | 'report_date' | 'data_version'>;
type Part = Pick<ReportSectionTable, 'section' | 'row_count' | 'withheld_row_count' | 'text' | 'plain'>;

/** A part as a report contains it; the other form is not read, because it is long. */
type ShownPart = Pick<ReportSectionTable, 'report_date' | 'row_count' | 'mark' | 'text'>;

/** The named parts of these report versions, or all parts (null), in one query whatever the number of reports. */
export async function listPartsOf(
  tx: FactTx,
  keys: readonly ReportKey[],
  sections: readonly string[] | null,
): Promise<(ReportKey & Part)[]> {
  if (keys.length === 0) return [];
  // The newest reports of many funds have one or two dates; the reports of one fund have a date each.
  const groups = Map.groupBy(keys, ({ report_date, data_version }) => `${report_date} ${data_version}`);
  let query = tx
    .selectFrom('report_sections')
    .select(['fund_key', 'report_date', 'data_version', 'section', 'row_count', 'withheld_row_count', 'text', 'plain'])
    .where(({ and, eb, or }) =>
      or(
        [...groups.values()].map((group) =>
          and([
            eb(
              'fund_key',
              'in',
              group.map(({ fund_key }) => fund_key),
            ),
            eb('report_date', '=', group[0]?.report_date ?? ''),
            eb('data_version', '=', group[0]?.data_version ?? 0),
          ]),
        ),
      ),
    );
  if (sections !== null) query = query.where('section', 'in', [...sections]);
  return query.execute();
}

/** One part of every report of a fund within a window, by report date, each of the version served at the time. */
export async function listPartOfReports(
  tx: FactTx,
  fund_key: number,
  section: string,
  { from, to, as_of }: ReportWindow,
): Promise<ShownPart[]> {
  // Selects the versions first: the other order would read every part of every report, and parts are long.
  return tx
    .with(
      (cte) => cte('served').materialized(),
      (db) => {
        let query = db
          .selectFrom('reports')
          .select(['report_date', 'data_version'])
          .where('fund_key', '=', fund_key)
          .where(servedAt('reports', as_of));
        if (from !== null) query = query.where('report_date', '>=', from);
        if (to !== null) query = query.where('report_date', '<=', to);
        return query;
      },
    )
    .selectFrom('served')
    .innerJoin('report_sections', (join) =>
      join
        .onRef('report_sections.report_date', '=', 'served.report_date')
        .onRef('report_sections.data_version', '=', 'served.data_version'),
    )
    .select(['served.report_date as report_date', 'row_count', 'mark', 'text'])
    .where('report_sections.fund_key', '=', fund_key)
    .where('section', '=', section)
    .execute();
}
