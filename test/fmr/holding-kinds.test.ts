import { describe, expect, it } from 'vitest';
import { readPage, type Line } from './placed-words.ts';

/** What a page of a fund of this category says of the kinds of its holdings. */
function kindsOf(category: string, title: string, names: readonly string[], subFund?: string): (string | null)[] {
  const { holdings } = readPage([
    [30, [40, 'Monthly Report - June 2024']],
    [44, [40, subFund === undefined ? 'Sample Stock Fund' : 'Sample Pension Fund', 16]],
    [70, [40, 'Category'], [140, category]],
    [82, [40, 'Launch Date'], [140, '14-Sep-2009']],
    [94, [40, 'Management Fee'], [140, '1.25%']],
    [106, [40, 'NAV per Unit as on June 28, 2024 (Rs.)'], [240, '50.0034']],
    ...(subFund === undefined ? [] : [[166, [40, subFund, 10]] as Line]),
    [180, [40, title, 9]],
    ...names.map((name, at): Line => [194 + 12 * at, [40, name], [420, `${9 - at}.41%`]]),
  ]);
  expect(holdings.map(({ name_raw }) => name_raw)).toEqual(names);
  const isClassed = ({ holding_type, asset_class }: (typeof holdings)[number]): boolean =>
    (holding_type === null) === (asset_class === null);
  expect(holdings.every(isClassed)).toBe(true);
  return holdings.map(({ holding_type }) => holding_type);
}

const COMPANIES = ['Sample Cement Limited', 'Sample Bank Limited', 'Sample Power Company'];
const PLAIN = 'Top Ten Holdings (% of Total Assets)';

describe('the kind of a holding', () => {
  it.each(['Equity Scheme', 'Shariah Compliant Equity', 'Islamic Stock Fund', 'Index Tracker Scheme'])(
    'is that of shares for companies under a plain title of a fund of the category “%s”',
    (category) => {
      expect(kindsOf(category, PLAIN, COMPANIES)).toEqual(['EQUITY', 'EQUITY', 'EQUITY']);
    },
  );

  it.each(['Asset Allocation Scheme', 'Aggressive Income Scheme', 'Exchange Traded Fund', 'Balanced Stock Scheme'])(
    'is unknown for companies under a plain title of a fund of the category “%s”',
    (category) => {
      expect(kindsOf(category, PLAIN, COMPANIES)).toEqual([null, null, null]);
    },
  );

  it('is unknown for companies next to the bonds of others', () => {
    expect(kindsOf('Equity Scheme', PLAIN, ['Sample Cement Limited', 'Sample Power Sukuk'])).toEqual([null, 'SUKUK']);
    expect(kindsOf('Equity Scheme', PLAIN, ['Sample Cement Limited', 'Sample Bank Ltd. - (20-Feb-13)'])).toEqual([
      null,
      null,
    ]);
  });

  it('is unknown where the title says shares and the name says a bond', () => {
    const names = ['Sample Cement - (3-Dec-07)', 'Sample Sukuk - III', 'Sample Mills'];
    expect(kindsOf('Income Scheme', 'Top 10 Equity Holdings (% of Total Assets)', names)).toEqual([
      null,
      null,
      'EQUITY',
    ]);
  });

  it('is that of shares for companies in the equity sub-fund of a pension fund', () => {
    expect(kindsOf('Voluntary Pension Scheme', PLAIN, COMPANIES, 'Equity Sub Fund')).toEqual([
      'EQUITY',
      'EQUITY',
      'EQUITY',
    ]);
  });
});
