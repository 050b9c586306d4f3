/** N209, Vihowa: cells cut by a diagonal, terms under codes, and the name of the fund at the foot of its page. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n209-funds.ts';
import { html } from './n209-page.ts';
import * as s from './shared15.ts';

const AMC = 'Vihowa Funds Limited';
const MONTH = { year: 2022, month: 10 };
const FALSE_FUND = 'Vihowa Shares Fund';

const form = s.formWith({
  periods: [
    ['MTD', '30 Days'],
    ['3M', '90 Days'],
    ['6M', '180 Days'],
    ['FYTD', 'FYTD'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: 'Fund Size',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Net Assets)',
  creditTitle: 'Credit Quality (% of Net Assets)',
  sectorTitle: 'Sector Allocation (% of Net Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Net Assets)',
  day: s.longDay,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  VIPF: [
    { name: 'Gagan Thal Spinning Limited', type: 'TFC', cost: 24.85, provided: 24.85 },
    { name: 'Retra Foods Limited', type: 'TFC', cost: 33.5, provided: 16.75 },
  ],
  VSF: [{ name: 'Fazla Kachh Foods Limited', type: 'Delisted shares', cost: 28.5, provided: 9.5 }],
};

/** The provision for the workers' welfare fund of the province, which was reversed a year before. */
function welfare(entry: s.Entry): string {
  const reversed = (Number(entry.fund_size_pkr) / 1e6) * s.between(0.003, 0.009, entry.fund_name_raw, 'swwf');
  return (
    `On 13 August 2021 the Fund reversed its provision for Sindh Workers’ Welfare Fund (SWWF) of Rs. ` +
    `${s.grouped(reversed, 2)} million, as the Sindh Revenue Board had clarified that SWWF does not apply to ` +
    'mutual funds.'
  );
}

function ratiosOf(part: s.Part): s.Fee[] {
  const [month, year] = s.ratioPair(part, MONTH);
  return [
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    s.fee('Government Levies (YTD)', year.levies),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2022',
  footerOf: (page) => `Vihowa Funds Limited - Monthly Report - October 2022 - ${page}`,
  committeeOf: (fund) => [
    ['Sardar Junaid Buzdar', 'Chief Executive Officer'],
    ['Amna Khosa, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Rehan Qaisrani', 'Fund Manager'] : ['Zeeshan Gurchani, CFA', 'Fund Manager'],
    ['Lubna Dasti', 'Head of Compliance'],
  ],
  amcRating: ['AM3++', 'VIS', [2022, 3, 10]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = '2022-10-31';
    const part = s.partOf(entry, FUNDS);
    closeSectors(entry, 'Shares');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(entry, type, s.dashed(MONTH));
    entry.fees = ratiosOf(part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    const basis = fund.model.kind === 'rate' ? 'annualized' : 'absolute';
    entry.footnotes_raw = [
      `Returns of up to 365 days are ${basis}; returns of 3 and 5 years and since launch are CAGR.`,
      welfare(entry),
    ];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The halves of the first cell of periods are exchanged; the cell of the month is true. */
function falsify(entry: s.Entry): void {
  s.swapReturns(entry, ['30 Days'], 'the cell of Oct-22');
  const fault = s.only(entry.planted_fault, 'fault');
  entry.planted_fault = {
    ...fault,
    kind: 'HALVES_OF_A_CELL_EXCHANGED',
    must_not_serve: 'the returns of 30 Days, each of which belongs to the other half',
  };
}

const QUIRKS = [
  'each return is a cell cut by a diagonal: the fund above it at the left, the benchmark below it at the right',
  'which half is whose is said by one cell at the left of each row of cells',
  'terms run on as codes of three capitals with their values; a key of codes is at the foot of each page',
  'the name of the fund, its prices and its size are a band at the foot of the page, below everything else',
  'shares of two months are one cell with an arrow from the month before to this one',
  'months run backwards in two rows of six cells',
];

/** The report, and one page of it with a planted fault. */
export const drawVihowa = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N209_vihowa_2022-10',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N209_halves_exchanged', fund: FALSE_FUND, falsify },
  });
