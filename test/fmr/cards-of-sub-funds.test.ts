/** Sub-funds side by side: marks of notes on their heads, their day, their costs, and the series under them. */
import { describe, expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const NAMES = ['Equity Sub-Fund', 'Debt Sub-Fund', 'Money Market Sub-Fund'] as const;
const PLACES = [40, 230, 420] as const;
const CLASSES = ['EQUITY', 'DEBT', 'MONEY_MARKET'] as const;

/** The same label in each of three cards, with its figure right of it. */
const inCards = (y: number, label: string, figures: readonly string[]): Line => [
  y,
  ...figures.flatMap((figure, at): [number, string][] => [
    [PLACES[at] ?? 0, label],
    [(PLACES[at] ?? 0) + 120, figure],
  ]),
];
const heads: Line = [150, ...NAMES.map((name, at): [number, string, number] => [PLACES[at] ?? 0, name, 10])];
const CARDS: readonly Line[] = [
  heads,
  inCards(166, 'NAV per Unit (Rs.)', ['142.3100', '182.3600', '176.1200']),
  inCards(178, 'Net Assets (Rs. mn)', ['318.20', '842.70', '761.90']),
];

function readUndated(...lines: readonly Line[]): ReadFragment | undefined {
  const head: readonly Line[] = [
    [40, [40, 'Sample Pension Fund', 16]],
    [60, [40, 'October 2024']],
    [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
  ];
  const funds = CLASSES.map((part) => fundOf('Sample Pension Fund', part));
  return readReport({ pages: [pageOf([...head, ...lines])] }, { funds }).fragments[0];
}

describe('the day of the prices of sub-funds', () => {
  // The day in the head of a page is that of all its prices.
  const down = ([y, ...cells]: Line): Line => [y + 250, ...cells];
  const dayOf = (title: string, ...lines: readonly Line[]): string | null | undefined =>
    readUndated(...[[130, [40, title, 10]] as Line, ...lines].map(down))?.nav_date;

  it('is in the title over the names of all of them', () => {
    expect(dayOf('Sub-funds as on October 31, 2024', ...CARDS)).toBe('2024-10-31');
    expect(dayOf('Sub-funds as on September 30, 2024', ...CARDS)).toBeNull();
    expect(dayOf('Sub-funds since October 31, 2024', ...CARDS)).toBeNull();
  });

  it('is in the title over the labels of a table with a column for each', () => {
    const table: Line[] = [
      [146, ...NAMES.map((name, at): [number, string] => [200 + 110 * at, name])],
      [160, [40, 'NAV per Unit (Rs.)'], [210, '142.3100'], [320, '182.3600'], [430, '176.1200']],
      [172, [40, 'Net Assets (Rs. mn)'], [210, '318.20'], [320, '842.70'], [430, '761.90']],
    ];
    expect(dayOf('Sub-funds on October 31, 2024', ...table)).toBe('2024-10-31');
  });
});

it('the management fee that each card says was charged is of its sub-fund; the one that may be is the fund’s', () => {
  const charged = (label: string): unknown[] =>
    (readPension(...CARDS, inCards(190, label, ['1.40%', '1.10%', '0.95%']))?.fees ?? []).map((row) => [
      row.sub_fund_key,
      row.fee_type,
      row.value_percent,
      row.is_actual_charged,
    ]);
  const each = CLASSES.map((key, at) => [key, 'MANAGEMENT_FEE', ['1.40', '1.10', '0.95'][at], true]);
  expect(charged('Management Fee Charged (p.a.)')).toEqual(each);
  expect(charged('Mgt. Fee Charged (p.a.)')).toEqual(each);
  expect(charged('Management Fee').every((row) => (row as unknown[])[0] === null)).toBe(true);
});

describe('a series under cards of sub-funds', () => {
  const months = ['Aug-24', 'Sep-24', 'Oct-24'].map((name, at): [number, string] => [220 + 60 * at, name]);
  const row = (y: number, label: string, figures: readonly string[]): Line => [
    y,
    [40, label],
    ...figures.map((figure, at): [number, string] => [224 + 60 * at, figure]),
  ];
  const returns = (...labels: readonly string[]): unknown[] =>
    (
      readPension(
        ...CARDS,
        [230, [40, 'Monthly Returns (%)', 10]],
        [246, ...months],
        ...labels.map((label, at) => row(260 + 12 * at, label, [`${at + 1}.01`, `${at + 2}.82`, `-${at + 3}.79`])),
      )?.reported_returns ?? []
    )
      .filter((each) => each.period_label_raw === 'Oct-24')
      .map((each) => [each.sub_fund_key, each.fund_return_percent]);

  it('has a row for each of them, if its rows spell out the names of all', () => {
    expect(returns(...NAMES)).toEqual([
      ['EQUITY', '-3.79'],
      ['DEBT', '-4.79'],
      ['MONEY_MARKET', '-5.79'],
    ]);
  });
});

describe('raised marks of notes, a fifth smaller than the words before them', () => {
  const MARK = 6.4;
  const rows: readonly Line[] = [
    [160, [40, '1 month'], [160, '(9.55)'], [230, '(7.76)'], [310, '19.29'], [380, '18.10']],
    [172, [40, '3 months'], [160, '(4.32)'], [230, '(2.53)'], [310, '20.44'], [380, '19.63']],
    [184, [40, '1 year'], [160, '37.02'], [230, '37.53'], [310, '21.82'], [380, '20.90']],
  ];
  const marked = (rise: number): (string | null)[][] =>
    (
      readPension(
        [118, [40, 'Performance (%)', 10]],
        [134, [160, NAMES[0]], [310, NAMES[1]]],
        [146, [40, 'Period'], [150, 'Benchmark'], [225, 'Sub-fund'], [300, 'Benchmark'], [375, 'Sub-fund']],
        [146 - rise, [186, '***', MARK], [257, '***', MARK], [336, '*', MARK], [407, '*', MARK]],
        ...rows,
      )?.reported_returns ?? []
    )
      .filter((each) => each.period_label_raw === '1 month')
      .map((each) => [each.sub_fund_key, each.fund_return_percent, each.benchmark_return_percent]);

  it('are no figures under the names of the sub-funds', () => {
    expect(marked(2.5)).toEqual([
      ['EQUITY', '-7.76', '-9.55'],
      ['DEBT', '18.10', '19.29'],
    ]);
  });

  it('are no figures behind the label of a fact, also as digits', () => {
    const { parties, leverage_raw } = readPage([
      ...INCOME_FUND,
      [120, [40, 'Auditor'], [140, 'Rahman Sample Rahim']],
      [117.5, [68, '1', MARK]],
      [132, [40, 'Leverage'], [140, 'Nil']],
      [129.5, [72, '#', MARK]],
    ]);
    expect(parties.map(({ organization_raw }) => organization_raw)).toContain('Rahman Sample Rahim');
    expect(leverage_raw).toBe('Nil');
  });
});
