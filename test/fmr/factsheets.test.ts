/** Fact sheets in the style of international managers, and lists of facts in a narrow column. */
import { describe, expect, it } from 'vitest';
import { readPage, tablesOf, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Stock Fund', 16]],
  [60, [40, 'Data as of 30 April 2025']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
];

describe('a pair of labels with a slash', () => {
  it('broken over lines has both values, broken as well', () => {
    const fragment = readPage([
      ...HEAD,
      [120, [40, 'Fund Type', 8.1], [140, 'Open-end']],
      [140, [40, 'Risk Profile /', 8.1]],
      [149, [40, 'Risk of Principal', 8.1]],
      [158, [40, 'Erosion', 8.1]],
      [140, [140, 'Medium / Principal at']],
      [149, [140, 'Medium Risk']],
      [178, [40, 'Listing', 8.1], [140, 'Sample Exchange']],
    ]);
    expect([fragment.risk_profile_raw, fragment.risk_of_principal_erosion_raw]).toEqual([
      'Medium',
      'Principal at Medium Risk',
    ]);
  });
});

describe('two amounts of one label', () => {
  it.each(['Initial: PKR 5,000/-; Subsequent: PKR 1,000/-', 'PKR 5,000 (initial), PKR 1,000 (subsequent)'])(
    'are those of the first and of further investments: %s',
    (printed) => {
      const fragment = readPage([...HEAD, [120, [40, 'Minimum Investment'], [200, printed]]]);
      expect([fragment.minimum_initial_investment, fragment.minimum_subsequent_investment]).toEqual(['5000', '1000']);
    },
  );
});

describe('an expense under the title of ratios', () => {
  const costs = (whole: string) =>
    readPage([
      ...HEAD,
      [120, [40, 'Expense Ratios (annualized)', 9]],
      [132, [240, 'MTD'], [300, 'YTD']],
      [144, [40, 'Total Expense Ratio (without levies)'], [240, '0.88%'], [300, '0.93%']],
      [156, [40, 'Government Levies'], [240, '0.12%'], [300, '0.13%']],
      [168, [40, 'Total Expense Ratio (with levies)', 8.1], [240, '1.00%', 8.1], [300, whole, 8.1]],
      [180, [40, 'Management Fee charged'], [240, '0.54%'], [300, '0.57%']],
    ]);
  const kindsOf = ({ fees }: ReturnType<typeof costs>): string[] =>
    fees.map(({ fee_type, period, value_percent }) => `${fee_type} ${period} ${value_percent}`);

  it('is what its own label says', () => {
    const kinds = kindsOf(costs('1.06%'));
    expect(kinds).toContain('MANAGEMENT_FEE MTD 0.54');
    expect(kinds).toContain('MANAGEMENT_FEE YTD 0.57');
    expect(kinds.filter((kind) => kind.startsWith('TOTAL_EXPENSE_RATIO')).length).toBe(4);
  });

  it('does not hide a ratio that is not the sum of its parts', () => {
    const kinds = kindsOf(costs('1.60%'));
    expect(kinds).not.toContain('TOTAL_EXPENSE_RATIO YTD 1.60');
    expect(kinds).toContain('TOTAL_EXPENSE_RATIO MTD 1.00');
  });
});

describe('what an investment has become', () => {
  it('is no name of a benchmark', () => {
    const fragment = readPage([
      ...HEAD,
      [110, [40, 'Fund type', 6]],
      [119, [40, 'Open-end', 8.1]],
      [130, [40, 'Benchmark', 6]],
      [139, [40, 'KSE-100 Index', 8.1]],
      [150, [40, 'Listing', 6]],
      [159, [40, 'Sample Exchange', 8.1]],
      [160, [40, 'Growth of PKR 10,000 over five years']],
      [260, [40, 'Fund: PKR 21,801'], [200, 'Benchmark: PKR 20,631']],
    ]);
    expect(fragment.benchmark_raw).toBe('KSE-100 Index');
  });
});

describe('returns relative to the benchmark', () => {
  const returns = (year: string) =>
    readPage([
      ...HEAD,
      [120, [40, 'Performance (%)']],
      [132, [160, '1 month'], [220, '3 months'], [280, '6 months'], [340, '1 year']],
      [144, [40, 'Fund'], [160, '1.25'], [220, '3.25'], [280, '6.25'], [340, year]],
      [156, [40, 'Benchmark'], [160, '1.10'], [220, '3.40'], [280, '6.00'], [340, '12.00']],
      [168, [40, 'Relative'], [160, '+0.15'], [220, '-0.15'], [280, '+0.25'], [340, '+0.50']],
    ]).reported_returns.map(({ period_key, fund_return_percent }) => `${period_key} ${fund_return_percent}`);

  it('are no returns, and a return that contradicts them is not served', () => {
    expect(returns('12.50')).toEqual(['1M 1.25', '3M 3.25', '6M 6.25', '1Y 12.50']);
    expect(returns('15.20').slice(0, 3)).toEqual(['1M 1.25', '3M 3.25', '6M 6.25']);
    expect(returns('15.20')).not.toContain('1Y 15.20');
  });
});

describe('years left of their months', () => {
  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
  const months: Line = [216, ...MONTHS.map((month, at) => [240 + 40 * at, month] as const)];
  const row = (y: number, before: string, year: string, from: number): Line => [
    y,
    [40, before],
    [200, year],
    ...MONTHS.map((_, at) => [240 + 40 * at, `${from + at}.25`] as const),
  ];
  const labelsOf = (lines: readonly Line[]): string[] =>
    tablesOf(lines).flatMap(({ rows }) => rows.map(({ label }) => label.text));

  it('label the rows, whatever is printed in another column of the page', () => {
    expect(labelsOf([months, row(232, 'Forward', '2024', 1), row(248, 'Settlement', '2025', 11)])).toEqual([
      '2024',
      '2025',
    ]);
  });

  it('do not if the words after them name the rows', () => {
    const named = (y: number, year: string): Line => [
      y,
      [160, year],
      [200, 'Fund'],
      ...MONTHS.map((_, at) => [240 + 40 * at, '1.25'] as const),
    ];
    expect(labelsOf([months, named(232, '2024'), named(248, '2025')])).toEqual(['Fund', 'Fund']);
  });

  it('do not if each has a name next to it', () => {
    const named = [
      row(232, 'Money Market Sub-Fund of the Scheme', '2024', 1),
      row(248, 'Debt Sub-Fund of the Scheme', '2025', 11),
    ];
    expect(labelsOf([months, ...named])).not.toContain('2024');
  });
});

describe('shares of the fund next to those of an index', () => {
  it('are those of the column of the fund', () => {
    const fragment = readPage([
      ...HEAD,
      [120, [40, 'Sector allocation (% of total assets)']],
      [132, [240, 'Fund'], [300, 'Benchmark'], [370, 'Relative']],
      [144, [40, 'Cement'], [240, '18.0'], [300, '19.8'], [370, '-1.8']],
      [156, [40, 'Fertilizer'], [240, '20.3'], [300, '20.4'], [370, '-0.1']],
      [168, [40, 'Power'], [240, '9.0'], [300, '11.5'], [370, '-2.5']],
    ]);
    expect(fragment.allocations.map((row) => `${row.label_raw} ${row.percent_of_total_assets}`)).toEqual([
      'Cement 18.0',
      'Fertilizer 20.3',
      'Power 9.0',
    ]);
  });
});

describe('sectors between the names of holdings and their shares', () => {
  it('are no sectors of the fund, where they have a head of their own', () => {
    const fragment = readPage([
      ...HEAD,
      [120, [40, 'Largest holdings', 9]],
      [123, [300, 'Sector', 6], [424, 'Fund', 6]],
      [132, [40, '(% of total assets)', 9], [140, 'One Bank Limited'], [300, 'Commercial Banks'], [420, '7.22']],
      [144, [140, 'Two Petroleum Limited'], [300, 'Oil & Gas Exploration'], [420, '6.65']],
      [156, [140, 'Three Fertilizers Limited'], [300, 'Fertilizer'], [420, '5.74']],
      [168, [140, 'Four Bank Limited'], [300, 'Commercial Banks'], [420, '4.98']],
      [180, [140, 'Five Cement Limited'], [300, 'Cement'], [420, '4.34']],
    ]);
    expect(fragment.allocations).toEqual([]);
  });
});

describe('statistics of several periods', () => {
  const read = (...heads: readonly string[]): string[] =>
    readPage([
      ...HEAD,
      [120, [40, 'Risk statistics', 9]],
      [132, [240, heads[0] ?? ''], [300, heads[1] ?? '']],
      [144, [40, 'Volatility (%)'], [240, '17.60'], [300, '19.26']],
      [156, [40, 'Beta'], [240, '0.92'], [300, '1.00']],
    ]).metrics.map(({ metric_key, period, value }) => `${metric_key} ${period} ${value}`);

  it('are a row for each period', () => {
    expect(read('1 year', '3 years')).toEqual([
      'STANDARD_DEVIATION 1Y 17.60',
      'STANDARD_DEVIATION 3Y 19.26',
      'BETA 1Y 0.92',
      'BETA 3Y 1.00',
    ]);
  });

  it('are not read if two columns have the same head', () => {
    expect(read('1 year', '1 year')).toEqual([]);
  });
});

it('a text that goes from the risk to the benchmark is no risk profile', () => {
  const read = (text: string) => readPage([...HEAD, [120, [40, 'Risk profile'], [140, text]]]).risk_profile_raw;
  expect([read('High'), read('High andit ismeasured againstthe benchmark KMI-30 Index')]).toEqual(['High', null]);
});
