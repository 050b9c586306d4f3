/** Calendars of fiscal years by months whose last column is the return of the year. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const MONTHS = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const at = (texts: readonly string[]): [number, string][] => texts.map((text, place) => [110 + 34 * place, text]);
const rowOf = (y: number, label: string, months: number, ...rest: readonly string[]): Line => [
  y,
  [40, label],
  ...at([...MONTHS.slice(0, months).map((_, place) => `${place + 1}.${y % 100}`), ...rest]),
];

const yearsOf = (head: string, ...rows: readonly Line[]): string[] =>
  readPage([
    ...INCOME_FUND,
    [140, [40, 'Returns by month (%)', 9]],
    [154, ...at([...MONTHS, head])],
    ...rows,
  ]).reported_returns.flatMap(({ period_key, period_label_raw, fund_return_percent, benchmark_return_percent }) =>
    period_key === 'FY' ? [`${period_label_raw} ${fund_return_percent} ${benchmark_return_percent}`] : [],
  );

describe('a calendar of fiscal years', () => {
  it('has the return of each year behind its months', () => {
    const rows = [
      rowOf(166, 'FY 2022-23', 12, '15.20'),
      rowOf(178, 'FY 2023-24', 12, '19.31'),
      rowOf(190, 'FY 2024-25', 4),
    ];
    expect(yearsOf('Year', ...rows)).toEqual(['FY 2022-23 15.20 null', 'FY 2023-24 19.31 null']);
    expect(yearsOf('Full year', ...rows)).toEqual(['FY 2022-23 15.20 null', 'FY 2023-24 19.31 null']);
  });

  it('has that of the fund and of its benchmark', () => {
    const rows = [
      rowOf(166, 'FY23 SIF', 12, '15.20'),
      rowOf(178, 'FY23 Benchmark', 12, '16.44'),
      rowOf(190, 'FY24 SIF', 12, '19.31'),
      rowOf(202, 'FY24 Benchmark', 12, '18.50'),
    ];
    expect(yearsOf('Year', ...rows)).toEqual(['FY23 15.20 16.44', 'FY24 19.31 18.50']);
  });

  it('has no return of a year without all of its months', () => {
    const late: Line = [
      166,
      [40, 'FY 2022-23'],
      ...at(MONTHS)
        .slice(7)
        .map(([x]): [number, string] => [x, '1.20']),
    ];
    const rows = [
      [...late, [110 + 34 * 12, '6.15']] as unknown as Line,
      rowOf(178, 'FY 2023-24', 12, '19.31'),
      [...rowOf(190, 'FY 2024-25', 4), [110 + 34 * 12, '5.20']] as unknown as Line,
    ];
    expect(yearsOf('Year', ...rows)).toEqual(['FY 2023-24 19.31 null']);
  });
});
