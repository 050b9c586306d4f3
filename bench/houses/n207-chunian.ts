/** N207, Chunian: facts in four columns across the page, a total below each table, and holdings in two lists. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n207-funds.ts';
import { notesOf } from './n207-notes.ts';
import { html } from './n207-page.ts';
import * as s from './shared15.ts';

const AMC = 'Chunian Investment Management Limited';
const MONTH = { year: 2019, month: 10 };
const FALSE_FUND = 'Chunian Income Growth Fund';
const FALSE_CLASS = 'Cash at Banks';

/** 31-Oct-19 */
const day = ([year, month, d]: s.Day): string => {
  const m = { year, month };
  return `${String(d).padStart(2, '0')}-${s.shortMonth(m)}-${s.year2(m)}`;
};

const form = s.formWith({
  periods: [
    ['MTD', 'October 2019'],
    ['3M', 'Last 3 Months'],
    ['FYTD', 'Fiscal Year to Date'],
    ['1Y', 'Last 12 Months'],
    ['3Y', 'Last 3 Years'],
    ['5Y', 'Last 5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in million)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Rating Profile (% of Total Assets)',
  sectorTitle: 'Sector Breakup (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: day(s.lastDay(month)) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day,
});

const ofPlans: s.Form = { ...form, peers: false, seriesMonths: 0 };

const NOW = day(s.lastDay(MONTH));

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  CIGF: [
    { name: 'Chak Naurang Steel Limited', type: 'TFC (non-performing)', cost: 32.18, provided: 32.18 },
    { name: 'Rajowal Paper Board Limited', type: 'TFC (below investment grade)', cost: 64.25, provided: 16.5 },
  ],
};

const SELLING: Readonly<Record<string, string>> = { CISF: '0.40', CAAF: '0.40' };

function feesOf(part: s.Part, abbr: string): s.Fee[] {
  const [month, year] = s.ratioPair(part, MONTH);
  const selling = SELLING[abbr];
  return [
    s.fee('TER (MTD)', month.withLevies),
    s.fee('TER (YTD)', year.withLevies),
    s.fee('Govt. Levies, SWWF and SECP Fee (MTD)', month.levies),
    s.fee('Govt. Levies, SWWF and SECP Fee (YTD)', year.levies),
    ...(selling === undefined ? [] : [s.fee('Selling and Marketing Expenses', selling)]),
  ];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Equity');
  figures.fees = feesOf(part, fund.abbr);
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, NOW);
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
  if (fund.subs !== undefined) return;
  figures.historical_returns = s.yearRows(part, MONTH, {
    count: 4,
    benchmark: 'Benchmark',
    label: (y) => `FY-${y}`,
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2019',
  footerOf: (page) => `Chunian Investment Management Limited | Page ${page} of 7`,
  committeeOf: (fund) => [
    ['Ikram Ullah Tamimi', 'Chief Executive'],
    ['Saadia Noon, CFA', 'Chief Investment Officer'],
    ['Haroon Bhaidani', 'Head of Fixed Income'],
    ['Kashif Noorani, CFA', 'Head of Equity'],
    fund.model.kind === 'rate' ? ['Anum Tabrezi', 'Fund Manager'] : ['Bilal Makhdumi, FRM', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'VIS', [2019, 8, 30]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The digits of the share of one class are exchanged; the total and the month before are true. */
function falsify(entry: s.Entry): void {
  const rows = s.ofMonth(entry, 'ASSET_ALLOCATION', NOW);
  const row = s.only(
    rows.find((r) => r.label_raw === FALSE_CLASS),
    'class',
  );
  const real = row.percent;
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  if (printed === real) throw new Error('the digits are equal');
  row.percent = printed;
  entry.planted_fault = {
    kind: 'ASSET_CLASS_DIGITS_TRANSPOSED',
    false_values: [{ field: 'allocations', label_raw: FALSE_CLASS, period_label: NOW, printed, real }],
    true_values: 'the other shares of the table, the total, the shares of the month before and all other facts',
    must_not_serve: 'the share of this class in this month, or the shares of the month',
    how_it_can_be_seen: `the column sums to ${s.sumOf(
      rows.map((r) => r.percent),
      1,
    )} and not to its total of 100.0`,
  };
}

const QUIRKS = [
  'facts are in a grid of label, value, label, value across the page, below a band with price and size',
  'the day of the price is in its label in the band; shares have full days as heads, the earlier one first',
  'shares have no sign of percent; negative figures are in brackets; tables end with a total',
  'credit ratings and sectors are a bar chart whose figures are at the end of the bars, of this month only',
  'holdings are two lists with ranks, the second one at the right of the first',
  'expense ratios are heads above one row of figures; levies have heads of their own',
  'periods are rows with fund, benchmark and average of peers; fiscal years are rows of the table at their right',
  'the plans of the fund of funds are columns of one table of figures and returns, with benchmarks of their own',
  'a framed paragraph has the provision for the Sindh Workers’ Welfare Fund in rupees, per unit and in percent',
];

/** The report, and one page of it with a planted fault. */
export const drawChunian = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N207_chunian_2019-10',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N207_asset_class_digits', fund: FALSE_FUND, falsify },
  });
