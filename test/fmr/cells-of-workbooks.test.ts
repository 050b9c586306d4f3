import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const funds = [
  fundOf('Sample Stock Fund'),
  ...['EQUITY', 'DEBT'].map((one) => fundOf('Sample Pension Savings Fund', one)),
];
type Fragment = ReturnType<typeof readReport>['fragments'][number];

function read(lines: readonly Line[], change: Partial<PdfPage> = {}): Fragment {
  const [fragment] = readReport({ pages: [{ ...pageOf(lines), ...change }] }, { funds }).fragments;
  expect(fragment, 'the page is a fund’s').toBeDefined();
  return fragment as Fragment;
}

const title = (name: string): Line[] => [
  [40, [200, name, 14]],
  [60, [220, 'January 2025', 10]],
];
const PERIODS = ['1 Month', '3 Months', '6 Months', '1 Year'];

describe('a page of a workbook', () => {
  it('has the returns of the fund under the name of its AMC in large letters', () => {
    const { reported_returns } = read([
      [80, [100, 'Sample Capital Partners Limited', 16]],
      [98, [200, 'Sample Stock Fund', 12]],
      [112, [220, 'January 2025', 9]],
      [140, [140, 'Fund Performance (%)', 9]],
      [154, [200, 'Fund'], [300, 'Benchmark']],
      ...PERIODS.map((period, at): Line => [168 + 12 * at, [140, period], [200, `${at}.10`], [300, `${at}.20`]]),
    ]);
    expect(reported_returns.map((one) => `${one.fund_return_percent} ${one.benchmark_return_percent}`)).toEqual(
      PERIODS.map((_, at) => `${at}.10 ${at}.20`),
    );
  });

  it.each([
    ['that go through all rows', [[96, 200]]],
    ['of each row', Array.from({ length: 8 }, (_, at) => [98 + 12 * at, 110 + 12 * at])],
  ])('has heads in the middle of cells and figures at their right borders, with lines %s', (_lines, spans) => {
    const walls = [36, 180, 300, 420, 540].flatMap((x0) => spans.map(([y0 = 0, y1 = 0]) => ({ x0, x1: x0, y0, y1 })));
    const { reported_returns } = read(
      [
        ...title('Sample Stock Fund'),
        [90, [40, 'Fund Performance (%)', 9]],
        [106, [90, 'Period'], [234, 'SSF'], [342, 'Benchmark'], [472, 'Rank']],
        ...PERIODS.map((period, at): Line => [
          120 + 12 * at,
          [40, period],
          [282, `${at}.10`],
          [402, `${at}.20`],
          [510, `${at} of 9`],
        ]),
      ],
      { walls },
    );
    expect(reported_returns.map((one) => `${one.fund_return_percent} ${one.benchmark_return_percent}`)).toEqual(
      PERIODS.map((_, at) => `${at}.10 ${at}.20`),
    );
  });

  it('has the sign of a currency at the left border of a cell and its number at the right one', () => {
    const { nav_per_unit, fund_size } = read([
      ...title('Sample Stock Fund'),
      [90, [40, 'Category'], [200, 'Equity']],
      [102, [40, 'Net Assets (Rs. in Million)'], [200, 'Rs.'], [262, '4,594.56']],
      [114, [40, 'NAV per Unit'], [200, 'Rs.'], [266, '52.6516']],
    ]);
    expect({ nav_per_unit, fund_size }).toEqual({ nav_per_unit: '52.6516', fund_size: '4594560000' });
  });
});

describe('a page of a pension fund', () => {
  const MONTHS = ['Sep-24', 'Oct-24', 'Nov-24', 'Dec-24', 'Jan-25'];
  const of = (y: number, label: string, whole: number): Line => [
    y,
    [40, label],
    ...MONTHS.map((_, at): [number, string] => [160 + 60 * at, `${whole}.${at}1`]),
  ];

  it('has monthly returns in rows that only the classes of its sub-funds name', () => {
    const { reported_returns } = read([
      ...title('Sample Pension Savings Fund'),
      [90, [40, 'Monthly Returns (%)', 9]],
      [104, ...MONTHS.map((month, at): [number, string] => [160 + 60 * at, month])],
      of(116, 'Equity', 3),
      of(128, 'Debt', 7),
    ]);
    expect(
      reported_returns
        .filter((one) => one.period_label_raw === 'Nov-24')
        .map((one) => `${one.sub_fund_key} ${one.fund_return_percent}`),
    ).toEqual(['EQUITY 3.21', 'DEBT 7.21']);
  });

  it('holds what its asset allocation says, not the least shares of its schemes', () => {
    const { allocations } = read([
      ...title('Sample Pension Savings Fund'),
      [90, [40, 'Asset Allocation (% of Total Assets)', 9]],
      [104, [160, 'Equity'], [260, 'Debt']],
      [116, [40, 'Equities'], [160, '93.4'], [260, '-']],
      [128, [40, 'Cash'], [160, '6.6'], [260, '12.6']],
      [140, [40, 'T-Bills'], [160, '-'], [260, '87.4']],
      [180, [40, 'Allocation Schemes (minimum in each Sub-Fund)', 9]],
      [194, [160, 'Equity'], [260, 'Debt']],
      [206, [40, 'High Volatility'], [160, '65%'], [260, '20%']],
      [218, [40, 'Low Volatility'], [160, '10%'], [260, '60%']],
    ]);
    expect(allocations.map((one) => one.label_raw).toSorted()).toEqual(['Cash', 'Cash', 'Equities', 'T-Bills']);
  });
});

describe('a value at a tab stop', () => {
  const terms = (rest: string): Line[] => [
    ...title('Sample Stock Fund'),
    [
      90,
      [40, 'The Fund aims to give its unit holders growth of capital from shares of large and well known companies'],
    ],
    [120, [40, 'Category'], [200, 'Equity scheme']],
    [131, [40, 'Benchmark'], [200, 'Average of the deposit rates that three of the scheduled banks']],
    [142, [40, rest]],
    [153, [40, 'Risk profile'], [200, 'High']],
  ];

  it('continues at the left margin, under its label', () => {
    expect(read(terms('with a rating of AA pay')).benchmark_raw).toBe(
      'Average of the deposit rates that three of the scheduled banks with a rating of AA pay',
    );
  });

  it('is uncertain if what continues it may continue itself', () => {
    const long =
      'with a rating of AA pay for deposits of three months and of six months, as they were published on the last day';
    expect(read(terms(long)).benchmark_raw ?? null).toBeNull();
  });
});

it('the multiple of price and earnings is a statistic', () => {
  const { metrics } = read([
    ...title('Sample Stock Fund'),
    [90, [40, 'NAV per Unit'], [200, 'Rs. 52.6516']],
    [102, [40, 'P/E multiple'], [200, '6.6']],
  ]);
  expect(metrics.map((one) => `${one.metric_key} ${one.value}`)).toEqual(['PRICE_EARNINGS 6.6']);
});
