/**
 * Report versions and the fragments of their pages as read and written by an importer, then report versions as they are
 * served now or at an earlier time.
 */
import type { Selectable } from 'kysely';
import type { AsOf, IsoDate } from '#domain/dates.ts';
import { inBatches, NO_FUND, servedAt } from './query-parts.ts';
import type { FactTx } from './database.ts';
import type {
  FragmentChangeTable,
  FragmentTable,
  ReportEvidenceTable,
  ReportSectionTable,
  ReportTable,
} from './tables.ts';

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

/** Current reports of one fund, or of any, within a window that state a NAV. */
export async function listPricedReports(
  tx: FactTx,
  from: IsoDate,
  to: IsoDate,
  fund_key?: number,
): Promise<PricedReport[]> {
  const query = tx
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
    .where('superseded_at', 'is', null);
  return (fund_key === undefined ? query : query.where('reports.fund_key', '=', fund_key)).execute();
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

/** The printed places of the values of one version; undefined if it was promoted before that was stored. */
export async function findEvidence(
  tx: FactTx,
  key: Pick<ReportTable, 'fund_key' | 'report_date' | 'data_version'>,
): Promise<Pick<ReportEvidenceTable, 'pages' | 'places'> | undefined> {
  return tx
    .selectFrom('report_evidence')
    .select(['pages', 'places'])
    .where('fund_key', '=', key.fund_key)
    .where('report_date', '=', key.report_date)
    .where('data_version', '=', key.data_version)
    .executeTakeFirst();
}

/** Writes the evidence of a version, or replaces it. */
export async function writeEvidence(tx: FactTx, row: ReportEvidenceTable): Promise<void> {
  await tx
    .insertInto('report_evidence')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['fund_key', 'report_date', 'data_version'])
        .doUpdateSet({ pages: row.pages, places: row.places }),
    )
    .execute();
}

/** The fragments of a document as last extracted, in page order. */
export async function listFragments(tx: FactTx, document_sha256: string): Promise<Selectable<FragmentTable>[]> {
  return tx
    .selectFrom('fragments')
    .selectAll()
    .where('document_sha256', '=', document_sha256)
    .orderBy('page_number')
    .orderBy('id')
    .execute();
}

/** Deletes a document's own fragments, or those of some pages, before a new extraction replaces them. */
export async function removeFragments(
  tx: FactTx,
  document_sha256: string,
  pages: readonly number[] | null,
): Promise<void> {
  const query = tx.deleteFrom('fragments').where('document_sha256', '=', document_sha256);
  if (pages === null) await query.where('is_supplement', '=', 0).execute();
  else if (pages.length > 0) await query.where('page_number', 'in', [...pages]).execute();
}

export async function insertFragments(tx: FactTx, rows: readonly FragmentTable[]): Promise<void> {
  for (const batch of inBatches(rows)) await tx.insertInto('fragments').values(batch).execute();
}

/** Changes of these fragments, in the order of the decisions. */
export async function listFragmentChanges(
  tx: FactTx,
  fragmentIds: readonly string[],
): Promise<Selectable<FragmentChangeTable>[]> {
  return tx
    .selectFrom('fragment_changes')
    .selectAll()
    .where('fragment_id', 'in', [...fragmentIds, ''])
    .orderBy('change_seq')
    .execute();
}

export async function insertFragmentChange(tx: FactTx, row: Omit<FragmentChangeTable, 'change_seq'>): Promise<void> {
  await tx.insertInto('fragment_changes').values(row).execute();
}

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

/** The current reports of all funds, newest first, at most `most`. */
export async function listReportDates(
  tx: FactTx,
  most: number,
): Promise<Pick<StoredReport, 'fund_key' | 'report_date'>[]> {
  return tx
    .selectFrom('reports')
    .select(['fund_key', 'report_date'])
    .where(servedAt('reports', null))
    .orderBy('report_date', 'desc')
    .orderBy('fund_key')
    .limit(most)
    .execute();
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
  if (keys.length === 0 || sections?.length === 0) return [];
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
