/** Values that change by an arrow, boxes whose order a text gives, months over several parts, returns by letters. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, readPage, rowsOf, tablesOf, type Line } from './placed-words.ts';

const HEAD: Line[] = [
  [30, [40, 'Sample Cash Fund', 16]],
  [44, [40, 'Monthly report, 31 May 2024']],
];
const TERMS: Line[] = [
  [300, [40, 'Category'], [200, 'Money market']],
  [312, [40, 'Launch date'], [200, '17 July 2003']],
  [324, [40, 'Risk profile'], [200, 'Low']],
];
const returnsOf = ({ reported_returns }: ReadFragment): unknown[] =>
  reported_returns.map((row) => [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent]);

describe('changes printed with an arrow', () => {
  const FIGURES: Line[] = [
    [70, [40, 'Net assets (PKR million)'], [180, '3,962.5'], [220, '→'], [260, '3,854.0']],
    [84, [40, 'NAV per unit (PKR)'], [180, '163.3884'], [220, '→'], [260, '164.8753']],
    [98, [40, 'Expense ratio YTD (%)'], [180, '4.03'], [220, '→'], [260, '4.04']],
  ];
  const KEY: Line = [56, [40, 'How to read the figures: 30 April 2024 → 31 May 2024']];

  it('the key of the arrow does not contradict the month, and the later value is the report’s', () => {
    const page = readPage([...HEAD, KEY, ...FIGURES, ...TERMS]);
    expect(page.report_month).toBe('2024-05');
    expect([page.net_assets, page.nav_per_unit]).toEqual(['3854000000', '164.8753']);
    expect(page.fees.map((row) => row.value_percent)).toContain('4.04');
  });

  it('months with the same arrow are heads of both figures', () => {
    const page = readPage([
      ...HEAD,
      [70, [40, 'Asset allocation (% of total assets)', 10]],
      [84, [180, 'Apr-24'], [220, '→'], [260, 'May-24']],
      [96, [40, 'T-Bills'], [184, '70.4'], [220, '→'], [264, '63.2']],
      [108, [40, 'Cash'], [184, '29.6'], [220, '→'], [264, '36.8']],
      ...TERMS,
    ]);
    expect(page.allocations.map((row) => [row.label_raw, row.current_period, row.previous_period])).toEqual([
      ['T-Bills', '63.2', '70.4'],
      ['Cash', '36.8', '29.6'],
    ]);
  });

  it('of a rating that changed the later grade is the fund’s', () => {
    const page = readPage([
      ...HEAD,
      [70, [40, 'Fund rating'], [200, 'A+(f) → AA-(f) by PACRA (10 May 2024)']],
      ...TERMS,
    ]);
    expect(page.ratings.map((row) => row.rating_raw)).toEqual(['AA-(f)']);
  });
});

it('a text that says what is in each box names the rows of figures under each month', () => {
  const months = ['Jan-24', 'Feb-24', 'Mar-24', 'Apr-24', 'May-24'];
  const at = (index: number): number => 40 + 80 * index;
  const page = readPage([
    ...HEAD,
    [80, [40, 'Months in a chain (%)', 10]],
    [94, [40, 'In each box: the month, the return of SCF, the return of the Benchmark.']],
    [110, ...months.map((month, index): [number, string] => [at(index), month])],
    [120, ...months.map((_, index): [number, string] => [at(index) + 2, `1${index}.25`])],
    [130, ...months.map((_, index): [number, string] => [at(index) + 2, `2${index}.75`])],
    ...TERMS,
  ]);
  expect(returnsOf(page)).toEqual(months.map((month, index) => [month, `1${index}.25`, `2${index}.75`]));
});

it('the lead of the fund over its benchmark is no series', () => {
  const page = readPage([
    ...HEAD,
    [80, [40, 'Performance (%)', 10]],
    [94, [180, 'SCF'], [230, 'Lead'], [280, 'Benchmark']],
    [106, [40, '3 months'], [180, '20.64'], [230, '+0.70'], [284, '19.94']],
    [118, [40, '6 months'], [180, '21.65'], [230, '+0.51'], [284, '21.14']],
    ...TERMS,
  ]);
  expect(page.withheld ?? []).toEqual([]);
  expect(returnsOf(page)).toEqual([
    ['3 months', '20.64', '19.94'],
    ['6 months', '21.65', '21.14'],
  ]);
});

describe('months over several parts of a table', () => {
  const MONTHS: Line = [80, [180, 'Mar-24'], [230, 'Apr-24'], [280, 'May-24']];
  const three = (y: number, label: string, ...values: string[]): Line => [
    y,
    [40, label],
    ...values.map((value, index): [number, string] => [180 + 50 * index, value]),
  ];

  it('each part has them, also under a title of its own', () => {
    const tables = tablesOf([
      MONTHS,
      [94, [40, 'Size and price', 8.5]],
      three(106, 'Net assets (Rs. million)', '1,076.2', '1,195.7', '1,235.8'),
      three(118, 'NAV per unit (Rs.)', '65.1059', '66.9094', '68.5486'),
      [132, [40, 'Ratios and statistics', 8.5]],
      three(144, 'Expense ratio, month', '3.50', '3.71', '3.49'),
      three(156, 'Expense ratio, year to date', '3.14', '3.50', '3.69'),
    ]);
    expect(tables.flatMap(rowsOf)).toContain('NAV per unit (Rs.) Mar-24=65.1059 Apr-24=66.9094 May-24=68.5486');
    expect(tables.flatMap(rowsOf)).toContain('Expense ratio, month Mar-24=3.50 Apr-24=3.71 May-24=3.49');
  });

  it('units between dashes part them no more than titles, and numbers of notes are no values', () => {
    const page = readPage([
      ...HEAD,
      [70, [160, 'Note'], [220, 'May 31, 2024'], [320, 'June 30, 2023']],
      [82, [250, "(Rupees in '000)"]],
      [94, [40, 'Net assets'], [164, '1'], [230, '1,868,161'], [330, '1,754,515']],
      [108, [260, '(Rupees)']],
      [120, [40, 'Net asset value per unit'], [164, '2'], [238, '53.7651'], [338, '50.1458']],
      [132, [40, 'Offer price per unit'], [164, '2'], [238, '54.3028'], [338, '50.6473']],
      ...TERMS,
    ]);
    expect([page.net_assets, page.nav_per_unit, page.offer_price]).toEqual(['1868161000', '53.7651', '54.3028']);
  });

  it('a label between the figures of two months has one of each', () => {
    const [table] = tablesOf([
      [60, [40, 'Asset allocation (% of total assets)', 10]],
      [74, [100, 'Dec-23'], [220, 'May-24']],
      [88, [80, '51.4%'], [160, 'Shares'], [240, '45.9%']],
      [100, [95, '29.9%'], [164, 'TFCs'], [220, '24.3%']],
      [112, [112, '18.7%'], [164, 'Cash'], [222, '29.8%']],
    ]);
    expect(rowsOf(table)).toEqual([
      'Shares Dec-23=51.4% May-24=45.9%',
      'TFCs Dec-23=29.9% May-24=24.3%',
      'Cash Dec-23=18.7% May-24=29.8%',
    ]);
  });

  it('the figure of a list on its line is of the list', () => {
    const tables = tablesOf([
      [60, [240, 'Returns of Fiscal Years', 10]],
      [74, [240, 'SIF'], [440, 'Benchmark']],
      [88, [40, 'Beta'], [120, '0.97'], [240, '11.40%'], [340, 'FY24'], [440, '12.90%']],
      [100, [240, '9.90%'], [340, 'FY23'], [440, '10.30%']],
      [112, [240, '8.70%'], [340, 'FY22'], [440, '9.80%']],
    ]);
    expect(rowsOf(tables.at(-1))).toEqual([
      'FY24 SIF=11.40% Benchmark=12.90%',
      'FY23 SIF=9.90% Benchmark=10.30%',
      'FY22 SIF=8.70% Benchmark=9.80%',
    ]);
  });
});

describe('rows of a table of returns', () => {
  const PERIODS: Line[] = [
    [80, [40, 'Performance (%)', 10]],
    [94, [180, 'SCF'], [260, 'Benchmark']],
    [118, [40, 'Quarter'], [180, '6.91'], [260, '8.43']],
    [130, [40, 'Eleven months'], [180, '15.47'], [260, '17.61']],
    [142, [40, 'One year'], [180, '18.56'], [260, '21.87']],
  ];
  const rowsWith = (month: string): unknown[] =>
    readPage([...HEAD, ...PERIODS, [106, [40, month], [180, '2.45'], [260, '3.52']], ...TERMS]).reported_returns.map(
      (row) => `${row.period_label_raw} ${row.period_key} ${row.fund_return_percent}`,
    );

  it('the name of the report’s month alone is the month, that of another is withheld', () => {
    expect(rowsWith('May')).toEqual([
      'May MTD 2.45',
      'Quarter OTHER 6.91',
      'Eleven months OTHER 15.47',
      'One year 1Y 18.56',
    ]);
    expect(rowsWith('March')).not.toContain('March MTD 2.45');
  });
});

it('the day at the right end of a bar over a table is no head of its last columns', () => {
  const [table] = tablesOf([
    [60, [40, 'Prices and sizes of all our funds', 8.5], [335, '31 May 2024', 8.5]],
    [76, [40, 'Fund'], [200, 'Net assets'], [260, 'NAV'], [300, 'Offer'], [350, 'TER YTD']],
    [90, [50, 'Sample Cash Fund'], [200, '5,022.63'], [256, '102.47'], [300, '102.98'], [360, '1.20']],
    [102, [50, 'Sample Stock Fund'], [204, '927.23'], [260, '51.00'], [304, '52.53'], [360, '3.47']],
  ]);
  expect(rowsOf(table)[0]).toBe('Sample Cash Fund Net assets=5,022.63 NAV=102.47 Offer=102.98 TER YTD=1.20');
});

describe('returns of the benchmark by letters', () => {
  const lettered = (letters: readonly string[]): ReturnType<typeof readPage> => {
    const page = pageOf([
      ...HEAD,
      [80, [40, 'Returns of SCF', 10]],
      [94, [40, '3 months'], [120, '6 months'], [200, '1 year']],
      [108, [44, '6.68%'], [124, '6.61%'], [204, '6.97%']],
      [140, [40, 'Benchmark: One-year KIBOR']],
      [152, [40, 'Its returns in the same periods:'], [190, '6.23%'], [240, '6.25%'], [290, '6.41%']],
      ...TERMS,
    ]);
    const mark = (text: string, x0: number, baseline: number): (typeof page.words)[number] => ({
      ...(page.words[0] as (typeof page.words)[number]),
      text,
      x0,
      x1: x0 + 2.5,
      y0: baseline - 3.5,
      y1: baseline + 1,
      baseline,
      size: 5,
      bold: false,
    });
    const marks = letters.flatMap((letter, at) => [
      mark(letter, 64.2 + 80 * at, 105),
      mark(letter, 186 + 50 * at, 149),
    ]);
    const [read] = readReport({ pages: [{ ...page, words: [...page.words, ...marks] }] }, { funds: [] }).fragments;
    return read as ReturnType<typeof readPage>;
  };

  it('belong to the returns of the fund with the same letters', () => {
    expect(returnsOf(lettered(['a', 'b', 'c']))).toEqual([
      ['3 months', '6.68', '6.23'],
      ['6 months', '6.61', '6.25'],
      ['1 year', '6.97', '6.41'],
    ]);
  });

  it('a letter of two figures is of none', () => {
    expect(returnsOf(lettered(['a', 'a', 'c'])).map((row) => (row as unknown[])[2])).toEqual([null, null, null]);
  });
});

it('labels and dates in other words', () => {
  const factOf = (label: string): unknown => {
    const meaning = labelMeaning(label, null);
    return meaning?.kind === 'fact' ? meaning.fact : meaning?.kind;
  };
  expect(factOf('Rating of the company')).toBe('amc_rating');
  expect(factOf('Minimum investment, later')).toBe('minimum_subsequent');
  expect(factOf('Expense ratio for the year to date (%)')).toBe('total_expense_ratio');
  expect(factOf('Number of companies')).toBe('metric');
  expect(readDate('19 August 2013 / 12 Shawwal 1434 AH')).toBe('2013-08-19');
});
