/** N155, Muridke: one sheet of shared rows for each fund, with facts at the left and tables at the right. */
import { writeFile } from 'node:fs/promises';
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n155-funds.ts';
import { drawCover, drawFund } from './n155-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared15.ts';

const AMC = 'Muridke Asset Management Limited';
const MONTH = { year: 2019, month: 11 };
const FALSE_FUND = 'Muridke Aggressive Income Fund';

/** 24-Feb-14 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${s.year2({ year, month })}`;

const column = (m: s.Month): string => dayText(s.lastDay(m));

const form = s.formWith({
  periods: [
    ['FYTD', 'FYTD'],
    ['MTD', 'MTD'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Inception**'],
  ],
  seriesMonths: 0,
  size: (rupees) => ({ raw: s.grouped(rupees, 0), pkr: rupees.toFixed(0) }),
  sizeLabel: 'Net Assets (PKR)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top Ten Equity Holdings (% of Total Assets)',
  day: dayText,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  MAIF: [
    { name: 'Narang Spinning Mills Ltd. TFC', type: 'TFC (in default)', cost: 24.92, provided: 24.92 },
    { name: 'Kala Shah Electric Ltd. Sukuk', type: 'Rating below limit', cost: 55.1, provided: 0 },
  ],
};

/** Ratios are facts with their periods in the labels; sub-funds have a table of both periods. */
function feesOf(part: s.Part, isFund: boolean): s.Fee[] {
  if (!isFund) return s.ratioRows(part, MONTH, 'Total Expense Ratio', 'withLevies');
  const [month, year] = s.ratioPair(part, MONTH);
  return [
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    { row_label_raw: 'MTD', fee_label_raw: 'Government levies', percent: month.levies },
    { row_label_raw: 'YTD', fee_label_raw: 'Government levies', percent: year.levies },
  ];
}

function holdingsTitle(entry: s.Entry, fund: s.Fund): string {
  if (fund.model.kind === 'rate') return 'Top TFC and Sukuk Holdings (% of Total Assets)';
  return entry.holdings.length < 10 ? 'Top Equity Holdings (% of Total Assets)' : (entry.holdings_title_raw ?? '');
}

function finishPart(part: s.Part, isFund: boolean): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  figures.fees = feesOf(part, isFund);
  figures.historical_returns = s.yearRows(part, MONTH, {
    count: isFund ? 5 : 3,
    benchmark: 'Benchmark',
    label: (y) => `FY${y}`,
  });
  if (isFund) return;
  s.withoutBenchmark(figures, part.line);
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
  for (const type of ['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const)
    s.withoutPast(figures, type, column(MONTH));
  if (figures.holdings.length > 0) figures.holdings_title_raw = 'Equity Sub-Fund: Top Holdings (% of Total Assets)';
}

/** The notes below the fiscal years, and the one on ratios at the foot. */
function notesOf(entry: s.Entry): string[] {
  const cagr = '* Compound annual growth rate';
  if (entry.sub_funds.length > 0)
    return [
      cagr,
      '** Annualised, since the launch of the sub-funds',
      '++ The ratios of the sub-funds include Government levies and the fee of SECP.',
    ];
  const [month, year] = ['MTD', 'YTD'].map((p) => s.feeOf(entry, 'Government levies', p));
  return [
    cagr,
    '** Compound annual growth rate since the date of launch',
    'Returns are net of all fees, dividends reinvested.',
    `++ The ratio includes Government levies of ${month}% (MTD) and ${year}% (YTD), which are sales tax, Sindh Workers’ Welfare ` +
      'Fund (SWWF) and the fee of SECP.',
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2019',
  footerOf: (page) => `Muridke Asset Management | Fund Manager’s Report November 2019 | ${page}`,
  committeeOf: (fund) => [
    ['Chaudhry Nadeem Virk', 'CEO'],
    ['Sobia Dogar, CFA', 'CIO'],
    [fund.model.kind === 'rate' ? 'Adil Rehmat Bhatti' : 'Khurram Waraich, CFA', 'Fund Manager'],
    ['Zainab Sheikh', 'Head of Research'],
    ['Tanveer Cheema, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM3++', 'PACRA', [2019, 8, 8]],
  formOf: () => form,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, isFund);
    entry.footnotes_raw = notesOf(entry);
    if (entry.holdings.length > 0) entry.holdings_title_raw = holdingsTitle(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The tens and the ones of the cash of the month are exchanged, so that the classes do not sum to 100%. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    entry.allocations.find((r) => r.label_raw === 'Cash' && r.period_label === column(MONTH)),
    'row',
  );
  const real = row.percent;
  row.percent = real.replace(/^(\d)(\d)/, '$2$1');
  if (row.percent === real) throw new Error(`${real} has equal digits`);
  const sum = (100 + Number(row.percent) - Number(real)).toFixed(1);
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [
      { field: 'allocations', label_raw: row.label_raw, period_label: row.period_label, printed: row.percent, real },
    ],
    true_values: 'the other classes, the column of the month before and all other facts',
    must_not_serve: 'the share of cash, or the asset allocation of the month that has it',
    how_it_can_be_seen: `the classes of the month sum to ${sum}%`,
  };
}

const QUIRKS = [
  'facts at the left and all tables at the right are rows of one sheet: a fact of three lines makes the row of the table high',
  'periods, fiscal years, classes and holdings have columns of other widths below each other; holdings are two pairs in a row',
  'heads break over two lines and have footnote marks; the notes are a row between the fiscal years and the classes',
  'net assets are full rupees; levies of both periods are in a sentence; sub-funds are rows, with blanks for classes they do not have',
];

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    if (isWhole) drawCover(sheet, entries);
    for (const entry of entries) drawFund(sheet, entry, s.fundNamed(FUNDS, entry));
  });
  await writeFile(path, pdf);
}

/** The report, and one page of it with a planted fault. */
export const drawMuridke = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N155_muridke_2019-11',
    amc: AMC,
    producer: 'pdfkit',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
    hostile: { file: 'hostile_N155_allocation_sum', fund: FALSE_FUND, falsify },
  });
