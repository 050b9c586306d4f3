/** Years in the middle of their rows, figures left of names over kinds, and lines that look like rows of a table. */
import { expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { isShareOfMonth, withOwnRows } from '#sources/fmr/meaning/own-rows.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { INCOME_FUND, pageOf, readPage, tablesOf, type Line } from './placed-words.ts';

const FUND: readonly Line[] = [
  ...INCOME_FUND,
  [104, [300, 'Net Assets (Rs. mn)'], [440, '1,250.40']],
  [116, [40, 'NAV per Unit (Rs.)'], [180, '104.2210'], [300, 'Management Fee'], [440, '1.00%']],
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const cells = (x: number, texts: readonly string[]): [number, string][] => texts.map((text, at) => [x + 40 * at, text]);
const returnsOf = ({ reported_returns }: ReadFragment): string[] =>
  reported_returns.map((row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`);

const calendar = (...years: readonly (readonly [number, string])[]): Line[] => [
  [130, [40, 'Month by month, in %', 9]],
  [144, ...cells(150, MONTHS)],
  ...years.flatMap(([y, year], index): Line[] => [
    [
      y,
      [90, 'SIF'],
      ...cells(
        150,
        MONTHS.map((_, at) => `${at + 1}.${index}1`),
      ),
    ],
    ...(year === '' ? [] : [[y + 6, [40, year, 12]] as Line]),
    [
      y + 12,
      [90, 'Benchmark'],
      ...cells(
        150,
        MONTHS.map((_, at) => `${at + 1}.${index}2`),
      ),
    ],
  ]),
];

it('a year may be left of the rows of fund and benchmark, in the middle of both', () => {
  const returns = returnsOf(readPage([...FUND, ...calendar([160, '2023'], [190, '2024'])]));
  expect(returns).toContain('Jan 2023 1.01 1.02');
  expect(returns).toContain('Oct 2024 10.11 10.12');
  expect(returns).toHaveLength(20);
});

it('two rows of one label are of two years, and without years of none', () => {
  expect(returnsOf(readPage([...FUND, ...calendar([160, ''], [190, ''])]))).toEqual([]);
});

it('a share may be left of a name over its kind', () => {
  const holding = (y: number, share: string, name: string): Line[] => [
    [y + 4, [40, share]],
    [y, [70, name, 9]],
    [y + 8, [70, 'Rated AA', 7]],
  ];
  const { holdings } = readPage([
    ...FUND,
    [130, [40, 'Largest holdings, % of total assets', 9]],
    ...holding(150, '9.56%', 'Sample Bank Limited'),
    ...holding(174, '7.57%', 'Sample Energy Limited'),
    ...holding(198, '5.30%', 'Sample Telecom Limited'),
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Bank Limited 9.56',
    'Sample Energy Limited 7.57',
    'Sample Telecom Limited 5.30',
  ]);
});

it('a name right behind another share does not take the next share', () => {
  const { holdings } = readPage([
    ...FUND,
    [130, [40, 'Largest holdings, % of total assets', 9]],
    [
      150,
      ...[
        [40, '10.14%'],
        [70, 'Sample Bank Limited'],
        [220, '9.77%'],
        [248, 'Sample Energy Limited'],
        [400, '8.76%'],
        [428, 'Sample Telecom Limited'],
      ].map(([x, text]) => [x, text] as [number, string]),
    ],
  ]);
  expect(holdings.filter((row) => row.percent_of_total_assets === '9.77')).toEqual([]);
});

it('the share of a month under a title of shares is no return', () => {
  const page = pageOf([
    [130, [40, 'Where the money is, % of total assets', 9]],
    [184, [40, 'Sep 2024:'], [84, '94.8%']],
    [200, [40, 'Returns of each month', 9]],
    [214, [40, 'Aug 2024:'], [84, '1.8%']],
  ]);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const labels = blocks.filter(({ text }) => text.endsWith(':'));
  expect(labels.map((label) => `${label.text} ${isShareOfMonth(blocks, label)}`)).toEqual([
    'Sep 2024: true',
    'Aug 2024: false',
  ]);
});

it('a month has no share', () => {
  const { allocations } = readPage([
    ...FUND,
    [130, [40, 'Asset allocation (% of total assets)', 9]],
    [146, [40, 'Oct 2024'], [200, '61.0%']],
    [158, [40, 'Bank deposits'], [200, '30.0%']],
    [170, [40, 'Others'], [200, '9.0%']],
  ]);
  expect(allocations.filter((row) => row.label_raw === 'Oct 2024')).toEqual([]);
});

it('the beginning of a sentence is no period, and a title in brackets is the title', () => {
  const { reported_returns, parties } = readPage([
    ...FUND,
    [
      140,
      [40, 'Total expense ratio was'],
      [150, '4.57%'],
      [176, 'month to date and'],
      [250, '4.97%'],
      [276, 'year to'],
    ],
    [152, [40, 'date.']],
    [176, [40, 'Investment Committee', 9]],
    [190, [40, 'Adil Sample, CFA'], [160, '(Chief Investment Officer)']],
    [202, [40, 'Sana Sample, FRM'], [160, '(Head of Risk)']],
  ]);
  expect(reported_returns).toEqual([]);
  expect(parties.map((row) => row.designation_raw)).toContain('Chief Investment Officer');
});

it('a share before the rank of a name is that of another half of the list', () => {
  const listWith = (ranks: readonly string[]): Table[] =>
    tablesOf(
      ['One', 'Two', 'Three'].map((name, at): Line => [
        100 + 12 * at,
        [40, `${9 - at}.04%`],
        [80, ranks[at] ?? ''],
        [100, `Sample ${name} Limited`],
      ]),
    );
  const countRows = (ranks: readonly string[]): number[] =>
    listWith(ranks).map((table) => withOwnRows(table, []).rows.length);
  expect(listWith(['6', '7', '8']).flatMap(({ rows }) => rows)).toHaveLength(3);
  expect(countRows(['6', '7', '8'])).toEqual([0]);
  expect(countRows(['1.25', '3.50', '7.75'])).toEqual([3]);
});
