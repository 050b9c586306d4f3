import { expect, it } from 'vitest';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const HEADS: Line = [200, [160, 'SIF'], [220, 'Benchmark']];

it('a period under the basis of its group is a row of its own', () => {
  const { reported_returns, withheld } = readPage([
    ...INCOME_FUND,
    [200, [420, 'SIF'], [480, 'Benchmark']],
    [216, [300, 'Not annualised']],
    [225, [300, '1 month'], [420, '8.52'], [500, '6.71']],
    [236, [300, '3 months'], [420, '14.38'], [500, '9.12']],
    [247, [300, '6 months'], [420, '33.22'], [500, '24.45']],
  ]);
  expect(
    reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.calculation_basis_raw}`),
  ).toEqual(['1 month 8.52 Not annualised', '3 months 14.38 Not annualised', '6 months 33.22 Not annualised']);
  expect(withheld).toEqual([]);
});

it('an ellipsis in the place of a figure says that there is none', () => {
  const { reported_returns, withheld } = readPage([
    ...INCOME_FUND,
    HEADS,
    [212, [40, '3 years'], [160, '13.14'], [240, '13.74']],
    [223, [40, '5 years'], [170, '…'], [250, '…']],
    [234, [40, 'Since launch'], [160, '12.83'], [240, '13.48']],
  ]);
  expect(reported_returns.map((row) => `${row.period_key} ${row.fund_return_percent}`)).toEqual([
    '3Y 13.14',
    'SINCE_INCEPTION 12.83',
  ]);
  expect(withheld).toEqual([]);
});

it('what is net of the levies is the ratio without them', () => {
  const { fees } = readPage([
    ...INCOME_FUND,
    [188, [40, 'Expenses, percent of average net assets a year', 8.5]],
    [200, [200, 'MTD'], [260, 'YTD']],
    [212, [40, 'Of which: Government levies'], [200, '0.11'], [260, '0.12']],
    [224, [40, 'Net of Government levies'], [200, '0.68'], [260, '0.78']],
  ]);
  expect(fees.map((fee) => `${fee.fee_type} ${fee.period} ${fee.value_percent} ${fee.with_government_levies}`)).toEqual(
    [
      'GOVERNMENT_LEVIES MTD 0.11 null',
      'TOTAL_EXPENSE_RATIO MTD 0.68 false',
      'GOVERNMENT_LEVIES YTD 0.12 null',
      'TOTAL_EXPENSE_RATIO YTD 0.78 false',
    ],
  );
});

it('a label may end with its unit', () => {
  expect(labelMeaning('Units outstanding, number', null)).toMatchObject({ fact: 'units_outstanding' });
  expect(labelMeaning('NAV, end of month (Rs.)', null)).toMatchObject({ fact: 'nav' });
});
