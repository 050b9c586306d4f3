/** Calendars of years by months with two figures in each cell, heads in merged fields, and bars of losses. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const xOf = (month: number): number => 90 + 40 * month;
const CLOSED: Line = [116, [40, 'Auditor'], [140, 'Sample Chartered Accountants']];
const KEY = 'Upper figure: SIF. Lower figure: Benchmark.';

/** A year with the months from one to another. */
const yearAt = (y: number, year: string, from: number, to: number): Line[] => {
  const own = MONTHS.slice(from, to).map((_, at) => from + at);
  return [
    [y - 5, ...own.map((month): [number, string, number] => [xOf(month), `${month}.1${year.slice(3)}`, 8])],
    [y, [50, year]],
    [y + 4, ...own.map((month): [number, string, number] => [xOf(month), `${month}.2${year.slice(3)}`, 6])],
  ];
};
const calendar = (key: string, ...rest: readonly Line[]): Line[] => [
  [140, [40, 'Monthly Returns (%)', 10]],
  [156, ...MONTHS.map((name, at): [number, string] => [xOf(at), name])],
  ...yearAt(176, '2023', 0, 12),
  ...yearAt(200, '2024', 0, 10),
  [224, [40, key]],
  ...rest,
];
const monthsOf = (lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, CLOSED, ...lines]).reported_returns.map(
    (row) => `${row.period_label_raw} ${row.period_key} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

describe('a calendar with two figures in each cell', () => {
  it('has the returns of both series that a text under it names', () => {
    const rows = monthsOf(calendar(KEY));
    expect(rows).toHaveLength(22);
    expect(rows).toEqual(expect.arrayContaining(['Feb 2023 MONTH 1.13 1.23', 'Oct 2024 MONTH 9.14 9.24']));
    expect(monthsOf(calendar('Top line: the benchmark; bottom line: the fund'))).toContain('Feb 2023 MONTH 1.23 1.13');
  });

  it('states nothing of both series if nothing says which is which, or if a cell has three figures', () => {
    expect(monthsOf(calendar('Shades follow the returns.')).filter((row) => !row.endsWith('null'))).toEqual([]);
    expect(monthsOf(calendar(KEY, [181, [xOf(3), '9.99', 6]])).filter((row) => !row.endsWith('null'))).toEqual([]);
  });
});

const boldHeads = (lines: readonly Line[], bold: ReadonlySet<string>, shades: readonly Shade[]) => {
  const { words, ...page } = pageOf(lines);
  const styled = words.map((word) => ({ ...word, bold: word.bold || bold.has(word.text) }));
  return readReport({ pages: [{ ...page, words: styled, shades }] }, { funds: [fundOf('Sample Income Fund')] })
    .fragments[0];
};

it('a head in a filled field is over all columns under the field', () => {
  const lines: Line[] = [
    ...INCOME_FUND,
    [140, [40, 'Expenses (% a year)', 10]],
    [156, [200, 'Total expense ratio'], [376, 'of which levies']],
    [170, [170, 'Month'], [290, 'Year to date'], [340, 'Month'], [460, 'Year to date']],
    [184, [40, 'SIF'], [172, '2.96'], [318, '3.30'], [342, '0.36'], [488, '0.42']],
  ];
  const fields = [
    { x0: 140, x1: 336 },
    { x0: 336, x1: 520 },
  ].map((edges): Shade => ({ ...edges, y0: 147, y1: 159, color: '#e0f0f0' }));
  const bold = new Set('Total expense ratio of which levies'.split(' '));
  const costs = (shades: readonly Shade[]): unknown =>
    boldHeads(lines, bold, shades)?.fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`);
  expect(costs(fields)).toEqual([
    'TOTAL_EXPENSE_RATIO MTD 2.96',
    'TOTAL_EXPENSE_RATIO YTD 3.30',
    'GOVERNMENT_LEVIES MTD 0.36',
    'GOVERNMENT_LEVIES YTD 0.42',
  ]);
});

describe('a chart of fiscal years', () => {
  const AXIS = 300;
  const COLORS = ['#2f8f88', '#c9cdd2'];
  const YEARS = ['FY21', 'FY22', 'FY23', 'FY24'];
  const returnsOf = (fills: readonly [string, string]): string[] => {
    const values = [
      [-15.2, -14.1],
      [37.6, 30.2],
      [12.1, 11.7],
      [10.6, 14.3],
    ];
    const bars = values.flatMap((pair, year) =>
      pair.map((value, at) => ({ x: 90 + 130 * year + 40 * at, value, height: Math.abs(value), at })),
    );
    const shades = bars.map(({ x, value, height, at }): Shade => ({
      x0: x,
      x1: x + 24,
      y0: AXIS - height,
      y1: AXIS,
      color: (value < 0 ? fills[at] : COLORS[at]) ?? '',
    }));
    const swatches = [80, 120].map((x, at): Shade => ({ x0: x, x1: x + 6, y0: 322, y1: 328, color: COLORS[at] ?? '' }));
    const lines: Line[] = [
      ...INCOME_FUND,
      [240, [40, 'Returns of fiscal years (%)', 10]],
      ...bars.map(({ x, value, height }): Line => {
        const text = value < 0 ? `(${height})` : `${value}`;
        return [AXIS - height - 3, [x + 12 - 2 * text.length, text]];
      }),
      [310, ...YEARS.map((year, at): [number, string] => [114 + 130 * at, year])],
      [328, [88, 'SIF'], [128, 'Benchmark']],
    ];
    return (boldHeads(lines, new Set(), [...swatches, ...shades])?.reported_returns ?? []).map(
      (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    );
  };

  it('has bars of losses in one fill of their own at the places of the others', () => {
    expect(returnsOf(['#808080', '#808080'])).toEqual([
      'FY21 -15.2 -14.1',
      'FY22 37.6 30.2',
      'FY23 12.1 11.7',
      'FY24 10.6 14.3',
    ]);
  });

  it('does not have them if their fills differ', () => {
    expect(returnsOf(['#808080', '#a0a0a0'])).not.toContain('FY21 -15.2 -14.1');
  });
});
