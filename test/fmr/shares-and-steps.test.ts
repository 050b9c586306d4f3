/** Charts whose texts are set around their drawings: lines that lead to parts of a column, steps, and pairs of dots. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, type Line } from './placed-words.ts';

describe('shares at the ends of lines that lead to the parts of a column', () => {
  const COLORS = ['#112233', '#445566', '#778899'];
  const parts = (x0: number, ...heights: readonly number[]): Shade[] =>
    heights.map((height, at): Shade => {
      const y0 = 160 + heights.slice(0, at).reduce((total, each) => total + each, 0);
      return { x0, x1: x0 + 50, y0, y1: y0 + height, color: COLORS[at] ?? '' };
    });
  const left = (y: number, share: string, name: string): Line[] => [
    [y, [130 - 4 * share.length, share]],
    [y + 9, [130 - 4 * name.length, name]],
  ];
  const right = (y: number, share: string, name: string): Line[] => [
    [y, [320, share]],
    [y + 9, [320, name]],
  ];
  const sharesOf = (...heights: readonly number[]): string[] => {
    const page = pageOf([
      ...INCOME_FUND,
      [128, [40, 'Where the money is', 12]],
      [150, [130, 'Assets (% of total)'], [240, 'Credit quality']],
      ...left(190, '60.0%', 'T-Bills'),
      ...left(236, '30.0%', 'Placements'),
      ...left(256, '10.0%', 'Sukuk'),
      ...right(180, '60.0%', 'Government'),
      ...right(226, '25.0%', 'AAA'),
      ...right(246, '15.0%', 'AA'),
    ]);
    const shades = [...parts(150, ...heights), ...parts(240, 60, 25, 15)];
    return readReport({ pages: [{ ...page, shades }] }, { funds: [] })
      .fragments.flatMap(({ allocations }) => allocations)
      .map((row) => `${row.allocation_type} ${row.label_raw} ${row.current_period}`)
      .toSorted();
  };

  it('are of the column whose parts are as high, under the title over it', () => {
    expect(sharesOf(60, 30, 10)).toEqual([
      'ASSET_ALLOCATION Placements 30.0',
      'ASSET_ALLOCATION Sukuk 10.0',
      'ASSET_ALLOCATION T-Bills 60.0',
      'CREDIT_QUALITY AA 15.0',
      'CREDIT_QUALITY AAA 25.0',
      'CREDIT_QUALITY Government 60.0',
    ]);
  });

  it('are not read of a column with parts of other heights', () => {
    expect(sharesOf(10, 30, 60).filter((row) => row.startsWith('ASSET'))).toEqual([]);
  });
});

const TO_OCTOBER = ['Mar 24', 'Apr 24', 'May 24', 'Jun 24', 'Jul 24', 'Aug 24', 'Sep 24', 'Oct 24'];

describe('months as steps of a stair', () => {
  const returnsOf = (rise: number): string[] => {
    const tops = TO_OCTOBER.map((_, at) => 360 - rise * at);
    const page = pageOf([
      ...INCOME_FUND,
      [140, [40, 'Monthly returns (%)', 11]],
      ...tops.map((top, at): Line => [top - 4, [120 + 50 * at, `${at + 1}.25`]]),
      [410, [40, 'SIF'], ...TO_OCTOBER.map((month, at): [number, string] => [116 + 50 * at, month])],
    ]);
    const shades = tops.map((y0, at): Shade => ({
      x0: 113 + 50 * at,
      x1: 143 + 50 * at,
      y0,
      y1: y0 + 24,
      color: '#112233',
    }));
    return readReport({ pages: [{ ...page, shades }] }, { funds: [] })
      .fragments.flatMap(({ reported_returns }) => reported_returns)
      .map((row) => `${row.period_label_raw} ${row.fund_return_percent}`);
  };

  it('are read also if the last step is far over its month', () => {
    expect(returnsOf(24)).toEqual(TO_OCTOBER.map((month, at) => `${month} ${at + 1}.25`));
  });
});

describe('pairs of dots in the row of each year', () => {
  const returnsOf = (key: string): string[] => {
    const pair = (y: number, year: string, x: number, own: string, benchmark: string): Line[] => [
      [y - 9, [x + 6, own]],
      [y, [40, year]],
      [y + 9, [x, benchmark]],
    ];
    const page = pageOf([
      ...INCOME_FUND,
      [140, [40, 'Fiscal years to June (%)', 11]],
      ...pair(170, 'FY24', 220, '18.07', '17.89'),
      ...pair(196, 'FY23', 140, '11.14', '10.92'),
      ...pair(222, 'FY22', 100, '9.16', '8.66'),
      [260, [40, key]],
    ]);
    return readReport({ pages: [page] }, { funds: [] })
      .fragments.flatMap(({ reported_returns }) => reported_returns)
      .map((row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`);
  };

  it('have the figure of the fund over them and that of the benchmark under them, as the page says', () => {
    const key = 'Dark dot and figure above: fund. Grey dot and figure below: benchmark.';
    expect(returnsOf(key)).toEqual(['FY24 18.07 17.89', 'FY23 11.14 10.92', 'FY22 9.16 8.66']);
  });

  it('are not read if the page does not say whose each is', () => {
    expect(returnsOf('All figures are in percent.')).toEqual([]);
  });
});
