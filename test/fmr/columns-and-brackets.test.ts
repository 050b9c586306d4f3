import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Data as of 30 April 2025']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
  [104, [40, 'Launch date'], [240, '12-May-2010']],
];

describe('a chart of bars in two colours', () => {
  const AXIS = 260;
  const MONTHS = ['Jan-25', 'Feb-25', 'Mar-25', 'Apr-25'];
  const FUND = [1.2, -0.8, 2.4, 0.9];
  const INDEX = [1, -1.1, 2.1, 1.4];

  const seriesOf = (fund: readonly number[], index: readonly number[], turned = false): string[] => {
    const lines: Line[] = [];
    const shades: Shade[] = [
      { x0: 50, x1: 55, y0: 304, y1: 309, color: '#112233' },
      { x0: 110, x1: 115, y0: 304, y1: 309, color: '#99aabb' },
    ];
    for (const [at, month] of MONTHS.entries()) {
      lines.push([296, [61 + 80 * at, month]]);
      for (const [series, color] of [
        [fund, '#112233'],
        [index, '#99aabb'],
      ] as const) {
        const x0 = 50 + 80 * at + (series === fund ? 0 : 24);
        const value = series[at] as number;
        const end = AXIS - 20 * value * (turned ? -1 : 1);
        shades.push({ x0, x1: x0 + 22, y0: Math.min(AXIS, end), y1: Math.max(AXIS, end), color });
        const text = value.toFixed(2);
        lines.push([end < AXIS ? end - 3 : end + 7, [x0 + 11 - text.length * 2, text]]);
      }
    }
    const page = pageOf([...HEAD, [190, [40, 'Monthly returns (%)', 9]], ...lines, [309, [58, 'SIF'], [118, 'Benchmark']]]);
    const [fragment] = readReport({ pages: [{ ...page, shades }] }, { funds: [] }).fragments;
    return (fragment?.reported_returns ?? []).map(
      (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
    );
  };

  it('has the figures of each month at the ends of its bars, over or under the axis', () => {
    expect(seriesOf(FUND, INDEX)).toEqual([
      'Jan-25 1.20 1.00',
      'Feb-25 -0.80 -1.10',
      'Mar-25 2.40 2.10',
      'Apr-25 0.90 1.40',
    ]);
  });

  it('is not read where bars go the other way than their signs', () => {
    expect(seriesOf(FUND, INDEX, true)).toEqual([]);
  });
});

describe('a head with a month in brackets', () => {
  const allocationsOf = (head: string): string[] =>
    readPage([
      ...HEAD,
      [140, [40, 'Asset allocation (% of total assets)', 9], [276, 'Monthly returns (%)', 9]],
      [154, [216, head]],
      [166, [40, 'T-Bills'], [216, '60.0%'], [242, '(56.4%)']],
      [178, [40, 'Bank balances'], [216, '38.3%'], [242, '(42.3%)']],
      [190, [40, 'Others'], [220, '1.7%'], [242, '(1.3%)']],
    ]).allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`);

  it('is of the figures in brackets, under the title of its own table', () => {
    expect(allocationsOf('Apr-25 (Mar-25)')).toEqual(['T-Bills 60.0 56.4', 'Bank balances 38.3 42.3', 'Others 1.7 1.3']);
  });

  it('gives no shares where the month outside of the brackets is another one', () => {
    expect(allocationsOf('Mar-25 (Feb-25)')).toEqual([]);
  });
});
