import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, rowsOf, tablesOf, type Line } from './placed-words.ts';

const known: readonly KnownFund[] = [
  { name: 'Sample Income Fund', other_names: [], amc: 'Sample', family: null, asset_class: null },
];

const FACTS: readonly Line[] = [
  [620, [40, 'Launch date'], [160, '14/02/2012']],
  [632, [40, 'NAV'], [160, '107.7512']],
  [644, [40, 'Pricing mechanism'], [160, 'Forward']],
  [656, [40, 'Dealing days'], [160, 'Monday to Friday']],
];

const readPage = (...lines: readonly Line[]): ReadFragment | undefined =>
  readReport({ pages: [pageOf([...lines, ...FACTS])] }, { funds: known }).fragments[0];

// A page of May 2024 under the name of its fund.
const read = (...lines: readonly Line[]): ReadFragment | undefined =>
  readPage([40, [40, 'Sample Income Fund (SIF)', 16]], [60, [300, 'May 2024']], ...lines);

const returnsOf = (fragment: ReadFragment | undefined): string[] =>
  (fragment?.reported_returns ?? []).map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

it('a titled list is one table although another table begins in the column left of it', () => {
  const left: [string, string][] = [
    ['Sharpe Ratio', '0.85'],
    ['Standard Deviation', '14.95%'],
  ];
  const sectors: [string, string][] = [
    ['Cement', '52.10%'],
    ['Fertilizer', '38.15%'],
    ['Others', '9.75%'],
  ];
  const shares = ['9.45%', '9.04%', '8.51%', '7.74%', '7.31%', '6.84%'];
  const holding = (at: number): Line[1][] => [
    [220, `Sample Company ${at + 1} Limited`],
    [350, shares[at] ?? ''],
  ];
  const fragment = read(
    [88, [40, 'Portfolio Statistics'], [220, 'Top Ten Holdings (% of Total Assets)']],
    ...left.map(([label, value], at): Line => [100 + 12 * at, [40, label], [180, value], ...holding(at)]),
    [124, [40, 'Sector Allocation (% of Total Assets)'], ...holding(2)],
    ...sectors.map(([label, value], at): Line => [136 + 12 * at, [40, label], [180, value], ...holding(3 + at)]),
  );
  expect(fragment?.holdings.map((row) => row.percent_of_total_assets)).toEqual(
    shares.map((share) => share.slice(0, -1)),
  );
  expect(fragment?.allocations.map((row) => row.label_raw)).toEqual(sectors.map(([label]) => label));
});

describe('a list of holdings in two columns of names', () => {
  const ranksOf = (shares: readonly [string, string][]): string[] => {
    const rows = shares.map(([left, right], at): Line => [
      112 + 12 * at,
      [40, `Sample Cement ${at + 1} Limited`],
      [180, left],
      [210, `Sample Sugar ${at + 1} Limited`],
      [350, right],
    ]);
    const fragment = read([100, [40, 'Top Holdings (% of Total Assets)']], ...rows);
    return (fragment?.holdings ?? [])
      .toSorted((a, b) => a.rank - b.rank)
      .map((holding) => `${holding.rank} ${holding.percent_of_total_assets}`);
  };

  it('is ranked along its lines where the shares descend along the lines', () => {
    const shares: [string, string][] = [
      ['9.7%', '8.2%'],
      ['7.9%', '6.4%'],
      ['5.1%', '4.3%'],
    ];
    expect(ranksOf(shares)).toEqual(['1 9.7', '2 8.2', '3 7.9', '4 6.4', '5 5.1', '6 4.3']);
  });

  it('is ranked down its columns where the shares descend down the columns', () => {
    const shares: [string, string][] = [
      ['9.7%', '6.4%'],
      ['8.2%', '5.1%'],
      ['7.9%', '4.3%'],
    ];
    expect(ranksOf(shares)).toEqual(['1 9.7', '2 8.2', '3 7.9', '4 6.4', '5 5.1', '6 4.3']);
  });
});

describe('the label of a fund’s name in large letters', () => {
  it('is no heading of a plan, and what is under it is the fund’s', () => {
    const fragment = readPage(
      [60, [300, 'May 2024']],
      [90, [40, 'Name of Scheme', 14], [300, 'Sample Income Fund (SIF)', 14]],
      [120, [40, 'Fund Performance']],
      [132, [160, 'MTD'], [240, '365 Days']],
      [144, [40, 'Benchmark'], [160, '16.12%'], [240, '13.64%']],
      [156, [40, 'SIF'], [160, '17.31%'], [240, '13.23%']],
    );
    expect(fragment?.withheld).toEqual([]);
    expect(returnsOf(fragment)).toEqual(['MTD 17.31 16.12', '365 Days 13.23 13.64']);
    expect(fragment?.launch_date).toBe('2012-02-14');
  });
});

describe('returns of a fund and its benchmark under one period', () => {
  it('belong to the period over both of their columns', () => {
    const fragment = read(
      [100, [40, 'Performance, %']],
      [112, [192, '1 month'], [292, 'FY to date'], [392, 'Since launch']],
      [124, [180, 'Fund'], [215, 'Benchmark'], [280, 'Fund'], [315, 'Benchmark'], [380, 'Fund'], [415, 'Benchmark']],
      [
        136,
        [40, 'Sample Income Fund'],
        [180, '11.72'],
        [230, '11.91'],
        [280, '14.79'],
        [330, '15.70'],
        [380, '18.32'],
        [430, '19.21'],
      ],
    );
    expect(returnsOf(fragment)).toEqual(['1 month 11.72 11.91', 'FY to date 14.79 15.70', 'Since launch 18.32 19.21']);
  });

  it('are not the fund’s where the label of the period names the benchmark', () => {
    const fragment = read(
      [100, [40, 'Performance, %']],
      [112, [200, 'Fund']],
      [124, [40, 'FY to date'], [200, '14.79']],
      [136, [40, 'FY to date Benchmark'], [200, '15.70']],
      [148, [40, '3 months'], [200, '3.31']],
    );
    expect(returnsOf(fragment)).toEqual(['FY to date 14.79 null', '3 months 3.31 null']);
  });
});

describe('heads and labels of tables', () => {
  it('a label of two lines with its figures half-way between them is one label', () => {
    const [table] = tablesOf([
      [100, [40, 'Month by month']],
      [112, [160, 'Mar 24'], [200, 'Apr 24'], [240, 'May 24'], [280, 'Jun 24']],
      [126, [40, 'Sample Allocation']],
      [136, [40, 'Fund']],
      [131, [160, '1.48'], [200, '0.35'], [240, '0.18'], [280, '1.94']],
      [150, [40, 'Benchmark of the whole fund'], [160, '0.05'], [200, '1.12'], [240, '1.26'], [280, '2.70']],
    ]);
    expect(rowsOf(table)[0]).toMatch(/^Sample Allocation Fund Mar 24=1\.48/);
  });

  it('a title over names left of the words next to the shares is the title of the shares', () => {
    const fragment = read(
      [80, [230, 'Fact sheet | Data as at 31 May 2024']],
      [100, [40, 'Largest holdings, % of total assets']],
      [114, [52, 'Holding'], [250, 'Sector'], [340, 'Weight']],
      [128, [40, '1'], [52, 'Sample Roads TFC'], [250, 'Transport'], [350, '8.1']],
      [142, [40, '2'], [52, 'Sample Bank Tier II TFC'], [250, 'Banks'], [350, '5.5']],
      [156, [40, '3'], [52, 'Sample Power TFC'], [250, 'Power'], [350, '3.0']],
    );
    expect(
      fragment?.holdings.map((holding) => `${holding.rank} ${holding.name_raw} ${holding.percent_of_total_assets}`),
    ).toEqual(['1 Sample Roads TFC 8.1', '2 Sample Bank Tier II TFC 5.5', '3 Sample Power TFC 3.0']);
  });

  it('the expenses under Others are the other expenses', () => {
    const fragment = read(
      [100, [40, 'Total Expense Ratio Breakup']],
      [112, [160, 'Trustee Fee'], [240, 'Levies'], [300, 'Others']],
      [124, [40, 'MTD'], [180, '0.08%'], [244, '0.15%'], [302, '0.31%']],
      [136, [40, 'YTD'], [180, '0.08%'], [244, '0.15%'], [302, '0.26%']],
    );
    const others = fragment?.fees.filter((fee) => fee.fee_type === 'OTHER_EXPENSES');
    expect(others?.map((fee) => `${fee.period} ${fee.value_percent}`)).toEqual(['MTD 0.31', 'YTD 0.26']);
  });
});

describe('facts without a label of their own', () => {
  it('a category of the association’s list over the name is the fund’s', () => {
    const fragment = readPage(
      [60, [300, 'May 2024']],
      [88, [40, 'Shariah Compliant Money Market']],
      [104, [40, 'Sample Income Fund', 16]],
    );
    expect(fragment?.category_raw).toBe('Shariah Compliant Money Market');
  });

  it('other words over the name are no category', () => {
    const fragment = readPage(
      [60, [300, 'May 2024']],
      [88, [40, 'Money made simple']],
      [104, [40, 'Sample Income Fund', 16]],
    );
    expect(fragment?.fund_name_raw).toBe('Sample Income Fund');
    expect(fragment?.category_raw).toBeNull();
  });

  it('the day of all data of a page is the day of its price', () => {
    const fragment = readPage([30, [40, 'Fact sheet | Data as at 31 May 2024']], [60, [40, 'Sample Income Fund', 16]]);
    expect(fragment?.nav_date).toBe('2024-05-31');
  });

  it('a comma parts the risk of the fund from the risk of its principal', () => {
    const fragment = read([100, [40, 'Risk'], [160, 'Very low, principal at very low risk']]);
    expect(fragment?.risk_profile_raw).toBe('Very low');
    expect(fragment?.risk_of_principal_erosion_raw).toBe('principal at very low risk');
  });
});
