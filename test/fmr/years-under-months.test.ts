/** Charts of upright bars in pairs whose months have their year once, under several of them. */
import { describe, expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, type Line } from './placed-words.ts';

const COLORS = ['#0f5c5c', '#e9b44c'] as const;
const AXIS = 300;
const STEP = 90;
// Each character is 4 points wide.
const centred = (middle: number, text: string): [number, string] => [middle - 2 * text.length, text];
const middleOf = (month: number): number => 100 + STEP * month;

/** A return of `1.2` is a bar of 12 points; one below `0.05` is not drawn. */
function returnsOf(pairs: readonly (readonly [string, string])[], months: readonly string[], years: Line): string[] {
  const bars = pairs.flatMap((pair, month) =>
    pair.map((text, at) => ({ text, at, x: middleOf(month) - 18 + 36 * at, height: 10 * Number.parseFloat(text) })),
  );
  const shades = bars.flatMap(({ x, at, height }): Shade[] =>
    Math.abs(height) < 0.5
      ? []
      : [
          {
            x0: x - 8,
            x1: x + 8,
            y0: Math.min(AXIS, AXIS - height),
            y1: Math.max(AXIS, AXIS - height),
            color: COLORS[at] ?? '',
          },
        ],
  );
  const swatches = [300, 360].map((x, at): Shade => ({
    x0: x - 8,
    x1: x - 2,
    y0: 204,
    y1: 210,
    color: COLORS[at] ?? '',
  }));
  const page = pageOf([
    ...INCOME_FUND,
    [190, [40, 'Return of each month (%)', 10]],
    [210, [300, 'SIF'], [360, 'Benchmark']],
    ...bars.map(({ x, height, text }): Line => [AXIS - height + (text.startsWith('-') ? 8 : -3), centred(x, text)]),
    [340, ...months.map((name, month) => centred(middleOf(month), name))],
    years,
  ]);
  const { fragments } = readReport({ pages: [{ ...page, shades: [...swatches, ...shades] }] }, { funds: [] });
  return (fragments[0]?.reported_returns ?? []).map(
    (row) => `${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['2.11', '2.32'],
  ['3.43', '3.14'],
  ['2.85', '2.76'],
  ['-1.57', '-1.38'],
];
const MONTHS = ['Nov', 'Dec', 'Jan', 'Feb'];
const YEARS: Line = [352, centred(145, '2023'), centred(325, '2024')];
const READ = ['Nov 2023 2.11 2.32', 'Dec 2023 3.43 3.14', 'Jan 2024 2.85 2.76', 'Feb 2024 -1.57 -1.38'];

describe('months over their years, under bars of two series', () => {
  it('each month is of the year in the middle under it and its neighbours', () => {
    expect(returnsOf(PAIRS, MONTHS, YEARS)).toEqual(READ);
  });

  it('a bar too low to be seen beside one that is seen has its figure at the axis, on the side of its sign', () => {
    const low: readonly (readonly [string, string])[] = [
      ['2.11', '0.02'],
      PAIRS[1] ?? ['', ''],
      PAIRS[2] ?? ['', ''],
      ['-0.03', '-1.38'],
    ];
    expect(returnsOf(low, MONTHS, YEARS)).toEqual(['Nov 2023 2.11 0.02', READ[1], READ[2], 'Feb 2024 -0.03 -1.38']);
  });

  it('none is read if a year is not under the months that would be its own', () => {
    expect(returnsOf(PAIRS, MONTHS, [352, centred(190, '2023'), centred(345, '2024')])).toEqual([]);
    expect(returnsOf(PAIRS, MONTHS, [352, centred(145, '2022'), centred(325, '2024')])).toEqual([]);
    expect(returnsOf(PAIRS, ['Nov', 'Dec', 'Feb', 'Mar'], YEARS)).toEqual([]);
  });
});
