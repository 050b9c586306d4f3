/** N230, Lalian: ledgers with the name of the group before each label, and tables of shares turned around. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS, MANAGERS } from './n230-funds.ts';
import { ACTUAL, DAY, html, LEVIES, MONTH, TER } from './n230-page.ts';
import * as s from './shared15.ts';

const AMC = 'Lalian Asset Management Limited';
const FALSE_FUND = 'Lalian Stock Fund';
const FALSE_PERIOD = 'FY to date';

/** 16.04.2012 */
const dotted = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FY to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: `Fund size at ${DAY}`,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: dotted,
});

const ofSubFunds: s.Form = { ...form, prices: ['units_outstanding'] };

const feesOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? 'Month' : 'Year to date';
    return [
      { row_label_raw, fee_label_raw: TER, percent: r.withLevies },
      { row_label_raw, fee_label_raw: LEVIES, percent: r.levies },
    ];
  });

function notesOf(fund: s.Fund): string[] {
  const lines = ['CAGR is the compound annual growth rate. Returns are after expenses, with dividends reinvested.'];
  if (fund.subs !== undefined)
    lines.push('Returns of up to one year are absolute for the Equity Sub-Fund and simple annualised for the others.');
  return lines;
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
    figures.fees = feesOf(part);
    if (fund.subs !== undefined) figures.monthly_returns = [];
    figures.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  }
  entry.fees = [...entry.fees, s.fee(ACTUAL, s.only(CHARGED[fund.abbr], 'fee'))];
  entry.footnotes_raw = notesOf(fund);
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2022',
  footerOf: (page) => `Fund Manager Report April 2022 | ${page}`,
  committeeOf: (fund) => [
    ['Aftab Nissowana', 'Chief Executive'],
    ['Rabia Sipra, CFA', 'Head of Investments'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Junaid Rajoka, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2021, 12, 30]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** Two digits of the return of the fiscal year change places. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, FALSE_PERIOD), 'return');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = real.replace(/(\d)\.(\d)/, '$2.$1');
  if (Math.abs(Number(printed) - Number(real)) < 1) throw new Error(`${printed} is too near to ${real}`);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'DIGITS_OF_RETURN_TRANSPOSED',
    false_values: [{ field: 'reported_returns', period_label_raw: FALSE_PERIOD, printed, real }],
    true_values: 'the benchmark of that period, the differences, the monthly returns and all other facts',
    must_not_serve: 'the return of the fund in the fiscal year to date',
    how_it_can_be_seen:
      `fund less benchmark is not the difference printed in the same row, and the months from July 2021 to April ` +
      `2022 in the same table compound to ${real}`,
  };
}

const QUIRKS = [
  'facts are a ledger of three columns: the group in a cell over several rows, a short label, and the value',
  'a label is whole only with its group: Maximum and Actual are of the management fee, Initial of the minimum',
  'the unit of amounts is said once, below the name of the fund; the size itself has no unit',
  'the name of a fund has two lines and two sizes; an index at the right edge has all abbreviations, one of them dark',
  'periods, fiscal years and months are rows of one table, and a cell at their left says what their returns are',
  'the table of returns has a column of differences, which is no series; negative figures have a true minus',
  'asset classes are columns below swatches of a bar, and the two months are rows; so are ratings and sectors',
  'holdings have the percent before the name, and sector or rating after it, in two columns by rank',
  'expense ratio and the levies in it are two figures in one cell, for the month and for the year',
  'sub-funds are pairs of columns below heads of two lines; their classes of assets are rows with two months in pairs',
  'days have points: 16.04.2012',
];

/** The report, and one page of it with a planted fault. */
export const drawLalian = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N230_lalian_2022-04',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, HOUSE.formOf), path),
    hostile: { file: 'hostile_N230_digits_of_fytd', fund: FALSE_FUND, falsify },
  });
