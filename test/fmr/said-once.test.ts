/** Facts that a page states twice, and expense ratios whose label names their period. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const FACTS: readonly Line[] = [
  [300, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [312, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
];

describe('what a page states twice', () => {
  it('the return since July of a tile is that of the table of periods', () => {
    const returnsOf = (tile: string): string[] =>
      readPage([
        ...INCOME_FUND,
        [116, [40, 'FYTD Return'], [140, tile]],
        [160, [40, 'Performance', 10]],
        [174, [140, 'Fund'], [240, 'Benchmark']],
        [186, [40, '1 Month'], [140, '0.95%'], [240, '0.99%']],
        [198, [40, 'FYTD'], [140, '12.42%'], [240, '12.66%']],
        [210, [40, '1 Year'], [140, '13.05%'], [240, '13.37%']],
      ]).reported_returns.map(
        ({ period_label_raw, fund_return_percent }) => `${period_label_raw} ${fund_return_percent}`,
      );
    expect(returnsOf('12.42%')).toEqual(['1 Month 0.95', 'FYTD 12.42', '1 Year 13.05']);
  });
});

describe('ratios of a period', () => {
  const feesOf = (...lines: readonly Line[]): string[] =>
    readPage([...INCOME_FUND, ...FACTS, ...lines]).fees.map(
      ({ label_raw, value_percent, period }) => `${label_raw} ${value_percent} ${period}`,
    );

  it.each([
    ['TER, October', ['TER, October 1.05 MTD']],
    ['TER, September', []],
    ['Expense Ratio Quarter (annualised)', ['Expense Ratio Quarter (annualised) 1.05 null']],
  ])('%s', (label, fees) => {
    expect(feesOf([116, [40, label], [240, '1.05%']])).toEqual(fees);
  });

  it('levies of two periods may be said to be a part of the ratio', () => {
    const levies = '0.26% (MTD) | 0.27% (YTD), included in the ratio above';
    expect(feesOf([116, [40, 'Government Levies:'], [140, levies]])).toEqual([
      'Government Levies 0.26 MTD',
      'Government Levies 0.27 YTD',
    ]);
  });

  it('the label of the next row is not what levies are', () => {
    const { special_terms } = readPage([
      ...INCOME_FUND,
      ...FACTS,
      [116, [40, 'Government Levies:'], [140, 'Audit and other costs']],
    ]);
    expect(special_terms.filter(({ label_raw }) => /levies/i.test(label_raw ?? ''))).toEqual([]);
  });
});

it('the first date under the head of a column is not the maturity of the fund', () => {
  const { maturity_date } = readPage([
    ...INCOME_FUND,
    ...FACTS,
    [380, [160, 'Rating'], [240, 'Maturity']],
    [392, [160, 'AAA'], [226, '15 December 2029']],
    [404, [160, 'AA-'], [238, 'Perpetual']],
    [416, [160, 'AA'], [234, '30 June 2027']],
  ]);
  expect(maturity_date).toBeNull();
});

it('two facts in one row may be parted by a slash, like their labels', () => {
  const { dealing_days_raw, cutoff_time_raw, special_terms } = readPage([
    ...INCOME_FUND,
    ...FACTS,
    [116, [40, 'Dealing days / cut-off time'], [240, 'Monday to Friday / 3:30 p.m.']],
  ]);
  expect([dealing_days_raw, cutoff_time_raw]).toEqual(['Monday to Friday', '3:30 p.m.']);
  expect(special_terms).toEqual([]);
});

it('a text with a slash that goes on under it is not two facts', () => {
  const { risk_profile_raw, risk_of_principal_erosion_raw } = readPage([
    ...INCOME_FUND,
    ...FACTS,
    [116, [40, 'Risk Profile / Risk of Principal'], [200, 'Low / Principal']],
    [125, [40, 'at low risk']],
  ]);
  expect([risk_profile_raw, risk_of_principal_erosion_raw]).not.toContain('Principal');
});

it.each([
  ['Auditor', 'Sample & Co., Chartered'],
  ['Benchmark', 'Average of six (6) months'],
])('%s: a text whose next line was not found is withheld', (label, text) => {
  const { parties, benchmark_raw } = readPage([...INCOME_FUND, ...FACTS, [116, [40, label], [140, text]]]);
  expect([benchmark_raw, ...parties.map(({ organization_raw }) => organization_raw)]).toEqual([null, 'CDC']);
});
