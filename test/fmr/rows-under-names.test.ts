/** A table of all funds in which the rows of each fund's benchmark and peers are set in under its name. */
import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const FUNDS = ['Sample Cash Fund', 'Sample Sovereign Debt Fund', 'Sample Stock Fund'];
const COLUMNS = [250, 300, 350, 400];

const row = (y: number, left: number, label: string, cells: readonly string[]): Line => [
  y,
  [left, label],
  ...cells.map((cell, at): [number, string] => [COLUMNS[at] as number, cell]),
];

it('reads the returns of each fund with those of the rows under it', () => {
  const lines = FUNDS.flatMap((name, at): Line[] => {
    const short = name.replaceAll(/[^A-Z]/g, '');
    return [
      row(120 + 54 * at, 40, `${name} (${short})`, [`${at}.11%`, `${at}.12%`, `${at}.13%`, `${at}.14%`]),
      row(138 + 54 * at, 51, 'Benchmark', [`${at}.21%`, `${at}.22%`, `${at}.23%`, `${at}.24%`]),
      row(156 + 54 * at, 51, 'Category average', [`${at}.31%`, `${at}.32%`, `${at}.33%`]),
    ];
  });
  const page = pageOf([
    [40, [40, 'Returns of Our Funds', 14]],
    [60, [40, 'All returns are as of 31 October 2024, net of fees.']],
    row(100, 40, 'Fund', ['MTD', 'FYTD', '1 Year', '3 Years']),
    ...lines,
    row(290, 40, 'Average of all our funds', ['1.41%', '1.42%', '1.43%']),
  ]);
  const { fragments } = readReport({ pages: [page] }, { funds: FUNDS.map((name) => fundOf(name)) });
  const returns = fragments.map(({ fund_name_raw, reported_returns }) => [
    fund_name_raw,
    ...reported_returns.map((each) =>
      [each.fund_return_percent, each.benchmark_return_percent, each.peer_return_percent].join(' '),
    ),
  ]);
  expect(returns).toEqual(
    FUNDS.map((name, at) => [
      name,
      ...[1, 2, 3].map((column) => `${at}.1${column} ${at}.2${column} ${at}.3${column}`),
      `${at}.14 ${at}.24 `,
    ]),
  );
});
