/** N99, Mardan: the manager's words left of the facts; month, fiscal years and long periods are columns of one table. */
import { FUNDS } from './n99-funds.ts';
import { html } from './n99-page.ts';
import * as s from './shared15.ts';

const AMC = 'Mardan Funds Limited';
const MONTH = { year: 2022, month: 2 };

/** 19/01/2007 */
const slashed = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

/** 28-Feb-22 */
const dayText = ([year, month, d]: s.Day): string =>
  `${d}-${s.shortMonth({ year, month })}-${s.year2({ year, month })}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Feb-2022'],
    ['FYTD', 'FYTD - 2022'],
    ['1Y', 'Trailing 12 Months'],
    ['3Y', 'Last 3 Years*'],
    ['5Y', 'Last 5 Years*'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 0,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Size of Fund',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dayText(s.lastDay(month)) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: slashed,
});

const COMMITTEE = ['Dr. Mehmood Khattak', 'Gul Rukh Yousafzai, CFA', 'Bilal Durrani, CFA', 'Anila Bangash, FRM'];

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2022',
  footerOf: (page) => `Page ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    [fund.abbr === 'Mardan Stock Fund' ? 'Gul Rukh Yousafzai, CFA' : 'Bilal Durrani, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM1', 'PACRA', [2021, 6, 23]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = ['* Annualized return (CAGR)', 'All other returns are cumulative'];
    entry.metrics = entry.metrics.map((m) => (m.label_raw === 'DY' ? { ...m, value_raw: `${m.value}%` } : m));
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.reported_returns = entry.reported_returns.map((r) =>
      r.period_label_raw === 'Since Launch'
        ? { ...r, period_label_raw: `Since Launch ${entry.launch_date_raw ?? ''}*` }
        : r,
    );
    entry.parties = COMMITTEE.map((name_raw) => ({
      name_raw,
      designation_raw: entry.parties.some((p) => p.name_raw === name_raw) ? 'Fund Manager' : null,
    }));
    for (const part of s.partsOf(entry, fund)) {
      const [, year] = s.ratioPair(part, MONTH);
      part.figures.historical_returns = s.yearRows(part, MONTH, {
        count: 5,
        benchmark: 'Benchmark',
        label: (y) => `FY - 20${y}`,
      });
      part.figures.fees = [
        s.fee('Total Expense Ratio (YTD)', year.withLevies),
        s.fee('Selling & Marketing Expense', s.around(0.8, 2, part.words, 'marketing')),
      ];
    }
  },
};

const leviesOf = (entry: s.Entry): string => s.ratioPair(s.partOf(entry, FUNDS), MONTH)[1].levies;

export const drawMardan = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N99_mardan_2022-02',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'base: NAFA, February 2018. Month, fiscal years and long periods are columns under merged heads; younger funds leave cells empty',
      'a row of the excess return below the benchmark; the index beside the fund among the ratios of the portfolio',
      'ten holdings in two halves with a column for the kind of asset',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, leviesOf), path),
  });
