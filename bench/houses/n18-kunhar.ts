/** N18, Kunhar: this month and the month before as columns with the change, three months of the portfolio, numbered notes. */
import { printHtml } from './html2.ts';
import { FUNDS } from './n18-funds.ts';
import { html } from './n18-page.ts';
import * as s from './shared5.ts';

const AMC = 'Kunhar Investment Managers Limited';
const MONTH = { year: 2024, month: 1 };
const MANAGERS = { rate: 'Muhammad Waseem Swati', market: 'Pir Zubair Tanoli, CFA' } as const;
const label = (m: s.Month): string => `${s.shortMonth(m)}’${s.year2(m)}`;
const dashed = ([y, m, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year: y, month: m })}-${y}`;

const NOTES = {
  rate: '1 Simple annualized for periods up to one year, Morning Star Methodology beyond.',
  market: '1 Absolute for periods up to one year, compound annual growth rate (CAGR) beyond.',
  ter: '2 Selling and marketing expense is included in the expense ratio.',
} as const;

const formOf = (isFund: boolean): s.Form => ({
  periods: [
    ['MTD', 'January 2024'],
    ['FYTD', 'FY-YTD'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: false,
  seriesMonths: isFund ? 12 : 0,
  newestFirst: false,
  monthLabel: label,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(2),
  sizeLabel: 'Fund Size (PKR Mn)',
  prices: isFund ? ['units_outstanding'] : [],
  assetTitle: 'Portfolio Composition (% of Total Assets)',
  creditTitle: 'Portfolio Quality (% of Total Assets)',
  sectorTitle: 'Top Sector Exposure (% of Total Assets)',
  allocationMonths: (m) =>
    isFund
      ? [s.before(m, 2), s.before(m), m].map((month) => ({ month, label: label(month) }))
      : [{ month: m, label: null }],
  allocationDecimals: 1,
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  holdingDecimals: 1,
  fees: [],
  day: dashed,
});

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.leverage_raw = fund.subs === undefined ? 'Nil' : null;
  entry.footnotes_raw = [NOTES[fund.model.kind], NOTES.ter];
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    s.alignCredit(figures);
    s.withoutPast(figures, 'CREDIT_QUALITY', label(MONTH));
    s.withoutPast(figures, 'SECTOR_ALLOCATION', label(MONTH));
    figures.fees = s
      .ratiosOf(part, MONTH)
      .map((r) => ({ row_label_raw: null, fee_label_raw: `Expense Ratio (${r.period})`, percent: r.withLevies }));
    if (fund.fof !== undefined) {
      const whole = Number((figures.fund_size_raw ?? '').replaceAll(',', ''));
      const without = s.grouped(whole - Number(s.fofOf(fund, MONTH)), 2);
      Object.assign(figures, { fund_size_excluding_fof_pkr: s.rupees(without, 6) });
    }
  }
  entry.sub_funds.forEach((sub, i) => {
    const launch = s.only(fund.subs?.[i], 'plan').model.launch;
    sub.launch_date = s.iso(launch);
    sub.launch_date_raw = dashed(launch);
    sub.fees = sub.fees.slice(1);
    sub.reported_returns = sub.reported_returns.filter((r) => !/Months|Years/.test(r.period_label_raw));
  });
  if (entry.sub_funds.length > 0) {
    entry.launch_date = null;
    entry.launch_date_raw = null;
  }
}

function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund, i) => {
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month: MONTH,
        monthLabel: 'January’24',
        footer: `Fund Managers’ Report – January’24 | ${i + firstPage}`,
        pages: [i + firstPage],
        committee: [
          [MANAGERS[fund.model.kind], 'Fund Manager'],
          ['Yasir Qadri Jadoon', 'Chief Executive Officer'],
          ['Syed Shahab Gujjar', 'Chief Investment Officer'],
          ['Hadi Hassan Abbasi, CFA', 'Head of Research'],
        ],
        amcRating: ['AM1', 'VIS', [2023, 12, 29]],
      },
      formOf(fund.subs === undefined),
    );
    finish(entry, fund);
    return entry;
  });
}

export const drawKunhar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N18_kunhar_2024-01',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'month first in the band above the name; Jan’24 in heads',
      'size and price with this month, the month before and the change as columns; size with and without funds of funds',
      'returns, deviation and yield as rows of one table of fund and benchmark; the longer periods in a second table',
      'three months of the portfolio; monthly returns with the calendar year to date at the end',
      'superscript numbers at labels, notes at the foot; plans as columns',
    ],
    funds: FUNDS,
    entriesOf,
    write: (entries, path, isWhole) =>
      printHtml(html(entries, FUNDS, { amc: AMC, month: MONTH, form: formOf(true), isWhole }), path),
    hostile: {
      file: 'hostile_N18_fund_and_benchmark_exchanged',
      fund: 'Kunhar Islamic Aggressive Income Fund',
      falsify: (entry) => {
        s.swapReturns(entry, ['January 2024', 'FY-YTD', 'Since Inception'], 'January');
      },
    },
  });
