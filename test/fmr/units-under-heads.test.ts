import { expect, it } from 'vitest';
import { inkOf } from '#sources/fmr/ink/ink-of-page.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const MONTHS = ['November', 'December', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

const HEADS: Line[] = [
  [201, [40, 'Monthly prices and rates of return', 8.5]],
  [214, [190, 'NAV, end of month'], [300, 'SIF'], [350, 'Benchmark']],
  [223, [250, 'Rs.', 7], [295, 'Percent', 7], [362, 'Percent', 7]],
];

/** Ten months under their years, with the NAV at their ends. */
const SERIES: Line[] = [
  ...HEADS,
  [248, [40, '2023']],
  ...MONTHS.map((name, at): Line => [
    259 + 11 * at + (at > 1 ? 13 : 0),
    [49, name],
    [232, `${52 + at}.2767`],
    [300, `${11 + at}.68`],
    [370, `${12 + at}.12`],
  ]),
  [281, [40, '2024']],
];

const textsOf = (lines: readonly Line[]): string[] => inkOf(pageOf(lines), isKnownLabel).blocks.map(({ text }) => text);

it('a row of units under heads belongs to these', () => {
  const texts = textsOf([
    [200, [40, 'Units outstanding'], [150, 'Net assets'], [240, 'Benchmark']],
    [209, [60, 'Number', 7], [155, 'Rs. million', 7], [250, 'Percent', 7]],
    [225, [60, '51,504,166'], [160, '2,701.1'], [250, '12.30']],
  ]);
  expect(texts).toContain('Units outstanding');
  expect(texts).toContain('Net assets (Rs. million)');
  expect(texts).toContain('Benchmark (%)');
  expect(texts).not.toContain('Number');
});

it('a unit that is not in a row of units is the value of a label', () => {
  expect(
    textsOf([
      [200, [40, 'Units outstanding'], [150, 'Net assets']],
      [209, [60, 'Number', 7], [160, '2,701.1']],
    ]),
  ).toContain('Number');
});

it('a row of units and other words stays in its place', () => {
  expect(
    textsOf([
      [200, [40, 'Outstanding'], [150, 'Net assets'], [240, 'NAV']],
      [209, [60, 'Units'], [155, 'Rs. million'], [240, 'Rs.']],
      [225, [60, '51,504,166'], [160, '2,701.1'], [240, '12.30']],
    ]),
  ).toEqual(expect.arrayContaining(['Net assets', 'Units', 'Rs. million']));
});

it('units of which several are under one head stay in their place', () => {
  expect(
    textsOf([
      [200, [60, 'November 2019'], [220, 'October 2019']],
      [209, [40, 'PKR in million'], [130, '%'], [240, '%']],
      [225, [60, '2,701.1'], [130, '74.8'], [240, '72.0']],
    ]),
  ).toEqual(expect.arrayContaining(['November 2019', 'PKR in million', 'October 2019']));
});

it('heads over the year of the first months are those of the months', () => {
  const { reported_returns, withheld } = readPage([...INCOME_FUND, ...SERIES]);
  expect(reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent}`).slice(0, 3)).toEqual([
    'November 2023 11.68',
    'December 2023 12.68',
    'January 2024 13.68',
  ]);
  expect(reported_returns[0]?.benchmark_return_percent).toBe('12.12');
  expect(withheld).toEqual([]);
});

it('the end of a month is a month', () => {
  expect(['End-Sep. 2023', 'end of June 2024', 'End September 2023', 'Endowment 2023'].map(readMonth)).toEqual([
    '2023-09',
    '2024-06',
    '2023-09',
    undefined,
  ]);
});

it('of a statistic at the ends of two months only that of the report’s month is served', () => {
  const { metrics } = readPage([
    ...INCOME_FUND,
    [200, [240, 'End-Sep. 2024'], [320, 'End-Oct. 2024']],
    [212, [40, 'Weighted average maturity, days'], [270, '667'], [350, '783']],
    [224, [40, 'Running yield, percent'], [270, '21.8'], [350, '20.8']],
  ]);
  expect(metrics.map(({ value }) => value)).toEqual(['783', '20.8']);
});
