/** Cards with the same lines around a figure in large print. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const returnsOf = (lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, ...lines]).reported_returns.map((row) =>
    [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent].join(' '),
  );
const cards = (y: number, size: number, texts: readonly string[]): Line => [
  y,
  ...texts.map((text, at) => [40 + 130 * at, text, size] as const),
];
const names = (y: number, name: string, figures: readonly string[]): Line => [
  y,
  ...figures.flatMap((figure, at) => [[40 + 130 * at, name] as const, [100 + 130 * at, figure] as const]),
];

describe('a figure in large print', () => {
  const title: Line = [140, [40, 'What the Fund has earned', 11]];
  const benchmarks = ['1.29%', '2.29%', '3.29%', '4.29%'];

  it('is the fund’s over that of the benchmark alone, with the period over it', () => {
    const periods = cards(160, 8, ['1 month', '3 months', '1 year', '3 years']);
    const larges = cards(176, 16, ['1.04%', '2.04%', '3.04%', '4.04%']);
    const read = ['1 month 1.04 1.29', '3 months 2.04 2.29', '1 year 3.04 3.29', '3 years 4.04 4.29'];
    expect(returnsOf([title, periods, larges, names(190, 'Benchmark', benchmarks)])).toEqual(read);
    const lines = [0, 2].flatMap((from): Line[] => [
      cards(160 + 22 * from, 8, ['1 month', '3 months', '1 year', '3 years'].slice(from, from + 2)),
      cards(176 + 22 * from, 16, ['1.04%', '2.04%', '3.04%', '4.04%'].slice(from, from + 2)),
      names(190 + 22 * from, 'Benchmark', benchmarks.slice(from, from + 2)),
    ]);
    expect(returnsOf([title, ...lines])).toEqual(read);
  });

  it('is the fund’s with the fiscal year between it and that of the benchmark', () => {
    const larges = cards(160, 16, ['1.04%', '2.04%', '3.04%', '4.04%']);
    const years = cards(172, 8, ['FY 2024', 'FY 2023', 'FY 2022', 'FY 2021']);
    expect(returnsOf([title, larges, years, names(184, 'Benchmark', benchmarks)])).toEqual([
      'FY 2024 1.04 1.29',
      'FY 2023 2.04 2.29',
      'FY 2022 3.04 3.29',
      'FY 2021 4.04 4.29',
    ]);
  });
});

describe('cards of shares', () => {
  const sharesOf = (...lines: readonly Line[]): string[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'NAV per Unit'], [140, 'Rs. 103.3144']],
      [140, [40, 'Asset Allocation (% of Total Assets)', 11]],
      ...lines,
    ]).allocations.map((row) => [row.label_raw, row.current_period, row.previous_period].join(' '));
  const larges = cards(168, 16, ['70.5%', '26.1%', '3.4%']);
  const classes = cards(180, 9, ['T-Bills', 'Cash', 'Others']);
  const before = names(192, 'Sep 2024:', ['68.2%', '27.7%', '4.1%']);

  it('have their month over the figure and that of the month before in small print', () => {
    const months = cards(154, 8, ['Oct 2024', 'Oct 2024', 'Oct 2024']);
    expect(sharesOf(months, larges, classes, before)).toEqual([
      'T-Bills 70.5 68.2',
      'Cash 26.1 27.7',
      'Others 3.4 4.1',
    ]);
  });

  it('are not read if their months differ', () => {
    expect(sharesOf(cards(154, 8, ['Oct 2024', 'Aug 2024', 'Oct 2024']), larges, classes, before)).toEqual([]);
  });
});
