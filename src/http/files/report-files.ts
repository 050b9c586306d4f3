import { csvCell } from '#base/csv-cell.ts';
import { Fault } from '#base/fault.ts';
import { own } from '#base/own.ts';
import { parseIsoDate } from '#domain/dates.ts';
import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import { XLSX_FILE_TYPE, inOneBatch, writeXlsx } from '#exports/write-xlsx.ts';
import type { Sheet } from '#exports/write-xlsx.ts';
import type { Report } from '#payloads/reports.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import type { QueryResult } from '#reads/query-result.ts';
import { readReport } from '#reads/reports.ts';
import { CSV_FILE_TYPE } from './send-fund-file.ts';
import type { FileParameters, FundFile } from './send-fund-file.ts';

const FOLDER = '/funds/:fund_slug/reports/:report_date';
/** The name of the file that has all tables. */
const WHOLE_REPORT = 'report';

/**
 * The tables of the current version of a report: one as `allocations.csv` or `allocations.xlsx`, all as `report.xlsx`
 * with a sheet for each.
 */
export const REPORT_FILES: readonly FundFile[] = [
  {
    path: `${FOLDER}/:table.csv`,
    mediaType: CSV_FILE_TYPE,
    isText: true,
    costUnits: 1,
    identify: async (view, parameters) => (await openTables(view, parameters, 'csv')).reading.facts,
    async *write(view, parameters) {
      const { reading, sections } = await openTables(view, parameters, 'csv');
      const report = readPayload(reading);
      for (const section of sections) {
        yield `${columnsOf(section).join(',')}\r\n`;
        for (const cells of listRows(report, section)) yield `${cells.map(csvCell).join(',')}\r\n`;
      }
    },
  },
  {
    path: `${FOLDER}/:table.xlsx`,
    mediaType: XLSX_FILE_TYPE,
    isText: false,
    costUnits: 2,
    identify: async (view, parameters) => (await openTables(view, parameters, 'xlsx')).reading.facts,
    async *write(view, parameters) {
      const { reading, sections } = await openTables(view, parameters, 'xlsx');
      const report = readPayload(reading);
      const stated = sections.filter((section) => (report[section] ?? []).length > 0);
      // A workbook needs a sheet: a report without rows has that of its first table.
      yield* writeXlsx((stated.length === 0 ? sections.slice(0, 1) : stated).map((one) => describeSheet(report, one)));
    },
  },
];

// Every row names its fund, month and page, so that tables of several reports can be joined.
const PLACE_COLUMNS = ['page_number', 'fund_slug', 'report_date', 'data_version'];

function columnsOf(section: FragmentSection): readonly string[] {
  return [...Object.keys(membersOf(section)), ...PLACE_COLUMNS];
}

function listRows(report: Report, section: FragmentSection): readonly (readonly unknown[])[] {
  const { fund, report_date, data_version } = report;
  const names = Object.keys(membersOf(section));
  return (report[section] ?? []).map((row) => [
    ...names.map((name) => own(row as unknown as Readonly<Record<string, unknown>>, name)),
    row.page_number,
    fund.slug,
    report_date,
    data_version,
  ]);
}

function describeSheet(report: Report, section: FragmentSection): Sheet {
  const members = membersOf(section);
  const kindOf = (name: string): 'date' | 'decimal' | 'text' => {
    const kind = name === 'report_date' ? 'date' : own(members, name)?.kind;
    return kind === 'date' || kind === 'decimal' ? kind : 'text';
  };
  return {
    name: section,
    columns: columnsOf(section).map((head) => ({ head, width: Math.max(12, head.length + 2), kind: kindOf(head) })),
    rows: inOneBatch(listRows(report, section).map((cells) => cells.map(textOf))),
  };
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

interface OpenedTables {
  readonly reading: QueryResult<Report>;
  readonly sections: readonly FragmentSection[];
}

async function openTables(
  view: FactView,
  { fund_slug = '', report_date: date = '', table = '' }: FileParameters,
  form: 'csv' | 'xlsx',
): Promise<OpenedTables> {
  const isWhole = form === 'xlsx' && table === WHOLE_REPORT;
  const sections = isWhole ? FRAGMENT_SECTIONS : FRAGMENT_SECTIONS.filter((name) => name === table);
  const report_date = parseIsoDate(date);
  if (sections.length === 0 || report_date === undefined)
    throw new Fault(
      'ROUTE_NOT_FOUND',
      'Tables of reports have addresses such as /funds/FUND/reports/2026-07-31/allocations.csv or allocations.xlsx, and ' +
        `report.xlsx has all; the tables are ${FRAGMENT_SECTIONS.join(', ')}.`,
    );
  const question = { fund_slug, report_date, data_version: null, as_of: null };
  return { reading: await readReport(view, { ...question, include: [...sections] }), sections };
}
