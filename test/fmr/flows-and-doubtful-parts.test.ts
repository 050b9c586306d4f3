import { describe, expect, it } from 'vitest';
import { FundOwners } from '#sources/fmr/identity/fund-owners.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [...INCOME_FUND, [116, [40, 'Management fee'], [140, '1.25%']]];

describe('funds that flow through the columns of a page', () => {
  const facts = (x: number, y: number, nav: string): Line[] => [
    [y, [x, 'NAV per unit'], [x + 100, nav]],
    [y + 12, [x, 'Category'], [x + 100, 'Income']],
    [y + 24, [x, 'Launch Date'], [x + 100, '12-Nov-2014']],
    [y + 36, [x, 'Management fee'], [x + 100, '1.25%']],
  ];
  const returns = (x: number, y: number, figure: string): Line[] => [
    [y, [x, 'Performance (%)', 9]],
    [y + 14, [x + 100, 'Fund'], [x + 150, 'Benchmark']],
    [y + 28, [x, '1 month'], [x + 100, figure], [x + 150, '1.00%']],
    [y + 42, [x, '1 year'], [x + 100, '20.10%'], [x + 150, '19.00%']],
    [y + 56, [x, 'A sentence that fills the column']],
  ];

  it('have what is under their title down their column and on top of the next', () => {
    const lines: readonly Line[] = [
      [20, [40, 'Directory of funds, October 2024']],
      [50, [40, 'Sample Cash Fund', 14]],
      ...facts(40, 70, '101.1111'),
      [420, [40, 'Par value'], [140, 'Rs. 10']],
      [700, [40, 'A sentence that fills the column']],
      ...returns(330, 60, '11.11%'),
      [250, [330, 'Sample Income Fund', 14]],
      ...facts(330, 270, '202.2222'),
      ...returns(330, 340, '22.22%'),
    ];
    const funds = ['Sample Cash Fund', 'Sample Income Fund'].map((name) => fundOf(name));
    const { fragments } = readReport({ pages: [pageOf(lines)] }, { funds });
    expect(
      fragments.map((each) => [
        each.fund_name_raw,
        each.nav_per_unit,
        each.par_value,
        each.reported_returns.map((row) => row.fund_return_percent),
      ]),
    ).toEqual([
      ['Sample Cash Fund', '101.1111', '10', ['11.11', '20.10']],
      ['Sample Income Fund', '202.2222', null, ['22.22', '20.10']],
    ]);
  });
});

it('the initials of another fund are not a short form of a name that lost a blank', () => {
  const funds = ['Sample Islamic Stock Fund', 'Sample Islamic Balanced Fund'].map((name) => fundOf(name));
  const owners = new FundOwners(
    ['Sample Islamic Balanced Fund', 'Sample IslamicBalanced Fund'],
    funds[1] ?? null,
    funds,
  );
  expect(owners.find('SISF')).toBe('OTHER');
  expect(owners.find('SIBF')).toBe('OWN');
  const others = ['Sample Income Fund', 'Sample Islamic Income Fund'].map((name) => fundOf(name));
  const islamic = new FundOwners(['Sample IslamicIncome Fund'], others[1] ?? null, others);
  expect([islamic.find('SIF'), islamic.find('SIIF')]).toEqual(['OTHER', 'OWN']);
});

it('the lower part of a list is of the month over its upper part', () => {
  const { allocations } = readPage([
    ...HEAD,
    [150, [40, 'Sector Allocation (% of total assets)', 9]],
    [164, [90, 'Sep-24']],
    [178, [72, 'Banks'], [120, '18.9%']],
    [192, [40, 'Oil exploration'], [120, '13.1%']],
    [206, [56, 'Fertilizer'], [120, '7.7%']],
  ]);
  expect(allocations.flatMap((row) => row.current_period ?? [])).toEqual([]);
});

it('one month of a list of months has no figure far to its right', () => {
  const page = (...others: readonly Line[]): ReadFragment =>
    readPage([
      ...HEAD,
      [150, [40, 'Return (%) by Month', 9]],
      [164, [200, 'SIF']],
      [178, [40, 'Sep 2024'], [200, '5.37']],
      ...others,
    ]);
  expect(page([191, [40, 'Aug 2024']], [204, [40, 'Jul 2024']]).reported_returns).toEqual([]);
});

describe('a series of each sub-fund', () => {
  const series = (...names: readonly string[]): Line[] => [
    [250, [40, 'Monthly Returns', 9]],
    [264, [160, 'Oct-24'], [210, 'Sep-24'], [260, 'Aug-24'], [310, 'Jul-24']],
    ...names.map((name, at): Line => [
      278 + 14 * at,
      [40, name],
      [160, `${at}.14%`],
      [210, `${at}.76%`],
      [260, `${at}.12%`],
      [310, `${at}.78%`],
    ]),
  ];
  const prices = (brackets: readonly string[]): Line[] => [
    [150, [40, 'Fund Statistics', 9]],
    [164, [160, 'Equity Sub Fund'], [260, 'Debt Sub Fund'], [350, 'Money Market Sub Fund']],
    [173, ...[160, 260, 350].map((x, at): [number, string] => [x, brackets[at] ?? ''])],
    [187, [40, 'NAV per unit (PKR)'], [160, '182.6860'], [260, '284.2960'], [350, '291.2823']],
  ];
  const funds = (fragment: ReadFragment | undefined): (string | null)[] =>
    (fragment?.reported_returns ?? [])
      .filter((row) => row.period_label_raw === 'Sep-24')
      .map((row) => row.fund_return_percent);

  it('is read by short forms that the page explains', () => {
    const read = readPension(
      ...prices(['(SPF-ESF)', '(SPF-DSF)', '(SPF-MMSF)']),
      ...series('SPF-ESF', 'SPF-DSF', 'SPF-MMSF'),
    );
    expect(funds(read)).toEqual(['0.76', '1.76', '2.76']);
  });

  it('is withheld where the page explains other ones', () => {
    const read = readPension(...prices(['(SPF-A)', '(SPF-B)', '(SPF-C)']), ...series('SPF-ESF', 'SPF-DSF', 'SPF-MMSF'));
    expect(funds(read)).toEqual([]);
  });
});

it('the second half of a list is of the sub-fund that its title names, whatever is over it', () => {
  const fragment = readPension(
    [150, [40, 'Equity Sub Fund', 10], [330, 'Debt Sub Fund', 10]],
    [164, [40, 'NAV per unit'], [180, '182.6860'], [330, 'NAV per unit'], [460, '284.2960']],
    [210, [40, 'Equity Sub Fund - Top Ten Holdings (as a % of total assets)', 9]],
    [224, [40, 'Sample Bank Limited'], [220, '9.29%'], [330, 'Sample Power Limited'], [460, '4.81%']],
    [238, [40, 'Sample Petroleum Limited'], [220, '7.57%'], [330, 'Sample Textile Limited'], [460, '4.74%']],
    [252, [40, 'Sample Fertilizer Limited'], [220, '7.07%'], [330, 'Sample Technologies'], [460, '3.85%']],
  );
  expect(fragment?.holdings.map((row) => row.percent_of_total_assets)).toEqual([
    '9.29',
    '7.57',
    '7.07',
    '4.81',
    '4.74',
    '3.85',
  ]);
});

it('the title of a person ends before the label of the next fact', () => {
  const { parties } = readPage([
    ...HEAD,
    [140, [40, 'Fund Manager: Minimum'], [160, 'Name Example, CFA']],
    [152, [40, 'Auditor'], [160, 'Sample & Co.']],
  ]);
  expect(parties.flatMap((row) => row.designation_raw ?? []).join()).not.toContain('Minimum');
});
