/** Two tables side by side whose lines nearly meet, and heads far apart under a title of their kind. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

const SIDES: readonly Line[] = [
  [140, [40, 'Fund Statistics', 9], [260, 'Credit Quality (% of total assets)', 9]],
  [154, [40, 'Measure'], [160, 'Unit'], [200, 'Value']],
  [155.2, [260, 'AAA'], [300, 'AA+'], [340, 'AA'], [380, 'Others']],
  [166, [40, 'Weighted Average Maturity'], [158, 'Years'], [208, '2.4']],
  [167.2, [256, '42.1%'], [296, '30.2%'], [332, '25.8%'], [384, '1.9%']],
  [178, [40, 'Modified Duration'], [158, 'Years'], [204, '0.65']],
  [190, [40, 'Yield to Maturity'], [166, '%'], [204, '24.9']],
];

it('figures under labels of their own line are no cells of the row of a list beside them', () => {
  const page = readPage([...INCOME_FUND, ...SIDES]);
  expect(page.metrics.map(({ label_raw, value }) => `${label_raw} ${value}`)).toEqual([
    'Weighted Average Maturity 2.4',
    'Modified Duration 0.65',
    'Yield to Maturity 24.9',
  ]);
  expect(
    page.allocations.map(({ label_raw, percent_of_total_assets }) => `${label_raw} ${percent_of_total_assets}`),
  ).toEqual(['AAA 42.1', 'AA+ 30.2', 'AA 25.8', 'Others 1.9']);
});

it('a head with the words of a title is none, far from the sign of percent, under the title that names the part', () => {
  const allocations = readPension(
    [140, [40, 'Sector Allocation of the Equity Sub-Fund (% of Total Assets)', 9]],
    [154, [40, 'Sector'], [340, '%']],
    [166, [40, 'Commercial Banks'], [330, '18.8']],
    [178, [40, 'Cement'], [330, '14.3']],
    [190, [40, 'Fertilizer'], [330, '14.9']],
  )?.allocations.map((row) => `${row.sub_fund_name_raw} ${row.label_raw} ${row.percent_of_total_assets}`);
  expect(allocations).toEqual([
    'Equity Sub Fund Commercial Banks 18.8',
    'Equity Sub Fund Cement 14.3',
    'Equity Sub Fund Fertilizer 14.9',
  ]);
});
