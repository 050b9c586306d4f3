/** Lists with ranks in both halves, and costs whose unit is in their title. */
import { expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const holdingsOf = ({ holdings }: ReadFragment): string[] =>
  holdings.map((row) => `${row.rank} ${row.name_raw} ${row.percent_of_total_assets}`);

it('a list of holdings has its ranks in both halves, also of two rows, and names before their kinds', () => {
  const read = readPage([
    ...INCOME_FUND,
    [140, [40, 'Top Holdings (% of Total Assets)', 9]],
    ...[0, 1].map((at): Line => [
      156 + 12 * at,
      [44, `${1 + at}`],
      [60, `Sample Power ${'AB'[at]} Sukuk`],
      [220, 'Sukuk'],
      [270, `${9 - at}.31`],
      [322, `${3 + at}`],
      [338, `Sample Sugar ${'AB'[at]} Sukuk`],
      [500, 'Sukuk'],
      [550, `${7 - at}.26`],
    ]),
  ]);
  expect(holdingsOf(read)).toEqual([
    '1 Sample Power A Sukuk 9.31',
    '2 Sample Power B Sukuk 8.31',
    '3 Sample Sugar A Sukuk 7.26',
    '4 Sample Sugar B Sukuk 6.26',
  ]);
});

it('costs with one figure each are in percent if their title says so', () => {
  const costsOf = (title: string): string[] =>
    readPage([
      ...INCOME_FUND,
      [140, [40, title, 9]],
      [156, [40, 'TER (MTD)'], [220, '2.35']],
      [168, [40, 'TER (YTD)'], [220, '2.14']],
      [180, [40, 'Govt. Levies, SWWF and SECP Fee (MTD)'], [220, '0.26']],
      [192, [40, 'Selling and Marketing Expenses'], [220, '0.40']],
    ]).fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`);
  expect(costsOf('Expenses (% p.a. of Average Net Assets)')).toEqual([
    'TOTAL_EXPENSE_RATIO MTD 2.35',
    'TOTAL_EXPENSE_RATIO YTD 2.14',
    'GOVERNMENT_LEVIES MTD 0.26',
    'SELLING_AND_MARKETING null 0.40',
  ]);
  expect(costsOf('Expenses (Rupees in million)').join()).not.toMatch(/LEVIES|SELLING/);
});

// Facts whose values begin at one edge, over lists whose figures end at another.
const FACTS: readonly Line[] = [
  ...INCOME_FUND,
  [130, [40, 'Category'], [140, 'Income']],
  [142, [40, 'Listing'], [140, 'Pakistan Stock Exchange']],
  [154, [40, 'Leverage'], [140, 'Nil']],
  [166, [40, 'Dealing Days'], [140, 'Monday to Friday']],
];

it('a statistic alone in its list is read where it is as wide as the rows of another list', () => {
  const metricsOf = (edge: number): string[] =>
    readPage([
      ...FACTS,
      [190, [40, 'Asset Allocation (% of total assets)', 9]],
      [204, [40, 'T-Bills'], [edge, '61.4']],
      [216, [40, 'Cash'], [edge, '38.6']],
      [240, [40, 'Fund Statistics', 9]],
      [254, [40, 'WAM (Days)'], [290, '41.0']],
    ]).metrics.map((row) => `${row.metric_key} ${row.value}`);
  expect(metricsOf(290)).toEqual(['WEIGHTED_AVERAGE_MATURITY 41.0']);
  expect(metricsOf(270)).toEqual([]);
});

it('a cost in the middle between the figures of the row above has a cell of both columns', () => {
  const { fees } = readPage([
    ...FACTS,
    [190, [40, 'Expense Ratios (p.a.)', 9]],
    [204, [180, 'MTD'], [210, 'YTD']],
    [216, [40, 'TER with Levies'], [178, '4.45%'], [208, '4.50%']],
    [228, [40, 'TER without Levies'], [178, '3.91%'], [208, '3.99%']],
    [240, [40, 'Selling & Marketing'], [193, '0.75%']],
  ]);
  const selling = fees.filter((row) => row.fee_type === 'SELLING_AND_MARKETING');
  expect(selling.map((row) => `${row.period} ${row.value_percent}`)).toEqual(['null 0.75']);
});

it('an expense whose name lost its first line is missing', () => {
  const costsOf = (...heads: readonly string[]): string[] =>
    readPage([
      ...INCOME_FUND,
      [140, [40, 'Expense Ratio Breakup (%)', 9]],
      [156, [90, 'Management Fee'], [180, 'Trustee Fee'], [270, heads[0] ?? ''], [380, heads[1] ?? '']],
      [168, [40, 'MTD'], [90, '1.10%'], [180, '0.20%'], [270, '0.31%'], [380, '1.61%']],
    ]).fees.map((row) => `${row.label_raw} ${row.value_percent}`);
  expect(costsOf('Bank Charges', 'Total Expense Ratio')).toContain('Bank Charges 0.31');
  expect(costsOf('Expenses', 'Total Expense Ratio').join()).not.toMatch(/Expenses 0.31/);
});

it('ranks right before the names are no part of them, where the shares are right after the names', () => {
  const names = ['Power', 'Oil', 'Cement', 'Gas'];
  const read = readPage([
    ...INCOME_FUND,
    [140, [200, 'Statistics', 9], [309, 'Top Holdings (% of Total Assets)', 9]],
    ...names.map((name, at): Line => [
      156 + 12 * at,
      [200, ['Beta', 'Std. Deviation', 'Sharpe Ratio', 'Alpha'][at] ?? ''],
      [280, ['0.82', '1.37', '0.41', '0.15'][at] ?? ''],
      // Every second rank is as near to its name as two words may be.
      [at % 2 === 0 ? 309 : 310.8, `${1 + at}`],
      [318, `Sample ${name}`],
      [349.5 + 4 * name.length, `${9 - at}.3%`],
    ]),
  ]);
  expect(holdingsOf(read)).toEqual([
    '1 Sample Power 9.3',
    '2 Sample Oil 8.3',
    '3 Sample Cement 7.3',
    '4 Sample Gas 6.3',
  ]);
});
