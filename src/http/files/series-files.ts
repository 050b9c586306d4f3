import { csvCell } from '#base/csv-cell.ts';
import { own } from '#base/own.ts';
import type { NavRow, Payout } from '#payloads/series.ts';
import type { FactView } from '#reads/fact-view.ts';
import { eachNavBatch, identifySeries, readAllPayouts } from '#reads/read-whole-series.ts';
import { CSV_FILE_TYPE } from './send-fund-file.ts';
import type { FundFile } from './send-fund-file.ts';
import { XLSX_FILE_TYPE, writeXlsx } from '#exports/write-xlsx.ts';

const NAV_COLUMNS = [
  'nav_date',
  'nav',
  'offer_price',
  'repurchase_price',
  'market_price',
  'front_end_load_pct',
  'back_end_load_pct',
  'contingent_load_pct',
  'nav_change_abs',
  'nav_change_pct',
] as const;
const PAYOUT_COLUMNS = ['payout_date', 'amount_per_unit', 'ex_nav'] as const;

const FOLDER = '/funds/:fund_slug';

/** Files that spreadsheets open without a key: NAVs and payouts of a fund as CSV, and both as a workbook. */
export const SERIES_FILES: readonly FundFile[] = [
  {
    path: `${FOLDER}/nav.csv`,
    mediaType: CSV_FILE_TYPE,
    isText: true,
    costUnits: 1,
    identify: (view, { fund_slug = '' }) => identifySeries(view, fund_slug),
    write: (view, { fund_slug = '' }) => writeCsv(NAV_COLUMNS, fund_slug, eachNavBatch(view, fund_slug)),
  },
  {
    path: `${FOLDER}/payouts.csv`,
    mediaType: CSV_FILE_TYPE,
    isText: true,
    costUnits: 1,
    identify: (view, { fund_slug = '' }) => identifySeries(view, fund_slug),
    write: (view, { fund_slug = '' }) => writeCsv(PAYOUT_COLUMNS, fund_slug, payoutBatch(view, fund_slug)),
  },
  {
    path: `${FOLDER}/nav.xlsx`,
    mediaType: XLSX_FILE_TYPE,
    isText: false,
    costUnits: 2,
    identify: (view, { fund_slug = '' }) => identifySeries(view, fund_slug),
    write: (view, { fund_slug = '' }) => writeWorkbook(view, fund_slug),
  },
];

type Row = NavRow | Payout;

/** The rows with the slug of their fund, so that tables of several funds can be joined. */
async function* writeCsv(
  names: readonly string[],
  fund_slug: string,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const slugCell = csvCell(fund_slug);
  // Sent with the first rows: alone it would be sent before the first read of the store could fail.
  let head = `${[...names, 'fund_slug'].join(',')}\r\n`;
  for await (const rows of batches) {
    yield head + rows.map((row) => `${pick(names, row).map(csvCell).join(',')},${slugCell}\r\n`).join('');
    head = '';
  }
  if (head !== '') yield head;
}

async function* payoutBatch(view: FactView, fund_slug: string): AsyncGenerator<readonly Row[]> {
  yield await readAllPayouts(view, fund_slug);
}

async function* writeWorkbook(view: FactView, fund_slug: string): AsyncGenerator<Uint8Array> {
  yield* writeXlsx([
    {
      name: 'NAV',
      columns: NAV_COLUMNS.map((head, index) => ({ head, width: 14, kind: index === 0 ? 'date' : 'decimal' })),
      rows: cellsOf(NAV_COLUMNS, eachNavBatch(view, fund_slug)),
    },
    {
      name: 'Payouts',
      columns: PAYOUT_COLUMNS.map((head, index) => ({ head, width: 16, kind: index === 0 ? 'date' : 'decimal' })),
      rows: cellsOf(PAYOUT_COLUMNS, payoutBatch(view, fund_slug)),
    },
  ]);
}

async function* cellsOf(
  names: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly (readonly (string | null)[])[]> {
  for await (const rows of batches) yield rows.map((row) => pick(names, row));
}

/** The values of these columns; every one is a text or null. */
function pick(names: readonly string[], row: Row): (string | null)[] {
  return names.map((name) => {
    const value = own(row as Readonly<Record<string, unknown>>, name);
    return typeof value === 'string' ? value : null;
  });
}
