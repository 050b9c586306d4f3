/** Pages whose titles have a part behind the name, sums in crore in sentences, and rows of differences. */
import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const TERMS: readonly Line[] = [
  [60, [40, 'Data as of 31 October 2024']],
  [80, [40, 'Category'], [140, 'Equity']],
  [92, [40, 'Trustee'], [140, 'Sample Trustee Company']],
];

it('a title may have a part behind the name and its short form', () => {
  const read = (title: string): unknown =>
    readReport(
      { pages: [pageOf([[40, [40, title, 11]], ...TERMS])] },
      { funds: [fundOf('Sample Equity Fund')] },
    ).fragments.map(({ fund_name_raw, category_raw }) => [fund_name_raw, category_raw]);
  expect(read('Sample Equity Fund (SQF): portfolio and terms')).toEqual([['Sample Equity Fund', 'Equity']]);
  expect(read('Sample Equity Fund and others, with all that they hold')).toEqual([]);
});

it('a size in crore may be said again in a sentence, and not otherwise', () => {
  const sizes = (size: string): unknown => {
    const { net_assets, withheld } = readPage([
      ...INCOME_FUND,
      [116, [40, 'Net Assets (PKR crore)'], [140, size]],
      [150, [40, 'Net assets of the fund were PKR 345.03 crore at the end of the month.']],
    ]);
    return [net_assets, withheld.map(({ check }) => check)];
  };
  expect(sizes('345.03')).toEqual(['3450300000', []]);
  expect(sizes('34,502.53')).toEqual([null, ['size_said_otherwise']]);
});

it('a row of differences is no series, and a period may be from the launch', () => {
  const { reported_returns, withheld } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Returns (%)', 10]],
    [156, [160, '1 year'], [240, '3 years'], [320, 'Launch']],
    [170, [40, 'SIF'], [160, '15.22'], [240, '13.33'], [320, '8.53']],
    [184, [40, 'Benchmark'], [160, '15.55'], [240, '13.66'], [320, '9.44']],
    [198, [40, 'Over benchmark (bps)'], [160, '(33)'], [240, '(33)'], [320, '(91)']],
  ]);
  expect(
    reported_returns.map((row) => `${row.period_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`),
  ).toEqual(['1Y 15.22 15.55', '3Y 13.33 13.66', 'SINCE_INCEPTION 8.53 9.44']);
  expect(withheld).toEqual([]);
});

it('the one row of ratios may have the name of the fund, and their limit is not one of them', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Expense Ratios', 10]],
    [152, [190, 'MTD'], [330, 'YTD']],
    [
      164,
      [40, 'Fund'],
      [150, 'TER'],
      [210, 'Govt. levies'],
      [290, 'TER'],
      [350, 'Govt. levies'],
      [430, 'Limit of TER'],
    ],
    [178, [40, 'SIF'], [150, '1.12'], [215, '0.14'], [290, '1.15'], [355, '0.15'], [440, '2.50']],
  ]);
  expect(fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`)).toEqual([
    'TOTAL_EXPENSE_RATIO MTD 1.12',
    'GOVERNMENT_LEVIES MTD 0.14',
    'TOTAL_EXPENSE_RATIO YTD 1.15',
    'GOVERNMENT_LEVIES YTD 0.15',
  ]);
});
