/** Rows over the line of periods that heads them, on pages whose weights and colours say nothing. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const line = (y: number, label: string, start: number, pitch: number, cells: readonly string[]): Line => [
  y,
  [40, label],
  ...cells.map((text, at): [number, string] => [start + pitch * at - 2 * text.length, text]),
];

/** Two tables, each with the fund over its periods and the benchmark under them. */
const tablesAt = (second: number): string[] =>
  readPage([
    ...INCOME_FUND,
    line(140, 'SIF', 180, 50, ['16.38', '17.02', '17.82', '19.16', '21.11', '16.91']),
    line(153, 'Return (%)', 180, 50, ['1 month', 'FYTD', '3 months', '6 months', '1 year', '3 years']),
    line(166, 'Benchmark', 180, 50, ['17.77', '18.04', '18.35', '19.61', '21.61', '17.42']),
    line(second, 'SIF', 180, 50, ['18.70', '19.89', '21.12', '20.75', '20.45', '20.20', '20.37', '16.38']),
    line(second + 13, 'Month (%)', 180, 50, [
      'Mar-24',
      'Apr-24',
      'May-24',
      'Jun-24',
      'Jul-24',
      'Aug-24',
      'Sep-24',
      'Oct-24',
    ]),
    line(second + 26, 'Benchmark', 180, 50, ['20.08', '20.23', '20.65', '21.07', '20.92', '20.73', '20.31', '17.77']),
  ]).reported_returns.map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

describe('rows over their heads', () => {
  it('a row that is nearer to the periods under it than to the row over it is theirs', () => {
    const rows = tablesAt(190);
    expect(rows).toHaveLength(14);
    expect(rows).toEqual(expect.arrayContaining(['1 month 16.38 17.77', '3 years 16.91 17.42', 'Mar-24 18.70 20.08']));
  });

  it('a row between two lines of periods, as near to both, is of neither if rows are over their heads', () => {
    const rows = tablesAt(179);
    expect(rows).toHaveLength(14);
    expect(rows).toEqual(expect.arrayContaining(['1 month null 17.77', '3 years null 17.42', 'Mar-24 null 20.08']));
  });
});
