/** Small pictures with figures under them, bars on both sides of labels, and series in brackets. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, rowsOf, tablesOf, type Line } from './placed-words.ts';

const shade = (x0: number, y0: number, x1: number, y1: number): Shade => ({ x0, y0, x1, y1, color: '#336699' });

function readWith(lines: readonly Line[], shades: readonly Shade[] = []): ReadFragment | undefined {
  return readReport({ pages: [{ ...pageOf([...INCOME_FUND, ...lines]), shades }] }, { funds: [] }).fragments[0];
}

const returnsOf = (fragment: ReadFragment | undefined): string[] =>
  (fragment?.reported_returns ?? []).map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );

const YEAR = ['Dec 23', 'Jan 24', 'Feb 24', 'Mar 24'] as const;
const LATER = ['Apr 24', 'May 24', 'Jun 24', 'Jul 24'] as const;
const inLine = (y: number, x: number, texts: readonly string[], step = 40): Line => [
  y,
  ...texts.map((text, at) => [x + at * step, text] as const),
];

describe('tiles with two figures under each other', () => {
  it('have the benchmark after “vs” if a text says so', () => {
    const tiles: readonly Line[] = [
      [140, [40, 'Returns', 11]],
      [152, [40, 'Large figure: fund. After “vs”: benchmark.']],
      [170, [40, '1 month'], [100, '3 months'], [160, '1 year']],
      [181, [40, '1.10%', 10], [104, '3.30%', 10], [160, '9.90%', 10]],
      [190, [30, 'vs'], [42, '1.20%'], [94, 'vs'], [106, '3.50%'], [150, 'vs'], [162, '9.70%']],
    ];
    expect(returnsOf(readWith(tiles))).toEqual(['1 month 1.10 1.20', '3 months 3.30 3.50', '1 year 9.90 9.70']);
  });

  it('have no return of the fund after “vs”, even if no text says whose it is', () => {
    const fragment = readWith([
      [140, [40, 'Returns', 11]],
      [170, [40, '1 month'], [100, '3 months'], [160, '1 year']],
      [181, [40, '1.10%', 10], [104, '3.30%', 10], [160, '9.90%', 10]],
      [190, [30, 'vs'], [42, '1.20%'], [94, 'vs'], [106, '3.50%'], [150, 'vs'], [162, '9.70%']],
    ]);
    expect(returnsOf(fragment)).toEqual(['1 month 1.10 null', '3 months 3.30 null', '1 year 9.90 null']);
  });

  it('are of the text over them, also where there is a small chart between the month and its figures', () => {
    const [tiles, months] = tablesOf([
      [100, [40, 'Large figure: fund. After “vs”: benchmark.'], [300, 'Upper figure: SIF. Lower figure: Benchmark.']],
      [118, [40, '1 month'], [100, '3 months'], [160, '1 year']],
      [129, [40, '1.10%', 10], [104, '3.30%', 10], [160, '9.90%', 10]],
      [138, [30, 'vs'], [42, '1.20%'], [94, 'vs'], [106, '3.50%'], [150, 'vs'], [162, '9.70%']],
      inLine(119, 300, YEAR),
      inLine(160, 302, ['1.10', '2.10', '3.10', '4.10']),
      inLine(169, 302, ['1.20', '2.20', '3.20', '4.20']),
    ]).toSorted((a, b) => a.x0 - b.x0);
    expect(rowsOf(tiles)).toEqual([
      '1 month fund=1.10% benchmark=1.20%',
      '3 months fund=3.30% benchmark=3.50%',
      '1 year fund=9.90% benchmark=9.70%',
    ]);
    expect(rowsOf(months)[3]).toBe('Mar 24 SIF=4.10 Benchmark=4.20');
  });
});

describe('lines of months and lines of figures by turns', () => {
  const sayRows = ({ rows }: Table): string[] => rows.map(({ label, figures }) => `${label.text} ${figures[0]?.text}`);

  it('begin with months: each figure is that of the month over it', () => {
    const tables = tablesOf([
      [100, [40, 'Month by month (%)', 11]],
      inLine(116, 40, YEAR),
      inLine(150, 42, ['1.10', '2.10', '3.10', '4.10']),
      inLine(166, 40, LATER),
      inLine(200, 42, ['5.10', '6.10', '7.10', '8.10']),
    ]);
    expect(tables.flatMap(sayRows)).toEqual([...YEAR, ...LATER].map((month, at) => `${month} ${at + 1}.10`));
  });

  it('are of a fund each where the first month is repeated', () => {
    const tables = tablesOf([
      inLine(116, 40, [...YEAR, ...YEAR]),
      inLine(150, 42, ['1.10', '2.10', '3.10', '4.10', '1.20', '2.20', '3.20', '4.20']),
      inLine(166, 40, [...LATER, ...LATER]),
      inLine(200, 42, ['5.10', '6.10', '7.10', '8.10', '5.20', '6.20', '7.20', '8.20']),
    ]);
    expect(tables.map(sayRows)).toEqual(
      ['1', '2'].map((fund) => [...YEAR, ...LATER].map((month, at) => `${month} ${at + 1}.${fund}0`)),
    );
  });
});

describe('labels between two bars', () => {
  const sides = (y: number, first: string, label: string, last: string, x = 0): Line => [
    y,
    [x + 40, first],
    [x + 110, label],
    [x + 170, last],
  ];
  const beside = ([y, ...left]: Line, [, ...right]: Line): Line => [y, ...left, ...right];

  it('may be in two tables side by side, each under the names of the same two series', () => {
    const fragment = readWith([
      [140, [40, 'Returns by period', 11], [300, 'Returns by fiscal year', 11]],
      [154, [46, 'SIF'], [164, 'Benchmark'], [306, 'SIF'], [424, 'Benchmark']],
      beside(sides(168, '-5.42%', '1 month', '-5.73%'), sides(168, '-1.70%', 'FY24', '-2.62%', 260)),
      beside(sides(180, '5.09%', '3 months', '6.45%'), sides(180, '14.34%', 'FY23', '9.88%', 260)),
      beside(sides(192, '7.26%', '1 year', '8.84%'), sides(192, '23.94%', 'FY22', '16.51%', 260)),
    ]);
    expect(returnsOf(fragment)).toEqual([
      '1 month -5.42 -5.73',
      '3 months 5.09 6.45',
      '1 year 7.26 8.84',
      'FY24 -1.70 -2.62',
      'FY23 14.34 9.88',
      'FY22 23.94 16.51',
    ]);
  });

  it('are not read without the names of the series, on neither side', () => {
    const fragment = readWith([
      [140, [40, 'Returns by period', 11], [300, 'Returns by fiscal year', 11]],
      beside(sides(168, '-5.42%', '1 month', '-5.73%'), sides(168, '-1.70%', 'FY24', '-2.62%', 260)),
      beside(sides(180, '5.09%', '3 months', '6.45%'), sides(180, '14.34%', 'FY23', '9.88%', 260)),
      beside(sides(192, '7.26%', '1 year', '8.84%'), sides(192, '23.94%', 'FY22', '16.51%', 260)),
    ]);
    expect(returnsOf(fragment)).toEqual([]);
  });

  it('have the figures at the ends of the bars; further out is the legend of another chart', () => {
    const fragment = readWith(
      [
        [140, [230, 'Asset allocation (% of total assets)', 11]],
        [154, [240, '30 Sep 2024'], [370, '31 Oct 2024']],
        [168, [226, '55.9%'], [310, 'T-Bills'], [390, '66.1%']],
        [168.5, [62, 'Credit quality (% of total assets)', 9]],
        [180, [256, '23.9%'], [315, 'TFCs'], [369, '18.1%']],
        [192, [259, '20.2%'], [311, 'Others'], [366, '15.8%']],
        [192.5, [165, '51.0%'], [190, 'Government']],
        [204, [165, '49.0%'], [190, 'AAA']],
      ],
      [shade(348, 161, 389, 169), shade(348, 173, 368, 181), shade(348, 185, 365, 193)],
    );
    expect(
      fragment?.allocations
        .filter(({ allocation_type }) => allocation_type === 'ASSET_ALLOCATION')
        .map((row) => `${row.label_raw} ${row.previous_period} ${row.current_period}`),
    ).toEqual(['T-Bills 55.9 66.1', 'TFCs 23.9 18.1', 'Others 20.2 15.8']);
  });
});

describe('a legend with the share before the name', () => {
  it('has names of two lines, with the share half-way between them', () => {
    const [table] = tablesOf([
      [140, [40, 'Sectors (% of total assets)', 11]],
      [154, [40, '47.5%'], [66, 'Cement'], [200, 'Front-end load'], [300, 'Nil']],
      [164.5, [40, '21.5%'], [66, 'Fertilizer'], [200, 'Back-end load'], [300, 'Nil']],
      [181.5, [40, '21.8%']],
      [176, [66, 'Oil & Gas'], [200, 'Listing'], [300, 'PSX']],
      [187, [66, 'Exploration'], [200, 'Par value'], [300, 'PKR 100']],
      [197.5, [44, '9.2%'], [66, 'Technology'], [200, 'Trustee'], [300, 'CDC']],
    ]);
    expect(rowsOf(table)).toEqual([
      'Cement =47.5%',
      'Fertilizer =21.5%',
      'Oil & Gas Exploration =21.8%',
      'Technology =9.2%',
    ]);
  });
});

describe('a figure in brackets behind that of a row', () => {
  const years = (...rows: readonly (readonly [string, string, string])[]): Line[] => [
    [140, [40, 'Fiscal years', 11]],
    ...rows.map(([year, own, other], at): Line => [154 + 12 * at, [40, year], [120, own], [150, other]]),
  ];

  it('is of the series that the bracket names, and is not negative', () => {
    const fragment = readWith(
      years(['FY24', '15.95%', '(benchmark 15.40%)'], ['FY23', '-2.12%', '(benchmark -1.91%)']),
    );
    expect(returnsOf(fragment)).toEqual(['FY24 15.95 15.40', 'FY23 -2.12 -1.91']);
  });

  it('is not read if the brackets name different series', () => {
    const fragment = readWith(years(['FY24', '15.95%', '(benchmark 15.40%)'], ['FY23', '12.12%', '(peers 11.91%)']));
    expect(returnsOf(fragment)).toEqual(['FY24 15.95 null', 'FY23 12.12 null']);
  });
});
