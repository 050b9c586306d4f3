import { csvCell } from '#base/csv-cell.ts';
import { Fault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { parseIsoDate } from '#domain/dates.ts';
import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import { readReport } from '#reads/reports.ts';
import { CSV_FILE_TYPE } from './send-fund-file.ts';
import type { FileParameters, FundFile } from './send-fund-file.ts';

/** `/funds/{fund_slug}/reports/2026-07-31/allocations.csv`: one table of the current version of a report. */
export const REPORT_FILE: FundFile = {
  path: '/funds/:fund_slug/reports/:report_date/:table',
  mediaType: CSV_FILE_TYPE,
  isText: true,
  costUnits: 1,
  async identify(view, parameters) {
    const { reading } = await openTable(view, parameters);
    return reading.facts;
  },
  async *write(view, parameters) {
    const { reading, section } = await openTable(view, parameters);
    const report = readPayload(reading);
    // Every row names its fund, month and page, so that tables of several reports can be joined.
    const columns = [...Object.keys(membersOf(section)), 'page_number'];
    yield `${[...columns, 'fund_slug', 'report_date', 'data_version'].join(',')}\r\n`;
    const { fund, report_date, data_version } = report;
    for (const row of report[section] ?? []) {
      const cells = columns.map((name) => own(row as unknown as Readonly<Record<string, unknown>>, name));
      yield `${[...cells, fund.slug, report_date, data_version].map(csvCell).join(',')}\r\n`;
    }
  },
};

async function openTable(
  view: FactView,
  { fund_slug = '', report_date: date = '', table = '' }: FileParameters,
): Promise<{ readonly reading: Awaited<ReturnType<typeof readReport>>; readonly section: FragmentSection }> {
  const section = FRAGMENT_SECTIONS.find((name) => `${name}.csv` === table);
  const report_date = parseIsoDate(date);
  if (section === undefined || report_date === undefined)
    throw new Fault(
      'ROUTE_NOT_FOUND',
      `Tables of reports have addresses such as /funds/FUND/reports/2026-07-31/allocations.csv; the tables are ${FRAGMENT_SECTIONS.join(', ')}.`,
    );
  const question = { fund_slug, report_date, data_version: null, as_of: null };
  return { reading: await readReport(view, { ...question, include: [section] }), section };
}
