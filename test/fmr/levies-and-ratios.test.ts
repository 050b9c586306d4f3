/** Levies of a period, and other costs of it, under the expense ratios of that period. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const RATIOS: readonly Line[] = [
  [116, [40, 'Risk Profile'], [140, 'Medium']],
  [128, [40, 'Management fee'], [140, '1.00% p.a.']],
  [139, [40, 'TER, month'], [140, '0.99%']],
  [150, [40, 'TER, year to date'], [140, '1.06%']],
];
const feesOf = (...lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, ...RATIOS, ...lines]).fees.map(
    ({ fee_type, label_raw, period, value_percent }) => `${fee_type} ${label_raw} ${period} ${value_percent}`,
  );
const OWN = [
  'MANAGEMENT_FEE Management fee null 1.00',
  'TOTAL_EXPENSE_RATIO TER, month MTD 0.99',
  'TOTAL_EXPENSE_RATIO TER, year to date YTD 1.06',
];

describe('a row under an expense ratio', () => {
  it('has the levies of a period, if its words say so', () => {
    expect(feesOf([161, [40, 'Levies, year to date'], [140, '0.12%']])).toEqual([
      ...OWN,
      'GOVERNMENT_LEVIES Levies, year to date YTD 0.12',
    ]);
  });

  it('is no ratio of that period if its words are of something else', () => {
    expect(feesOf([161, [40, 'Charges, year to date'], [140, '0.12%']])).toEqual(OWN);
  });
});

it('`with levies` and `without levies` over two periods are ratios if the title says so', () => {
  const under = (title: string): string[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Risk Profile'], [140, 'Medium']],
      [128, [40, 'Auditor'], [140, 'Sample & Co.']],
      [150, [40, title, 10]],
      [164, [200, 'Month', 9], [260, 'Year to date', 9]],
      [176, [40, 'with government levies'], [200, '1.61%'], [260, '1.63%']],
      [188, [40, 'without government levies'], [200, '1.41%'], [260, '1.43%']],
    ]).fees.map((row) => `${row.label_raw} ${row.with_government_levies} ${row.period} ${row.value_percent}`);
  expect(under('Total expense ratio')).toEqual([
    'with government levies true MTD 1.61',
    'without government levies false MTD 1.41',
    'with government levies true YTD 1.63',
    'without government levies false YTD 1.43',
  ]);
  expect(under('What the fund is charged')).toEqual([]);
});
