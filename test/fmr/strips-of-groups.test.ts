/** Strips of titled groups, lists under their units, heads over ruled cells, and units over heads. */
import { expect, it } from 'vitest';
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { inkOf } from '#sources/fmr/ink/ink-of-page.ts';
import { nameUnitsOfRows } from '#sources/fmr/ink/percent-rows.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, readPension, rowsOf, tablesOf, type Line } from './placed-words.ts';

const STRIP: readonly Line[] = [
  [140, [40, 'Minimum investment', 8.5], [180, 'Dealing', 8.5], [420, 'Appointed by the AMC', 8.5]],
  [152, [40, 'Initial'], [110, 'Subsequent'], [180, 'Dealing days'], [260, 'Cut-off time'], [420, 'Auditor']],
  [164, [40, 'Rs. 5,000'], [110, 'Rs. 500'], [180, 'Business days'], [260, '3:00 p.m.'], [420, 'Sample & Co.']],
];

function readStrip(colours: readonly string[]): ReadFragment {
  const page = pageOf([...INCOME_FUND, ...STRIP]);
  const words = page.words.map((word) => ({
    ...word,
    color: word.baseline === 140 ? '#ffffff' : word.baseline === 152 ? '#5b2150' : word.color,
    bold: word.bold || word.baseline === 152,
  }));
  const edges = [38, 178, 418, 560];
  const shades = colours.map((color, at): Shade => {
    const [x0 = 0, x1 = 0] = edges.slice(at);
    return { x0, x1, y0: 132, y1: 144, color };
  });
  const [read] = readReport({ pages: [{ ...page, words, shades }] }, { funds: [] }).fragments;
  return read as ReadFragment;
}

it('titles of groups in filled fields are over labels, and no values of each other', () => {
  const read = readStrip(['#5b2150', '#5b2150', '#5b2150']);
  expect(read.minimum_initial_investment).toBe('5000');
  expect(read.minimum_subsequent_investment).toBe('500');
  expect(read.dealing_days_raw).toBe('Business days');
  expect(read.cutoff_time_raw).toBe('3:00 p.m.');
});

it('texts in fields of several colours are no strip', () => {
  expect(readStrip(['#5b2150', '#ffee00', '#5b2150']).minimum_initial_investment).toBeNull();
});

it('what is a label elsewhere may answer another label', () => {
  const read = readPage([...INCOME_FUND, [116, [40, 'Dealing days'], [140, 'Business days']]]);
  expect(read.dealing_days_raw).toBe('Business days');
});

const MEASURES: readonly Line[] = [
  [140, [40, 'Price, size and cost', 9]],
  [152, [160, '31 October 2024'], [260, '30 September 2024']],
  [164, [40, 'Rupees in million', 8.1]],
  [176, [40, 'Net assets'], [190, '1,228.30'], [290, '1,122.20']],
  [190, [40, 'Per cent per annum', 8.1]],
  [202, [40, 'TER, month'], [206, '2.06'], [306, '1.93']],
  [214, [40, 'Levies in TER, month'], [206, '0.25'], [306, '0.27']],
  [228, [40, 'Measures of the portfolio', 8.1]],
  [240, [40, 'Maturity, days'], [214, '59'], [314, '55']],
  [252, [40, 'Duration, years'], [206, '0.57'], [306, '0.48']],
];

it('the unit of a list is in a line over its rows', () => {
  const read = readPage([...INCOME_FUND, ...MEASURES]);
  expect(read.fees.map((row) => `${row.fee_type} ${row.period} ${row.value_percent}`)).toEqual([
    'TOTAL_EXPENSE_RATIO MTD 2.06',
    'GOVERNMENT_LEVIES MTD 0.25',
  ]);
});

it('only the rows up to the next line without figures have that unit, if other lists have another', () => {
  const unitsOf = (lines: readonly Line[]): string[] =>
    nameUnitsOfRows(inkOf(pageOf(lines), () => false).blocks).flatMap(({ text, unit }) =>
      unit === undefined ? [] : [text],
    );
  // A figure of another table is level with the line over the last rows.
  const beside: readonly Line[] = MEASURES.map((line) => (line[0] === 228 ? [...line, [400, '0.93']] : line));
  expect(unitsOf(beside)).toEqual(['TER, month', 'Levies in TER, month']);
  expect(unitsOf(MEASURES.filter(([y]) => y !== 164))).toEqual([]);
});

it('a maturity that is measured in each month is that of the portfolio', () => {
  const read = readPage([...INCOME_FUND, ...MEASURES]);
  expect(read.metrics.map((row) => `${row.metric_key} ${row.value} ${row.unit}`)).toEqual([
    'WEIGHTED_AVERAGE_MATURITY 59 DAYS',
    'DURATION 0.57 YEARS',
  ]);
  expect(read.maturity_date).toBeNull();
});

const RETURNS: readonly Line[] = [
  [140, [40, 'Returns in per cent', 9]],
  [152, [192, 'SIF'], [244, 'Benchmark'], [312, 'Margin']],
  [164, [40, '1 month'], [190, '1.46'], [260, '1.59'], [320, '-0.13']],
  [176, [40, '3 months'], [190, '4.46'], [260, '4.59'], [320, '-0.13']],
  [192, [40, 'Financial years to 30 June', 8.1]],
  [206, [40, 'FY 2024'], [186, '21.18'], [256, '21.91'], [320, '-0.73']],
  [218, [40, 'FY 2023'], [186, '17.18'], [256, '17.89'], [320, '-0.71']],
];

const yearsOf = ({ reported_returns }: ReadFragment): string[] =>
  reported_returns.flatMap((row) =>
    row.period_key === 'FY'
      ? [`${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`]
      : [],
  );

it('financial years under the periods of one table have its heads', () => {
  expect(yearsOf(readPage([...INCOME_FUND, ...RETURNS]))).toEqual(['FY 2024 21.18 21.91', 'FY 2023 17.18 17.89']);
});

it('figures of years in other columns have no heads of the table over them', () => {
  const shifted = RETURNS.map(([y, ...cells]): Line => [
    y,
    ...cells.map(([x, text, size = 8]) => [y > 200 && x > 40 ? x - 5 : x, text, size] as const),
  ]);
  expect(yearsOf(readPage([...INCOME_FUND, ...shifted]))).toEqual([]);
});

const PLANS: readonly Line[] = [
  [152, [92, 'Rupees in million'], [191, 'Number'], [264, 'Rupees'], [340, 'Per cent per annum'], [494, 'Return in %']],
  [164, [40, 'Plan'], [110, 'Net assets'], [190, 'Units'], [266, 'NAV']],
];

/** Heads in the middle of the cells whose rule in pieces is under them. */
const EDGES = [80, 170, 240, 310, 380, 450, 500, 550, 600];
const RULE = EDGES.slice(1).map((x1, at): Box => ({ x0: EDGES[at] as number, x1, y0: 155, y1: 155.5 }));

const centred = (from: number, to: number, text: string): [number, string] => {
  const width = text.split(' ').reduce((sum, word) => sum + word.length * 4 + 2, -2);
  return [((EDGES[from] as number) + (EDGES[to] as number) - width) / 2, text];
};

const spansOf = (...heads: [number, string][]): string[] =>
  inkOf({ ...pageOf([[152, ...heads], ...PLANS.slice(1)]), rules: RULE }, isKnownLabel).blocks.flatMap(
    ({ text, field }) => (field === undefined ? [] : [`${text} ${field.x0} ${field.x1}`]),
  );

it('a head in the middle of several ruled cells is over these', () => {
  const heads = [centred(0, 1, 'Rupees'), centred(1, 3, 'Number'), centred(3, 5, 'Cost'), centred(5, 8, 'Return')];
  expect(spansOf(...heads)).toEqual(['Rupees 80 170', 'Number 170 310', 'Cost 310 450', 'Return 450 600']);
  expect(spansOf(...heads.slice(0, 3), [560, 'Return'])).toEqual([]);
});

it('a unit over the heads of columns is behind what it is of', () => {
  const [table] = tablesOf([
    [140, [40, 'Plans', 9]],
    [152, [150, 'Rupees in million'], [250, 'Rupees'], [330, 'Number']],
    [164, [40, 'Plan'], [160, 'Net assets'], [260, 'NAV'], [330, 'Units outstanding']],
    [176, [40, 'Dynamic Plan'], [170, '583.99'], [256, '72.58'], [340, '8,045,728']],
    [188, [40, 'Cautious Plan'], [170, '949.25'], [256, '58.55'], [340, '6,211,711']],
  ]);
  expect(rowsOf(table)[0]).toBe(
    'Dynamic Plan Net assets (Rupees in million)=583.99 NAV (Rupees)=72.58 Units outstanding=8,045,728',
  );
});

it('what says over periods that returns are in per cent is no part of their labels', () => {
  const [table] = tablesOf([
    [140, [40, 'Plans', 9]],
    [152, [168, 'Per cent per annum'], [310, 'Return in per cent']],
    [164, [40, 'Plan'], [160, 'TER, month'], [214, 'TER, year to date'], [300, '1 month'], [344, '3 months']],
    [176, [40, 'Dynamic Plan'], [182, '0.59'], [266, '0.58'], [312, '1.59'], [360, '2.21']],
    [188, [40, 'Cautious Plan'], [182, '0.52'], [266, '0.52'], [312, '0.81'], [360, '1.94']],
  ]);
  expect(rowsOf(table)[0]).toBe('Dynamic Plan TER, month=0.59 TER, year to date=0.58 1 month=1.59 3 months=2.21');
});

it('ratios before more returns in the rows of sub-funds are those of each', () => {
  const row = (y: number, name: string, ...figures: string[]): Line => [
    y,
    [40, name],
    ...figures.map((text, at): [number, string] => [180 + 50 * at, text]),
  ];
  const read = readPension(
    [140, [40, 'The sub-funds on 31 October 2024', 9]],
    [152, [184, 'Expense Ratio'], [360, 'Return']],
    [
      164,
      [40, 'Sub-Fund'],
      [180, 'MTD'],
      [230, 'YTD'],
      [276, '1 Month'],
      [330, 'FYTD'],
      [376, '1 Year'],
      [422, '3 Years'],
    ],
    row(180, 'Equity Sub-Fund', '3.38%', '3.22%', '9.14%', '6.89%', '6.22%', '11.94%'),
    row(196, 'Debt Sub-Fund', '2.11%', '2.17%', '14.40%', '14.36%', '11.86%', '10.51%'),
  );
  expect(
    read?.fees.map((fee) => `${fee.sub_fund_name_raw} ${fee.label_raw} ${fee.period} ${fee.value_percent}`),
  ).toEqual([
    'Equity Sub Fund Expense Ratio MTD 3.38',
    'Equity Sub Fund Expense Ratio YTD 3.22',
    'Debt Sub Fund Expense Ratio MTD 2.11',
    'Debt Sub Fund Expense Ratio YTD 2.17',
  ]);
  expect(read?.reported_returns).toHaveLength(8);
});

it('the numbers of rows are not one text, if a table next to their list ends before it', () => {
  const rows = [3, 4, 5, 6, 7].map((rank): Line => {
    const y = 104 + 12 * rank;
    const holding = [
      [340, `${rank}.`],
      [356, 'Sample Oilfields'],
      [460, 'Food'],
      [520, '3.17'],
    ] as const;
    return rank > 4 ? [y, ...holding] : [y, [40, `FY 202${rank}`], [90, '4.15'], [120, '5.12'], ...holding];
  });
  const texts = inkOf(pageOf(rows), isKnownLabel).blocks.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['5.', '6.', '7.']));
});
