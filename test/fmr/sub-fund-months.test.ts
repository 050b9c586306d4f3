/** Tables of sub-funds with a row for each sub-fund and month, or under a title that names the day of their prices. */
import { describe, expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, readPension, type Line } from './placed-words.ts';

describe('a table with a row for each sub-fund and month', () => {
  const shares = (labelOf: (part: string, month: string) => string): (string | null)[][] => {
    const row = (y: number, label: string, ...figures: readonly string[]): Line => [
      y,
      [40, label],
      ...figures.map((figure, at): [number, string] => [220 + 70 * at, figure]),
    ];
    const read = readPension(
      [140, [40, 'Assets (% of total assets)', 9]],
      [152, [220, 'Equities'], [290, 'T-Bills'], [360, 'Bank Deposits'], [430, 'Others']],
      row(164, labelOf('Equity Sub-Fund', 'Oct-24'), '90.8', '-', '7.9', '1.3'),
      row(176, labelOf('Equity Sub-Fund', 'Sep-24'), '93.5', '-', '5.1', '1.4'),
      row(188, labelOf('Money Market Sub-Fund', 'Oct-24'), '-', '78.5', '20.5', '1.0'),
      row(200, labelOf('Money Market Sub-Fund', 'Sep-24'), '-', '73.2', '25.7', '1.1'),
    );
    return (read?.allocations ?? []).map(({ sub_fund_key, label_raw, current_period, previous_period }) => [
      sub_fund_key,
      label_raw,
      current_period,
      previous_period,
    ]);
  };
  const EXPECTED = [
    ['EQUITY', 'Equities', '90.8', '93.5'],
    ['EQUITY', 'Bank Deposits', '7.9', '5.1'],
    ['EQUITY', 'Others', '1.3', '1.4'],
    ['MONEY_MARKET', 'T-Bills', '78.5', '73.2'],
    ['MONEY_MARKET', 'Bank Deposits', '20.5', '25.7'],
    ['MONEY_MARKET', 'Others', '1.0', '1.1'],
  ];

  it('has the shares of each in both months, in whatever order a label names them', () => {
    expect(shares((part, month) => `${part}, ${month}`)).toEqual(EXPECTED);
    expect(shares((part, month) => `${month} – ${part}`)).toEqual(EXPECTED);
    expect(shares((part, month) => `${part} (${month})`)).toEqual(EXPECTED);
  });
});

describe('the day in the title over the heads of a table', () => {
  const navDate = (title: string): string | null => {
    const funds = ['EQUITY', 'DEBT'].map((part) => fundOf('Sample Pension Fund', part));
    const lines: readonly Line[] = [
      [40, [40, 'Sample Pension Fund', 16], [440, 'October 2024']],
      [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
      [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
      [104, [40, 'Trustee'], [140, 'Sample Trust Limited']],
      [140, [40, title, 9]],
      [153, [220, 'Net Assets (Rs. mn)'], [340, 'NAV per unit (Rs.)']],
      [165, [40, 'Equity Sub-Fund'], [220, '66.22'], [340, '159.4142']],
      [177, [40, 'Debt Sub-Fund'], [220, '104.71'], [340, '141.1662']],
    ];
    return readReport({ pages: [pageOf(lines)] }, { funds }).fragments[0]?.nav_date ?? null;
  };

  it('is that of the prices under it', () => {
    expect(navDate('Sub-Funds on October 31, 2024')).toBe('2024-10-31');
    expect(navDate('Prices and sizes as at 31 October 2024')).toBe('2024-10-31');
  });

  it('is not, if it is of another month or of something else', () => {
    expect(navDate('Sub-Funds on September 30, 2024')).toBeNull();
    expect(navDate('Returns to October 31, 2024')).toBeNull();
  });
});

it('names of sub-funds over months are heads, although those of the table beside are on their line', () => {
  const row = (y: number, label: string, ...figures: readonly string[]): Line => [
    y,
    [305, label],
    ...figures.map((figure, at): [number, string] => [[358, 416, 440, 488, 520, 566][at] ?? 0, figure]),
  ];
  const months = [354, 412, 438, 485, 516, 562].map((x, at): [number, string] => [
    x,
    at % 2 === 0 ? 'Oct 24' : 'Sep 24',
  ]);
  const read = readPension(
    [140, [30, 'Return of each month (%)', 9], [305, 'Assets (% of total assets)', 9]],
    [152, [80, 'Equity Sub-Fund', 8.1], [150, 'Debt Sub-Fund', 8.1], [210, 'Money Market Sub-Fund', 8.1]],
    [152, [350, 'Equity Sub-Fund', 8.1], [432, 'Debt Sub-Fund', 8.1], [506, 'Money Market Sub-Fund', 8.1]],
    [161, ...months],
    [166, [30, 'Oct 2024'], [110, '1.11'], [170, '1.21'], [250, '1.31']],
    [178, [30, 'Sep 2024'], [110, '1.12'], [170, '1.22'], [250, '1.32']],
    row(172, 'Equities', '95.5', '94.5', '-', '-', '-', '-'),
    row(184, 'T-Bills', '-', '-', '85.5', '84.5', '75.5', '74.5'),
    row(196, 'Others', '4.5', '5.5', '14.5', '15.5', '24.5', '25.5'),
  );
  expect(read?.allocations.map((each) => [each.sub_fund_key, each.label_raw, each.current_period].join(' '))).toEqual([
    'EQUITY Equities 95.5',
    'EQUITY Others 4.5',
    'DEBT T-Bills 85.5',
    'DEBT Others 14.5',
    'MONEY_MARKET T-Bills 75.5',
    'MONEY_MARKET Others 24.5',
  ]);
});
