/** Charts whose figures are inside their bars, over small bars, or in segments of one bar. */
import { expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const [DARK, LIGHT, THIRD] = ['#552266', '#ccbb99', '#117733'];

function read(lines: readonly Line[], shades: readonly Shade[]): ReadFragment | undefined {
  const page = { ...pageOf([...INCOME_FUND, ...lines]), shades };
  return readReport({ pages: [page] }, { funds: [] }).fragments[0];
}

const shade = (color: string, x0: number, x1: number, y0: number, y1: number): Shade => ({ color, x0, x1, y0, y1 });

it('bars under the label of each class have their figures inside or after them, under one legend for two charts', () => {
  const chart = (x: number, title: string, rows: readonly (readonly [string, number, number])[]) => ({
    lines: [
      [160, [x, title, 10]] satisfies Line,
      ...rows.flatMap(([label, one, other], at): Line[] => [
        [176 + 34 * at, [x, label]],
        [186 + 34 * at, [one > 20 ? x + 2 * one - 20 : x + 2 * one + 3, one.toFixed(1)]],
        [196 + 34 * at, [other > 20 ? x + 2 * other - 20 : x + 2 * other + 3, other.toFixed(1)]],
      ]),
    ],
    shades: rows.flatMap(([, one, other], at) => [
      shade(DARK, x, x + 2 * one, 179 + 34 * at, 188 + 34 * at),
      shade(LIGHT, x, x + 2 * other, 189 + 34 * at, 198 + 34 * at),
    ]),
  });
  const classes = chart(40, 'Asset allocation (% of total assets)', [
    ['Equities', 93.2, 93.9],
    ['Cash', 5, 4.7],
    ['Others', 1.8, 1.4],
  ]);
  const sectors = chart(320, 'Sector allocation (% of total assets)', [
    ['Commercial Banks', 50.8, 58],
    ['Fertilizer', 29.3, 22.7],
    ['Other sectors', 13.1, 13.2],
  ]);
  const fragment = read(
    [[146, [450, 'Oct-24'], [500, 'Sep-24']], ...classes.lines, ...sectors.lines],
    [shade(DARK, 442, 448, 140, 146), shade(LIGHT, 492, 498, 140, 146), ...classes.shades, ...sectors.shades],
  );
  expect(fragment?.allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual([
    'Equities 93.2 93.9',
    'Cash 5.0 4.7',
    'Others 1.8 1.4',
    'Commercial Banks 50.8 58.0',
    'Fertilizer 29.3 22.7',
    'Other sectors 13.1 13.2',
  ]);
});

it('each segment of a bar has the figure inside it and the name of its color, for the month left of the bar', () => {
  const bar = (y: number, month: string, figures: readonly number[]) => {
    let x = 100;
    return figures.map((figure, at) => {
      const from = x;
      x += 4 * figure;
      return {
        cell: [from + 2 * figure - 6, figure.toFixed(1)] as const,
        shade: shade([DARK, LIGHT, THIRD][at] ?? '', from, x, y - 14, y + 8),
        month,
      };
    });
  };
  const october = bar(160, 'Oct 2024', [50.9, 40.7, 8.4]);
  const september = bar(190, 'Sep 2024', [49.4, 41.2, 9.4]);
  const fragment = read(
    [
      [136, [40, 'Asset Allocation (% of Total Assets)', 10]],
      [160, [40, 'Oct 2024'], ...october.map(({ cell }) => cell)],
      [190, [40, 'Sep 2024'], ...september.map(({ cell }) => cell)],
      [214, [110, 'T-Bills'], [170, 'Cash'], [220, 'Others']],
    ],
    [
      ...[...october, ...september].map((segment) => segment.shade),
      ...[DARK, LIGHT, THIRD].map((color, at) =>
        shade(color, [102, 162, 212][at] ?? 0, [108, 168, 218][at] ?? 0, 208, 214),
      ),
    ],
  );
  expect(fragment?.allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual([
    'T-Bills 50.9 49.4',
    'Cash 40.7 41.2',
    'Others 8.4 9.4',
  ]);
});

it('a small chart of each period has the returns of the names under its bars', () => {
  const periods = ['1 month', '3 months', '1 year'];
  const figures = [
    ['16.47%', '16.34%'],
    ['16.88%', '17.28%'],
    ['20.36%', '20.82%'],
  ];
  const x = (chart: number, bar: number): number => 40 + 120 * chart + 50 * bar;
  const lines: Line[] = [
    [136, [40, 'Returns by period', 10]],
    [150, ...periods.map((period, at) => [x(at, 0) + 20, period, 8.1] as const)],
    ...figures.flatMap((pair, at): Line[] => pair.map((text, bar) => [166 + 2 * at + bar, [x(at, bar), text]])),
    [210, ...periods.flatMap((_, at) => [[x(at, 0) + 4, 'Fund'] as const, [x(at, 1) - 6, 'Benchmark'] as const])],
  ];
  const bars = figures.flatMap((pair, at) =>
    pair.map((_, bar) => shade(bar === 0 ? DARK : LIGHT, x(at, bar) + 2, x(at, bar) + 22, 169 + 2 * at + bar, 200)),
  );
  const returnsOf = (fragment: ReadFragment | undefined): string[] =>
    (fragment?.reported_returns ?? []).map(
      (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    );
  expect(returnsOf(read(lines, bars))).toEqual(['1 month 16.47 16.34', '3 months 16.88 17.28', '1 year 20.36 20.82']);
});

it('a return next to the label of a least amount is not one', () => {
  const page = readPage([
    ...INCOME_FUND,
    [116, [40, 'NAV per unit'], [140, '101.42']],
    [140, [40, 'Subsequent Investment'], [140, '2.33']],
  ]);
  expect(page.special_terms.map(({ value_raw }) => value_raw)).not.toContain('2.33');
});

it('an objective that begins beside its title is not served without its beginning', () => {
  const { special_terms } = readPage([
    ...INCOME_FUND,
    [116, [40, 'NAV per unit'], [140, '101.42']],
    [
      140,
      [40, 'Investment Objective', 8.1],
      [134, 'Sample'],
      [166, 'Income'],
      [198, 'Fund is a fund that aims to generate as per the'],
    ],
    [150, [40, 'Investment Plan by investing in avenues such as government securities and cash.']],
  ]);
  const [objective] = special_terms.filter(({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE');
  expect(objective?.value_raw ?? '').not.toMatch(/^Investment Plan/);
});
