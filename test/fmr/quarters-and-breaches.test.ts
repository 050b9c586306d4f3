/** Months under the head of their quarter, and tables of breaches with a note after their title. */
import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

const FUND: readonly Line[] = [
  ...INCOME_FUND,
  [700, [40, 'Auditor'], [140, 'Sample and Company']],
  [712, [40, 'Pricing Mechanism'], [140, 'Forward']],
];

describe('months under the head of their quarter', () => {
  const quarter = (x: number, y: number, head: readonly string[], months: readonly string[]): Line[] => [
    ...head.map((text, at): Line => [y + 10 * at, [x, text, BOLD]]),
    [y + 10, [x + 60, 'SIF'], [x + 100, 'Benchmark']],
    ...months.map((month, at): Line => [y + 22 + 12 * at, [x, month], [x + 60, `1.${at}0%`], [x + 100, `2.${at}0%`]]),
  ];
  const monthsOf = (lines: readonly Line[]): string[] =>
    readPage([...FUND, [130, [40, 'And month by month?', 11]], ...lines]).reported_returns.map(
      (row) => `${row.period_key} ${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    );

  it('have its year, also if it is on a line of its own', () => {
    expect(monthsOf(quarter(40, 146, ['Aug - Oct', '2024'], ['Aug', 'Sep', 'Oct']))).toEqual([
      'MONTH Aug 2024 1.00 2.00',
      'MONTH Sep 2024 1.10 2.10',
      'MONTH Oct 2024 1.20 2.20',
    ]);
  });

  it('of several quarters side by side and under each other are one series', () => {
    const found = monthsOf([
      ...quarter(40, 146, ['Nov - Dec', '2023'], ['Nov', 'Dec']),
      ...quarter(240, 146, ['Jan - Mar', '2024'], ['Jan', 'Feb', 'Mar']),
      ...quarter(40, 226, ['Apr - Jul', '2024'], ['Apr', 'May', 'Jun', 'Jul']),
      ...quarter(240, 226, ['Aug - Oct', '2024'], ['Aug', 'Sep', 'Oct']),
    ]);
    expect(found).toHaveLength(12);
    expect(found.filter((row) => !row.startsWith('MONTH '))).toEqual([]);
    expect(found).toContain('MONTH Dec 2023 1.10 2.10');
    expect(found).toContain('MONTH Oct 2024 1.20 2.20');
  });

  it('have no year of a head that names other months', () => {
    const found = monthsOf(quarter(40, 146, ['Jul - Sep', '2024'], ['Aug', 'Sep', 'Oct']));
    expect(found.filter((row) => row.includes('2024'))).toEqual([]);
  });
});

describe('a table of breaches with a note in small print after its title', () => {
  const rows = (name: string, ...more: readonly (readonly [number, string])[]): Line[] => [
    [200, [40, 'What is not compliant?', 11], [157, 'Rs. crore; % of gross and of net', 7]],
    [213, [40, 'assets', 7]],
    [
      228,
      ...more.slice(0, 1),
      [180, 'Type'],
      [230, 'Value'],
      [270, 'Provision'],
      [320, 'Net value'],
      [370, '% gross'],
      [410, '% net'],
    ],
    [
      241,
      ...more.slice(1),
      [115, name],
      [180, 'Sukuk'],
      [230, '4.16'],
      [270, '-2.08'],
      [320, '2.08'],
      [370, '0.40%'],
      [410, '0.41%'],
    ],
  ];

  it('has its unit from the note, of which the second line is no row', () => {
    const { compliance, holdings } = readPage([...FUND, ...rows('Sample Steel')]);
    expect(compliance.map((row) => `${row.name_raw} ${row.gross_assets_percent} ${row.net_assets_percent}`)).toEqual([
      'Sample Steel 0.40 0.41',
    ]);
    expect(holdings.map((row) => row.value_before_provisioning)).toEqual(['41600000']);
  });

  it('is not that of a fund if a row names another one', () => {
    const funds: KnownFund[] = ['Sample Income Fund', 'Sample Stock Fund'].map((name) => fundOf(name));
    const breachesOf = (owner: string): number[] =>
      readReport(
        { pages: [pageOf([...FUND, ...rows('Sample Steel', [40, 'Plan'], [40, owner])])] },
        { funds },
      ).fragments.map(({ compliance }) => compliance.length);
    expect(breachesOf('Sample Income Fund')).toEqual([1]);
    expect(breachesOf('Sample Stock Fund')).toEqual([0]);
  });
});
