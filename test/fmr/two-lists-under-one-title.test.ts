/** Assets and sectors side by side, each under the head of its names, with one title over both. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage } from './placed-words.ts';

it('the head over the names says that they are sectors', () => {
  const { allocations, reported_returns } = readPage([
    ...INCOME_FUND,
    [130, [200, 'Portfolio (% of total assets)', 9]],
    [
      144,
      [40, 'Asset Allocation', 8.2],
      [180, 'Oct-24', 8.2],
      [240, 'Sep-24', 8.2],
      [290, 'Sector Allocation', 8.2],
      [450, 'Oct-24', 8.2],
      [510, 'Sep-24', 8.2],
    ],
    [157, [40, 'Stocks / Equities'], [180, '61.2%'], [240, '64.6%'], [290, 'Cement'], [450, '16.8%'], [510, '12.8%']],
    [170, [40, 'PIBs'], [180, '17.2%'], [240, '14.4%'], [290, 'Oil and gas'], [450, '11.7%'], [510, '15.0%']],
    [
      183,
      [40, 'Bank deposits'],
      [180, '19.5%'],
      [240, '19.1%'],
      [290, 'Commercial banks'],
      [450, '11.8%'],
      [510, '12.2%'],
    ],
    [196, [40, 'Others'], [180, '2.1%'], [240, '1.9%'], [290, 'Other sectors'], [450, '13.8%'], [510, '17.7%']],
  ]);
  expect(reported_returns).toEqual([]);
  const sectors = allocations.filter((row) => row.allocation_type === 'SECTOR_ALLOCATION');
  expect(sectors.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual([
    'Cement 16.8 12.8',
    'Oil and gas 11.7 15.0',
    'Commercial banks 11.8 12.2',
    'Other sectors 13.8 17.7',
  ]);
});
