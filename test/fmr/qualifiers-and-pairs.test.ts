/** Labels of two lines, two prices in one cell, expenses of sub-funds by period, and entries of cards. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

describe('a label that a word under it completes', () => {
  // A program draws the lines of one cell one after the other.
  const lines = (third: Line): Line[] => [
    ...INCOME_FUND,
    [130, [40, 'Listing'], [140, 'Pakistan Stock Exchange']],
    [144, [40, 'Sales Load:']],
    [152, [40, 'Front-end']],
    [144, [140, 'Upto 1.00%']],
    [166, [40, 'Sales Load:']],
    third,
    [166, [140, 'Nil']],
    [188, [40, 'Leverage'], [140, 'None']],
  ];
  const loadsOf = (page: readonly Line[]): string[] =>
    readPage(page).fees.flatMap((row) =>
      row.fee_type.endsWith('LOAD') ? [`${row.fee_type} ${row.value_percent}`] : [],
    );

  it('is one label with the value next to its first line, whatever is further to the right', () => {
    expect(loadsOf(lines([174, [40, 'Back-end']]))).toEqual(['FRONT_END_LOAD 1.00', 'BACK_END_LOAD 0']);
    expect(loadsOf(lines([174, [40, 'Back-end'], [320, 'The market rose in the month under review.']]))).toEqual([
      'FRONT_END_LOAD 1.00',
      'BACK_END_LOAD 0',
    ]);
  });

  it('is a label of its own where a value is next to it', () => {
    const { par_value } = readPage(lines([174, [40, 'Par Value'], [140, 'Rs. 100']]));
    expect(par_value).toBe('100');
  });
});

it('two prices with a slash between them are those of the two names in their label', () => {
  const fragment = readPage([
    ...INCOME_FUND,
    [140, [40, 'Price and Size as on October 31, 2024', 9]],
    [154, [40, 'NAV per Unit (Rs.)'], [200, '111.4399']],
    [166, [40, 'Redemption / Offer Price (Rs.)'], [200, '111.4399 / 112.5543']],
    [178, [40, 'Net Assets (Rs. in mn)'], [200, '4,507.0']],
  ]);
  expect(fragment).toMatchObject({
    nav_per_unit: '111.4399',
    redemption_price: '111.4399',
    offer_price: '112.5543',
    fund_size: '4507000000',
  });
});

it('costs by period are those of the sub-fund whose name is in each row', () => {
  const fragment = readPension(
    [140, [40, 'Total Expense Ratio (TER) Break-up', 9]],
    [154, [40, 'Sub-Fund'], [140, 'Period'], [200, 'Trustee Fee'], [280, 'TER with Levies']],
    ...(['Equity', 'Debt'] as const).flatMap((name, at): Line[] => [
      [166 + 24 * at, [40, `SPF - ${name}`], [140, 'MTD'], [210, `0.1${at}%`], [295, `2.${at}0%`]],
      [178 + 24 * at, [40, `SPF - ${name}`], [140, 'YTD'], [210, `0.2${at}%`], [295, `2.${at}4%`]],
    ]),
  );
  expect(
    fragment?.fees.map((row) => `${row.sub_fund_name_raw} ${row.fee_type} ${row.period} ${row.value_percent}`),
  ).toEqual([
    'Equity Sub Fund TRUSTEE_FEE MTD 0.10',
    'Equity Sub Fund TOTAL_EXPENSE_RATIO MTD 2.00',
    'Equity Sub Fund TRUSTEE_FEE YTD 0.20',
    'Equity Sub Fund TOTAL_EXPENSE_RATIO YTD 2.04',
    'Debt Sub Fund TRUSTEE_FEE MTD 0.11',
    'Debt Sub Fund TOTAL_EXPENSE_RATIO MTD 2.10',
    'Debt Sub Fund TRUSTEE_FEE YTD 0.21',
    'Debt Sub Fund TOTAL_EXPENSE_RATIO YTD 2.14',
  ]);
});

it('an expense under a head is a cost, not a term of the fund, also in other words', () => {
  const { fees, special_terms } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Total Expense Ratio (TER) Break-up', 9]],
    [154, [120, 'Mgmt. Fee'], [190, 'Trustee Fee'], [260, 'TER with Levies']],
    [166, [40, 'MTD'], [125, '1.16%'], [200, '0.11%'], [275, '2.10%']],
    [178, [40, 'YTD'], [125, '1.12%'], [200, '0.12%'], [275, '2.07%']],
  ]);
  expect(fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`)).toEqual([
    'MANAGEMENT_FEE MTD 1.16',
    'TRUSTEE_FEE MTD 0.11',
    'TOTAL_EXPENSE_RATIO MTD 2.10',
    'MANAGEMENT_FEE YTD 1.12',
    'TRUSTEE_FEE YTD 0.12',
    'TOTAL_EXPENSE_RATIO YTD 2.07',
  ]);
  expect(special_terms.filter((row) => row.term_type === 'MANAGEMENT_FEE')).toEqual([]);
});

it('of several columns with the same words none is the benchmark', () => {
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [116, [40, 'NAV per unit'], [140, '101.2500']],
    [140, [40, 'Fiscal years', 9]],
    [156, [160, 'FY 2022']],
    [170, [40, 'Benchmark'], [170, '17.89%']],
    [182, [40, 'Benchmark'], [170, '10.92%']],
    [194, [40, 'Benchmark'], [170, '8.66%']],
  ]);
  expect(reported_returns.map((row) => row.benchmark_return_percent)).toEqual([]);
});

it('a grade or a kind of fund is not the name of a holding', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [116, [40, 'NAV per unit'], [140, '101.2500']],
    [140, [40, 'Top holdings (% of total assets)', 9]],
    [154, [40, 'rated AA'], [200, '9.56%']],
    [166, [40, 'Open End Shariah Compliant Scheme'], [200, '7.57%']],
    [178, [40, 'Sample Energy Limited Sukuk'], [200, '5.21%']],
  ]);
  const names = holdings.map((row) => row.name_raw);
  expect(names).not.toContain('rated AA');
  expect(names).not.toContain('Open End Shariah Compliant Scheme');
});

it('a text of two loads that lost a blank is not the value of the first', () => {
  const { special_terms } = readPage([
    ...INCOME_FUND,
    [116, [40, 'NAV per unit'], [140, '101.2500']],
    [128, [40, 'Front-end Load'], [140, 'Individual 0.5%, OtherNil, Back-end Load: Nil']],
  ]);
  expect(special_terms.filter((row) => row.term_type === 'FRONT_END_LOAD')).toEqual([]);
});
