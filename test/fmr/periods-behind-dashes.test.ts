/** Periods behind the labels of ratios and costs, and the next lines of cells, titles and notes. */
import { describe, expect, it } from 'vitest';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

const FUND: readonly Line[] = [
  ...INCOME_FUND,
  [116, [40, 'Par Value'], [140, 'Rs. 10']],
  [128, [40, 'Risk Profile'], [140, 'Medium']],
];

const saysFees = (...lines: readonly Line[]): string[] =>
  readPage([...FUND, ...lines]).fees.map(
    (fee) => `${fee.fee_type} ${fee.period} ${fee.with_government_levies} ${fee.value_percent}`,
  );

const RATIOS: readonly Line[] = [
  [140, [40, 'TER - October 2024 (incl. Govt. Levies)'], [260, '2.19%']],
  [152, [40, 'TER - October 2024 (excl. Govt. Levies)'], [260, '1.94%']],
  [164, [40, 'TER - FYTD 2025 (incl. Govt. Levies)'], [260, '2.01%']],
  [176, [40, 'TER - FYTD 2025 (excl. Govt. Levies)'], [260, '1.74%']],
];

describe('a period behind the dash of a label', () => {
  it('is that of the ratio, and the words in brackets behind it say whether it has the levies', () => {
    expect(saysFees(...RATIOS)).toEqual([
      'TOTAL_EXPENSE_RATIO MTD true 2.19',
      'TOTAL_EXPENSE_RATIO MTD false 1.94',
      'TOTAL_EXPENSE_RATIO YTD true 2.01',
      'TOTAL_EXPENSE_RATIO YTD false 1.74',
    ]);
  });

  it('is of a ratio only if it is the month or the fiscal year of the report', () => {
    expect(
      saysFees(
        [140, [40, 'TER - October 2023 (incl. Govt. Levies)'], [260, '2.19%']],
        [152, [40, 'TER - FYTD 2024 (incl. Govt. Levies)'], [260, '2.01%']],
        [164, [40, 'Expense Ratio, FYTD 2024'], [260, '1.89%']],
      ),
    ).toEqual([]);
  });

  it('is that of a cost, and no text of a term', () => {
    const page = readPage([
      ...FUND,
      ...RATIOS,
      [188, [40, 'Selling & Marketing Exp. - FYTD 2025'], [260, '0.40%']],
      [200, [40, 'Management Fee - FYTD 2025'], [260, '0.90%']],
    ]);
    const costs = page.fees.filter((fee) => fee.fee_type !== 'TOTAL_EXPENSE_RATIO');
    expect(costs.map((fee) => `${fee.fee_type} ${fee.period} ${fee.value_percent}`)).toEqual([
      'SELLING_AND_MARKETING YTD 0.40',
    ]);
    expect(page.special_terms.map((term) => term.value_raw)).not.toContain('FYTD 2025');
  });
});

it('an expense ratio of any month is no holding', () => {
  const { holdings } = readPage([
    ...FUND,
    [140, [40, 'Top Holdings (% of Total Assets)', 9]],
    [154, [40, 'Sample Bank Limited'], [260, '8.12%']],
    [166, [40, 'Sample Cement Limited'], [260, '7.43%']],
    [178, [40, 'TER - January 2024 (incl. Govt. Levies)'], [260, '4.93%']],
  ]);
  expect(holdings.map((row) => row.name_raw)).not.toContain('TER - January 2024 (incl. Govt. Levies)');
});

it('a figure under words that end in a comparison is the rest of them, and begins no investment', () => {
  const { compliance } = readPage([
    ...FUND,
    [400, [40, 'Non-Compliant Investments', 12]],
    [416, [40, 'Name', 8.1], [200, 'Type', 8.1], [300, '% of Gross Assets', 8.1], [420, '% of Net Assets', 8.1]],
    [430, [40, 'Sample Microfinance Bank -'], [200, 'Single Entity >'], [320, '11.52%'], [440, '11.72%']],
    [440, [40, 'TFC'], [200, '10%']],
    [453, [40, 'Sample Sugar Mills -'], [200, 'Below Grade'], [320, '0.10%'], [440, '0.11%']],
    [463, [40, 'TFC']],
  ]);
  expect(compliance.map((row) => [row.name_raw, row.limit_type_raw, row.net_assets_percent])).toEqual([
    ['Sample Microfinance Bank - TFC', 'Single Entity > 10%', '11.72'],
    ['Sample Sugar Mills - TFC', 'Below Grade', '0.11'],
  ]);
});

it('a heading between a table and its title says whose the table is, although the title names the first part', () => {
  const page = readPension(
    [140, [40, 'Asset Allocation (% of Total Assets)', 10]],
    [152, [40, 'Equity Sub-Fund', 10]],
    [166, [200, 'Sep 2024'], [260, 'Oct 2024']],
    [178, [100, 'Equities'], [205, '94.5%'], [265, '95.3%']],
    [190, [100, 'Cash'], [205, '5.5%'], [265, '4.7%']],
    [220, [40, 'Debt Sub-Fund', 10]],
    [234, [200, 'Sep 2024'], [260, 'Oct 2024']],
    [246, [100, 'T-Bills'], [205, '67.6%'], [265, '65.7%']],
    [258, [100, 'Cash'], [205, '32.4%'], [265, '34.3%']],
  );
  expect(page?.allocations.map((row) => `${row.sub_fund_key} ${row.label_raw} ${row.current_period}`)).toEqual([
    'EQUITY Equities 95.3',
    'EQUITY Cash 4.7',
    'DEBT T-Bills 65.7',
    'DEBT Cash 34.3',
  ]);
});

it('a note about an effect on the net asset value does not contradict it', () => {
  const nav = (note: string): unknown =>
    readPage([
      ...FUND,
      [140, [40, 'NAV per Unit (Rs.)'], [260, '11.2341']],
      [152, [40, 'Net Assets (Rs. mn)'], [260, '2,055.27']],
      [300, [40, note]],
    ]).nav_per_unit;
  expect(nav('A provision was reversed in August; the effect on NAV was Rs. 0.09 per unit.')).toBe('11.2341');
  expect(nav('A provision was reversed in August; the impact on the NAV is Rs. 0.09 per unit.')).toBe('11.2341');
  expect(nav('A provision was reversed in August; the NAV was Rs. 10.0909 per unit.')).toBeNull();
});

it('short-term Sukuk with what their shares are of are holdings, and without it a class of assets', () => {
  expect(titleKind('Short term Sukuk (% of total assets)')).toBe('HOLDINGS');
  expect(titleKind('Short-term Sukuk')).toBeUndefined();
});

it('the benchmark under a fund in bold print has the period of the fund, also where that is the only one', () => {
  const { reported_returns } = readPage([
    ...FUND,
    [140, [40, 'Fiscal Year Returns', 9]],
    [152, [200, 'FY22', 8.1]],
    [164, [40, 'SIF', 8.1], [200, '21.16%', 8.1]],
    [174, [40, 'Benchmark'], [200, '13.64%']],
  ]);
  expect(
    reported_returns.map((row) => [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent]),
  ).toEqual([['FY22', '21.16', '13.64']]);
});
