/** Fields of forms: pairs of figures under a title that names both, numbered schedules, and sums beside shares. */
import { describe, expect, it } from 'vitest';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

const OPEN: readonly Line[] = [...INCOME_FUND, [116, [40, 'NAV per Unit'], [140, 'Rs. 103.3144']]];
const sharesOf = (...lines: readonly Line[]): string[] =>
  readPage([...OPEN, ...lines]).allocations.map((row) =>
    [row.allocation_type, row.label_raw, row.current_period, row.previous_period].join(' '),
  );
/** Two figures of five letters, or shorter ones that end where those do. */
const pair = (x: number, one: string, other: string): (readonly [number, string])[] => [
  [x + 20 - 4 * one.length, one],
  [x + 22, '/'],
  [x + 28, other],
];

describe('a title that names two months', () => {
  const table = (months: string): Line[] => [
    [150, [40, `39. Asset allocation (% of total assets): ${months}`, 7]],
    [166, [40, 'T-Bills'], ...pair(200, '70.5%', '68.2%')],
    [178, [40, 'Cash'], ...pair(200, '26.1%', '27.7%')],
    [190, [40, 'Others'], ...pair(200, '3.4%', '4.1%')],
  ];

  it('is of the pairs of shares under it, whose first is that of the first month', () => {
    const read = ['T-Bills 70.5 68.2', 'Cash 26.1 27.7', 'Others 3.4 4.1'].map((row) => `ASSET_ALLOCATION ${row}`);
    expect(sharesOf(...table('31 October 2024 / 30 September 2024'))).toEqual(read);
    expect(sharesOf(...table('Upper / Lower'))).toEqual([]);
  });

  it('is not the label of a fact', () => {
    expect(titleKind('Credit quality (% of total assets): 31 October 2024')).toBe('CREDIT_QUALITY');
    expect(titleKind('Credit quality: AA')).toBeUndefined();
  });
});

describe('a title of industries', () => {
  it('is of sectors if it says what their shares are of', () => {
    expect(titleKind('Industries, % of total assets')).toBe('SECTOR_ALLOCATION');
    expect(titleKind('Industries')).toBeUndefined();
  });
});

describe('returns in cells that name the series once', () => {
  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const year = (y: number, name: string, to: number, sign: string): Line[] => [
    [y - 5, ...MONTHS.slice(0, to).map((_, at) => [90 + 40 * at, `${at}.1${name.slice(3)}${sign}`] as const)],
    [y, [50, name]],
    [y + 5, ...MONTHS.slice(0, to).map((_, at) => [90 + 40 * at, `${at}.2${name.slice(3)}`] as const)],
  ];
  const monthsOf = (key: string, sign: string): string[] =>
    readPage([
      ...OPEN,
      [140, [40, key]],
      [156, ...MONTHS.map((name, at) => [90 + 40 * at, name] as const)],
      ...year(176, '2023', 12, sign),
      ...year(200, '2024', 10, sign),
    ]).reported_returns.map((row) =>
      [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent].join(' '),
    );

  it('have the second figure of a cell under the first, which ends with the sign between both', () => {
    const rows = monthsOf('Monthly returns in %: fund / benchmark', ' /');
    expect(rows).toHaveLength(22);
    expect(rows).toEqual(expect.arrayContaining(['Feb 2023 1.13 1.23', 'Oct 2024 9.14 9.24']));
    expect(monthsOf('Monthly returns in %', ' /')).toEqual([]);
  });

  it('end at the next title', () => {
    const periods = ['1 month', '3 months', '12 months', '3 years'];
    const page = readPage([
      ...OPEN,
      [140, [40, 'Returns by period: fund / benchmark']],
      [152, ...periods.map((period, at) => [60 + 120 * at, period] as const)],
      [162, ...periods.flatMap((_, at) => pair(52 + 120 * at, `1${at}.10%`, `1${at}.20%`))],
      [172, [40, 'Asset allocation (% of total assets): 31 October 2024 / 30 September 2024', 7]],
      [182, [40, 'T-Bills'], ...pair(200, '70.5%', '68.2%')],
      [192, [40, 'Cash'], ...pair(200, '29.5%', '31.8%')],
    ]);
    expect(page.reported_returns.map((row) => [row.fund_return_percent, row.benchmark_return_percent])).toEqual([
      ['10.10', '10.20'],
      ['11.10', '11.20'],
      ['12.10', '12.20'],
      ['13.10', '13.20'],
    ]);
  });
});

it('a numbered schedule has the name of its sub-fund behind its letter, and letters before the numbers of its fields', () => {
  const schedule = (y: number, letter: string, name: string, nav: string): Line[] => [
    [y, [40, `Schedule ${letter}: ${name}`, 10]],
    [y + 14, [40, `${letter}1. NAV per unit (Rs.)`, 7], [240, `${letter}2. Net assets (Rs. million)`, 7]],
    [y + 24, [40, nav], [240, '256.1']],
  ];
  const page = readPension(
    ...schedule(130, 'A', 'Equity Sub-Fund', '161.3033'),
    ...schedule(180, 'B', 'Debt Sub-Fund', '212.1084'),
    ...schedule(230, 'C', 'Money Market Sub-Fund', '202.4161'),
  );
  expect(page?.sub_funds.map((part) => [part.sub_fund_key, part.nav_per_unit])).toEqual([
    ['EQUITY', '161.3033'],
    ['DEBT', '212.1084'],
    ['MONEY_MARKET', '202.4161'],
  ]);
});

describe('tables of a typed page', () => {
  it('have the running sum of the shares in their second column', () => {
    const quality = (second: string): string[] =>
      sharesOf(
        [150, [40, 'CREDIT QUALITY (% OF TOTAL ASSETS)'], [260, 'SHARE'], [320, 'TOTAL']],
        [170, [40, 'Government'], [260, '64.1'], [320, '64.1']],
        [180, [40, 'AAA'], [260, '6.1'], [320, second]],
        [190, [40, 'AA'], [260, '29.8'], [320, '100.0']],
      );
    expect(quality('70.2')).toEqual(['Government 64.1 ', 'AAA 6.1 ', 'AA 29.8 '].map((row) => `CREDIT_QUALITY ${row}`));
    expect(quality('71.2')).toEqual([]);
  });

  it('have their title on the line of their heads', () => {
    const names = ['Sample Bank Limited', 'Sample Cement Limited', 'Sample Power Limited'];
    const page = readPage([
      ...OPEN,
      [150, [40, 'SECTORS (% OF TOTAL ASSETS)'], [320, 'SHARE']],
      [170, [40, 'Banks'], [320, '34.1']],
      [180, [40, 'Cement'], [320, '26.1']],
      [200, [40, 'TOP HOLDINGS (% OF TOTAL ASSETS)'], [320, 'SHARE']],
      ...names.map((name, at): Line => [
        220 + 10 * at,
        [40, `0${at + 1}`],
        [56, name],
        [200, ['Banks', 'Cement', 'Power'][at] ?? ''],
        [320, `${9 - at}.25`],
      ]),
    ]);
    expect(page.holdings.map((row) => [row.name_raw, row.percent_of_total_assets])).toEqual(
      names.map((name, at) => [name, `${9 - at}.25`]),
    );
  });
});
