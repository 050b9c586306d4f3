/** Sub-funds that are named again under each of two months. */
import { expect, it } from 'vitest';
import { readPension, type Line } from './placed-words.ts';

const NAMES = ['Equity', 'Debt', 'Money Market'];
const at = [200, 260, 320, 400, 460, 520];
const row = (y: number, label: string, ...figures: readonly string[]): Line => [
  y,
  [40, label],
  ...figures.map((figure, index) => [at[index] ?? 0, figure] as const),
];
const TABLE: readonly Line[] = [
  [130, [250, '30-Sep-24'], [450, '31-Oct-24']],
  row(143, 'Key Figures', ...NAMES, ...NAMES),
  row(156, 'Net assets (Rs. in million):', '112.63', '245.18', '263.26', '120.32', '249.42', '251.92'),
  row(169, 'NAV per unit (Rs.):', '88.1557', '144.8174', '140.0451', '95.2346', '145.4607', '140.7231'),
];
const RETURNS: readonly Line[] = [
  [200, [40, 'Performance', 9]],
  [214, [200, '1 Month'], [300, '1 Year']],
  [226, [40, 'Equity Sub-Fund'], [200, '8.03%'], [300, '12.10%']],
  [238, [40, 'Debt Sub-Fund'], [200, '0.10%'], [300, '6.26%']],
];

it('the names under the month of the report have the prices and sizes', () => {
  const page = readPension(...TABLE);
  expect(page?.sub_funds).toMatchObject([
    { sub_fund_key: 'EQUITY', nav_per_unit: '95.2346', net_assets_pkr: '120320000' },
    { sub_fund_key: 'DEBT', nav_per_unit: '145.4607', net_assets_pkr: '249420000' },
    { sub_fund_key: 'MONEY_MARKET', nav_per_unit: '140.7231', net_assets_pkr: '251920000' },
  ]);
});

it('the prices of the month before contradict a return that is less than their growth', () => {
  const page = readPension(...TABLE, ...RETURNS);
  expect(page?.withheld.map(({ check, figures }) => [check, figures])).toEqual([
    ['returns_disagree', ['1 Month', '0.10%']],
    ['returns_disagree', ['145.4607']],
  ]);
});
