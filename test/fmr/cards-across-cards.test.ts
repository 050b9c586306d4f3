/** Cards on pages of pension schemes: a table of all sub-funds in one card, and a day in large letters. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const FUNDS = ['EQUITY', 'DEBT'].map((part) => fundOf('Sample Pension Fund', part));
const HEAD: readonly Line[] = [
  [40, [40, 'Sample Pension Fund', 16]],
  [60, [40, 'October 2024']],
  [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
  [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
];
const card = (x0: number, x1: number, y0: number, y1: number): Shade => ({ x0, x1, y0, y1, color: '#ffffff' });

function read(shades: readonly Shade[], ...lines: readonly Line[]): ReadFragment | undefined {
  const page = pageOf([...HEAD, ...lines]);
  return readReport({ pages: [{ ...page, shades }] }, { funds: FUNDS }).fragments[0];
}

describe('a card across those of sub-funds', () => {
  const NAMES: readonly Line[] = [
    [150, [50, 'Equity Sub-Fund', 10], [320, 'Debt Sub-Fund', 10]],
    [168, [50, 'NAV per unit (PKR)'], [200, '233.1935'], [320, 'NAV per unit (PKR)'], [480, '222.6697']],
    [180, [50, 'Net assets (PKR mn)'], [200, '569.70'], [320, 'Net assets (PKR mn)'], [480, '908.90']],
  ];
  const CARDS = [card(40, 290, 136, 190), card(310, 560, 136, 190)];

  it('has a table of all of them, whatever is over its columns', () => {
    const fragment = read(
      [...CARDS, card(40, 560, 200, 290)],
      ...NAMES,
      [214, [50, 'Returns (%)', 10]],
      [230, [170, 'Equity Sub-Fund', 8.1], [390, 'Debt Sub-Fund', 8.1]],
      [242, [150, 'Return', 8.1], [230, 'Benchmark', 8.1], [370, 'Return', 8.1], [450, 'Benchmark', 8.1]],
      [256, [50, '1M'], [156, '-8.81'], [246, '-9.26'], [374, '18.68'], [466, '19.29']],
      [268, [50, '6M'], [156, '10.06'], [246, '9.81'], [374, '21.19'], [466, '21.39']],
      [280, [50, '1Y'], [156, '37.08'], [246, '35.77'], [374, '21.27'], [466, '21.82']],
    );
    expect(
      fragment?.reported_returns.map((row) =>
        [row.sub_fund_key, row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent].join(' '),
      ),
    ).toEqual([
      'EQUITY 1M -8.81 -9.26',
      'EQUITY 6M 10.06 9.81',
      'EQUITY 1Y 37.08 35.77',
      'DEBT 1M 18.68 19.29',
      'DEBT 6M 21.19 21.39',
      'DEBT 1Y 21.27 21.82',
    ]);
  });
});

it('a day in large letters opens no part of the page', () => {
  const fragment = read(
    [],
    [130, [310, '31 October 2024', 14]],
    [139, [310, 'Figures are as on']],
    [180, [310, 'Performance (%)', 10]],
    [194, [450, 'Equity Sub-Fund'], [530, 'Debt Sub-Fund']],
    [206, [310, '1 Month'], [460, '2.11'], [540, '1.31']],
    [218, [310, '1 Year'], [460, '32.11'], [540, '21.31']],
  );
  expect(fragment?.withheld).toEqual([]);
  expect(fragment?.reported_returns.map((row) => row.fund_return_percent)).toEqual(['2.11', '32.11', '1.31', '21.31']);
});
