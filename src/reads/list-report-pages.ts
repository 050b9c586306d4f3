import type { IsoDate } from '#domain/dates.ts';
import { listReportDates } from '#store/reports.ts';
import type { FactView } from './fact-view.ts';

/** The current reports of all funds, newest first, at most `most`. */
export async function listReportPages(
  view: FactView,
  most: number,
): Promise<{ readonly fund_slug: string; readonly report_date: IsoDate }[]> {
  const rows = await view.read((tx) => listReportDates(tx, most));
  return rows.flatMap(({ fund_key, report_date }) => {
    const entry = view.registry.fundByKey.get(fund_key);
    return entry === undefined ? [] : [{ fund_slug: entry.fund.slug, report_date: report_date as IsoDate }];
  });
}
