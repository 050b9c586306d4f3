/** Heads and labels that narrow columns break over lines. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

it('a period broken before its marked year is one head', () => {
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Performance', 10]],
    [144, [150, 'Oct-'], [200, 'FYTD-'], [250, 'FY-']],
    [153, [148, '2024*'], [199, '2025*'], [249, '2024*']],
    [168, [40, 'Fund'], [150, '17.1%'], [200, '16.6%'], [250, '11.4%']],
    [180, [40, 'Benchmark'], [150, '17.5%'], [200, '16.5%'], [250, '10.9%']],
  ]);
  expect(reported_returns.map((row) => [row.period_key, row.period_label_raw, row.fund_return_percent])).toEqual([
    ['MTD', 'Oct-2024*', '17.1'],
    ['FYTD', 'FYTD-2025*', '16.6'],
    ['FY', 'FY-2024*', '11.4'],
  ]);
});

it('a sub-fund’s name of two lines beside its figures labels their row, and heads no part of the page', () => {
  const row = (y: number, first: string, figures: readonly string[]): Line[] => [
    [y - 4.5, [40, first, 9]],
    [y + 4.5, [40, 'Sub-Fund', 9]],
    [y, ...figures.map((text, at): [number, string] => [180 + 60 * at, text])],
  ];
  const page = readPension(
    [130, [40, 'Performance', 11]],
    [146, [170, 'Unit price (Rs.)'], [240, 'Oct-2024'], [300, 'FYTD'], [360, '3 Years']],
    ...row(168, 'Equity', ['141.6452', '7.27%', '9.84%', '12.50%']),
    ...row(190, 'Debt', ['224.6682', '18.09%', '15.68%', '10.88%']),
    ...row(212, 'Money Market', ['221.1041', '15.65%', '15.60%', '10.36%']),
  );
  expect(page?.sub_funds.map((part) => [part.sub_fund_key, part.nav_per_unit])).toEqual([
    ['EQUITY', '141.6452'],
    ['DEBT', '224.6682'],
    ['MONEY_MARKET', '221.1041'],
  ]);
  expect(page?.reported_returns.map((each) => `${each.sub_fund_key} ${each.fund_return_percent}`)).toEqual(
    expect.arrayContaining(['EQUITY 7.27', 'DEBT 15.68', 'MONEY_MARKET 10.36']),
  );
});

it('a list under `Name` keeps its title, although the head of its figures has two lines around that word', () => {
  const { allocations, holdings } = readPage([
    ...INCOME_FUND,
    [130, [300, 'Top Holdings (as on October 31, 2024)', 9]],
    [141, [460, '% of Total', 8.5]],
    [146, [300, 'Name', 8.5]],
    [150, [40, 'Asset Allocation (% of Total Assets)', 9]],
    [151, [475, 'Assets', 8.5]],
    [164, [300, 'Ratodero Bank Limited TFC II'], [478, '7.58%']],
    [165, [150, 'Oct-24'], [200, 'Sep-24']],
    [176, [40, 'TFCs'], [150, '30.2%'], [200, '38.5%'], [300, 'Dokri Energy Limited Sukuk'], [478, '7.57%']],
    [188, [40, 'Bank deposits'], [150, '69.8%'], [200, '61.5%'], [300, 'Garhi Bank Limited TFC'], [478, '4.39%']],
  ]);
  expect(allocations.map((row) => row.label_raw)).toEqual(['TFCs', 'Bank deposits']);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Ratodero Bank Limited TFC II 7.58',
    'Dokri Energy Limited Sukuk 7.57',
    'Garhi Bank Limited TFC 4.39',
  ]);
});
