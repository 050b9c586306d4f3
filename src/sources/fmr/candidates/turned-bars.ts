/** Charts of upright bars with their values set sideways at their ends, and months on the axis under them. */
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { listLegends } from './coloured-bars.ts';
import { linesOf } from './heads.ts';
import type { Band, Row } from './table.ts';

const FEWEST_MONTHS = 4;
// Bars of each colour that show which place of the pair it has.
const FEWEST_BARS = 3;

/** The months of each axis with one figure for each name of the legend over it; `turned` are the texts set sideways. */
export function listTurnedBars(page: PdfPage, words: readonly Block[], turned: readonly Block[]): Band[] {
  const figures = turned.filter(({ text }) => isNumeric(text));
  if (figures.length < 2 * FEWEST_MONTHS) return [];
  const legends = listLegends(words).filter((legend) => legend.some(({ text }) => saysPlainRole(text)));
  const axes = linesOf(words.filter(({ text }) => readMonth(text) !== undefined)).filter(
    (line) => line.length >= FEWEST_MONTHS,
  );
  return axes.flatMap((axis) => {
    const legend = legends.filter(({ 0: name }) => name !== undefined && name.y1 < (axis[0] as Block).y0).at(-1);
    const own = legend === undefined ? [] : figures.filter(({ y0, y1 }) => isBetween(legend, axis, y0, y1));
    const rows = rowsOfAxis(axis, own);
    return legend === undefined ||
      rows.some((row) => row.figures.length !== legend.length) ||
      !isInOrder(page, legend, rows)
      ? []
      : [{ rows, heads: legend }];
  });
}

function isBetween(legend: readonly Block[], axis: readonly Block[], y0: number, y1: number): boolean {
  return y0 > (legend[0] as Block).y0 && y1 < (axis[0] as Block).y1;
}

/** Each figure with the nearest month of an axis. */
function rowsOfAxis(axis: readonly Block[], figures: readonly Block[]): Row[] {
  const owned = Map.groupBy(
    figures,
    (figure) => axis.toSorted((a, b) => Math.abs(middle(a) - middle(figure)) - Math.abs(middle(b) - middle(figure)))[0],
  );
  return axis.map((label) => ({ label, figures: (owned.get(label) ?? []).toSorted((a, b) => a.x0 - b.x0) }));
}

/** Whether the colours of the bars at the figures say that they are in the order of the legend, and none otherwise. */
function isInOrder({ shades }: PdfPage, legend: readonly Block[], rows: readonly Row[]): boolean {
  const colors = legend.map(({ swatch }) => swatch?.color ?? '');
  const bars = shades.filter(({ color }) => colors.includes(color));
  const seen = rows.flatMap(({ figures }) =>
    figures.map((figure, at) => {
      const under = bars.filter((bar) => isAtEnd(bar, figure));
      return under.length === 1 ? { at, place: colors.indexOf(under[0]?.color ?? '') } : undefined;
    }),
  );
  const known = seen.filter((each) => each !== undefined);
  return (
    known.every(({ at, place }) => at === place) &&
    colors.every((_, at) => known.filter((each) => each.at === at).length >= FEWEST_BARS)
  );
}

function isAtEnd(bar: Box, figure: Block): boolean {
  const place = middle(figure);
  const gap = Math.max(bar.y0 - figure.y1, figure.y0 - bar.y1);
  return bar.x0 < place && bar.x1 > place && gap > -1 && gap < figure.x1 - figure.x0;
}

function middle({ x0, x1 }: Box): number {
  return (x0 + x1) / 2;
}
