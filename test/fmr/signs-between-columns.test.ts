/** A list of returns in which `vs` is between those of the fund and of its benchmark, right of a filled column. */
import { expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const PERIODS = ['1M', '3M', '6M', 'FYTD', '1Y'];
const SIDE: readonly Line[] = [
  [44, [20, 'October 2024', 11]],
  [90, [20, 'Sample Stock', 18]],
  [110, [20, 'Fund', 18]],
  [150, [20, 'INVESTMENT OBJECTIVE', 7.5]],
  [164, [20, 'Growth of capital', 9]],
  [200, [20, 'RISK PROFILE', 7.5]],
  [216, [20, 'High', 12]],
  [230, [20, 'Principal at high risk', 9]],
];
const FACTS: readonly Line[] = [
  [52, [280, '238.5099', 14.9], [416, 'PKR 6,372.0 mn', 14.9], [553, '-6.93%', 14.9]],
  [
    66,
    [280, 'NAV per Unit (PKR) at 31 Oct, 2024', 7.4],
    [416, 'Assets under Management', 7.4],
    [553, 'Return in October 2024', 7.4],
  ],
  [95, [280, 'Scoreboard: returns', 9.9], [536, 'Fund facts', 9.9]],
  [113, [392, 'SSF', 7.1], [438, 'Benchmark', 7.1]],
  ...PERIODS.map((period, at): Line => [
    135 + 28 * at,
    [310, period, 7.3],
    [380, `${at}.93%`, 11.2],
    [421, 'vs', 7.4],
    [438, `${at}.46%`, 8.7],
  ]),
  [129, [536, 'Category'], [758, 'Equity Scheme']],
  [144, [536, 'Launch date'], [758, '14 May 2007']],
];

it('the sign labels neither figure, a larger line over the heads ends them, and no label has its value past an edge', () => {
  const column: Shade = { x0: 0, x1: 253, y0: 0, y1: 474, color: '#0b5d51' };
  const page = { ...pageOf([...SIDE, ...FACTS]), width: 844, height: 474, shades: [column] };
  const [fragment] = readReport({ pages: [page] }, { funds: [] }).fragments;
  expect(
    fragment?.reported_returns.map((row) => [
      row.period_label_raw,
      row.fund_return_percent,
      row.benchmark_return_percent,
    ]),
  ).toEqual(PERIODS.map((period, at) => [period, `${at}.93`, `${at}.46`]));
  expect(fragment?.withheld).toEqual([]);
});
