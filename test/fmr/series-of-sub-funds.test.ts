/** Series of several sub-funds under each other, and what is printed left of them. */
import { describe, expect, it } from 'vitest';
import { readPension, type Line } from './placed-words.ts';

const months = (y: number, names: readonly string[]): Line => [
  y,
  ...names.map((name, at): [number, string] => [220 + 60 * at, name]),
];
const row = (y: number, label: string, figures: readonly string[]): Line => [
  y,
  [40, label],
  ...figures.map((figure, at): [number, string] => [224 + 60 * at, figure]),
];

const PRICES: readonly Line[] = [
  [140, [40, 'Equity Sub-Fund', 9]],
  [154, [40, 'NAV per Unit'], [224, '42.31']],
  [180, [40, 'Debt Sub-Fund', 9]],
  [194, [40, 'NAV per Unit'], [224, '82.36']],
];
const MONTHS = ['Aug-24', 'Sep-24', 'Oct-24'];

describe('a series with a row for one sub-fund under the headings of several', () => {
  const returns = (...lines: readonly Line[]): unknown[] =>
    (readPension(...PRICES, ...lines)?.reported_returns ?? []).map((each) => [
      each.sub_fund_key,
      each.period_label_raw,
      each.fund_return_percent,
    ]);

  it('is of the sub-fund that its row names, not of the last heading over it', () => {
    expect(
      returns(
        months(230, MONTHS),
        row(242, 'Equity Sub-Fund', ['1.01%', '2.82%', '-3.79%']),
        months(270, MONTHS),
        row(282, 'Debt Sub-Fund', ['8.35%', '6.54%', '7.33%']),
      ),
    ).toEqual([
      ['EQUITY', 'Aug-24', '1.01'],
      ['EQUITY', 'Sep-24', '2.82'],
      ['EQUITY', 'Oct-24', '-3.79'],
      ['DEBT', 'Aug-24', '8.35'],
      ['DEBT', 'Sep-24', '6.54'],
      ['DEBT', 'Oct-24', '7.33'],
    ]);
  });
});

it('a fact below the figures of sub-funds is of the whole fund, where rows of a series are level with them', () => {
  const read = readPension(
    [140, [40, 'Total Expense Ratio'], [150, 'Equity Sub-Fund:'], [250, '3.10%']],
    [152, [150, 'Debt Sub-Fund:'], [250, '2.01%'], [320, 'Equity Sub-Fund'], [440, '1.01%'], [500, '2.82%']],
    [176, [40, 'Trustee'], [150, 'Sample Trust Limited']],
    [188, [40, 'Auditor'], [150, 'Rahman Sample Rahim']],
    [200, [40, 'Maturity Date'], [150, '28-Jun-2032']],
  );
  expect(read?.parties.map((party) => party.organization_raw)).toEqual(['Sample Trust Limited', 'Rahman Sample Rahim']);
  expect(read?.maturity_date).toBe('2032-06-28');
});
