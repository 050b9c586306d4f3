/** N100, Kotli: the price is in the title; ratings are the heads of columns, expense ratios are split by levies. */
import { FUNDS } from './n100-funds.ts';
import { html } from './n100-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kotli Investment Management Company Limited';
const MONTH = { year: 2023, month: 5 };

/** 1st March, 2007 */
const dayText = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Month to Date Return'],
    ['FYTD', 'Year to Date Return'],
    ['6M', '180 Days Return'],
    ['1Y', '365 Days Return'],
    ['SI', 'Since Inception (CAGR)'],
  ],
  newestFirst: true,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR M)',
  assetTitle: 'Asset Allocation (%age of Total Assets)',
  creditTitle: 'Asset Quality (%age of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top TFC Holdings (%age of Total Assets)',
  day: dayText,
});

const DEFAULTED: s.Breach = { name: 'Pir Gali Steel Mills Limited TFC', type: 'TFC', cost: 31.4, provided: 31.4 };

/** The index of the money market stays below the one of the income fund. */
function lowerBenchmark(entry: s.Entry): void {
  const lower = (percent: string): string => (Number(percent) - 0.47).toFixed(2);
  const ofSeries = (r: s.SeriesRow): s.SeriesRow =>
    r.series_raw === 'Benchmark' ? { ...r, percent: lower(r.percent) } : r;
  for (const row of entry.reported_returns)
    row.benchmark_return_percent = lower(s.only(row.benchmark_return_percent, 'benchmark'));
  entry.monthly_returns = entry.monthly_returns.map(ofSeries);
  entry.historical_returns = entry.historical_returns.map(ofSeries);
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May, 2023',
  footerOf: (page) => `${page} of 2`,
  committeeOf: (fund) => [
    ['Raja Asim Kiani', 'Chief Executive Officer'],
    ['Shaista Mughal, ACA', 'Chief Operating & Financial Officer'],
    ['Sardar Umair, CFA', 'Chief Investment Officer'],
    ['Tehmina Jarral, CFA', 'Head of Fixed Income'],
    [fund.abbr === 'KIF' ? 'Tehmina Jarral, CFA' : 'Waqas Janjua', 'Fund Manager'],
  ],
  amcRating: ['AM2++', 'PACRA', [2022, 8, 23]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = ['Returns are annualized (simple) except for the return since inception.'];
    for (const part of s.partsOf(entry, fund)) {
      part.figures.historical_returns = s.yearRows(part, MONTH, {
        count: 5,
        benchmark: 'Benchmark',
        label: (y) => `FY20${y}`,
      });
      part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) => {
        const row_label_raw = r.period === 'MTD' ? 'Month to date' : 'Year to date';
        const columns: readonly (readonly [string, string])[] = [
          ['TER without government levies', r.without],
          ['Government levies & SECP fee', r.levies],
          ['TER with government levies', r.withLevies],
        ];
        return columns.map(([fee_label_raw, percent]) => ({ row_label_raw, fee_label_raw, percent }));
      });
    }
    if (fund.abbr === 'KCMF') lowerBenchmark(entry);
    if (fund.abbr === 'KIF') entry.non_compliant = [s.exposureOf(DEFAULTED, entry)];
  },
};

export const drawKotli = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N100_kotli_2023-05',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'base: MCB Alhamra, January 2025. The price is a part of the line below the title',
      'the benchmark before the fund in both tables of returns; ratings are heads of columns and the months rows',
      'expense ratios without and with levies as columns, month and year as rows; no percent signs in tables',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries), path),
  });
