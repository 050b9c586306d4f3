import { expect, it } from 'vitest';
import { pageOf, readPage, type Line } from './placed-words.ts';
import { liftCaptions } from '#sources/fmr/ink/lift-captions.ts';

const ASSETS: Line[] = [
  [110, [120, 'T-bills'], [300, '63.7%']],
  [123, [120, 'Bank deposits'], [300, '36.3%']],
];
const HOLDINGS: Line[] = [
  [175, [120, 'Sample Cement TFC'], [300, '7.20%']],
  [188, [120, 'Sample Bank TFC'], [300, '5.77%']],
  [201, [120, 'Sample Telecom Sukuk'], [300, '3.91%']],
];
const fund: Line[] = [
  [40, [200, 'Sample Income Fund', 14]],
  [60, [220, 'January 2025', 10]],
  [80, [40, '1.5 Portfolio', 10]],
];

it('a numbered caption below a table is its title, not that of the next table', () => {
  const { allocations, holdings } = readPage([
    ...fund,
    ...ASSETS,
    [133, [150, 'Table 1.1: Asset allocation (% of total assets)']],
    ...HOLDINGS,
    [211, [150, 'Table 1.2: Largest holdings (% of total assets)']],
  ]);
  expect(allocations.map((one) => `${one.label_raw} ${one.percent_of_total_assets}`)).toEqual([
    'T-bills 63.7',
    'Bank deposits 36.3',
  ]);
  expect(holdings.map((one) => one.name_raw)).toEqual(['Sample Cement TFC', 'Sample Bank TFC', 'Sample Telecom Sukuk']);
});

it('captions over their tables stay where they are', () => {
  const page = pageOf([
    ...fund,
    [100, [120, 'Table 1.1: Asset allocation (% of total assets)']],
    ...ASSETS,
    [165, [120, 'Table 1.2: Largest holdings (% of total assets)']],
    ...HOLDINGS,
  ]);
  expect(liftCaptions(page)).toBe(page);
});
