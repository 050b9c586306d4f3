/** Facts in a list beside tables, cells of several lines, and tables whose heads have a caption or no corner. */
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport, type ReadReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const known = (name: string): KnownFund => ({
  name,
  other_names: [],
  amc: 'Sample',
  family: null,
  asset_class: null,
});
const TITLE: Line[] = [
  [40, [40, 'Sample Income Fund', 16]],
  [60, [40, 'As on 31 May 2024']],
];

type Rule = readonly [x0: number, x1: number, y: number];

function read(lines: readonly Line[], rules: readonly Rule[] = []): ReadReport['fragments'][number] {
  const page: PdfPage = {
    ...pageOf([...TITLE, ...lines]),
    rules: rules.map(([x0, x1, y]) => ({ x0, x1, y0: y, y1: y })),
  };
  const [fragment] = readReport({ pages: [page] }, { funds: [known('Sample Income Fund')] }).fragments;
  if (fragment === undefined) throw new Error('no page of a fund');
  return fragment;
}

const returnsOf = ({ reported_returns }: ReadReport['fragments'][number]): unknown[] =>
  reported_returns.map((row) => [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent]);

const PERIODS: Line[] = ['1 Month', '1 Year', '3 Years'].map((label, at): Line => [
  130 + 13 * at,
  [40, label],
  [140, `1${at}.50%`],
  [200, `1${at}.25%`],
]);
const RETURNS = [
  ['1 Month', '10.50', '10.25'],
  ['1 Year', '11.50', '11.25'],
  ['3 Years', '12.50', '12.25'],
];

describe('a list of facts beside a table', () => {
  it('has labels of its own, not those of the table whose rules end before the list', () => {
    const facts = ['NAV', 'Net assets (Rs. mn)', 'Launch date', 'Front-end load', 'Back-end load', 'Par value'];
    const values = ['95.0968', '1,853', '2-Mar-2015', 'Up to 3.00%', 'Nil', 'Rs. 100'];
    const fragment = read(
      [
        [90, [40, 'Performance', 10]],
        [104, [140, 'MTD', 8.5], [200, '1 Year', 8.5], [260, 'Since Launch', 8.5]],
        [118, [40, 'Fund'], [140, '1.10%'], [200, '2.20%'], [260, '3.30%']],
        [132, [40, 'Benchmark'], [140, '1.11%'], [200, '2.21%'], [260, '3.31%']],
        [146, [40, 'Calendar years', 10]],
        [160, [140, 'MTD', 8.5], [200, '1 Year', 8.5], [260, 'Since Launch', 8.5]],
        ...facts.map((label, at): Line => [97 + 14 * at, [330, label], [450, values[at] ?? '']]),
      ],
      [
        ...[93, 125, 149, 181].map((y): Rule => [36, 310, y]),
        ...facts.map((_, at): Rule => [326, 560, 101 + 14 * at]),
        [326, 560, 87],
      ],
    );
    expect(fragment.nav_per_unit).toBe('95.0968');
    expect(returnsOf(fragment)).toEqual([
      ['MTD', '1.10', '1.11'],
      ['1 Year', '2.20', '2.21'],
      ['Since Launch', '3.30', '3.31'],
    ]);
    expect(fragment.fees.map((row) => [row.fee_type, row.value_percent])).toEqual([
      ['FRONT_END_LOAD', '3.00'],
      ['BACK_END_LOAD', '0'],
    ]);
  });

  it('may end with a person under the name of a post', () => {
    const facts = ['NAV', 'Launch date', 'Front-end load', 'Back-end load', 'Par value', 'Fund manager'];
    const values = ['95.0968', '2-Mar-2015', '3.00%', 'Nil', 'Rs. 100', 'Naila Shah, CFA'];
    const { parties } = read([
      ...facts.map((label, at): Line => [97 + 14 * at, [330, label], [450, values[at] ?? '']]),
      [181, [330, 'Chief Investment Officer'], [450, 'Amjad Ayub']],
    ]);
    expect(parties.map((row) => [row.name_raw, row.designation_raw])).toContainEqual([
      'Amjad Ayub',
      'Chief Investment Officer',
    ]);
  });
});

describe('a cell of several lines', () => {
  const rows = (y: number): Line[] => [
    [y, [40, 'NAV per unit (Rs.) of a long label'], [220, '95.0968']],
    [y + 14, [40, 'Chief Investment'], [220, 'Naila Shah']],
    [y + 23, [40, 'Officer']],
    [y + 37, [40, 'Fund Manager'], [220, 'Amjad Ayub']],
  ];

  it('is one label where the second line has nothing beside it in a ruled row', () => {
    const lines: Line[] = [[86, [40, 'Investment Committee', 10]], ...rows(100)];
    const { parties } = read(
      lines,
      [92, 105, 128, 142].map((y): Rule => [36, 400, y]),
    );
    expect(parties.map((row) => [row.name_raw, row.designation_raw])).toContainEqual([
      'Naila Shah',
      'Chief Investment Officer',
    ]);
  });

  it('is one date where a dash leaves its year open', () => {
    const { ratings } = read([
      [100, [40, 'Fund stability rating'], [220, 'AA(f) (VIS) 31-Dec-']],
      [109, [220, '19']],
      [123, [40, 'NAV'], [220, '95.0968']],
      [137, [40, 'Launch date'], [220, '2-Mar-2015']],
    ]);
    expect(ratings.map((row) => [row.rating_raw, row.rating_date])).toEqual([['AA(f)', '2019-12-31']]);
  });
});

describe('the heads of a table', () => {
  it('are not the words of a caption on the line of its title', () => {
    const fragment = read([
      [90, [40, 'Fund Returns', 10], [122, 'for periods ended May 31, 2024']],
      [106, [148, 'SIF'], [208, 'BM']],
      ...PERIODS.map((line): Line => line),
      [180, [40, 'NAV'], [140, '95.0968']],
      [194, [40, 'Launch date'], [140, '2-Mar-2015']],
    ]);
    expect(returnsOf(fragment)).toEqual(RETURNS);
  });

  it('may be the short name that the list of facts gives the benchmark', () => {
    const facts = ['NAV', 'Launch date', 'Benchmark', 'Front-end load', 'Back-end load', 'Par value'];
    const values = [
      '95.0968',
      '2-Mar-2015',
      '70% bills and 30% deposits (70:30 Bills & Deposits)',
      '3.00%',
      'Nil',
      'Rs. 100',
    ];
    const page = (short: string): ReadReport['fragments'][number] =>
      read([
        [90, [40, 'Performance', 10]],
        [104, [200, 'MTD', 8.5], [250, '1 Year', 8.5]],
        [118, [40, 'SIF'], [200, '1.10%'], [250, '2.20%']],
        [132, [40, short], [200, '1.11%'], [250, '2.21%']],
        ...facts.map((label, at): Line => [200 + 14 * at, [40, label], [200, values[at] ?? '']]),
      ]);
    expect(returnsOf(page('70:30 Bills & Deposits'))).toEqual([
      ['MTD', '1.10', '1.11'],
      ['1 Year', '2.20', '2.21'],
    ]);
    const unknown = page('60:40 Bills & Deposits');
    expect(unknown.reported_returns.map((row) => row.benchmark_return_percent)).toEqual([null, null]);
    expect(unknown.withheld).toHaveLength(1);
  });

  it('of ratings may have no corner, and words of another table on their line', () => {
    const { ratings, allocations } = read([
      [100, [40, 'NAV'], [140, '95.0968']],
      [114, [40, 'Launch date'], [140, '2-Mar-2015']],
      [140, [300, 'Sector Allocation (% of Total Assets)', 10]],
      [154, [300, 'Cement'], [500, '20.1%']],
      [168, [100, 'Rating'], [150, 'Agency'], [200, 'Date'], [300, 'Power'], [500, '10.2%']],
      [182, [40, 'Fund'], [100, 'AA(f)'], [150, 'PACRA'], [200, '29-Dec-2023'], [300, 'Fertilizer'], [500, '8.3%']],
      [196, [40, 'AMC'], [100, 'AM3++'], [150, 'VIS'], [200, '8-Nov-2023'], [300, 'Chemical'], [500, '6.4%']],
    ]);
    expect(ratings.map((row) => [row.rating_type, row.rating_raw, row.rating_agency, row.rating_date])).toEqual([
      ['FUND_STABILITY', 'AA(f)', 'PACRA', '2023-12-29'],
      ['ASSET_MANAGER', 'AM3++', 'VIS', '2023-11-08'],
    ]);
    expect(allocations.map((row) => row.label_raw)).toEqual(['Cement', 'Power', 'Fertilizer', 'Chemical']);
  });
});

describe('expense ratios in the parts of a page', () => {
  const part = (name: string, y: number, nav: string, ratios: readonly string[] | null): Line[] => [
    [y, [40, name, 11]],
    [y + 14, [40, 'NAV per Unit (Rs.)'], [240, nav]],
    ...(ratios === null
      ? []
      : [
          [y + 34, [40, 'Expense Ratio', 10]] as Line,
          [y + 48, [242, 'MTD', 8.5], [270, 'YTD', 8.5]] as Line,
          [y + 62, [40, 'Total Expense Ratio with Levies'], [240, ratios[0] ?? ''], [268, ratios[1] ?? '']] as Line,
        ]),
  ];
  const pension = (debt: readonly string[] | null): ReadReport['fragments'][number] => {
    const name = 'Sample Pension Fund';
    const page = pageOf([
      [40, [40, name, 16]],
      [60, [40, 'As on 31 May 2024']],
      [76, [40, 'Launch date'], [240, '2-Mar-2015']],
      [90, [40, 'Risk profile'], [240, 'Investor dependent']],
      ...part('Debt Sub-Fund', 120, '120.8755', debt),
      ...part('Equity Sub-Fund', 220, '178.3044', ['2.79%', '2.80%']),
    ]);
    const funds = ['DEBT', 'EQUITY'].map((asset_class): KnownFund => ({ ...known(name), family: name, asset_class }));
    const [fragment] = readReport({ pages: [page] }, { funds }).fragments;
    if (fragment === undefined) throw new Error('no page of a fund');
    return fragment;
  };
  const feesOf = ({ fees }: ReadReport['fragments'][number]): unknown[] =>
    fees.map((row) => [row.sub_fund_key, row.label_raw, row.period, row.value_percent]);
  const label = 'Total Expense Ratio with Levies';

  it('are of each part if each has its own, by the heads over columns however close', () => {
    expect(feesOf(pension(['2.02%', '2.18%']))).toEqual([
      ['DEBT', label, 'MTD', '2.02'],
      ['DEBT', label, 'YTD', '2.18'],
      ['EQUITY', label, 'MTD', '2.79'],
      ['EQUITY', label, 'YTD', '2.80'],
    ]);
  });

  it('are of the whole fund if one part alone has them', () => {
    expect(feesOf(pension(null))).toEqual([
      [null, label, 'MTD', '2.79'],
      [null, label, 'YTD', '2.80'],
    ]);
  });
});
