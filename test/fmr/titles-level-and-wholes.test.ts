/** Tables without the lines, weights or titles that part them: each is under its own title, or under none. */
import { describe, expect, it } from 'vitest';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { INCOME_FUND, readPage, readPension, tablesOf, type Line } from './placed-words.ts';

describe('tables side by side', () => {
  const sidesUnder = (left: string, right: string): Line[] => [
    [200, [40, left], [300, right]],
    [214, [140, 'Oct-24'], [190, '1 year'], [420, 'Oct-24'], [470, '1 year']],
    [
      226,
      [40, 'Equity Sub-Fund'],
      [140, '1.93%'],
      [190, '5.54%'],
      [300, 'Debt Sub-Fund'],
      [420, '7.11%'],
      [470, '8.56%'],
    ],
  ];

  it('a title of annualised returns is one', () => {
    expect(titleKind('Annualised Returns (% p.a.)')).toBe('PERFORMANCE');
    expect(titleKind('Annualised Returns (per annum)')).toBe('PERFORMANCE');
    const rows = readPension(...sidesUnder('Absolute Returns (%)', 'Annualised Returns (% p.a.)'))?.reported_returns;
    expect((rows ?? []).map((row) => [row.fund_return_percent, row.calculation_basis_raw].join(' '))).toContain(
      '7.11 Annualised Returns',
    );
  });

  it('words on the line of a title are the title of the table under them, known or not', () => {
    const titlesUnder = (right: string): (string | undefined)[] =>
      tablesOf(sidesUnder('Absolute Returns (%)', right)).map(({ title }) => title?.text);
    expect(titlesUnder('Growth since the beginning')).toEqual(['Absolute Returns (%)', undefined]);
  });
});

it('shares of two wholes under one title are two tables, of which the title has one', () => {
  const allocationsOf = (...lines: [string, string, string?][]): string[] =>
    readPage([
      ...INCOME_FUND,
      ...lines.map(([label, share, before], at): Line => [
        200 + 12 * at,
        [40, label],
        [265, share],
        ...(before === undefined ? [] : [[345, before] as const]),
      ]),
    ]).allocations.map((row) => [row.allocation_type, row.label_raw, row.current_period].join(' '));
  const grades: [string, string][] = [
    ['Government securities', '60.0%'],
    ['AAA', '20.0%'],
    ['AA+', '20.0%'],
  ];
  const quality = grades.map(([label, share]) => `CREDIT_QUALITY ${label} ${share.slice(0, -1)}`);
  expect(allocationsOf(...grades)).toEqual(quality);
  const rest = ['CREDIT_QUALITY Others 1.4'];
  const total: [string, string] = ['Total', '101.4%'];
  expect(allocationsOf(...grades, ['Others', '1.4%'], total)).toEqual([...quality, ...rest]);
  const classes: [string, string][] = [
    ['T-Bills', '60.0%'],
    ['Cash', '38.6%'],
    ['Others', '1.4%'],
  ];
  expect(allocationsOf(...classes, ...grades)).toEqual(quality);
});

it('what a person is, is not the name of an adviser', () => {
  const advisersOf = (text: string): (string | null)[] =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'NAV per unit'], [140, '10.5512']],
      [128, [40, 'Shariah Advisor'], [140, text]],
    ])
      .parties.filter(({ role }) => role === 'SHARIAH_ADVISOR')
      .map((row) => row.name_raw ?? row.organization_raw);
  expect(advisersOf('Sample Shariah Services')).toEqual(['Sample Shariah Services']);
  expect(advisersOf('Head of Risk Management')).toEqual([]);
});
