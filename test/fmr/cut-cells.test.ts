/** Cells cut by a diagonal: the figure of one series at the upper left, that of the other at the lower right. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

type Row = readonly [period: string, fund: string, benchmark: string];

const RETURNS: readonly Row[] = [
  ['30 Days', '16.17%', '15.51%'],
  ['90 Days', '15.13%', '15.04%'],
  ['FYTD', '15.08%', '14.87%'],
  ['1 Year', '13.29%', '13.03%'],
];
const MONTHS: readonly Row[] = [
  ['Oct-24', '16.17%', '15.51%'],
  ['Sep-24', '14.98%', '14.87%'],
  ['Aug-24', '13.67%', '14.18%'],
];
const YEARS: readonly Row[] = [
  ['FY24', '11.02%', '10.92%'],
  ['FY23', '9.00%', '8.66%'],
  ['FY22', '12.50%', '12.42%'],
];

/** A line of cells; `shift` is how far the lower halves are moved to the right. */
function cells(y: number, rows: readonly Row[], shift = 22): Line[] {
  const left = (at: number): number => 160 + 80 * at;
  return [
    [y, ...rows.map(([period], at) => [left(at) + shift / 2, period] as const)],
    [y + 12, [shift > 0 ? 40 : 80, 'SIF'], ...rows.map(([, fund], at) => [left(at), fund] as const)],
    [
      y + 25,
      [shift > 0 ? 70 : 30, 'Benchmark'],
      ...rows.map(([, , benchmark], at) => [left(at) + shift, benchmark] as const),
    ],
  ];
}

const returnsOf = (lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, [116, [40, 'Auditor'], [140, 'Sample and Company']], ...lines]).reported_returns.map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent}% ${row.benchmark_return_percent}%`,
  );

const saidIn = (rows: readonly Row[]): string[] => rows.map((row) => row.join(' '));

it('have a return of both series for each period, month and fiscal year', () => {
  const lines = [
    ...cells(150, RETURNS),
    ...cells(190, MONTHS),
    [230, [40, 'Fiscal Years', 9]] as Line,
    ...cells(245, YEARS),
  ];
  expect(returnsOf(lines).toSorted()).toEqual(saidIn([...RETURNS, ...MONTHS, ...YEARS]).toSorted());
});

it('may be cut the other way', () => {
  expect(returnsOf(cells(150, RETURNS, -22))).toEqual(saidIn(RETURNS));
});

it('have no return of the benchmark if a half is missing', () => {
  const [heads, upper, lower] = cells(150, RETURNS) as [Line, Line, Line];
  const [y, ...halves] = lower;
  const found = returnsOf([heads, upper, [y, ...halves.filter((_, at) => at !== 1)]]);
  expect(found.filter((row) => !row.endsWith('null%')).filter((row) => !saidIn(RETURNS).includes(row))).toEqual([]);
});

it('are withheld if the halves of 30 days are those of the month exchanged', () => {
  const exchanged: readonly Row[] = [['30 Days', '15.51%', '16.17%'], ...RETURNS.slice(1)];
  expect(returnsOf([...cells(150, exchanged), ...cells(190, MONTHS)])).toEqual([]);
  const near: readonly Row[] = [['30 Days', '15.51%', '15.04%'], ...RETURNS.slice(1)];
  expect(returnsOf([...cells(150, near), ...cells(190, MONTHS)])).toHaveLength(near.length + MONTHS.length);
});
