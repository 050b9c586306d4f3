/** N142, Lodhran: a report as from a word processor, with returns in a table and in sentences, and sectors as bars. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS } from './n142-funds.ts';
import { html } from './n142-page.ts';
import * as s from './shared15.ts';

const AMC = 'Lodhran Asset Management Company Limited';
const MONTH = { year: 2023, month: 12 };
const FALSE_FUND = 'Lodhran Growth Fund';
/** The row of the fiscal year in the table of the expense ratio. */
const YEAR = 'Year to date';

/** 31-Dec-2023 */
const headOf = (month: s.Month): string => {
  const [year, , day] = s.lastDay(month);
  return `${day}-${s.shortMonth(month)}-${year}`;
};

const form = s.formWith({
  periods: [
    ['MTD', 'December 2023'],
    ['FYTD', 'Fiscal year to date'],
    ['6M', 'Last six months'],
    ['1Y', 'Last one year'],
    ['3Y', 'Last three years'],
    ['5Y', 'Last five years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 0,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (Rs. million)',
  assetTitle: 'Asset allocation (as % of total assets)',
  creditTitle: 'Credit quality of portfolio (as % of total assets)',
  sectorTitle: 'Sector allocation (as % of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: headOf(month) })),
  holdingsTitle: 'Top equity holdings (as % of total assets)',
  day: s.dayFirstMonth,
});

/** The parts of each ratio add up to its total. */
function expenses(entry: s.Entry, fund: s.Fund): s.Fee[] {
  return s.ratiosOf(s.partOf(entry, FUNDS), MONTH).flatMap((r, i) => {
    const charged = s.only(CHARGED[fund.abbr]?.[i], 'fee');
    const others = (Number(r.without) - Number(charged)).toFixed(2);
    const parts = [
      ['Management fee', charged],
      ['Government levies', r.levies],
      ['Others', others],
      ['Total', r.withLevies],
    ] as const;
    const row_label_raw = r.period === 'MTD' ? 'Month' : YEAR;
    return parts.map(([fee_label_raw, percent]) => ({ row_label_raw, fee_label_raw, percent }));
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'December 2023',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    ['Malik Abid Arain', 'Chief Executive'],
    ['Farzana Kanju', 'Chief Financial Officer'],
    [fund.model.kind === 'rate' ? 'Naeem Baloch' : 'Sadaf Joiya, CFA', 'Fund Manager'],
    ['Tahir Gujjar', 'Head of Research'],
  ],
  amcRating: ['AM2', 'VIS', [2023, 12, 28]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized' : 'absolute';
    Object.assign(entry, { nav_date: s.iso(s.lastDay(MONTH)), fund_column_raw: 'Fund' });
    entry.footnotes_raw = [
      `Note: Returns for periods up to one year are ${basis}; returns for longer periods are geometric means per annum.`,
    ];
    closeSectors(entry, 'Equities');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, headOf(MONTH));
    if (fund.abbr === 'LIF') entry.holdings_title_raw = 'Investment in TFCs and Sukuk (as % of total assets)';
    entry.fees = expenses(entry, fund);
    entry.historical_returns = s
      .yearRows(s.partOf(entry, FUNDS), MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY20${y}` })
      .map((r) => (r.series_raw === fund.abbr ? { ...r, series_raw: 'Fund' } : r));
  },
};

/** The total of the year is less than the management fee alone. */
function falsify(entry: s.Entry): void {
  const at = entry.fees.findIndex((f) => f.row_label_raw === YEAR && f.fee_label_raw === 'Total');
  const total = s.only(entry.fees[at], 'total');
  const printed = (Number(total.percent) - 2.7).toFixed(2);
  entry.fees[at] = { ...total, percent: printed };
  entry.planted_fault = {
    kind: 'TOTAL_EXPENSE_RATIO_LESS_THAN_ITS_PARTS',
    false_values: [{ field: 'fees', row_label_raw: YEAR, fee_label_raw: 'Total', printed, real: total.percent }],
    true_values: 'the parts of the ratio, the ratios of the month and all other facts',
    must_not_serve: 'the total expense ratio of the year',
    how_it_can_be_seen: `the management fee of ${s.feeOf(entry, 'Management fee', YEAR)}% alone is more than the total of ${printed}%`,
  };
}

const QUIRKS = [
  'facts are a table without borders; all other tables have full borders; units are in captions, cells are bare numbers',
  'returns are in a table and again in sentences of the commentary; ratings are in a sentence',
  'net assets and the price are a table of this and the previous month; the head has the dates',
  'sectors are bars with labels; the expense ratio is split into three parts and a total, a row for month and year',
];

/** The report, and the page with the planted fault. */
export const drawLodhran = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N142_lodhran_2023-12',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) =>
      s.printDistilled(html(entries, { isWhole, funds: FUNDS, form, month: MONTH }), path),
    hostile: { file: 'hostile_N142_expense_total', fund: FALSE_FUND, falsify },
  });
