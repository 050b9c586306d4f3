/** Statements of numbered lines under one line of heads, and charts on the lines of a table. */
import { expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const BOLD = 8.1;

const PERIODS = ['1 month', '3 months', 'Fiscal year to date', '12 months', '3 years', 'Since launch'];
const MONTHS = ['October 2024', 'September 2024', 'August 2024', 'July 2024', 'June 2024', 'May 2024'];
// The return of October is that of one month.
const figureOf = (at: number, column: number): string => `${12 + column}.${10 + (at % PERIODS.length)}`;

/** The parts of a statement, whose lines are numbered from `first` on. */
const statement = (first: number): Line[] => {
  const rows = [...PERIODS, ...MONTHS];
  return [
    [
      140,
      [60, 'Line', 6],
      [80, 'Return in %', BOLD],
      [260, 'SIF', BOLD],
      [320, 'Benchmark', BOLD],
      [394, 'Peers', BOLD],
    ],
    [152, [80, 'Periods to October 31, 2024', BOLD]],
    ...rows.map((label, at): Line => [
      164 + 12 * at + (at >= PERIODS.length ? 14 : 0),
      [62, String(first + at), 6],
      [80, label],
      ...[0, 1, 2].map((column) => [262 + 64 * column, figureOf(at, column)] as const),
    ]),
    [164 + 12 * PERIODS.length, [80, 'Months', BOLD]],
  ];
};

it.each([
  ['of a first page', 1],
  ['that continue those of another page', 21],
])('numbers of lines %s are no figures, and the heads over the first part are those of all parts', (_which, first) => {
  const { reported_returns } = readPage([...INCOME_FUND, ...statement(first)]);
  expect(
    reported_returns.map(
      (row) =>
        `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent} ${row.peer_return_percent}`,
    ),
  ).toEqual(
    [...PERIODS, ...MONTHS].map((label, at) => `${label} ${figureOf(at, 0)} ${figureOf(at, 1)} ${figureOf(at, 2)}`),
  );
});

it('counts in columns of months are no returns', () => {
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [116, [40, 'NAV per unit'], [140, '101.42']],
    [140, [240, 'October 31, 2024', BOLD], [340, 'September 30, 2024', BOLD], [440, 'October 31, 2023', BOLD]],
    [152, [40, 'Portfolio', BOLD]],
    [164, [40, 'Number of companies in it'], [250, '36'], [350, '33'], [450, '34']],
  ]);
  expect(reported_returns).toEqual([]);
});

it('bars of a chart are under its title, although the words under them are on the line of a table’s row', () => {
  const sectors = ['Energy', 'Cement', 'Steel', 'Power', 'Others'];
  const shares = [27.8, 13.9, 11.3, 9.9, 20.1];
  const x = (at: number): number => 300 + 50 * at;
  const lines: Line[] = [
    ...INCOME_FUND,
    [140, [40, 'Asset Allocation (% of Total Assets)', 10], [300, 'Equity Sector Allocation (% of Total Assets)', 10]],
    [154, [160, 'Oct-24', BOLD], [210, 'Sep-24', BOLD]],
    [166, [40, 'Equities'], [160, '91.1%'], [210, '93.5%']],
    [178, [40, 'Cash'], [160, '6.1%'], [210, '4.3%']],
    [190, [40, 'Others'], [160, '2.8%'], [210, '2.2%']],
    [206, [40, 'Total Expense Ratio', 10]],
    [220, [160, 'With levies', BOLD]],
    [236, [40, 'MTD'], [160, '4.67%'], ...sectors.map((sector, at) => [x(at), sector] as const)],
    ...shares.map((share, at): Line => [222 - 2 * share, [x(at) + 2, `${share}%`]]),
  ];
  const shades = shares.map((share, at): Shade => ({
    color: '#1c4f8c',
    x0: x(at) + 2,
    x1: x(at) + 24,
    y0: 225 - 2 * share,
    y1: 226,
  }));
  const [fragment] = readReport({ pages: [{ ...pageOf(lines), shades }] }, { funds: [] }).fragments;
  expect(fragment?.allocations.map((row) => `${row.allocation_type} ${row.label_raw} ${row.current_period}`)).toEqual([
    'ASSET_ALLOCATION Equities 91.1',
    'ASSET_ALLOCATION Cash 6.1',
    'ASSET_ALLOCATION Others 2.8',
    ...shares.map((share, at) => `SECTOR_ALLOCATION ${sectors[at]} ${share}`),
  ]);
});

it('the day in the title over a price is that of the price, and `mgmt.` is short for management', () => {
  const page = readPage([
    ...INCOME_FUND,
    [140, [40, 'Fund Statistics - 31-Oct-2024', 10]],
    [154, [40, 'NAV per Unit (PKR)'], [140, '101.4212']],
  ]);
  expect([page.nav_per_unit, page.nav_date]).toEqual(['101.4212', '2024-10-31']);
  expect(labelMeaning('Mgmt. Co. Rating', null)).toMatchObject({ fact: 'amc_rating' });
  expect(labelMeaning('Mgmt. Fee Charged', null)).toMatchObject({ fact: 'management_fee' });
});
