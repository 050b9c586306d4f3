/** First days under periods, whole years under months, lists parted by bars, badges, and halves of holdings. */
import { describe, expect, it } from 'vitest';
import type { Word } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, readPension, rowsOf, tablesOf, type Line } from './placed-words.ts';

const HEADS = [
  [150, '1 month'],
  [210, '3 months'],
  [270, '1 year'],
  [330, '3 years'],
] as const;
const returnsOver = (days: readonly string[]): Line[] => [
  [200, [40, 'Returns (%)', 10]],
  [216, ...HEADS],
  [225, [40, 'since', 6], ...HEADS.map(([x], at) => [x, days[at] ?? '', 6] as const)],
  [238, [40, 'SIF'], ...['1.29', '4.78', '19.81', '13.60'].map((text, at) => [152 + 60 * at, text] as const)],
  [250, [40, 'Benchmark'], ...['1.23', '4.36', '19.92', '13.74'].map((text, at) => [152 + 60 * at, text] as const)],
];
const periodsOf = (lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, ...lines]).reported_returns.map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

describe('a line of days under the periods that head columns', () => {
  it.each([
    ['under periods', []],
    ['also under heads of groups of periods', [[206, [170, 'Up to 1 year'], [290, 'Average per year']] as Line]],
    ['also under heads of groups in other words', [[206, [170, 'Up to one year'], [290, 'Per year']] as Line]],
  ])('says when the periods began, %s', (_, groups) => {
    const lines = [...returnsOver(['30.09.24', '31.07.24', '31.10.23', '31.10.21']), ...groups];
    expect(periodsOf(lines)).toEqual([
      '1 month 1.29 1.23',
      '3 months 4.78 4.36',
      '1 year 19.81 19.92',
      '3 years 13.60 13.74',
    ]);
  });

  it('is part of the heads if the longer period began later', () => {
    const days = ['31.07.24', '30.09.24', '31.10.23', '31.10.21'];
    expect(rowsOf(tablesOf(returnsOver(days))[0])[0]).toContain('1 month 31.07.24=1.29');
  });
});

it('fiscal years that are printed like one text head a column each', () => {
  const rows = rowsOf(
    tablesOf([
      [200, [150, 'FY 2022-23 FY 2021-22 FY 2020-21']],
      [214, [40, 'SIF'], [160, '14.13'], [205, '17.03'], [250, '10.20']],
    ])[0],
  );
  expect(rows).toEqual(['SIF FY 2022-23=14.13 FY 2021-22=17.03 FY 2020-21=10.20']);
});

describe('the row of the full year under the months of a fiscal year', () => {
  const MONTHS = 'Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun'.split(' ');
  const calendar = (shown: number): Line[] => [
    [200, [40, 'Returns by month (%)', 10]],
    [214, [150, 'FY 2023-24'], [270, 'FY 2022-23']],
    [226, [140, 'SIF'], [180, 'Benchmark'], [260, 'SIF'], [300, 'Benchmark']],
    ...MONTHS.map((month, at): Line => [
      240 + 12 * at,
      [40, month],
      ...[140, 190, 260, 310].map((x, place) => [x, place < 2 && at >= shown ? '–' : `1.${10 + at + place}`] as const),
    ]),
    [384, [40, 'Full year'], [140, '14.13'], [190, '13.03'], [260, '10.20'], [310, '9.45']],
  ];
  const yearsOf = (shown: number): string[] => periodsOf(calendar(shown)).filter((text) => text.startsWith('FY'));

  it('is the return of that year', () => {
    expect(yearsOf(12)).toEqual(['FY 2023-24 14.13 13.03', 'FY 2022-23 10.20 9.45']);
  });

  it('may be the return to date if a month is missing', () => {
    expect(yearsOf(4)).toEqual(['FY 2022-23 10.20 9.45']);
  });
});

it('shares and names that bars part are a list, also over two lines', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [200, [40, 'Sectors (% of total assets)', 10]],
    [214, [40, 'Cement 16.9'], [88, '|'], [98, 'Banks 13.4'], [142, '|'], [152, 'Power 10.1'], [196, '|']],
    [226, [40, 'Other sectors 9.3']],
  ]);
  expect(allocations.map((row) => `${row.label_raw} ${row.current_period}`)).toEqual([
    'Cement 16.9',
    'Banks 13.4',
    'Power 10.1',
    'Other sectors 9.3',
  ]);
});

it('a badge has the grade over what is rated and who rated it', () => {
  const { ratings } = readPage([
    ...INCOME_FUND,
    [140, [397, 'A+(f)', 12]],
    [152, [372, 'Fund stability rating']],
    [161, [375, 'PACRA, 18 March 2024']],
  ]);
  expect(ratings.map((row) => `${row.rating_raw} ${row.rating_agency} ${row.rating_date}`)).toEqual([
    'A+(f) PACRA 2024-03-18',
  ]);
});

it('two halves of a list with shares before the names of holdings are both of their own names', () => {
  const row = (y: number, texts: readonly string[]): Line => [
    y,
    ...[40, 70, 300, 320, 350, 560].map((x, at) => [x, texts[at] ?? ''] as const),
  ];
  const { holdings } = readPage([
    ...INCOME_FUND,
    [200, [40, 'Largest holdings (% of total assets)', 10]],
    row(214, ['7.96', 'Sample Bank TFC', 'AA+', '3.53', 'Sample Sugar Sukuk', 'A+']),
    row(228, ['6.00', 'Sample Power Sukuk', 'AA', '2.67', 'Example Bank TFC', 'A']),
    row(242, ['5.21', 'Sample Cement Sukuk', 'AA', '1.71', 'Example Leasing TFC', 'A']),
  ]);
  expect(holdings.map(({ name_raw, percent_of_total_assets: share }) => `${name_raw} ${share}`)).toEqual([
    'Sample Bank TFC 7.96',
    'Sample Power Sukuk 6.00',
    'Sample Cement Sukuk 5.21',
    'Sample Sugar Sukuk 3.53',
    'Example Bank TFC 2.67',
    'Example Leasing TFC 1.71',
  ]);
});

it('of two sizes with their days the one of the report is served, in the unit that a note says', () => {
  const { fund_size } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Fund sizes are in millions of Pakistani Rupees.']],
    [140, [40, 'Fund size at 31.10.2024'], [200, '3,289.83']],
    [152, [40, 'Fund size at 30.09.2024'], [200, '3,470.34']],
  ]);
  expect(fund_size).toBe('3289830000');
});

it('months in rows are of the sub-fund left of each pair, whatever is further left', () => {
  const row = (y: number, month: string, first: string, second: string): Line => [
    y,
    [330, month],
    [390, first],
    [450, second],
  ];
  const fragment = readPension(
    [200, [240, 'Assets (% of total assets)', 10]],
    [214, [390, 'Equities'], [450, 'Cash']],
    [
      228,
      [40, 'Risk'],
      [240, 'Equity Sub-Fund'],
      ...(row(228, 'Oct-24', '91.8', '8.2').slice(1) as [number, string][]),
    ],
    row(240, 'Sep-24', '92.0', '8.0'),
    [
      252,
      [40, 'Listing'],
      [240, 'Debt Sub-Fund'],
      ...(row(252, 'Oct-24', '10.5', '89.5').slice(1) as [number, string][]),
    ],
    row(264, 'Sep-24', '20.5', '79.5'),
  );
  expect(
    fragment?.allocations.map(
      (each) => `${each.sub_fund_key} ${each.label_raw} ${each.current_period} ${each.previous_period}`,
    ),
  ).toEqual(['EQUITY Equities 91.8 92.0', 'EQUITY Cash 8.2 8.0', 'DEBT Equities 10.5 20.5', 'DEBT Cash 89.5 79.5']);
});

it('a title before the name of a part is the title of that part', () => {
  expect(titleKind('Largest investments (% of total assets): Equity Sub-Fund')).toBe('HOLDINGS');
  expect(titleKind('Benchmark: Equity Sub-Fund')).toBeUndefined();
});

it('a strip of all funds, in which one is marked, heads no columns', () => {
  const page = pageOf([
    [24, [300, 'SIF'], [360, 'SGF'], [420, 'SMF']],
    ...INCOME_FUND,
    ...returnsOver(['30.09.24', '31.07.24', '31.10.23', '31.10.21']),
  ]);
  const words = page.words.map((word): Word =>
    word.baseline === 24 && word.text === 'SIF' ? { ...word, bold: true } : word,
  );
  const funds = ['Sample Income Fund', 'Sample Growth Fund', 'Sample Money Fund'].map((name, at) => ({
    ...fundOf(name),
    other_names: [['SIF', 'SGF', 'SMF'][at] ?? ''],
  }));
  const [fragment] = readReport({ pages: [{ ...page, words }] }, { funds }).fragments;
  expect(fragment?.reported_returns.map((row) => row.fund_return_percent)).toEqual(['1.29', '4.78', '19.81', '13.60']);
});
