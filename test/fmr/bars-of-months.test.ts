/** Charts of upright bars in the colours of two months. */
import { expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, type Line } from './placed-words.ts';

const COLORS = ['#c0c0c0', '#0000a0'] as const;
const AXIS = 300;
const CLASSES = [100, 200, 300, 400] as const;

/** Two bars over the middle of each class; a bar of no height is not drawn. */
function sharesOf(
  heights: readonly (readonly [number, number])[],
  names: readonly Line[],
  beside: Line[] = [],
): string[] {
  const figures = heights.flatMap((pair, at) =>
    pair.map((height, month) => ({ x: (CLASSES[at] ?? 0) - 20 + 40 * month, height, text: `${height}.5%`, month })),
  );
  const bars = figures.flatMap(({ x, height, month }): Shade[] =>
    height < 2 ? [] : [{ x0: x - 15, x1: x + 15, y0: AXIS - height, y1: AXIS, color: COLORS[month] ?? '' }],
  );
  const swatches = [100, 200].map((x, at): Shade => ({
    x0: x - 8,
    x1: x - 2,
    y0: 184,
    y1: 190,
    color: COLORS[at] ?? '',
  }));
  const page = pageOf([
    ...INCOME_FUND,
    [170, [90, 'Asset Allocation (% of total assets)', 10]],
    [190, [100, 'September 2024'], [200, 'October 2024']],
    ...figures.map(({ x, height, text }): Line => [AXIS - height - 3, [x - 2 * text.length, text]]),
    ...names,
    ...beside,
  ]);
  const { fragments } = readReport({ pages: [{ ...page, shades: [...swatches, ...bars] }] }, { funds: [] });
  return (fragments[0]?.allocations ?? []).map(
    (row) => `${row.label_raw} ${row.previous_period} ${row.current_period}`,
  );
}

// Each character is 4 points wide.
const centred = (middle: number, text: string): [number, string] => [middle - 2 * text.length, text];
const NAMES: readonly Line[] = [
  [310, centred(100, 'Sukuk'), centred(200, 'Shares'), centred(300, 'Bank'), centred(400, 'Others')],
];
const SHARES = ['Sukuk 40.5 44.5', 'Shares 30.5 28.5', 'Bank 20.5 17.5'];

it('a class may have a name of two lines under its bars', () => {
  const names: readonly Line[] = [
    [310, centred(100, 'Government'), centred(200, 'Shares'), centred(300, 'Bank'), centred(400, 'Others')],
    [320, centred(100, 'Sukuk'), centred(300, 'deposits')],
  ];
  expect(
    sharesOf(
      [
        [40, 44],
        [30, 28],
        [20, 17],
        [7, 8],
      ],
      names,
    ),
  ).toEqual(['Government Sukuk 40.5 44.5', 'Shares 30.5 28.5', 'Bank deposits 20.5 17.5', 'Others 7.5 8.5']);
});

it('bars too low to be seen have their figures over the axis, in the places of the others', () => {
  const heights: [number, number][] = [
    [47, 52],
    [30, 28],
    [20, 17],
    [1, 1],
  ];
  expect(sharesOf(heights, NAMES)).toEqual(['Sukuk 47.5 52.5', ...SHARES.slice(1), 'Others 1.5 1.5']);
});

it('a text of the next column on the line of the classes is none of them', () => {
  const heights: [number, number][] = [
    [40, 44],
    [30, 28],
    [20, 17],
    [7, 8],
  ];
  expect(sharesOf(heights, NAMES, [[310, [470, 'Sample remark']]])).toEqual([...SHARES, 'Others 7.5 8.5']);
});

it('bars of equal height are a chart of their own, and no cells of the rows on their lines', () => {
  const heights = [90, 90, 66, 66];
  const bars = heights.map((height, at): Shade => {
    const x0 = 400 + 45 * at;
    return { x0, x1: x0 + 36, y0: 300 - height, y1: 300, color: COLORS[1] };
  });
  const page = pageOf([
    ...INCOME_FUND,
    [150, [400, 'Rs. 110.25', 12]],
    [162, [400, 'NAV per unit']],
    [190, [40, 'Performance', 10]],
    [198, [150, 'SIF'], [220, 'Benchmark']],
    [207, [40, 'This month'], [150, '1.50%'], [220, '1.40%'], [405, '524.87'], [450, '522.03']],
    [219, [40, 'Last 3 months'], [150, '4.50%'], [220, '4.10%']],
    [231, [40, 'Last 12 months'], [150, '19.50%'], [220, '18.20%'], [495, '209.20'], [540, '212.04']],
    [310, [405, 'June'], [450, 'Sales'], [495, 'Income'], [540, 'July']],
  ]);
  const [read] = readReport({ pages: [{ ...page, shades: bars }] }, { funds: [] }).fragments;
  expect(read?.nav_per_unit).toBe('110.25');
  expect(read?.withheld).toEqual([]);
});
