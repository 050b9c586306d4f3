/** Days between periods and returns, a key next to boxes of months, and bars over and under the years. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const returnsOf = ({ reported_returns }: ReadFragment): string[] =>
  reported_returns.map((row) =>
    [row.period_key, row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent].join(' '),
  );

// The lines of another list are level with the rows of the table.
const SINCE: readonly Line[] = [
  [130, [300, 'Return in %']],
  [144, [380, 'since'], [460, 'Fund'], [510, 'Benchmark']],
  [158, [40, 'Risk Profile'], [140, 'Low'], [300, '1 month'], [380, '30 Sep 2024'], [460, '1.34'], [510, '1.22']],
  [172, [300, '3 months'], [380, '31 Jul 2024'], [460, '3.96'], [510, '3.51']],
  [186, [40, 'Auditor'], [140, 'Sample & Co.'], [300, '1 year'], [380, '31 Oct 2023'], [460, '17.94'], [510, '16.09']],
];

describe('the day on which a period begins', () => {
  it('is not the month of its returns, whatever else is on the line', () => {
    expect(returnsOf(readPage([...INCOME_FUND, ...SINCE]))).toEqual([
      '1M 1 month 1.34 1.22',
      '3M 3 months 3.96 3.51',
      '1Y 1 year 17.94 16.09',
    ]);
  });

  it('is not a month either where its period was not read', () => {
    const rows: readonly Line[] = [
      ...SINCE,
      [200, [300, '3 years'], [380, '31 Oct 2021'], [460, '15.11'], [510, '14.44']],
      [214, [300, 'Ever'], [380, '30 Nov 2014'], [460, '9.55'], [510, '8.81']],
    ];
    const page = readPage([...INCOME_FUND, ...rows]);
    expect(page.reported_returns.filter((row) => row.period_key === 'MONTH')).toEqual([]);
    expect(page.reported_returns).toHaveLength(4);
  });
});

const LINES_OF_MONTHS = [
  ['May 2024', 'Jun 2024', 'Jul 2024'],
  ['Aug 2024', 'Sep 2024', 'Oct 2024'],
] as const;

// In each box the month is over the fund's return, and that over the benchmark's.
const boxes = (y: number, months: readonly string[], first: number): Line[] => [
  [y, ...months.map((month, at): [number, string] => [200 + 60 * at, month])],
  [y + 10, ...months.map((_, at): [number, string] => [208 + 60 * at, `1.${first + at}`])],
  [y + 20, ...months.map((_, at): [number, string] => [208 + 60 * at, `2.${first + at}`])],
];

describe('a key next to boxes of months', () => {
  it('says which figure of each box is whose', () => {
    const key: readonly Line[] = [
      [172, [108, 'Month']],
      [181, [110, 'Fund']],
      [190, [100, 'Benchmark']],
    ];
    const [above, below] = [boxes(160, LINES_OF_MONTHS[0], 10), boxes(196, LINES_OF_MONTHS[1], 13)];
    const lines = [[140, [100, 'Six months, return in %']] as Line, ...above, ...below, ...key];
    const page = readPage([...INCOME_FUND, ...lines.toSorted(([one], [other]) => one - other)]);
    expect(returnsOf(page)).toEqual([
      'MONTH May 2024 1.10 2.10',
      'MONTH Jun 2024 1.11 2.11',
      'MONTH Jul 2024 1.12 2.12',
      'MONTH Aug 2024 1.13 2.13',
      'MONTH Sep 2024 1.14 2.14',
      'MONTH Oct 2024 1.15 2.15',
    ]);
  });
});

describe('bars over and under the years', () => {
  const years: readonly Line[] = [
    [140, [100, 'Fiscal years, return in %']],
    [156, [244, '19.86']],
    [164, [130, 'Fund'], [180, '-12.68'], [308, '10.46']],
    [180, [184, 'FY22'], [248, 'FY23'], [312, 'FY24']],
  ];

  it('are of the two series that are named left of them', () => {
    const under: readonly Line[] = [
      [194, [130, 'Benchmark'], [180, '-7.83'], [312, '6.03']],
      [200, [250, '4.93']],
    ];
    const page = readPage([...INCOME_FUND, ...years, ...under]);
    expect(returnsOf(page)).toEqual(['FY FY22 -12.68 -7.83', 'FY FY23 19.86 4.93', 'FY FY24 10.46 6.03']);
  });

  it('are not the rows of two tables, the upper one without its first', () => {
    const table = (y: number, months: readonly string[], first: number): Line[] => [
      [y, ...months.map((month, at): [number, string] => [180 + 60 * at, month])],
      [y + 12, [60, 'Fund'], ...months.map((_, at): [number, string] => [186 + 60 * at, `1.${first + at}`])],
      [y + 24, [60, 'Benchmark'], ...months.map((_, at): [number, string] => [186 + 60 * at, `2.${first + at}`])],
    ];
    const [above, below] = [table(156, LINES_OF_MONTHS[0], 10), table(196, LINES_OF_MONTHS[1], 13)];
    const page = readPage([...INCOME_FUND, [140, [60, 'Monthly returns (%)']], ...above, ...below]);
    expect(returnsOf(page).map((row) => row.slice(-9))).toEqual([0, 1, 2, 3, 4, 5].map((at) => `1.1${at} 2.1${at}`));
  });
});

describe('a launch after the beginning of a return', () => {
  it('is withheld', () => {
    const [name, data, category] = INCOME_FUND as readonly [Line, Line, Line];
    const page = (launch: string): ReadFragment =>
      readPage([
        name,
        data,
        category,
        [92, [40, 'Launch Date'], [140, launch]],
        [104, [40, 'Trustee'], [140, 'CDC']],
        [140, [60, 'Performance (%)']],
        [154, [180, '1 year'], [240, '3 years'], [300, '5 years']],
        [166, [60, 'Fund'], [180, '17.94'], [240, '15.11'], [300, '12.20']],
      ]);
    expect(page('12-Nov-2014').launch_date).toBe('2014-11-12');
    expect(page('12-Nov-2019').launch_date).toBe('2019-11-12');
    expect(page('16-Feb-2024').launch_date).toBeNull();
    expect(page('16-Feb-2024').withheld.map(({ check }) => check)).toContain('launch_after_returns');
  });
});
