import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { pageOf, rowsOf, tablesOf, type Line } from './placed-words.ts';

const fundOf = (name: string): KnownFund => ({
  name,
  other_names: [],
  amc: 'Sample',
  family: null,
  asset_class: null,
});
const funds = ['Sample Bond Fund', 'Sample Retirement Fund'].map(fundOf);
type Fragment = ReturnType<typeof readReport>['fragments'][number];
const read = (page: PdfPage): Fragment | undefined => readReport({ pages: [page] }, { funds }).fragments[0];

const headOf = (name: string): Line[] => [
  [40, [40, name, 20], [450, 'February 2023', 11]],
  [70, [40, 'Launch date – May 07, 2012'], [320, 'Front-end load – 1%']],
  [84, [40, 'Fund type – Open-end'], [320, 'Back-end load – 0%']],
  [98, [40, 'Risk profile – Medium'], [320, 'Cut-off time – 4:00 p.m.']],
  [112, [40, 'NAV per unit – 111.9000'], [320, 'Pricing mechanism – Forward pricing']],
  [126, [40, 'Average maturity, years – 2.3'], [320, 'Auditor – Example & Company']],
];

describe('facts with a dash between label and value, line by line', () => {
  const fragment = read(pageOf(headOf('Sample Bond Fund')));

  it('end where the next one begins', () => {
    const term = (type: string): unknown =>
      fragment?.special_terms.filter((row) => row.term_type === type).map((row) => [row.value_raw, row.value_percent]);
    expect([term('FRONT_END_LOAD'), term('BACK_END_LOAD')]).toEqual([[['1%', '1']], [['0%', '0']]]);
    expect([fragment?.pricing_mechanism_raw, fragment?.cutoff_time_raw]).toEqual(['Forward pricing', '4:00 p.m.']);
  });

  it('have labels without their dash', () => {
    expect(fragment?.metrics.map((row) => [row.label_raw, row.value])).toEqual([['Average maturity, years', '2.3']]);
  });

  it('are not titles', () => {
    expect([titleKind('Risk profile – Low to high'), titleKind('Asset allocation – in percent')]).toEqual([
      undefined,
      'ASSET_ALLOCATION',
    ]);
  });
});

describe('two figures in a cell with “vs” between them', () => {
  const cells = ['+19.46% vs +17.46%', '+18.24% vs -16.95%', '+16.50% vs +15.62%'];
  const table = (key: string): Line[] => [
    [40, [40, 'Returns', 11], [100, key]],
    [60, ...['Month', '6 months', '1 year'].map((text, at): [number, string] => [40 + 120 * at, text])],
    [74, ...cells.map((text, at): [number, string] => [40 + 120 * at, text])],
  ];

  it('are those of the series that the text over them compares', () => {
    const [found] = tablesOf(table('fund vs benchmark; simple annual rates'));
    expect(rowsOf(found)).toEqual([
      'Month fund=+19.46% benchmark=+17.46%',
      '6 months fund=+18.24% benchmark=-16.95%',
      '1 year fund=+16.50% benchmark=+15.62%',
    ]);
  });

  it('are not named by a text that compares nothing', () => {
    expect(tablesOf(table('simple annual rates')).flatMap(rowsOf).join()).not.toContain('fund=');
  });
});

describe('a table of months and the legend of a chart beside it', () => {
  const MONTHS = ['May 2023', 'April 2023', 'March 2023', 'February 2023', 'January 2023', 'December 2022'];
  const legend = [
    [116, '43.4%', 'PIBs'],
    [126, '22.6%', 'TFCs and sukuks'],
    [136, '15.6%', 'T-bills'],
    [146, '16.3%', 'Bank deposits'],
    [156, '2.1%', 'Others'],
  ] as const;
  const lines: Line[] = [
    [80, [40, 'Month by month', 11], [320, 'Asset allocation (% of total assets)', 11]],
    [96, [180, 'Fund'], [250, 'Benchmark']],
    ...MONTHS.map((month, at): Line => [114 + 13 * at, [40, month], [180, `1${at}.46%`], [250, `1${at}.12%`]]),
    ...legend.map(([y, share, label]): Line => [y, [430, share], [460, label]]),
  ];
  const tables = tablesOf(lines);

  it('share no row if their figures are not on one line', () => {
    expect(tables.map((table) => table.rows.length).toSorted((a, b) => a - b)).toEqual([legend.length, MONTHS.length]);
    const months = tables.find((table) => table.rows.length === MONTHS.length);
    expect(rowsOf(months)).toEqual(MONTHS.map((month, at) => `${month} Fund=1${at}.46% Benchmark=1${at}.12%`));
  });

  it('have a title each, the legend that of its chart', () => {
    const [shares] = tables.filter(({ kind }) => kind === 'ASSET_ALLOCATION');
    expect(rowsOf(shares)).toEqual(legend.map(([, share, label]) => `${label} =${share}`));
  });
});

describe('sub-funds of a pension scheme in rows, their benchmarks under them', () => {
  const rows = (corner: string): Line[] => [
    ...headOf('Sample Retirement Fund'),
    [160, [40, corner], [180, 'NAV per unit'], [280, 'Month'], [360, '1 year']],
    [174, [40, 'Equity'], [190, '208.3779'], [280, '+6.30%'], [360, '+10.67%']],
    [188, [40, 'Benchmark'], [280, '+7.74%'], [360, '+16.41%']],
    [202, [40, 'Debt'], [190, '382.3427'], [280, '+15.96%'], [360, '+15.49%']],
    [216, [40, 'Benchmark'], [280, '+17.46%'], [360, '+15.62%']],
  ];
  const returnsOf = (corner: string): unknown =>
    read(pageOf(rows(corner)))?.reported_returns.map((row) => [
      row.sub_fund_key,
      row.period_label_raw,
      row.fund_return_percent,
      row.benchmark_return_percent,
    ]);

  it('have the returns of their own rows', () => {
    expect(returnsOf('Sub-fund')).toEqual([
      ['EQUITY', 'Month', '6.30', '7.74'],
      ['EQUITY', '1 year', '10.67', '16.41'],
      ['DEBT', 'Month', '15.96', '17.46'],
      ['DEBT', '1 year', '15.49', '15.62'],
    ]);
  });

  it('are withheld, benchmarks too, if nothing says that the rows are sub-funds', () => {
    expect(returnsOf('Description')).toEqual([]);
  });
});

describe('fees in sentences', () => {
  const feesOf = (text: string[]): unknown =>
    read(
      pageOf([
        ...headOf('Sample Bond Fund').slice(0, 1),
        ...headOf('Sample Bond Fund').slice(3),
        [150, [40, 'Fees and expenses', 11]],
        ...text.map((line, at): Line => [164 + 10 * at, [40, line]]),
      ]),
    )
      ?.fees.filter((row) => row.fee_type === 'TOTAL_EXPENSE_RATIO')
      .map((row) => [row.period, row.value_percent]);

  it('give the expense ratio of the month and of the year to date', () => {
    const text = [
      'The management fee is up to 7.5% of the gross earnings. The total expense ratio of the Fund for the month (MTD) was 0.73%,',
      'which includes 0.08% representing government levies; for the year to date (YTD) it was 0.75%, which includes 0.09%.',
    ];
    expect(feesOf(text)).toEqual([
      ['MTD', '0.73'],
      ['YTD', '0.75'],
    ]);
  });

  it('give a management fee only from a sentence about nothing else', () => {
    const termsOf = (line: string): unknown =>
      read(
        pageOf([...headOf('Sample Bond Fund').slice(0, 1), ...headOf('Sample Bond Fund').slice(3), [164, [40, line]]]),
      )?.special_terms.map((row) => [row.term_type, row.value_raw]);
    expect(
      termsOf('The management fee is up to 10% of the gross earnings, with a cap of 1% of average net assets.'),
    ).toEqual([['MANAGEMENT_FEE', 'up to 10% of the gross earnings, with a cap of 1% of average net assets']]);
    for (const load of ['the front-end load', 'thefront-endload'])
      expect(termsOf(`The management fee is 0.65% a year, ${load} Nil and the back-endload Nil.`)).toEqual([]);
  });
});

describe('words of titles and labels', () => {
  it('tell a month’s magazine from a series of months, and a view from a head', () => {
    expect(['MONTHLY BULLETIN', 'Monthly Returns', 'Manager’s View'].map(titleKind)).toEqual([
      undefined,
      'SERIES',
      'COMMENTARY',
    ]);
  });

  it('name the risk of erosion and a portfolio’s beta', () => {
    expect(labelMeaning('Risk of Erosion', null)).toMatchObject({ fact: 'risk_of_principal_erosion' });
    expect(labelMeaning('Portfolio beta', null)).toMatchObject({ kind: 'metric', metric: 'BETA' });
  });
});
