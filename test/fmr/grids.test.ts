import { describe, expect, it } from 'vitest';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, rowsOf, tablesOf, type Line } from './placed-words.ts';

describe('labels of a table may be on any side of its figures', () => {
  it('right of them', () => {
    const [table] = tablesOf([
      [100, [40, 'May-23'], [90, 'Jun-23']],
      [112, [40, '36.12%'], [90, '38.34%'], [140, 'Sukuk']],
      [124, [40, '34.52%'], [90, '34.08%'], [140, 'Cash']],
      [136, [40, '29.36%'], [90, '27.58%'], [140, 'Other']],
    ]);
    expect(rowsOf(table)).toEqual([
      'Sukuk May-23=36.12% Jun-23=38.34%',
      'Cash May-23=34.52% Jun-23=34.08%',
      'Other May-23=29.36% Jun-23=27.58%',
    ]);
  });

  it('between two columns of them', () => {
    const [table] = tablesOf([
      [100, [40, 'Oct-22'], [200, 'Nov-22']],
      [112, [40, '44.84'], [100, 'Bank balances'], [200, '41.63']],
      [124, [40, '49.73'], [100, 'Treasury bills'], [200, '49.15']],
      [136, [40, '5.43'], [100, 'Others'], [200, '9.22']],
    ]);
    expect(rowsOf(table)).toEqual([
      'Bank balances Oct-22=44.84 Nov-22=41.63',
      'Treasury bills Oct-22=49.73 Nov-22=49.15',
      'Others Oct-22=5.43 Nov-22=9.22',
    ]);
  });

  it('under each of them, also where each figure is as high as its bar', () => {
    const flat = tablesOf([
      [100, [40, '71.4'], [100, '12.4'], [160, '16.2']],
      [112, [42, 'AAA'], [102, 'AA+'], [163, 'AA']],
    ]);
    expect(rowsOf(flat[0])).toEqual(['AAA =71.4', 'AA+ =12.4', 'AA =16.2']);
    const bars = tablesOf([
      [90, [100, '5.87']],
      [100, [150, '3.51']],
      [108, [50, '1.20']],
      [112, [200, '0.33']],
      [120, [50, 'Jan'], [100, 'Feb'], [150, 'Mar'], [200, 'Apr']],
    ]);
    expect(rowsOf(bars[0])).toEqual(['Jan =1.20', 'Feb =5.87', 'Mar =3.51', 'Apr =0.33']);
  });
});

describe('heads of a table', () => {
  it('span the columns that have heads of their own under them', () => {
    const [table] = tablesOf([
      [88, [150, 'SIF'], [270, 'SEF']],
      [100, [120, 'Fund'], [180, 'BM'], [240, 'Fund'], [300, 'BM']],
      [112, [40, '1 Month'], [120, '1.10'], [180, '1.20'], [240, '2.10'], [300, '2.20']],
      [124, [40, '3 Months'], [120, '3.10'], [180, '3.20'], [240, '4.10'], [300, '4.20']],
    ]);
    expect(table?.columns.map((column) => column.text)).toEqual(['SIF Fund', 'SIF BM', 'SEF Fund', 'SEF BM']);
  });
});

describe('a table about several funds is split', () => {
  const known = ['Sample Income Fund', 'Sample Stock Fund'].map((name): KnownFund => ({
    name,
    other_names: [],
    amc: 'Sample',
    family: null,
    asset_class: null,
  }));
  const read = (lines: readonly Line[]): { fund: string | null; returns: string[] }[] =>
    readReport({ pages: [pageOf(lines)] }, { funds: known }).fragments.map((fragment) => ({
      fund: fragment.fund_name_raw,
      returns: fragment.reported_returns.map(
        (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
      ),
    }));

  it('each fund takes what names it, a benchmark’s row is of the fund above it', () => {
    const reports = read([
      [30, [40, 'For the month ended 31st March, 2024']],
      [80, [40, 'Returns (%)', 11]],
      [100, [200, '1 month'], [260, '3 months'], [320, '6 months'], [380, '1 year']],
      [112, [40, 'Sample Income Fund'], [200, '1.10'], [260, '2.10'], [320, '3.10'], [380, '4.10']],
      [124, [40, 'Benchmark'], [200, '1.20'], [260, '2.20'], [320, '3.20'], [380, '4.20']],
      [136, [40, 'Sample Stock Fund'], [200, '5.10'], [260, '6.10'], [320, '7.10'], [380, '8.10']],
      [148, [40, 'Benchmark'], [200, '5.20'], [260, '6.20'], [320, '7.20'], [380, '8.20']],
    ]);
    expect(reports).toEqual([
      {
        fund: 'Sample Income Fund',
        returns: ['1 month 1.10 1.20', '3 months 2.10 2.20', '6 months 3.10 3.20', '1 year 4.10 4.20'],
      },
      {
        fund: 'Sample Stock Fund',
        returns: ['1 month 5.10 5.20', '3 months 6.10 6.20', '6 months 7.10 7.20', '1 year 8.10 8.20'],
      },
    ]);
  });

  it('by year, where rows are years and columns months', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'].map((month, at) => [120 + 40 * at, month] as const);
    const figures = (first: number): (readonly [number, string])[] =>
      months.map(([x], at) => [x, `${first}.${at}0`] as const);
    const [report] = read([
      [40, [40, 'Sample Income Fund', 16]],
      [60, [40, 'Data as of 31 May 2024']],
      [80, [40, 'Monthly returns, %', 11]],
      [100, ...months],
      [112, [40, '2023 SIF'], ...figures(1)],
      [124, [40, '2023 Benchmark'], ...figures(2)],
      [136, [40, '2024 SIF'], ...figures(3)],
      [148, [40, '2024 Benchmark'], ...figures(4)],
    ]);
    expect(report?.returns).toContain('Jan 2023 1.00 2.00');
    expect(report?.returns).toContain('May 2024 3.40 4.40');
    expect(report?.returns).toHaveLength(10);
  });
});
