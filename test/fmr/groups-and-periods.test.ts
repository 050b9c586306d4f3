import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { pageOf, type Line } from './placed-words.ts';

const plain = (name: string): KnownFund => ({ name, other_names: [], amc: null, family: null, asset_class: null });
const pension = (asset_class: string): KnownFund => ({
  ...plain('Sample Retirement Savings Fund'),
  family: 'Sample Retirement Savings Fund',
  asset_class,
});
const funds = [plain('Sample Income Fund'), pension('EQUITY'), pension('DEBT')];

function read(name: string, lines: readonly Line[]): ReadFragment {
  const head: readonly Line[] = [
    [40, [40, name, 16]],
    [60, [40, 'Data as of 30 June 2024']],
  ];
  const [fragment] = readReport({ pages: [pageOf([...head, ...lines])] }, { funds }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

const facts: readonly Line[] = [
  [200, [300, 'Fund category'], [420, 'Income']],
  [214, [300, 'Launch date'], [420, '14/02/2012']],
  [228, [300, 'Risk profile'], [420, 'Medium']],
  [242, [300, 'Pricing mechanism'], [420, 'Forward']],
];

describe('holdings in groups under one title', () => {
  const list = (...heads: readonly [string, string]): Line[] => [
    [90, [40, 'Largest holdings (% of total assets)', 10]],
    [104, [40, heads[0], 8.5]],
    [115, [42, 'Amber Company'], [220, '9.43']],
    [126, [42, 'Birch Company'], [220, '5.23']],
    [137, [40, heads[1], 8.5]],
    [148, [42, 'Cedar Company'], [220, '6.04']],
  ];

  it('are one list if the heads name sectors or kinds of paper', () => {
    const { holdings } = read('Sample Income Fund', [...list('TFC', 'Sukuk'), ...facts]);
    expect(holdings.map((row) => [row.name_raw, row.percent_of_total_assets])).toEqual([
      ['Amber Company', '9.43'],
      ['Birch Company', '5.23'],
      ['Cedar Company', '6.04'],
    ]);
  });

  it('are not if a head may name a plan', () => {
    expect(read('Sample Income Fund', [...list('Money Market Plan', 'Debt Plan'), ...facts]).holdings).toEqual([]);
  });
});

describe('parts of a pension side by side', () => {
  const part = (x: number, name: string, nav: string, month: string): Line[] => [
    [90, [x, name, 10]],
    [104, [x, 'NAV per Unit'], [x + 120, nav]],
    [130, [x, 'Returns (%)', 10]],
    [142, [x + 80, 'Sub-Fund'], [x + 130, 'BM']],
    [154, [x, 'June 2024'], [x + 88, month], [x + 124, '5.91']],
    [166, [x, 'Since inception'], [x + 88, '7.57'], [x + 124, '7.77']],
    [190, [x, 'Total Expense Ratio', 10]],
    [202, [x, 'TER incl. Levies', 8.5]],
    [214, [x, 'Month'], [x + 120, '3.15%']],
    [226, [x, 'Year to Date'], [x + 120, '3.04%']],
    [250, [x, 'Top Holdings (% of Total Assets)', 10]],
    [262, [x, 'Amber Company'], [x + 120, '10.5%']],
    [274, [x, 'Birch Company'], [x + 120, '9.1%']],
  ];
  // The words of the two parts are drawn line by line.
  const lines = part(40, 'SRSF - Equity', '202.4711', '6.71').map((line, at): Line => {
    const [, ...cells] = part(300, 'SRSF - Debt', '300.9405', '12.90')[at] as Line;
    return [...line, ...cells];
  });
  const fragment = read('Sample Retirement Savings Fund', lines);

  it('are headed by the fund’s initials and a class', () => {
    expect(fragment.sub_funds.map((row) => [row.sub_fund_key, row.nav_per_unit])).toEqual([
      ['EQUITY', '202.4711'],
      ['DEBT', '300.9405'],
    ]);
    expect(fragment.nav_per_unit).toBeNull();
    expect(new Set(fragment.holdings.map((row) => row.sub_fund_key))).toEqual(new Set(['EQUITY', 'DEBT']));
  });

  it('have a ratio by period, which is no return', () => {
    expect(fragment.fees.map((row) => [row.sub_fund_key, row.period, row.value_percent])).toEqual([
      ['EQUITY', 'MTD', '3.15'],
      ['EQUITY', 'YTD', '3.04'],
      ['DEBT', 'MTD', '3.15'],
      ['DEBT', 'YTD', '3.04'],
    ]);
    const months = fragment.reported_returns.filter((row) => row.period_key === 'MTD' || row.period_key === 'YTD');
    expect(months.map((row) => row.fund_return_percent)).toEqual(['6.71', '12.90']);
  });
});

describe('periods', () => {
  it('the number of the page under its month is no return', () => {
    const { reported_returns } = read('Sample Income Fund', [[76, [500, 'June 2024']], [88, [530, '7']], ...facts]);
    expect(reported_returns).toEqual([]);
  });

  it.each([
    ['Trailing 3 months', '3M'],
    ['Past six months', '6M'],
    ['Rolling 5 years', '5Y'],
  ])('%s', (label, key) => {
    expect(periodOfLabel(label, '2024-06')).toBe(key);
  });

  it('a quarter is three months at its end, and of unknown length within', () => {
    expect(periodOfLabel('Quarter', '2024-06')).toBe('3M');
    expect(periodOfLabel('Quarter', '2024-05')).toBe('OTHER');
  });

  it('an answer for one month of a report is never that for another month', () => {
    // The `е` of the third text is Cyrillic.
    for (const label of ['Quarter', 'Last quarter', 'Quartеr'])
      expect([null, '2024-05', '2024-06'].map((month) => periodOfLabel(label, month))).toEqual([
        'OTHER',
        'OTHER',
        '3M',
      ]);
    for (const label of ["Jun'24", 'Month (June 2024)'])
      expect([null, '2024-05', '2024-06'].map((month) => periodOfLabel(label, month)).slice(1)).toEqual([
        'MONTH',
        'MTD',
      ]);
  });
});
