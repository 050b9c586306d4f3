/** Expense ratios whose period is the name of a month, or the first months of a fiscal year. */
import { describe, expect, it } from 'vitest';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

const HEADS: Line = [194, [170, 'TER with levies'], [260, 'Govt. levies'], [340, 'TER without levies']];

describe('a month before expenses', () => {
  const feesOf = (first: string, second: string): string[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample and Company']],
      [180, [40, 'Total expense ratio (annualised)', 10]],
      HEADS,
      [208, [40, first], [190, '1.04%'], [280, '0.14%'], [360, '0.90%']],
      [222, [40, second], [190, '0.94%'], [280, '0.11%'], [360, '0.83%']],
    ]).fees.map((row) => `${row.label_raw} ${row.period} ${row.value_percent}`);
  const ofYear = ['TER with levies YTD 0.94', 'Govt. levies YTD 0.11', 'TER without levies YTD 0.83'];

  it('is their period, if it is that of the report and a year to date is next to it', () => {
    expect(feesOf('October 2024', 'Year to date')).toEqual([
      'TER with levies MTD 1.04',
      'Govt. levies MTD 0.14',
      'TER without levies MTD 0.90',
      ...ofYear,
    ]);
  });

  it('of another report is not', () => {
    expect(feesOf('September 2024', 'Year to date')).toEqual(ofYear);
    expect(feesOf('October 2024', 'September 2024')).toEqual([]);
  });
});

it('a month over the heads of expenses is their period', () => {
  const fees = readPension(
    [180, [40, 'Total expense ratios of the sub-funds (annualised)', 10]],
    [194, [190, 'October 2024'], [380, 'Year to date']],
    [206, [150, 'TER with levies'], [230, 'TER without levies'], [340, 'TER with levies'], [420, 'TER without levies']],
    [220, [40, 'SPF Equity', 8.2], [180, '3.23%'], [265, '2.83%'], [370, '3.00%'], [455, '2.61%']],
    [234, [40, 'SPF Debt', 8.2], [180, '1.55%'], [265, '1.36%'], [370, '1.43%'], [455, '1.22%']],
    [248, [40, 'SPF Money Market', 8.2], [180, '1.20%'], [265, '1.04%'], [370, '1.27%'], [455, '1.13%']],
  )?.fees.map((row) => `${row.sub_fund_key} ${row.label_raw} ${row.period} ${row.value_percent}`);
  expect(fees).toContain('EQUITY TER with levies MTD 3.23');
  expect(fees).toContain('DEBT TER without levies YTD 1.22');
  expect(fees).toHaveLength(12);
});

it.each([
  ['TER for Sep’21 (annualized), including Govt. levies', '2021-09', 'ter_with_levies MTD'],
  ['TER for 3MFY22 (annualized), excluding Govt. levies', '2021-09', 'ter_without_levies YTD'],
  ['TER for September (annualized)', '2021-09', 'total_expense_ratio MTD'],
  ['Selling & Marketing Expense, 3MFY22', '2021-09', 'selling_and_marketing YTD'],
  ['TER for 12MFY22', '2022-06', 'total_expense_ratio YTD'],
  // Of another month, of another year, and of fewer months than have passed.
  ['TER for Aug’21 (annualized)', '2021-09', undefined],
  ['TER for August (annualized)', '2021-09', undefined],
  ['TER for 3MFY21', '2021-09', undefined],
  ['TER for 3MFY22', '2021-10', undefined],
])('the label %s in the report of %s', (label, month, expected) => {
  const meaning = labelMeaning(label, month);
  expect(meaning?.kind === 'fact' ? `${meaning.fact} ${meaning.inside}` : undefined).toBe(expected);
});

it.each([
  ['First investment, minimum', 'minimum_initial'],
  ['Further investments, minimum', 'minimum_subsequent'],
])('the label %s', (label, fact) => {
  expect(labelMeaning(label, null)).toMatchObject({ kind: 'fact', fact });
});

it.each([
  ['Where the assets are (% of total assets)', 'ASSET_ALLOCATION'],
  ['Where the assets of the sub-funds are (% of total assets)', 'ASSET_ALLOCATION'],
  ['Composition of Plans (% of Total Assets)', 'ASSET_ALLOCATION'],
  ['Disclosure under SECP Circular No. 16 of 2010 (Rs. in million)', 'NON_COMPLIANT'],
  ['Disclosure under SECP Circular No. 7 of 2009', undefined],
])('the title %s', (title, kind) => {
  expect(titleKind(title)).toBe(kind);
});
