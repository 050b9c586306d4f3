/** Heads over the heads of periods that say which kind of periods follow. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

function periodsUnder(...heads: readonly Line[]): string[] {
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [200, [40, 'Returns (%)', 10]],
    ...heads,
    [240, [40, 'SIF'], [150, '18.45'], [200, '20.26'], [250, '21.13'], [300, '16.10'], [350, '14.00'], [400, '18.26']],
    [
      254,
      [40, 'Benchmark'],
      [150, '19.29'],
      [200, '20.44'],
      [250, '21.39'],
      [300, '16.12'],
      [350, '13.97'],
      [400, '17.89'],
    ],
    [
      268,
      [40, 'Difference'],
      [150, '-0.84'],
      [200, '-0.18'],
      [250, '-0.26'],
      [300, '-0.02'],
      [350, '0.03'],
      [400, '0.37'],
    ],
  ]);
  return reported_returns.map(
    (row) => `${row.period_label_raw} ${row.period_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );
}

const PERIODS: Line = [226, [158, '1M'], [208, '6M'], [258, '1Y'], [308, '3Y'], [342, 'Since launch'], [404, 'FY23']];

it('the range of periods over their heads is no part of their names, and a row of differences is no series', () => {
  const read = [
    '1M 1M 18.45 19.29',
    '6M 6M 20.26 20.44',
    '1Y 1Y 21.13 21.39',
    '3Y 3Y 16.10 16.12',
    'Since launch SINCE_INCEPTION 14.00 13.97',
    'FY23 FY 18.26 17.89',
  ];
  const over = (...[short, long, years]: [string, string, string]): Line => [
    212,
    [180, short],
    [315, long],
    [400, years],
  ];
  expect(periodsUnder(over('Up to one year¹', 'Over one year (CAGR)²', 'Fiscal'), PERIODS).slice(0, 5)).toEqual(
    read.slice(0, 5),
  );
  expect(periodsUnder(over('Within a year', 'Longer term', 'Fiscal years'), PERIODS)).toEqual(read);
  expect(periodsUnder(over('Period', 'Period', 'Fiscal years'), PERIODS).slice(0, 4)).toEqual(read.slice(0, 4));
});

it('the same period under two such heads is not read without them', () => {
  const read = periodsUnder(
    [212, [180, 'Within a year'], [315, 'Longer term'], [400, 'Fiscal years']],
    [226, [158, '1M'], [208, '6M'], [258, '1Y'], [308, '1Y'], [342, 'Since launch'], [404, 'FY23']],
  );
  expect(read.filter((line) => line.startsWith('1Y '))).toEqual([]);
});
