/** N225, Drosh: wide slides with tiles, cards and charts whose figures are printed at the bars. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n225-funds.ts';
import { html } from './n225-page.ts';
import * as s from './shared15.ts';

const AMC = 'Drosh Funds Limited';
const MONTH = { year: 2024, month: 4 };
const FALSE_FUND = 'Drosh Income Opportunity Fund';

/** 8 Mar 2024 */
const day = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;
const spaced = (m: s.Month): string => `${s.shortMonth(m)} ${s.year2(m)}`;

function inBillions(rupees: number): { raw: string; pkr: string } {
  const raw = s.grouped(rupees / 1e9, 2);
  return { raw, pkr: s.rupees(raw, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1M'],
    ['3M', '3M'],
    ['6M', '6M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: inBillions,
  sizeLabel: 'Fund size (PKR billion)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset mix (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: spaced(month) })),
  holdingsTitle: 'Largest positions (% of total assets)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  size: s.inMillions(1),
  sizeLabel: 'Net assets (PKR million)',
  prices: ['units_outstanding'],
  sectorTitle: 'Equity Sub-Fund: sectors (% of total assets)',
  holdingsTitle: 'Equity Sub-Fund: largest positions (% of total assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  DIOF: [
    { name: 'Jughoor Textile Mills Limited', type: 'Sukuk', cost: 48.75, provided: 48.75 },
    { name: 'Chumurkhon Leasing Limited', type: 'TFC', cost: 36.2, provided: 9.05 },
  ],
};

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? 'Month' : 'Year to date';
    return [
      { row_label_raw, fee_label_raw: 'TER with levies', percent: r.withLevies },
      { row_label_raw, fee_label_raw: 'TER without levies', percent: r.without },
    ];
  });

function notesOf(fund: s.Fund): string[] {
  const yearly =
    fund.subs !== undefined
      ? '1 Returns of up to one year are absolute for the Equity Sub-Fund, simple annualised for the others.'
      : fund.model.kind === 'rate'
        ? '1 Returns of up to one year are simple annualised.'
        : '1 Returns of up to one year are absolute.';
  return [yearly, '2 Returns of more than one year are compound annual growth rates (CAGR).'];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Listed Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, spaced(MONTH));
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    if (fund.subs !== undefined)
      figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === part.line);
  }
  if (fund.subs !== undefined) entry.page_numbers = [entry.page_number, entry.page_number + 1];
  entry.footnotes_raw = notesOf(fund);
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2024',
  footerOf: (page) => `Fund Manager Report | April 2024 | ${page}`,
  committeeOf: (fund) => [
    ['Shahzada Iftikhar Kator', 'Chief Executive Officer'],
    ['Nighat Ayun, CFA', 'Chief Investment Officer'],
    ['Bilal Lal Zarin', 'Head of Risk'],
    fund.model.kind === 'rate' ? ['Sadia Kesu, ACCA', 'Fund Manager'] : ['Imtiaz Broz, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 8, 23]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The point of the size slips one place to the left. */
function falsify(entry: s.Entry): void {
  const real = { raw: s.only(entry.fund_size_raw, 'size'), pkr: s.only(entry.fund_size_pkr, 'size') };
  const printed = (Number(real.raw) / 10).toFixed(2);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 9);
  entry.planted_fault = {
    kind: 'SIZE_IS_A_TENTH_OF_NAV_TIMES_UNITS',
    false_values: [{ field: 'fund_size_pkr', printed: entry.fund_size_pkr, real: real.pkr }],
    true_values: 'the NAV per unit, the units outstanding and all other facts',
    must_not_serve: 'the false fund size',
    how_it_can_be_seen:
      `NAV times units outstanding, both in tiles beside the size, are PKR ${real.raw} billion; so are the net ` +
      'assets by which the non-compliant investments are percentages',
  };
}

const QUIRKS = [
  'pages are slides of 16 to 9; tiles have the figure in large print and its label below it',
  'facts are a grid with the label above its value; loads, minimums and dealing are two facts in one cell',
  'the size of funds is in billions, that of sub-funds in millions; the label has the unit',
  'one table has periods and fiscal years under merged heads, and a row of differences that is no series',
  'months are pairs of bars with figures at their ends; months have no year, which is below their group',
  'asset classes are bars with label and share above and the share of the month before in small print below',
  'credit classes are chips with the share above the class; sectors are a bar chart with figures',
  'holdings are cards in two columns; a sector or a rating is in small print below the name',
  'sub-funds are merged heads above columns; the second slide of the pension fund has shares and months',
];

/** The report, and one page of it with a planted fault. */
export const drawDrosh = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N225_drosh_2024-04',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N225_size_a_tenth', fund: FALSE_FUND, falsify },
  });
