/** Months and years under their figures, as under bars without labels. */
import { expect, it } from 'vitest';
import { periodsAbove } from '#sources/fmr/ink/periods-below.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const MONTHS = ['May 24', 'Jun 24', 'Jul 24', 'Aug 24', 'Sep 24', 'Oct 24'];
const YEARS = ['FY24', 'FY23'];
const PERIODS = [...MONTHS, ...YEARS];

const row = (y: number, label: string, texts: readonly string[]): Line => [
  y,
  [40, label],
  ...texts.map((text, at): readonly [number, string] => [120 + 50 * at, text]),
];
const figures = (first: number): string[] => PERIODS.map((_, at) => (first + at + 0.25).toFixed(2));
const TITLE: Line = [140, [40, 'Each month and fiscal year, %', 10]];
const ROWS = [row(175, 'SIF', figures(10)), row(187, 'Benchmark', figures(11))];
const HEADS: Line = [199, ...PERIODS.map((text, at): readonly [number, string] => [120 + 50 * at, text])];

it('are the heads of the rows over them', () => {
  const { reported_returns } = readPage([...INCOME_FUND, TITLE, ...ROWS, HEADS]);
  expect(
    reported_returns.map((one) => `${one.period_label_raw} ${one.fund_return_percent} ${one.benchmark_return_percent}`),
  ).toEqual(PERIODS.map((period, at) => `${period} ${(10.25 + at).toFixed(2)} ${(11.25 + at).toFixed(2)}`));
});

it('leave a text left of the labels where it is', () => {
  const far = (y: number, text: string): Line => [y, [-60, text]];
  const page = pageOf([...INCOME_FUND, TITLE, far(175, 'a text'), ...ROWS, HEADS]);
  const moved = periodsAbove(page)?.page.words.find(({ text }) => text === 'text');
  expect(moved?.baseline).toBeCloseTo(175, 3);
});

it('stay where they are if rows are under them too, or heads over the rows', () => {
  const pages = [
    [...ROWS, HEADS, row(211, 'Peers', figures(9)), row(223, 'SIF', figures(8))],
    [row(165, '', YEARS), ...ROWS, HEADS],
    [ROWS[0] as Line, [187, ...(HEADS.slice(1) as [number, string][])] as Line],
  ];
  for (const lines of pages) expect(periodsAbove(pageOf(lines))).toBeUndefined();
});
