/** Columns of units, days and bases between labels and figures; a sign of percent in a cell of its own. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

const metricsOf = (...lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, ...lines]).metrics.map(({ label_raw, value, unit }) => `${label_raw} ${value} ${unit}`);

describe('cells under the head Unit', () => {
  it('are units, however few they are', () => {
    expect(
      metricsOf(
        [140, [40, 'Fund Statistics', 9]],
        [154, [40, 'Measure'], [180, 'Unit'], [240, 'Value']],
        [166, [40, 'Weighted Average Maturity'], [180, 'Days'], [244, '50']],
        [178, [40, 'Modified Duration'], [180, 'Years'], [240, '0.14']],
      ),
    ).toEqual(['Weighted Average Maturity 50 DAYS', 'Modified Duration 0.14 YEARS']);
  });

  it('are no figures of a column if they are dashes, and the index beside the fund is not the fund', () => {
    expect(
      metricsOf(
        [140, [40, 'Fund Statistics', 9]],
        [154, [40, 'Measure'], [180, 'Unit'], [240, 'SIF'], [300, 'KSE-100']],
        [166, [40, 'Price to Earnings'], [178, 'Times'], [240, '3.9'], [306, '3.6']],
        [178, [40, 'Dividend Yield'], [186, '%'], [240, '8.6'], [306, '8.4']],
        [190, [40, 'Beta'], [186, '-'], [240, '0.88'], [306, '1.00']],
      ),
    ).toEqual(['Price to Earnings 3.9 null', 'Dividend Yield 8.6 PERCENT', 'Beta 0.88 null']);
  });
});

it('a rate with the sign of percent in the column of units is of the sub-fund that states it, if it was charged', () => {
  const fees = readPension(
    [130, [40, 'Particulars'], [200, 'Unit'], [260, 'Equity Sub-Fund'], [350, 'Debt Sub-Fund']],
    [144, [40, 'NAV per Unit'], [200, 'PKR'], [280, '162.6473'], [360, '270.7590']],
    [158, [40, 'Management Fee (Actual), MTD'], [196, '% p.a.'], [290, '1.16'], [370, '0.85']],
    [172, [40, 'Total Expense Ratio, MTD'], [196, '% p.a.'], [290, '2.70'], [370, '1.82']],
    [186, [40, 'Government Levies in TER, MTD'], [196, '% p.a.'], [290, '0.33'], [370, '0.25']],
  )?.fees.map((fee) => `${fee.sub_fund_name_raw} ${fee.fee_type} ${fee.period} ${fee.value_percent}`);
  expect(fees?.toSorted()).toEqual([
    'Debt Sub Fund GOVERNMENT_LEVIES MTD 0.25',
    'Debt Sub Fund MANAGEMENT_FEE MTD 0.85',
    'Debt Sub Fund TOTAL_EXPENSE_RATIO MTD 1.82',
    'Equity Sub Fund GOVERNMENT_LEVIES MTD 0.33',
    'Equity Sub Fund MANAGEMENT_FEE MTD 1.16',
    'Equity Sub Fund TOTAL_EXPENSE_RATIO MTD 2.70',
  ]);
});

it('a rate with the sign of percent in the column of units is no term of the fund, as it may be one that was charged', () => {
  const page = readPage([
    ...INCOME_FUND,
    [140, [40, 'Description'], [200, 'Unit'], [260, 'Fund']],
    [154, [40, 'Remuneration of Management Company'], [200, '%'], [270, '1.85']],
    [168, [40, 'SECP Annual Fee'], [200, '%'], [270, '0.08']],
    [182, [40, 'NAV per Unit'], [200, 'PKR'], [270, '111.1699']],
  ]);
  expect([...page.special_terms, ...page.fees].map((row) => row.value_percent)).toEqual([]);
  expect(page.nav_per_unit).toBe('111.1699');
});

const RETURNS: readonly Line[] = [
  [140, [40, 'Fund Performance (%)', 9]],
  [154, [40, 'Period'], [110, 'From'], [180, 'Basis'], [290, 'SIF'], [330, 'Benchmark']],
  [166, [40, '1 Month'], [110, '30-Sep-2024'], [180, 'Simple annualized'], [290, '20.05'], [340, '20.23']],
  [178, [40, '3 Months'], [110, '31-Jul-2024'], [180, 'Simple annualized'], [290, '20.22'], [340, '20.36']],
  [190, [40, 'FYTD'], [110, '30-Jun-2024'], [180, 'Simple annualized'], [290, '20.27'], [340, '20.24']],
  [202, [40, '3 Years'], [110, '31-Oct-2021'], [180, 'CAGR'], [290, '13.96'], [340, '13.74']],
  [214, [40, '5 Years'], [110, '-'], [180, '-'], [290, '-'], [340, '-']],
  [226, [40, 'Since Inception'], [110, '12-Nov-2014'], [180, 'CAGR'], [290, '10.67'], [340, '10.54']],
];

it('the days and bases between periods and returns label no row, and the bases are those of their rows', () => {
  const fragment = readPage([...INCOME_FUND, ...RETURNS]);
  expect(
    fragment.reported_returns.map(
      (row) =>
        `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent} ${row.calculation_basis_raw}`,
    ),
  ).toEqual([
    '1 Month 20.05 20.23 Simple annualized',
    '3 Months 20.22 20.36 Simple annualized',
    'FYTD 20.27 20.24 Simple annualized',
    '3 Years 13.96 13.74 CAGR',
    'Since Inception 10.67 10.54 CAGR',
  ]);
  expect(fragment.withheld).toEqual([]);
});
