/** Months under the head of their quarter, and tables of breaches with a note after their title. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

const FUND: readonly Line[] = [
  ...INCOME_FUND,
  [700, [40, 'Auditor'], [140, 'Sample and Company']],
  [712, [40, 'Pricing Mechanism'], [140, 'Forward']],
];

describe('months under the head of their quarter', () => {
  const quarter = (x: number, y: number, head: readonly string[], months: readonly string[]): Line[] => [
    ...head.map((text, at): Line => [y + 10 * at, [x, text, BOLD]]),
    [y + 10, [x + 60, 'SIF'], [x + 100, 'Benchmark']],
    ...months.map((month, at): Line => [y + 22 + 12 * at, [x, month], [x + 60, `1.${at}0%`], [x + 100, `2.${at}0%`]]),
  ];
  const monthsOf = (lines: readonly Line[]): string[] =>
    readPage([...FUND, [130, [40, 'And month by month?', 11]], ...lines]).reported_returns.map(
      (row) => `${row.period_key} ${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    );

  it('have its year, also if it is on a line of its own', () => {
    expect(monthsOf(quarter(40, 146, ['Aug - Oct', '2024'], ['Aug', 'Sep', 'Oct']))).toEqual([
      'MONTH Aug 2024 1.00 2.00',
      'MONTH Sep 2024 1.10 2.10',
      'MONTH Oct 2024 1.20 2.20',
    ]);
  });

  it('of several quarters side by side and under each other are one series', () => {
    const found = monthsOf([
      ...quarter(40, 146, ['Nov - Dec', '2023'], ['Nov', 'Dec']),
      ...quarter(240, 146, ['Jan - Mar', '2024'], ['Jan', 'Feb', 'Mar']),
      ...quarter(40, 226, ['Apr - Jul', '2024'], ['Apr', 'May', 'Jun', 'Jul']),
      ...quarter(240, 226, ['Aug - Oct', '2024'], ['Aug', 'Sep', 'Oct']),
    ]);
    expect(found).toHaveLength(12);
    expect(found.filter((row) => !row.startsWith('MONTH '))).toEqual([]);
    expect(found).toContain('MONTH Dec 2023 1.10 2.10');
    expect(found).toContain('MONTH Oct 2024 1.20 2.20');
  });

  it('have no year of a head that names other months', () => {
    const found = monthsOf(quarter(40, 146, ['Jul - Sep', '2024'], ['Aug', 'Sep', 'Oct']));
    expect(found.filter((row) => row.includes('2024'))).toEqual([]);
  });
});
