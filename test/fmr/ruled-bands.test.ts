/** Bands of a page between rules, each of one sub-fund, with the axes of charts and a calendar of all sub-funds. */
import { describe, expect, it } from 'vitest';
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, readPension, type Line } from './placed-words.ts';

const rule = (x0: number, x1: number, y: number): Box => ({ x0, x1, y0: y, y1: y + 0.5 });

describe('bands between rules across a page', () => {
  const FUNDS = ['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part));
  const NAMES = ['Equity Sub Fund', 'Debt Sub Fund', 'Money Market Sub Fund'];
  const TOPS = [110, 210, 310];
  const band = (y: number, at: number): Line[] => [
    [y + 14, [40, NAMES[at] ?? '', 10], [200, 'Asset Allocation (%)', 9], [420, 'Returns', 9]],
    [y + 30, [40, 'NAV per unit'], [110, `10${at}.1111`], [200, 'Equities'], [270, `9${at}.0%`]],
    [y + 42, [40, 'Net assets (Rs. mn)'], [140, `50${at}.25`], [200, 'Cash'], [270, `${10 - at}.0%`]],
    [y + 56, [110, 'MTD'], [145, 'YTD']],
    [y + 68, [40, 'TER'], [106, `1.1${at}%`], [140, `1.2${at}%`]],
    [y + 80, [40, 'Govt. Levies'], [106, `0.1${at}%`], [140, `0.2${at}%`]],
    ...['29', '42', '92', '51'].map((cents, bar): Line => [y + 34 + 6 * bar, [430 + 40 * bar, `1${at}.${cents}`]]),
    [y + 92, [432, '1M'], [470, 'FYTD'], [514, '1Y'], [546, 'Incep.*']],
  ];
  const LINES: readonly Line[] = [
    [40, [40, 'Sample Pension Fund', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    [80, [40, 'Category'], [140, 'Voluntary Pension Scheme']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    ...TOPS.flatMap(band),
    [424, [260, 'Commentary', 9]],
  ];
  const columns = TOPS.flatMap((y) =>
    [430, 470, 510, 550].map((x0, at): Shade => {
      const y0 = y + 36 + 6 * at;
      return { x0, x1: x0 + 20, y0, y1: y + 84, color: '#204060' };
    }),
  );
  const read = (rules: readonly Box[]): ReadFragment | undefined =>
    readReport({ pages: [{ ...pageOf(LINES), rules, shades: columns }] }, { funds: FUNDS }).fragments[0];

  it('are each of the sub-fund whose name is right under the rule', () => {
    const fragment = read([...TOPS, 412].map((y) => rule(38, 590, y)));
    const of = ({ sub_fund_key }: { readonly sub_fund_key: string | null }): number =>
      ['EQUITY', 'DEBT', 'MONEY_MARKET'].indexOf(sub_fund_key ?? '');
    expect(fragment?.allocations.map((row) => `${of(row)} ${row.label_raw} ${row.current_period}`)).toEqual(
      [0, 1, 2].flatMap((at) => [`${at} Equities 9${at}.0`, `${at} Cash ${10 - at}.0`]),
    );
    expect(fragment?.reported_returns.map((row) => `${of(row)} ${row.period_key} ${row.fund_return_percent}`)).toEqual(
      [0, 1, 2].flatMap((at) => [
        `${at} 1M 1${at}.29`,
        `${at} FYTD 1${at}.42`,
        `${at} 1Y 1${at}.92`,
        `${at} SINCE_INCEPTION 1${at}.51`,
      ]),
    );
    expect(fragment?.fees.map((row) => `${of(row)} ${row.period} ${row.value_percent}`).toSorted()).toEqual(
      [0, 1, 2].flatMap((at) => [
        `${at} MTD 0.1${at}`,
        `${at} MTD 1.1${at}`,
        `${at} YTD 0.2${at}`,
        `${at} YTD 1.2${at}`,
      ]),
    );
  });

  it('are none where no rule ends the last of them', () => {
    expect(read(TOPS.map((y) => rule(38, 590, y)))?.allocations).toEqual([]);
  });
});

describe('figures on the axis of a chart', () => {
  const STEPS = ['25%', '20%', '15%', '10%', '5%'];
  const read = (rules: readonly Box[], steps = STEPS): string[] => {
    const lines: readonly Line[] = [
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Sample Chartered Accountants']],
      [140, [40, 'Asset Allocation (%)', 9]],
      ...['T-Bills', 'PIBs', 'Placements', 'Cash', 'Others'].map((name, at): Line => [
        156 + 14 * at,
        [40, name],
        [110, `${30 - 5 * at}.0%`],
        [212 - 4 * (steps[at] ?? '').length, steps[at] ?? ''],
      ]),
    ];
    const [fragment] = readReport({ pages: [{ ...pageOf(lines), rules }] }, { funds: [] }).fragments;
    return (fragment?.allocations ?? []).map((row) => `${row.label_raw} ${row.current_period}`);
  };
  const grid = STEPS.map((_, at) => rule(214, 420, 154 + 14 * at));

  it('with a line across it at each are not of the rows of a table next to it', () => {
    expect(read(grid)).toEqual(['T-Bills 30.0', 'PIBs 25.0', 'Placements 20.0', 'Cash 15.0', 'Others 10.0']);
  });

  it('are figures as all others without such lines, or in uneven steps', () => {
    expect(read([])).toEqual([]);
    expect(read(grid, ['25%', '20%', '14%', '10%', '5%'])).toEqual([]);
  });
});

describe('a calendar of sub-funds with the name of each left of its first year', () => {
  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'CY'];
  const row = (y: number, name: string, year: string, at: number): Line => [
    y,
    ...(name === '' ? [] : [[40, name] as const]),
    [130, year],
    ...MONTHS.map((_, month) => [160 + 32 * month, `${at}.${10 + month}%`] as const),
  ];
  const calendar = (...rows: readonly (readonly [string, string])[]): Line[] => [
    [120, [40, 'Month by Month Returns', 9]],
    [134, [40, 'Sub-Fund'], [130, 'Year'], ...MONTHS.map((name, at) => [164 + 32 * at, name] as const)],
    ...rows.map(([name, year], at) => row(148 + 13 * at, name, year, at)),
  ];
  const rowsOf = (...rows: readonly (readonly [string, string])[]): string[] =>
    (readPension(...calendar(...rows))?.reported_returns ?? []).map(
      (each) => `${each.sub_fund_key} ${each.period_label_raw} ${each.fund_return_percent}`,
    );

  it('has the returns of each year under the name over it', () => {
    const rows = rowsOf(
      ['Equity Sub-Fund', '2024'],
      ['', '2023'],
      ['', '2022'],
      ['Debt Sub-Fund', '2024'],
      ['', '2023'],
      ['', '2022'],
    );
    expect(rows).toHaveLength(78);
    expect(rows).toEqual(
      expect.arrayContaining([
        'EQUITY Jan 2024 0.10',
        'EQUITY CY 2022 2.22',
        'DEBT Dec 2023 4.21',
        'DEBT Jan 2022 5.10',
      ]),
    );
  });

  it('states only the rows with names where a name is in the middle of its years', () => {
    const rows = rowsOf(
      ['', '2024'],
      ['Equity Sub-Fund', '2023'],
      ['', '2022'],
      ['', '2024'],
      ['Debt Sub-Fund', '2023'],
      ['', '2022'],
    );
    expect(rows.filter((each) => !each.includes('2023'))).toEqual([]);
  });
});
