/** Several months in one head, over as many figures in each cell. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const TABLE = (...cells: readonly (readonly [string, string, string])[]): Line[] => [
  [130, [40, 'Monthly Returns (%)', 9]],
  [143, [150, 'May / Jun / Jul 2024'], [350, 'Aug / Sep / Oct 2024']],
  ...cells.map(([label, first, second], at): Line => [156 + 13 * at, [40, label], [150, first], [350, second]]),
];
const returnsOf = (lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, [116, [40, 'NAV per Unit'], [140, 'Rs. 103.3144']], ...lines]).reported_returns.map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

it('each figure is of the month at its place', () => {
  expect(
    returnsOf(
      TABLE(
        ['SIF', '(2.65) / 0.77 / 1.28', '(4.54) / (4.41) / 6.20'],
        ['Benchmark', '(2.68) / 0.78 / 1.58', '(3.47) / (4.49) / 5.46'],
      ),
    ),
  ).toEqual([
    'May 2024 -2.65 -2.68',
    'Jun 2024 0.77 0.78',
    'Jul 2024 1.28 1.58',
    'Aug 2024 -4.54 -3.47',
    'Sep 2024 -4.41 -4.49',
    'Oct 2024 6.20 5.46',
  ]);
});

it('a row without one of the figures is not read', () => {
  expect(
    returnsOf(
      TABLE(['SIF', '(2.65) / 0.77 / 1.28', '(4.54) / (4.41)'], ['Benchmark', '(2.68) / 0.78 / 1.58', '(3.47) / 5.46']),
    ),
  ).toEqual([]);
});
