/** N64, Pattoki: a listing of a reporting system; titles of tables left of their rows, parts of the expense ratio. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n64-funds.ts';
import { drawFund, Listing } from './n64-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared13.ts';

const AMC = 'PATTOKI FUNDS MANAGEMENT LIMITED';
const MONTH = { year: 2019, month: 3 };
const TOTAL = 'TOTAL EXPENSE RATIO';

/** 31/03/2019 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

function inThousands(amount: number): { raw: string; pkr: string } {
  const raw = s.grouped(amount / 1e3, 0);
  return { raw, pkr: s.rupees(raw, 3) };
}

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'MONTH TO DATE'],
      ...(isFund ? ([['3M', 'LAST 3 MONTHS']] as const) : []),
      ['FYTD', 'FISCAL YEAR TO DATE'],
      ['1Y', 'LAST 12 MONTHS'],
      ['3Y', 'LAST 3 YEARS (CAGR)'],
      ['SI', 'SINCE INCEPTION (CAGR)'],
    ],
    seriesMonths: isFund ? 12 : 0,
    monthLabel: (m) => `${m.year}${String(m.month).padStart(2, '0')}`,
    size: inThousands,
    sizeLabel: 'NET ASSETS',
    prices: ['units_outstanding'],
    assetTitle: 'ASSET ALLOCATION PERCENT OF TOTAL ASSETS',
    creditTitle: 'CREDIT QUALITY PERCENT OF TOTAL ASSETS',
    sectorTitle: 'SECTOR ALLOCATION PERCENT OF TOTAL ASSETS',
    holdingsTitle: 'TOP HOLDINGS PERCENT OF TOTAL ASSETS',
    day: dayText,
  });

/** The parts of the expense ratio and their sum. */
function fees(part: s.Part): s.Fee[] {
  const [, year] = s.ratioPair(part, MONTH);
  const without = Math.round(Number(year.without) * 100);
  const [management, trustee] = [Math.round(without * 0.68), Math.round(without * 0.08)];
  const rows: [string, string][] = [
    ['REMUNERATION OF MANAGEMENT COMPANY', (management / 100).toFixed(2)],
    ['REMUNERATION OF TRUSTEE', (trustee / 100).toFixed(2)],
    ['SECP ANNUAL FEE', '0.08'],
    ['OTHER EXPENSES', ((without - management - trustee - 8) / 100).toFixed(2)],
    ['SALES TAX AND GOVERNMENT LEVIES', year.levies],
    [TOTAL, year.withLevies],
  ];
  return rows.map(([fee_label_raw, percent]) => ({ row_label_raw: 'YEAR TO DATE', fee_label_raw, percent }));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'MARCH 2019',
  footerOf: (page) => `PAGE : ${page}`,
  committeeOf: (fund) => [
    ['CH. NADEEM ARAIN', 'CHIEF EXECUTIVE OFFICER'],
    ['SAIMA KAMBOH', 'CHIEF INVESTMENT OFFICER'],
    ['ZAHID MEO', 'HEAD OF COMPLIANCE'],
    [fund.abbr === 'PEF' ? 'USMAN DOGAR, CFA' : 'FAIZA BHATTI', 'FUND MANAGER'],
  ],
  amcRating: ['AM3', 'JCR-VIS', [2018, 12, 27]],
  formOf,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'SIMPLE ANNUALIZED' : 'ABSOLUTE';
    entry.footnotes_raw = [
      fund.subs === undefined
        ? `RETURNS OF PERIODS UP TO 12 MONTHS ARE ${basis}.`
        : 'RETURNS OF PERIODS UP TO 12 MONTHS ARE ABSOLUTE FOR EQUITY, SIMPLE ANNUALIZED FOR DEBT AND MONEY MARKET.',
    ];
    entry.nav_date = '2019-03-29';
    for (const part of s.partsOf(entry, fund)) part.figures.fees = fees(part);
  },
};

/** The planted fault: the last two digits of the total have changed places. */
function falsify(entry: s.Entry): void {
  const total = s.only(
    entry.fees.find((f) => f.fee_label_raw === TOTAL),
    'total',
  );
  const printed = total.percent.replace(/^(\d)\.(\d)(\d)$/, '$1.$3$2');
  entry.planted_fault = {
    kind: 'EXPENSE_RATIO_IS_NOT_THE_SUM_OF_ITS_PARTS',
    false_values: [{ field: 'fees', fee_label_raw: TOTAL, printed, real: total.percent }],
    true_values: 'all other facts, incl. the five parts of the expense ratio',
    must_not_serve: 'the false total expense ratio',
    how_it_can_be_seen: 'the five parts printed above the total add up to another figure',
  };
  entry.fees = entry.fees.map((f) => (f === total ? { ...f, percent: printed } : f));
}

async function print(entries: readonly s.Entry[], path: string): Promise<void> {
  const pdf = await printSheets({}, false, (sheet) => {
    const left = [AMC, 'FUND MANAGER REPORT', `FOR THE MONTH OF ${entries[0]?.report_month_label_raw ?? ''}`];
    const right = ['REPORT ID : FMRS012', 'RUN DATE : 05/04/2019 10:42:17', 'USER : OPS03'];
    const listing = new Listing(sheet, [left, right], entries[0]?.page_number ?? 1);
    for (const entry of entries) {
      drawFund(listing, entry, s.fundNamed(FUNDS, entry));
      if (listing.page !== entry.page_numbers.at(-1)) throw new Error(`${entry.fund_name_raw} ends on ${listing.page}`);
    }
  });
  await writeFile(path, pdf);
}

export const drawPattoki = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N64_pattoki_2019-03',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'a listing of a reporting system: each row has a description, a unit and figures; codes and names are fields of their own',
      'titles of tables in a column left of their rows, on several lines next to the first rows; they continue on a second page',
      'months like 201903; the expense ratio with its five parts; a price of the last working day',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
    hostile: { file: 'hostile_N64_ratio_not_the_sum', fund: 'PATTOKI INCOME FUND', falsify },
  });
