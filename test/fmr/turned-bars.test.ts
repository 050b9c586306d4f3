/** Charts of upright bars whose values are set sideways: the colours of bars say whose each value is. */
import { expect, it } from 'vitest';
import type { PdfPage, Shade, TurnedWord } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf } from './placed-words.ts';

const MONTHS = ['Jan-24', 'Feb-24', 'Mar-24', 'Apr-24', 'May-24'];
const DARK = '#4a2545';
const LIGHT = '#c9a9c4';

function chart(colors: readonly [string, string]): PdfPage {
  const page = pageOf([
    [30, [40, 'Sample Cash Fund', 16]],
    [44, [40, 'Monthly report, 31 May 2024']],
    [80, [40, 'Monthly returns (%)', 10], [260, 'SCF'], [320, 'Benchmark']],
    [220, ...MONTHS.map((month, at): [number, string] => [40 + 80 * at, month])],
    [300, [40, 'Category'], [200, 'Money market']],
    [312, [40, 'Launch date'], [200, '17 July 2003']],
    [324, [40, 'Risk profile'], [200, 'Low']],
  ]);
  const swatch = (x0: number, color: string): Shade => ({ x0, x1: x0 + 6, y0: 74, y1: 80, color });
  const places = MONTHS.flatMap((_, at) => [0, 1].map((side) => ({ at, side, x0: 38 + 80 * at + 14 * side })));
  const bars = places.map(({ side, x0 }): Shade => ({ x0, x1: x0 + 12, y0: 150, y1: 200, color: colors[side] ?? '' }));
  const turned = places.map(({ at, side, x0 }): TurnedWord => ({
    ...(page.words[0] as TurnedWord),
    text: `${side + 1}${at}.25`,
    x0: x0 + 2,
    x1: x0 + 10,
    y0: 126,
    y1: 146,
    baseline: x0 + 8,
    size: 8,
    bold: false,
    turn: 'UP',
  }));
  return { ...page, turned, shades: [swatch(252, DARK), swatch(312, LIGHT), ...bars] };
}

const returnsOf = (page: PdfPage): unknown[] =>
  readReport({ pages: [page] }, { funds: [] }).fragments.flatMap(({ reported_returns }) =>
    reported_returns.map((row) => [row.period_label_raw, row.fund_return_percent, row.benchmark_return_percent]),
  );

it('a value at the end of a bar is of the name with the colour of the bar, in the month under it', () => {
  expect(returnsOf(chart([DARK, LIGHT]))).toEqual(MONTHS.map((month, at) => [month, `1${at}.25`, `2${at}.25`]));
});

it('bars in another order than the legend give nothing', () => {
  expect(returnsOf(chart([LIGHT, DARK]))).toEqual([]);
});
