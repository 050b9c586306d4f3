/** Tiles with two figures, names over their kinds, months of brackets, and titles over several sub-funds. */
import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const MONTHS = ['May-24', 'Jun-24', 'Jul-24', 'Aug-24', 'Sep-24', 'Oct-24'];

const tiles = (legend: string): Line[] => [
  ...INCOME_FUND,
  [116, [40, 'NAV per Unit'], [140, 'Rs. 103.3144']],
  [140, [40, legend]],
  [160, ...MONTHS.map((month, at) => [48 + 80 * at, month] as const)],
  [173, ...MONTHS.map((_, at) => [36 + 80 * at, `1${at}.56%`, 10] as const)],
  [173, ...MONTHS.map((_, at) => [68 + 80 * at, `1${at}.43%`, 6] as const)],
];

it('the larger and the smaller figure of a tile are whose the legend says', () => {
  const { reported_returns } = readPage(tiles('Large figure: Fund. Small figure: Benchmark.'));
  expect(
    reported_returns.map((row) => `${row.fund_return_percent} ${row.benchmark_return_percent}`).toSorted(),
  ).toEqual(MONTHS.map((_, at) => `1${at}.56 1${at}.43`));
});

it('without a legend neither figure of a tile is a return of the fund', () => {
  expect(readPage(tiles('In the letters of the text.')).reported_returns).toEqual([]);
});

it('a name over its kind is the label of the figure in the middle of both', () => {
  const holdings = ['Electric Supply', 'Refinery', 'Packages'].flatMap((name, at): Line[] => [
    [160 + 30 * at, [300, `Sample ${name} Limited`]],
    [165 + 30 * at, [520, `${4 - at}.93%`]],
    [170 + 30 * at, [300, 'Short-term Sukuk', 6]],
  ]);
  const read = readPage([...INCOME_FUND, [140, [300, 'Largest holdings (% of total assets)', 9]], ...holdings]);
  expect(read.holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Electric Supply Limited 4.93',
    'Sample Refinery Limited 3.93',
    'Sample Packages Limited 2.93',
  ]);
});

it('shares in brackets are of the month that a line over a chart gives them', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [140, [300, 'Asset Allocation (% of Total Assets)', 9]],
    [152, [300, 'Oct-24 (Sep-24 in brackets)']],
    [190, [310, 'Sukuk'], [500, '37.9%'], [526, '(24.5%)']],
    [202, [310, 'T-Bills'], [500, '62.1%'], [526, '(75.5%)']],
  ]);
  expect(allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual([
    'Sukuk 37.9 24.5',
    'T-Bills 62.1 75.5',
  ]);
});

it('heads may be over the title of the first part of a table', () => {
  const { reported_returns } = readPage([
    ...INCOME_FUND,
    [140, [300, 'Monthly and Annual Returns', 9]],
    [152, [420, 'SIF'], [480, 'Benchmark']],
    [164, [300, 'Last 12 Months', 8.5]],
    [176, [300, 'Sep-24'], [416, '9.06%'], [486, '9.11%']],
    [188, [300, 'Oct-24'], [416, '8.68%'], [486, '9.31%']],
  ]);
  expect(reported_returns.map((row) => `${row.fund_return_percent} ${row.benchmark_return_percent}`)).toEqual([
    '9.06 9.11',
    '8.68 9.31',
  ]);
});

it('the first of several values of one form is not that of the fund', () => {
  const read = readPension([
    200,
    [40, 'Total Expense Ratio (MTD | YTD)'],
    [240, '3.33% | 3.41%'],
    [360, '1.75% | 1.82%'],
    [480, '1.52% | 1.69%'],
  ]);
  expect(read?.fees.filter((row) => row.value_percent === '3.33')).toEqual([]);
});

it('a title is over the sub-funds that are one under the other in its column', () => {
  const read = readPension(
    [200, [40, 'Sector Allocation (% of Total Assets)', 9], [360, 'Top Holdings (% of Total Assets)', 9]],
    [212, [40, 'Commercial Banks'], [200, '52.4%'], [360, 'Equity Sub-Fund', 8.5]],
    [224, [40, 'Cement'], [200, '47.6%'], [360, 'Sample Bank Limited'], [540, '9.91%']],
    [236, [360, 'Sample Oil Limited'], [540, '9.62%']],
    [248, [360, 'Debt Sub-Fund', 8.5]],
    [260, [360, 'Sample Power Limited - Sukuk'], [540, '4.13%']],
    [272, [360, 'Sample Leasing Limited - TFC'], [540, '3.84%']],
  );
  expect(read?.holdings.map((row) => `${row.sub_fund_name_raw}: ${row.name_raw}`)).toEqual([
    'Equity Sub Fund: Sample Bank Limited',
    'Equity Sub Fund: Sample Oil Limited',
    'Debt Sub Fund: Sample Power Limited - Sukuk',
    'Debt Sub Fund: Sample Leasing Limited - TFC',
  ]);
});

it('a value may continue at the margin with the name of a sub-fund before a colon, and is not cut before an amount', () => {
  const bold = new Set(['Benchmark:', 'Minimum', 'Initial', 'Investment:']);
  const page = pageOf([
    ...INCOME_FUND,
    [140, [40, 'Benchmark:'], [84, 'Equity Sub-Fund: KSE-100 Index; Debt']],
    [149, [40, 'Sub-Fund: 75% six-month KIBOR and the rest of banks']],
    [170, [40, 'Minimum Initial Investment:'], [152, 'Growth Units Rs.']],
    [179, [40, '5,000; Income Units Rs. 100,000 at any time of year']],
  ]);
  const words = page.words.map((word) => (bold.has(word.text) ? { ...word, bold: true } : word));
  const [read] = readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments;
  expect(read?.benchmark_raw).toBe(
    'Equity Sub-Fund: KSE-100 Index; Debt Sub-Fund: 75% six-month KIBOR and the rest of banks',
  );
  expect(read?.special_terms.filter((row) => row.value_raw.endsWith('Rs.'))).toEqual([]);
});

it('a badge is the rating that is named next to it, by the agency and of the day under the name', () => {
  const { ratings } = readPage([
    ...INCOME_FUND,
    [140, [340, 'Ratings', 9]],
    [156, [400, 'Stability rating']],
    [161, [340, 'AA+(f)', 10]],
    [166, [400, 'PACRA, 12 September 2023', 6]],
    [186, [400, 'Asset manager rating']],
    [191, [370, 'AM2', 10]],
    [196, [400, 'PACRA, 22 August 2023', 6]],
  ]);
  expect(
    ratings.map((row) => `${row.rating_type} ${row.rating_raw} ${row.rating_agency} ${row.rating_date}`).toSorted(),
  ).toEqual(['ASSET_MANAGER AM2 PACRA 2023-08-22', 'FUND_STABILITY AA+(f) PACRA 2023-09-12']);
});
