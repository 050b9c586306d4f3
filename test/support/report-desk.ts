import type { FactDatabase } from '#store/database.ts';
import type { StoredFund } from '#store/registry.ts';
import type { ReportTable } from '#store/tables.ts';
import { fundRow, performancePage } from '../fixtures/association-page.ts';
import { openDesk } from './import-desk.ts';
import type { ImportDesk } from './import-desk.ts';

/**
 * An import pipeline whose registry has the funds of the sample pages and the association's NAVs of the end of June.
 */
export interface ReportDesk extends ImportDesk {
  /** All versions, oldest first. */
  reports(name: string): Promise<ReportTable[]>;
  /** The stored text of a section of one version of the newest report. */
  part(fund: string | StoredFund | undefined, section: string, data_version: number): Promise<string>;
  /** How many rows of that part are withheld for review. */
  withheld(fund: string | StoredFund | undefined, section: string, data_version: number): Promise<number>;
}

export const PUBLISHED = [
  fundRow({ fund: 'Sample Crescent Cash Fund', fund_id: '1', validity_date: 'Jun 30, 2026', nav: '10.4089' }),
  fundRow({
    fund: 'Sample Crescent Stock Fund',
    category: 'Equity',
    fund_id: '2',
    validity_date: 'Jun 30, 2026',
    nav: '88.1234',
  }),
  fundRow({
    sector: 'Voluntary Pension Scheme (VPS)',
    fund: 'Sample Indus Pension Fund',
    category: 'VPS-Equity',
    fund_id: '3',
    validity_date: 'Jun 30, 2026',
    nav: '220.4987',
  }),
  fundRow({
    sector: 'Voluntary Pension Scheme (VPS)',
    fund: 'Sample Indus Pension Fund',
    category: 'VPS-Debt',
    fund_id: '4',
    validity_date: 'Jun 30, 2026',
    nav: '310.7456',
  }),
];

export async function openReportDesk(facts: FactDatabase, archive_folder?: string): Promise<ReportDesk> {
  const desk = openDesk(facts, archive_folder);
  await desk.take('performance', performancePage(PUBLISHED));
  const keyOf = async (fund: string | StoredFund | undefined): Promise<number> => {
    if (fund === undefined) throw new Error('expected a fund');
    return (typeof fund === 'string' ? await desk.fund(fund) : fund).fund_key;
  };
  const partOf = async (fund: string | StoredFund | undefined, section: string, data_version: number) =>
    facts.query
      .selectFrom('report_sections')
      .select(['text', 'withheld_row_count'])
      .where('fund_key', '=', await keyOf(fund))
      .where('section', '=', section)
      .where('data_version', '=', data_version)
      .orderBy('report_date', 'desc')
      .executeTakeFirst();
  return {
    ...desk,
    reports: async (name) =>
      facts.query
        .selectFrom('reports')
        .selectAll()
        .where('fund_key', '=', await keyOf(name))
        .orderBy('report_date')
        .orderBy('data_version')
        .execute(),
    part: async (...of) => (await partOf(...of))?.text ?? '',
    withheld: async (...of) => (await partOf(...of))?.withheld_row_count ?? 0,
  };
}
