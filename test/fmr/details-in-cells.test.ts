/** Several facts in one cell: sectors behind names, loads, minimum amounts, levies, and cells of sub-funds. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

describe('words after a comma behind the names of holdings', () => {
  const sayHoldings = (...names: readonly string[]): string[] =>
    readPage([
      ...INCOME_FUND,
      [140, [40, 'Top holdings (% of net assets)', 10]],
      ...names.map((name, at): Line => [154 + 12 * at, [40, name], [300, `${9 - at}.25`]]),
    ]).holdings.map(({ name_raw, sector_raw }) => `${name_raw} | ${sector_raw}`);

  it('are their sectors if each has one and sectors are known among them', () => {
    expect(
      sayHoldings('Rahim Gas Limited, Oil & Gas', 'Sample Mills Limited, Cement', 'Example Boards Limited, Paper'),
    ).toEqual(['Rahim Gas Limited | Oil & Gas', 'Sample Mills Limited | Cement', 'Example Boards Limited | Paper']);
  });

  it('are so if a row has the mark of a note', () => {
    expect(
      sayHoldings('Rahim Gas Limited, Oil & Gas', 'Sample Mills Limited, Cement*', 'Example Boards Limited, Paper †'),
    ).toEqual(['Rahim Gas Limited | Oil & Gas', 'Sample Mills Limited | Cement', 'Example Boards Limited | Paper']);
  });

  it('are part of a name otherwise', () => {
    expect(sayHoldings('Rahim Gas Limited', 'Sample Mills Limited, Karachi', 'Example Boards Limited')).toEqual([
      'Rahim Gas Limited | null',
      'Sample Mills Limited, Karachi | null',
      'Example Boards Limited | null',
    ]);
  });
});

it('ranks of the right half are not read as figures of the left half, however near its shares', () => {
  const row = (y: number, rank: number, one: string, share: string, other: string, next: string): Line => [
    y,
    [40, `${rank}`],
    [60, one],
    [220, share],
    [248, `${rank + 3}`],
    [266, other],
    [430, next],
  ];
  const { holdings } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Top holdings (% of net assets)', 10]],
    row(154, 1, 'Rahim Gas Limited', '9.95', 'Sample Cement Limited', '5.63'),
    row(166, 2, 'Rahim Power Limited', '8.64', 'Sample Bank Limited', '4.39'),
    row(178, 3, 'Rahim Mills Limited', '7.36', 'Sample Foods Limited', '3.08'),
  ]);
  expect(holdings.map(({ name_raw, percent_of_net_assets }) => `${name_raw} ${percent_of_net_assets}`)).toEqual([
    'Rahim Gas Limited 9.95',
    'Rahim Power Limited 8.64',
    'Rahim Mills Limited 7.36',
    'Sample Cement Limited 5.63',
    'Sample Bank Limited 4.39',
    'Sample Foods Limited 3.08',
  ]);
});

it('loads of both ends parted by a stop, and two minimum amounts joined by a word, are two facts each', () => {
  const fragment = readPage([
    ...INCOME_FUND,
    [128, [40, 'Load'], [140, 'Front-end: 2.50%. Back-end: 1.50% within one year.']],
    [140, [40, 'Minimum investment'], [140, 'Rs. 5,000 at first and Rs. 1,000 after that']],
  ]);
  const loads = fragment.special_terms.filter(({ term_type }) => /LOAD/.test(term_type));
  expect(loads.slice(0, 2).map(({ value_raw }) => value_raw)).toEqual(['2.50%', '1.50% within one year']);
  expect(fragment.minimum_initial_investment).toBe('5000');
  expect(fragment.minimum_subsequent_investment).toBe('1000');
});

describe('cells of sub-funds', () => {
  const HEADS: Line = [150, [200, 'Equity Sub-Fund'], [320, 'Debt Sub-Fund'], [440, 'Money Market Sub-Fund']];
  const row = (y: number, label: string, ...cells: readonly string[]): Line => [
    y,
    [40, label],
    ...cells.map((cell, at): [number, string] => [195 + 120 * at, cell]),
  ];

  it('have a ratio and its levies, over the next line of heads', () => {
    const fragment = readPension(
      HEADS,
      row(164, 'NAV per unit (Rs.)', '200.6647', '256.4396', '268.0462'),
      row(
        178,
        'Total expense ratio, month (%)',
        '2.62, Government levies 0.33',
        '1.86, Government levies 0.23',
        '1.20, Government levies 0.16',
      ),
      row(192, 'Management fee charged (%)', '1.25', '0.80', '0.65'),
      [
        206,
        ...[0, 1, 2].flatMap((at): [number, string][] => [
          [190 + 120 * at, 'Sub-Fund'],
          [245 + 120 * at, 'Benchmark'],
        ]),
      ],
      ...['One month', 'Three months', 'Six months', 'One year'].map((period, index): Line => [
        220 + 14 * index,
        [40, period],
        ...[0, 1, 2].flatMap((at): [number, string][] => [
          [200 + 120 * at, `1${index}.2${at}`],
          [255 + 120 * at, `1${index}.3${at}`],
        ]),
      ]),
    );
    expect(
      fragment?.fees.map((fee) => `${fee.sub_fund_key} ${fee.label_raw} ${fee.period} ${fee.value_percent}`),
    ).toEqual([
      'EQUITY Total expense ratio MTD 2.62',
      'EQUITY Government levies MTD 0.33',
      'EQUITY Management fee charged null 1.25',
      'DEBT Total expense ratio MTD 1.86',
      'DEBT Government levies MTD 0.23',
      'DEBT Management fee charged null 0.80',
      'MONEY_MARKET Total expense ratio MTD 1.20',
      'MONEY_MARKET Government levies MTD 0.16',
      'MONEY_MARKET Management fee charged null 0.65',
    ]);
  });

  it('are shares of assets under a title that says so, and holdings are of the sub-fund behind theirs', () => {
    const fragment = readPension(
      [130, [40, 'Assets of the Sub-Funds (percent of total assets)', 9]],
      HEADS,
      row(164, 'Treasury Bills', '10.0', '38.4', '74.8'),
      row(178, 'Cash at Banks', '90.0', '61.6', '25.2'),
      [230, [40, 'Largest investments (percent of total assets): Equity Sub-Fund', 9]],
      [244, [40, 'Rahim Gas Limited'], [300, '9.95']],
      [256, [40, 'Rahim Mills Limited'], [300, '7.36']],
    );
    expect(
      fragment?.allocations.map((each) => `${each.sub_fund_key} ${each.label_raw} ${each.current_period}`),
    ).toEqual([
      'EQUITY Treasury Bills 10.0',
      'EQUITY Cash at Banks 90.0',
      'DEBT Treasury Bills 38.4',
      'DEBT Cash at Banks 61.6',
      'MONEY_MARKET Treasury Bills 74.8',
      'MONEY_MARKET Cash at Banks 25.2',
    ]);
    expect(fragment?.holdings.map((each) => `${each.sub_fund_key} ${each.name_raw}`)).toEqual([
      'EQUITY Rahim Gas Limited',
      'EQUITY Rahim Mills Limited',
    ]);
  });
});
