import { describe, expect, it } from 'vitest';
import { bracketKey } from '#sources/fmr/candidates/cell-keys.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { pageOf, rowsOf, tablesOf, type Line } from './placed-words.ts';

const known: readonly KnownFund[] = [
  { name: 'Sample Income Fund', other_names: [], amc: 'Sample', family: null, asset_class: null },
];

// The rows of a fund's page of May 2024.
function read(lines: readonly Line[]): ReadFragment | undefined {
  const head: readonly Line[] = [
    [40, [40, 'Sample Income Fund (SIF)', 16]],
    [60, [40, 'Data as of 31 May 2024'], [300, 'May 2024']],
  ];
  return readReport({ pages: [pageOf([...head, ...lines])] }, { funds: known }).fragments[0];
}

// A page without such facts is not assigned to a fund.
const facts: readonly Line[] = [
  [200, [40, 'Fund category'], [160, 'Income']],
  [214, [40, 'Launch date'], [160, '14/02/2012']],
  [228, [40, 'Risk profile'], [160, 'Medium']],
  [242, [40, 'Pricing mechanism'], [160, 'Forward']],
];

const returnsOf = (fragment: ReadFragment | undefined): string[] =>
  (fragment?.reported_returns ?? []).map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

describe('labels between two months', () => {
  const lines: readonly Line[] = [
    [100, [60, '30.04.2024'], [300, '31.05.2024'], [420, 'Change']],
    [114, [60, '2,911.4'], [160, 'Net assets (Rs. mn)'], [300, '2,789.9'], [420, '-121.5']],
    [128, [60, '104.1034'], [160, 'NAV per unit (Rs.)'], [300, '105.2993'], [420, '+1.1959']],
    [142, [60, '106.1034'], [160, 'Offer price (Rs.)'], [300, '107.2993'], [420, '+1.1959']],
    [156, [60, '27,966,425'], [160, 'Units outstanding'], [300, '26,494,969'], [420, '-1,471,456']],
  ];

  it('the column of the report’s month is meant, on either side, and dates the prices', () => {
    const fragment = read(lines);
    expect(fragment?.nav_per_unit).toBe('105.2993');
    expect(fragment?.fund_size).toBe('2789900000');
    expect(fragment?.units_outstanding).toBe('26494969');
    expect(fragment?.nav_date).toBe('2024-05-31');
  });

  it('without months over them neither side is', () => {
    const fragment = read([...lines.slice(1), ...facts]);
    expect(fragment?.nav_per_unit).toBeNull();
    expect(fragment?.fund_size).toBeNull();
  });
});

describe('two figures in one cell', () => {
  it('are of those whose names the head has in the same order', () => {
    const [table] = tablesOf([
      [88, [40, 'Returns, %', 11]],
      [100, [150, 'SIF / Benchmark']],
      [112, [40, '1 Month'], [150, '1.10 / 1.20']],
      [124, [40, '3 Months'], [150, '3.10 / 3.20']],
    ]);
    expect(rowsOf(table)).toEqual(['1 Month SIF=1.10 Benchmark=1.20', '3 Months SIF=3.10 Benchmark=3.20']);
  });

  it('are of another month in brackets, where the title says of which', () => {
    const [table] = tablesOf([
      [100, [40, 'Asset allocation, % of net assets (in brackets: April 2024)', 11]],
      [114, [40, 'Cash'], [300, '60.4 (63.5)']],
      [128, [40, 'T-Bills'], [300, '39.6 (36.5)']],
    ]);
    expect(table === undefined ? undefined : bracketKey(table)).toBe('April 2024');
  });

  it('are withheld if the page does not explain the brackets', () => {
    const fragment = read([
      [100, [40, 'Asset allocation, % of net assets', 11]],
      [114, [40, 'Cash'], [300, '60.4 (63.5)']],
      [128, [40, 'T-Bills'], [300, '36.6 (33.6)']],
      [142, [40, 'Others'], [300, '3.0 (2.9)']],
      ...facts,
    ]);
    expect(fragment?.allocations).toEqual([]);
  });
});

describe('a figure that was drawn in several runs', () => {
  it('is read whole, and the figures after it keep their columns', () => {
    const lines: readonly Line[] = [
      ...facts,
      [300, [40, 'Returns'], [160, '1 month'], [240, '3 months'], [320, '1 year']],
      [314, [40, 'Fund'], [160, '1'], [164, '6.87%'], [240, '17.20%'], [320, '18.35%']],
      [328, [40, 'Benchmark'], [160, '15.10%'], [240, '15.45'], [260, '%'], [320, '16.02%']],
    ];
    expect(returnsOf(read(lines))).toEqual(['1 month 16.87 15.10', '3 months 17.20 15.45', '1 year 18.35 16.02']);
  });
});

describe('figures in a line under words in a line', () => {
  const heads: Line = [112, [40, '1 M'], [90, '3 M'], [140, '1 Y'], [240, '1 M'], [290, '3 M'], [340, '1 Y']];
  const figures: Line = [124, [40, '1.10'], [90, '2.10'], [140, '3.10'], [240, '1.20'], [290, '2.20'], [340, '3.20']];

  it('are of those over each part of the line', () => {
    const fragment = read([[86, [40, 'Performance (%)', 11]], [100, [85, 'SIF'], [275, 'Benchmark']], heads, figures]);
    expect(returnsOf(fragment)).toEqual(['1 M 1.10 1.20', '3 M 2.10 2.20', '1 Y 3.10 3.20']);
  });

  it('are not assigned if a period appears twice and nothing distinguishes the two', () => {
    const fragment = read([[86, [40, 'Performance (%)', 11]], heads, figures, ...facts]);
    expect(fragment?.reported_returns).toEqual([]);
  });

  it('are in the order that a note on the page states', () => {
    const fragment = read([
      [86, [40, 'Monthly returns (%)', 11]],
      [100, [40, 'Feb-24'], [100, 'Mar-24'], [160, 'Apr-24'], [220, 'May-24']],
      [110, [44, '1.10'], [104, '2.10'], [164, '3.10'], [224, '4.10']],
      [120, [44, '1.20'], [104, '2.20'], [164, '3.20'], [224, '4.20']],
      [140, [40, 'Upper figure: SIF; lower figure: Benchmark']],
    ]);
    expect(returnsOf(fragment)).toEqual([
      'Feb-24 1.10 1.20',
      'Mar-24 2.10 2.20',
      'Apr-24 3.10 3.20',
      'May-24 4.10 4.20',
    ]);
  });

  it('are one table, where words and figures take turns', () => {
    const tables = tablesOf([
      [100, [40, 'Credit quality (% of total assets)', 11]],
      [116, [40, 'AAA 61.0 · AA+ 37.0 · Unrated 2.0']],
    ]);
    expect(tables.map((table) => rowsOf(table).map((row) => row.replace('=', '')))).toEqual([
      ['AAA 61.0', 'AA+ 37.0', 'Unrated 2.0'],
    ]);
  });
});

describe('columns of a list of shares', () => {
  it('under a unit of money are not read as shares, and neither are cumulative columns', () => {
    const lines = (head: string): readonly Line[] => [
      [100, [40, 'Top holdings (% of total assets)', 11]],
      [114, [300, head], [400, 'Share']],
      [128, [40, 'Sample Bank Limited'], [300, '24.7'], [400, '11.5']],
      [142, [40, 'Sample Cement Limited'], [300, '59.8'], [400, '9.2']],
    ];
    for (const head of ['Rs. mn', 'Cumulative'])
      expect(read(lines(head))?.holdings.map((row) => row.percent_of_total_assets)).toEqual(['11.5', '9.2']);
  });
});
