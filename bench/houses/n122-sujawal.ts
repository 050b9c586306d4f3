/** N122, Sujawal: a workbook printed with its grid lines; facts at the left, tables at the right, months below. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n122-funds.ts';
import { html } from './n122-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sujawal Investment Company Limited';
const MONTH = { year: 2025, month: 7 };
const FALSE_FUND = 'Sujawal Growth Fund';

/** July-25 */
const column = (m: s.Month): string => `${s.monthName(m)}-${s.year2(m)}`;

/** 17-Sep-2012 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'July 2025'],
    ['FYTD', 'FY26 to date'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in million)',
  assetTitle: 'ASSET ALLOCATION (% of Total Assets)',
  creditTitle: 'CREDIT QUALITY (% of Total Assets)',
  sectorTitle: 'SECTOR ALLOCATION (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'TOP HOLDINGS (% of Total Assets)',
  day: dayText,
});

/** July is the first month of the fiscal year, so that the ratios of the month are those of the year. */
function ratios(part: s.Part): s.Fee[] {
  const [r] = s.ratioPair(part, MONTH);
  return ['MTD', 'YTD'].flatMap((row_label_raw) => [
    { row_label_raw, fee_label_raw: 'Total Expense Ratio', percent: r.withLevies },
    { row_label_raw, fee_label_raw: 'Government Levies and SECP Fee', percent: r.levies },
  ]);
}

/** Sub-funds have neither a benchmark nor months; the size of the fund is the sum of theirs as printed. */
function setPension(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    s.withoutBenchmark(part.figures, part.line);
    part.figures.monthly_returns = [];
    part.figures.historical_returns = s
      .yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
      .filter((r) => r.series_raw === part.line);
    part.figures.fees = ratios(part).filter((f) => f.fee_label_raw === 'Total Expense Ratio');
    closeSectors(part.figures, 'Equities');
  }
  for (const sub of entry.sub_funds) {
    const titled = (title: string): string => `${sub.name_raw} - ${title}`;
    sub.allocations = sub.allocations.map((r) => ({ ...r, table_title_raw: titled(r.table_title_raw) }));
    if (sub.holdings_title_raw !== undefined) sub.holdings_title_raw = titled(sub.holdings_title_raw);
  }
  const sum = entry.sub_funds.reduce((all, sub) => all + Number(sub.fund_size_pkr), 0);
  Object.assign(entry, {
    fund_size_pkr: String(sum),
    fund_size_raw: s.grouped(sum / 1e6, 2),
    fund_size_label_raw: 'Total Net Assets (Rs. in million)',
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'July 2025',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Ghulam Rasool Jat', 'Chief Executive Officer'],
    ['Naheed Memon, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Imran Khaskheli' : 'Bilal Soomro, CFA', 'Fund Manager'],
    ['Asghar Laghari, ACCA', 'Head of Risk Management'],
    ['Saima Palijo', 'Compliance Officer'],
  ],
  amcRating: ['AM2', 'PACRA', [2025, 3, 7]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    const upTo = fund.abbr === 'SPF' ? 'absolute (Equity Sub-Fund) and simple annualized (other Sub-Funds)' : basis;
    entry.footnotes_raw = [`* Annualized return (CAGR). All other returns are ${upTo}.`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    if (fund.subs !== undefined) return setPension(entry, fund);
    closeSectors(entry, 'Equities');
    const part = s.partOf(entry, FUNDS);
    entry.fees = ratios(part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    return undefined;
  },
};

/** July is the first month of the fiscal year, but the year to date gets another ten points. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'FY26 to date'), 'fiscal year');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = (Number(real) + 10).toFixed(2);
  row.fund_return_percent = printed;
  const own = s.short(entry);
  entry.planted_fault = {
    kind: 'FIRST_MONTH_IS_NOT_THE_FISCAL_YEAR_TO_DATE',
    false_values: [
      {
        field: 'reported_returns',
        period_label_raw: row.period_label_raw,
        printed: { [own]: printed },
        real: { [own]: real },
      },
    ],
    true_values: 'the return of July 2025, the monthly returns, the benchmark and all other facts',
    must_not_serve: 'the return of the fund for the fiscal year to date',
    how_it_can_be_seen: `the fiscal year began on 1st July, so that its return is July's, ${real}, as the benchmark's are equal`,
  };
}

const QUIRKS = [
  'a workbook printed with its grid lines: thirteen columns of one width, merged cells, capitals as titles in grey',
  'facts at the left and tables at the right share the rows; the months are a row over the whole width, newest first',
  'July: the month and the fiscal year to date are equal; negatives in brackets with percent signs in the titles only',
  'the pension fund has sub-funds as rows of tables of figures and returns, and their allocations side by side',
];

export const drawSujawal = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N122_sujawal_2025-07',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, form, MONTH), path),
    hostile: { file: 'hostile_N122_year_to_date', fund: FALSE_FUND, falsify },
  });
