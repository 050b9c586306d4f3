/** N211, Khanozai: a glossary from A to Z for each fund, in which all facts are entries with their kind. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n211-funds.ts';
import { html } from './n211-page.ts';
import * as s from './shared15.ts';

const AMC = 'Khanozai Asset Management Limited';
const MONTH = { year: 2026, month: 3 };
const FALSE_FUND = 'Khanozai Growth Stock Fund';

/** March 2026 */
const inFull = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'Fiscal Year to Date'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  monthLabel: inFull,
  size: s.inMillions(2, 'PKR ', ' million'),
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: inFull(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: s.longDay,
});

function feesOf(part: s.Part): s.Fee[] {
  const all = s.ratiosOf(part, MONTH);
  const rows = (fee_label_raw: string, key: 'withLevies' | 'without' | 'levies'): s.Fee[] =>
    all.map((r) => ({ row_label_raw: r.period, fee_label_raw, percent: r[key] }));
  return [
    ...rows('Total Expense Ratio with Levies', 'withLevies'),
    ...rows('Total Expense Ratio without Levies', 'without'),
    ...rows('Government Levies', 'levies'),
  ];
}

function notesOf(fund: s.Fund): string[] {
  const basis = fund.model.kind === 'rate' ? 'annualized' : 'absolute';
  return [
    `Returns of periods up to one year are ${basis}; those of longer periods are compounded annually. Dividends are ` +
      'reinvested and expenses deducted.',
    'The provision for Sindh Workers’ Welfare Fund, which the Fund had made since 1 July 2015, was reversed on ' +
      '13 August 2021.',
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'March 2026',
  footerOf: (page) => `Khanozai Funds from A to Z, March 2026, page ${page}`,
  committeeOf: (fund) => [
    ['Anoushay Kakakhel', 'Chief Executive Officer'],
    ['Sarbaland Jogezai, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Khurasan Luni', 'Fund Manager, Fixed Income']
      : ['Zarmina Sanjrani, CFA', 'Fund Manager, Equities'],
    ['Wali Panezai, FRM', 'Head of Risk Management'],
    ...(fund.profile.category_raw?.startsWith('Shariah') === true
      ? [['Maulana Edrees Haripal', 'Shariah Advisor'] as const]
      : []),
  ],
  amcRating: ['AM2++', 'PACRA', [2025, 8, 29]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = '2026-03-31';
    const part = s.partOf(entry, [fund]);
    closeSectors(entry, 'Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, inFull(MONTH));
    entry.fees = feesOf(part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    entry.footnotes_raw = notesOf(fund);
  },
};

/** The digits of the month's return are exchanged in the entry of the period; the entry of the month is true. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, '1 Month'), 'month');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(/(\d)\.(\d)/, '$2.$1');
  if (printed === real) throw new Error('the digits are equal');
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_OF_PERIOD_CONTRADICTS_MONTH',
    false_values: [{ field: 'reported_returns', period_label_raw: '1 Month', printed, real }],
    true_values: 'the returns of the single months, of the other periods and of the benchmark, and all other facts',
    must_not_serve: 'the return of the Fund in the period 1 Month',
    how_it_can_be_seen: `the entry of the month March 2026 has ${real}, and that of the period 1 Month ${printed}`,
  };
}

const QUIRKS = [
  'each fund is one glossary from A to Z in three columns; facts of all tables are mixed in the order of the alphabet',
  'the kind of an entry (term, price, asset, credit, sector, holding, cost, period, month, year, person) is a word ' +
    'in italics after its headword; a key at the foot has the titles that the kinds mean',
  'months and periods are headwords, among them those of the fund and its benchmark in one sentence',
  'holdings are in the order of their names, and the rank follows the kind',
  'the same headword can be two entries of different kinds (Receivables: asset, then credit)',
  'both months of an asset class and both periods of a cost are pairs of a label and a figure in one line',
];

/** The report, and one page of it with a planted fault. */
export const drawKhanozai = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N211_khanozai_2026-03',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N211_period_against_month', fund: FALSE_FUND, falsify },
  });
