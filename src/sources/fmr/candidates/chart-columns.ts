/**
 * Charts of upright bars in groups: each figure is at the end of a bar, whose colour is that of a name in the legend.
 */
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readNumber } from '#sources/fmr/printed-number.ts';
import type { Shade } from '#documents/pdf/page-words.ts';
import { listLegends } from './coloured-bars.ts';
import { linesOf } from './heads.ts';
import type { Band, Row } from './table.ts';

const FEWEST_LABELS = 3;
// In points: the bars of a chart begin at one axis.
const SAME_AXIS = 1;
// In multiples of the font size.
const CENTRED = 0.8;
const CHART_HEIGHT = 26;

interface Bar {
  readonly figure: Block;
  readonly shade: Shade;
}

/** One band for each chart whose periods, or classes in two months, all have one figure of each name in the legend. */
export function listChartColumns(figures: readonly Block[], words: readonly Block[]): Band[] {
  const bars = figures.flatMap((figure): Bar[] =>
    figure.column === undefined ? [] : [{ figure, shade: figure.column }],
  );
  if (bars.length === 0) return [];
  const single = words.filter(({ lines }) => lines.length === 1);
  const axesOf = (isLabel: (word: Block) => boolean): Block[][] =>
    linesOf(single.filter(isLabel))
      .flatMap(splitWide)
      .filter((line) => line.length >= FEWEST_LABELS);
  const legends = listLegends(words).filter(
    (legend) => legend.some(({ text }) => saysPlainRole(text)) || areMonths(legend),
  );
  if (legends.length === 0) return [];
  const periods = axesOf(({ text }) => isPeriod(text));
  const classes = legends.some(areMonths) ? axesOf((word) => word.swatch === undefined && !isPeriod(word.text)) : [];
  return legends.flatMap((legend) => {
    // Over the legend may be the labels of the chart above.
    const near = (areMonths(legend) ? classes : periods)
      .filter((line) => isNear(legend, line))
      .toSorted((a, b) => distance(legend, a) - distance(legend, b));
    const rows = near
      .map((line) => readChart(legend, line, barsOfChart(legend, line, legends, bars)))
      .find((each) => each !== undefined);
    return rows === undefined ? [] : [{ rows, heads: legend }];
  });
}

/** `Nov-22` and `Oct-22`: the shares of classes in two months. */
function areMonths(legend: readonly Block[]): boolean {
  return legend.every(({ text }) => monthOf(text) !== undefined);
}

function isPeriod(text: string): boolean {
  return monthOf(text) !== undefined || periodOfLabel(text, null) !== undefined;
}

/** The bars under a legend over its chart, down to the legend of the next chart. */
function barsOfChart(
  legend: readonly Block[],
  line: readonly Block[],
  legends: readonly (readonly Block[])[],
  bars: readonly Bar[],
): Bar[] {
  const topOf = (blocks: readonly Block[]): number => Math.min(...blocks.map(({ y0 }) => y0));
  const top = topOf(legend) < topOf(line) ? topOf(legend) : -Infinity;
  const bottom = Math.min(...legends.map(topOf).filter((y) => y > Math.max(topOf(legend), topOf(line))));
  return bars.filter(({ shade }) => shade.y0 > top && shade.y1 < bottom);
}

// Charts side by side have their months on one line: between two of them is a wider gap than between two months.
function splitWide(line: readonly Block[]): Block[][] {
  const gaps = line.slice(1).map((label, at) => label.x0 - (line[at] as Block).x1);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return line.reduce<Block[][]>(
    (all, label, at) =>
      at > 0 && (gaps[at - 1] ?? 0) < 2 * usual + label.size
        ? [...all.slice(0, -1), [...(all.at(-1) ?? []), label]]
        : [...all, [label]],
    [],
  );
}

function isNear(legend: readonly Block[], line: readonly Block[]): boolean {
  const [first, last] = [line[0] as Block, line.at(-1) as Block];
  const isWithin = legend.every(({ x0, x1, size }) => x1 > first.x0 - 2 * size && x0 < last.x1 + 2 * size);
  return isWithin && distance(legend, line) < CHART_HEIGHT * first.size;
}

function distance([name]: readonly Block[], [label]: readonly Block[]): number {
  return name === undefined || label === undefined ? Infinity : Math.abs(name.baseline - label.baseline);
}

/**
 * Undefined if a label lacks a figure, if the bars have no axis in common, or if one of them goes the other
 * way than its sign.
 */
function readChart(legend: readonly Block[], labels: readonly Block[], bars: readonly Bar[]): Row[] | undefined {
  const [first, last] = [labels[0] as Block, labels.at(-1) as Block];
  const colors = legend.map(({ swatch }) => swatch?.color);
  const own = bars.filter(
    ({ shade }) =>
      colors.includes(shade.color) &&
      shade.x1 > first.x0 - 2 * first.size &&
      shade.x0 < last.x1 + 2 * last.size &&
      Math.abs(shade.y1 - first.y0) < CHART_HEIGHT * first.size,
  );
  const axis = findAxis(own.map(({ shade }) => shade));
  if (axis === undefined || !own.every((bar) => goesBySign(bar, axis))) return undefined;
  const rows = labels.map((label): Row => ({
    label,
    figures: colors.flatMap((color) =>
      own.filter((bar) => bar.shade.color === color && nearest(labels, bar) === label).map(({ figure }) => figure),
    ),
  }));
  const isWhole = rows.every(
    ({ label, figures }) =>
      figures.length === legend.length &&
      isCentred(
        label,
        own.filter(({ figure }) => figures.includes(figure)),
      ),
  );
  return isWhole && rows.length * legend.length === own.length ? rows : undefined;
}

function findAxis(shades: readonly Shade[]): number | undefined {
  const edges = shades.flatMap(({ y0, y1 }) => [y0, y1]);
  return edges.find((y) =>
    shades.every((shade) => Math.min(Math.abs(shade.y0 - y), Math.abs(shade.y1 - y)) < SAME_AXIS),
  );
}

function goesBySign({ figure, shade }: Bar, axis: number): boolean {
  const number = readNumber(figure.text);
  const hangs = Math.abs(shade.y0 - axis) < Math.abs(shade.y1 - axis);
  return number.kind === 'number' && number.value.startsWith('-') === hangs;
}

function nearest(labels: readonly Block[], { shade }: Bar): Block | undefined {
  const off = (label: Block): number => Math.abs(label.x0 + label.x1 - shade.x0 - shade.x1);
  return labels.toSorted((a, b) => off(a) - off(b))[0];
}

function isCentred(label: Block, bars: readonly Bar[]): boolean {
  const [left, right] = [
    Math.min(...bars.map(({ shade }) => shade.x0)),
    Math.max(...bars.map(({ shade }) => shade.x1)),
  ];
  return Math.abs(left + right - label.x0 - label.x1) < 2 * CENTRED * label.size;
}
