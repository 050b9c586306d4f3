/**
 * Charts of horizontal bars: each figure is at the end of a bar, and the colour of the bar is that of a name in the
 * legend.
 */
import { readDate, readMonth } from '#sources/fmr/printed-date.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { linesOf } from './heads.ts';
import type { Band, Row } from './table.ts';

interface ColouredBars {
  readonly bands: readonly Band[];
  /** Figures of such charts, those without a clear label among them. */
  readonly figures: readonly Block[];
}

const FEWEST_ROWS = 3;
// In points: bars begin at one axis.
const SAME_AXIS = 1;
// In multiples of the font size.
const LARGEST_SWATCH = 2;
const BAR_REACH = 2.6;
// The label of a bar is nearer to it than any other label, by this share.
const CLEAR = 1.3;

/** Charts under or over a legend of two or more names with swatches; every label has one figure for each name. */
export function listColouredBars(figures: readonly Block[], words: readonly Block[]): ColouredBars {
  const named = words.filter(
    ({ text }) => saysPlainRole(text) || readMonth(text) !== undefined || readDate(text) !== undefined,
  );
  const legends = listLegends(named);
  const read = (isOfChart: IsOfChart) => legends.map((legend) => readChart(legend, figures, words, isOfChart(legend)));
  const under = read(legendOver(legends));
  const over = countFound(under) === legends.length ? [] : read(legendUnder(legends));
  // A legend under its chart is over the next one, and the last one is over none.
  const [likely, other] = countFound(over) > countFound(under) ? [over, under] : [under, over];
  const charts = legends.flatMap(
    (legend, at) => likely[at] ?? readBarsUnderLabels(legend, legends, figures, words) ?? other[at] ?? [],
  );
  return { bands: charts.flatMap(({ bands }) => bands), figures: charts.flatMap((chart) => chart.figures) };
}

/** Texts on one line, each behind a swatch in a colour of its own. */
export function listLegends(words: readonly Block[]): Block[][] {
  const marked = words.filter(
    ({ swatch, size, lines }) =>
      swatch !== undefined && swatch.x1 - swatch.x0 < LARGEST_SWATCH * size && lines.length === 1,
  );
  return linesOf(marked)
    .flatMap(splitApart)
    .filter((line) => line.length > 1 && new Set(line.map(colorOf)).size === line.length);
}

// In multiples of the font size: names of one legend are closer to each other.
const APART = 12;

// A box that is ticked, on the line of a legend, does not belong to it.
function splitApart(line: readonly Block[]): Block[][] {
  return line.reduce<Block[][]>((parts, word) => {
    const before = parts.at(-1)?.at(-1);
    const isNext = before !== undefined && word.x0 - before.x1 < APART * word.size && before.size === word.size;
    return isNext ? [...parts.slice(0, -1), [...(parts.at(-1) ?? []), word]] : [...parts, [word]];
  }, []);
}

function colorOf(block: Block): string {
  return barOf(block)?.color ?? '';
}

/** The bar before the figure, or the long one that it is in. */
function barOf({ swatch, within }: Block): Block['swatch'] {
  return swatch ?? within;
}

/** Whether the bar of a figure begins at an axis. */
function beginsAt(block: Block, axis: number): boolean {
  const bar = barOf(block);
  return bar !== undefined && Math.abs(bar.x0 - axis) < SAME_AXIS;
}

const FEWEST_BARS = 2;

/** Whether figures are at the ends of bars that begin at one axis, some of them perhaps too short to be seen. */
export function areAtBars(figures: readonly Block[]): boolean {
  const axes = figures.flatMap(({ swatch }) => swatch?.x0 ?? []);
  const [axis = Infinity] = axes;
  return (
    axes.length >= FEWEST_BARS &&
    axes.length >= 0.5 * figures.length &&
    axes.every((each) => Math.abs(each - axis) < SAME_AXIS) &&
    figures.every(({ x0 }) => x0 > axis)
  );
}

/** Whether a text may be of the chart of a legend. */
type IsOfChart = (legend: readonly Block[]) => (text: Block) => boolean;

const countFound = (charts: readonly (ColouredBars | undefined)[]): number =>
  charts.filter((chart) => chart !== undefined).length;

/** Under the legend, and over the next one of its column. */
function legendOver(legends: readonly (readonly Block[])[]): IsOfChart {
  return (legend) => {
    const bottom = Math.max(...legend.map(({ y1 }) => y1));
    const end = Math.min(Infinity, ...edgesInColumn(legend, legends, 'y0').filter((top) => top > bottom));
    return ({ y0 }) => y0 > bottom - 1 && y0 < end;
  };
}

/** Over the legend, and under the one before it. */
function legendUnder(legends: readonly (readonly Block[])[]): IsOfChart {
  return (legend) => {
    const top = Math.min(...legend.map(({ y0 }) => y0));
    const from = Math.max(-Infinity, ...edgesInColumn(legend, legends, 'y1').filter((bottom) => bottom < top));
    return ({ y0, y1 }) => y1 < top + 1 && y0 > from - 1;
  };
}

// In multiples of the font size: legends that begin this near to each other are of one column of the page.
const SAME_COLUMN = 6;

/** Edges of the other legends in the column of this one. */
function edgesInColumn([first]: readonly Block[], legends: readonly (readonly Block[])[], edge: 'y0' | 'y1'): number[] {
  return legends.flatMap(([other]) =>
    first !== undefined && other !== undefined && other !== first && isInColumn(other, first) ? [other[edge]] : [],
  );
}

function isInColumn(one: Block, other: Block): boolean {
  return Math.abs(one.x0 - other.x0) < SAME_COLUMN * other.size;
}

function readChart(
  legend: readonly Block[],
  figures: readonly Block[],
  words: readonly Block[],
  isOfChart: (text: Block) => boolean,
): ColouredBars | undefined {
  const colors = legend.map(colorOf);
  const near = figures.filter((figure) => isOfChart(figure) && colors.includes(colorOf(figure)));
  const middle = legend[0]?.y0 ?? 0;
  const [first] = near.toSorted((a, b) => Math.abs(a.y0 - middle) - Math.abs(b.y0 - middle));
  if (first?.swatch === undefined) return undefined;
  const axis = first.swatch.x0;
  const bars = near.filter((figure) => beginsAt(figure, axis));
  const labels = listLabels(
    words.filter((word) => !legend.includes(word) && isOfChart(word)),
    axis,
    Math.min(...legend.map(({ swatch }) => swatch?.x0 ?? Infinity)),
  );
  const owned = Map.groupBy(bars, (bar) => labelOf(bar, labels));
  const whole = labels.flatMap((label) => rowOf(label, owned.get(label) ?? [], legend));
  const used = new Set(whole.flatMap((row) => [row.label, ...row.figures]));
  const isLeft = (block: Block): boolean => !used.has(block);
  const shortest = listShortest(labels.filter(isLeft), axis, figures.filter(isLeft), orderOf(whole));
  const rows = [...whole, ...shortest];
  if (rows.length < FEWEST_ROWS || new Set(bars.map(colorOf)).size < colors.length) return undefined;
  // Bars of a chart below may begin at the same axis.
  const own = rows.flatMap((row) => row.figures);
  const [from, end] = [Math.min(...own.map(({ y0 }) => y0)), Math.max(...own.map(({ y1 }) => y1))];
  const among = bars.filter(({ y0, y1 }) => y0 < end && y1 > from);
  return { bands: [{ rows, heads: legend }], figures: [...new Set([...among, ...own])] };
}

// In multiples of the font size: how far left of the legend a label may end.
const LABEL_REACH = 6;

// A label of more lines is a paragraph.
const MOST_LINES = 3;

/** The words left of the axis, without those of another column of the page, or left of another label. */
function listLabels(words: readonly Block[], axis: number, legendFrom: number): Block[] {
  const near = words.filter(
    ({ x1, size, lines }) =>
      lines.length <= MOST_LINES && x1 <= axis + 1 && x1 > Math.min(legendFrom, axis) - LABEL_REACH * size,
  );
  return joinLines(
    near.filter(
      (label) => !near.some((other) => other.x0 >= label.x1 && other.y0 < label.y1 - 1 && other.y1 > label.y0 + 1),
    ),
  );
}

// In multiples of the font size: lines of one label are this near, and those of two labels are further apart.
const LABEL_PITCH = 1.3;

/** Labels of several lines that end at the axis, if most labels are not as near to any other. */
function joinLines(lines: readonly Block[]): Block[] {
  const isNext = (line: Block, next: Block): boolean =>
    next.baseline > line.baseline &&
    next.baseline - line.baseline < LABEL_PITCH * line.size &&
    Math.abs(next.x1 - line.x1) < SAME_AXIS &&
    Math.abs(next.size - line.size) < 0.1;
  const nextOf = new Map(lines.map((line) => [line, lines.find((next) => isNext(line, next))]));
  const ends = new Set([...nextOf.values()].filter((end) => end !== undefined));
  if (lines.length - ends.size <= ends.size) return [...lines];
  const linesFrom = (line: Block | undefined): Block['lines'] =>
    line === undefined ? [] : [...line.lines, ...linesFrom(nextOf.get(line))];
  return lines.flatMap((line) =>
    ends.has(line) ? [] : [nextOf.get(line) === undefined ? line : makeBlock([...linesFrom(line)])],
  );
}

/** The columns of a chart's figures from the upper bar to the lower one, if it is the same for all labels. */
function orderOf(rows: readonly Row[]): readonly number[] | undefined {
  const [first, ...others] = rows.map(({ figures }) =>
    figures
      .map(({ baseline }, at) => ({ baseline, at }))
      .toSorted((a, b) => a.baseline - b.baseline)
      .map(({ at }) => at),
  );
  return others.every((order) => order.join() === first?.join()) ? first : undefined;
}

// In multiples of the font size: a bar that is too short to be seen has its figure this near to the axis.
const AT_AXIS = 1.5;

/** Rows whose bars are too short to be seen: their figures begin at the axis, in the order of the other bars. */
function listShortest(
  labels: readonly Block[],
  axis: number,
  figures: readonly Block[],
  order: readonly number[] | undefined,
): Row[] {
  if (order === undefined) return [];
  const short = figures.filter(
    (figure) =>
      figure.x0 >= axis - 1 &&
      figure.x0 - axis < AT_AXIS * figure.size &&
      (figure.swatch === undefined || beginsAt(figure, axis)),
  );
  return [...Map.groupBy(short, (figure) => labelOf(figure, labels))].flatMap(([label, own]) => {
    if (label === undefined || own.length !== order.length) return [];
    const down = own.toSorted((a, b) => a.baseline - b.baseline);
    return [{ label, figures: order.map((_, column) => down[order.indexOf(column)] as Block) }];
  });
}

/** The figures of a label in the order of the legend; none unless each name of it has one. */
function rowOf(label: Block, own: readonly Block[], legend: readonly Block[]): Row[] {
  const figures = legend.flatMap((name) => own.filter((bar) => colorOf(bar) === colorOf(name)));
  const isWhole = own.length === legend.length && new Set(figures.map(colorOf)).size === legend.length;
  return isWhole ? [{ label, figures }] : [];
}

/**
 * Under each label the bars of the legend's names; labels and bars begin at one edge. One legend may be for several
 * charts, if none of them has its own.
 */
function readBarsUnderLabels(
  legend: readonly Block[],
  legends: readonly (readonly Block[])[],
  figures: readonly Block[],
  words: readonly Block[],
): ColouredBars | undefined {
  const colors = legend.map(colorOf);
  const bottom = Math.max(...legend.map(({ y1 }) => y1));
  const bars = figures.filter((figure) => figure.y0 > bottom - 1 && colors.includes(colorOf(figure)));
  const isOfOther = (edge: number): boolean =>
    legends.some((other) => other !== legend && other[0] !== undefined && beginsAt(other[0], edge));
  const edges = [...new Set(bars.map((bar) => Math.round(barOf(bar)?.x0 ?? 0)))].filter((edge) => !isOfOther(edge));
  const charts = edges.flatMap((edge) => {
    const own = bars.filter((bar) => beginsAt(bar, edge));
    const labels = words.filter(
      (word) => word.y0 > bottom - 1 && word.lines.length === 1 && Math.abs(word.x0 - edge) < SAME_AXIS,
    );
    const lowest = (bar: Block): Block | undefined =>
      labels.filter((label) => label.y1 < bar.y1).toSorted((a, b) => b.y1 - a.y1)[0];
    const rows = [...Map.groupBy(own, lowest)].flatMap(([label, ownFigures]) =>
      label === undefined ? [] : rowOf(label, ownFigures, legend),
    );
    return rows.length < FEWEST_ROWS ? [] : [{ rows, figures: own }];
  });
  return charts.length === 0
    ? undefined
    : {
        bands: charts.map(({ rows }) => ({ rows, heads: legend })),
        figures: charts.flatMap((chart) => chart.figures),
      };
}

/** The label at the height of a bar; undefined if two are about as near. */
function labelOf(bar: Block, labels: readonly Block[]): Block | undefined {
  const distance = (label: Block): number => Math.abs(label.y0 + label.y1 - bar.y0 - bar.y1) / 2;
  const [nearest, next] = labels
    .filter((label) => distance(label) < BAR_REACH * bar.size)
    .toSorted((a, b) => distance(a) - distance(b));
  return nearest === undefined || (next !== undefined && distance(next) < CLEAR * distance(nearest))
    ? undefined
    : nearest;
}

// In multiples of the font size: how far figures over and under the line of a label are from it.
const OFF_LINE = { least: 0.25, most: 1 } as const;
const FEWEST_STRADDLED = 2;

/**
 * Figures in pairs, one a little over and one a little under the line of their label: without a legend or a sentence
 * nothing says which of the two is whose.
 */
export function listUnclearPairs(blocks: readonly Block[]): Row[] {
  const [figures, words] = [
    blocks.filter((block) => block.isFigure && isNumeric(block.text)),
    blocks.filter((block) => !block.isFigure),
  ];
  const around = words.flatMap((label): Row[] => {
    const own = figuresAround(label, figures, words);
    return own === undefined ? [] : [{ label, figures: own }];
  });
  // A figure between two labels is of one of them, or of neither.
  const pairs = around.filter(
    (pair) => !around.some((other) => other !== pair && other.figures.some((figure) => pair.figures.includes(figure))),
  );
  if (pairs.length < FEWEST_STRADDLED) return [];
  const clear = new Set(listColouredBars(figures, words).bands.flatMap(({ rows }) => rows.map(({ label }) => label)));
  return pairs.filter(({ label }) => !clear.has(label));
}

function figuresAround(label: Block, figures: readonly Block[], words: readonly Block[]): Block[] | undefined {
  const offset = (figure: Block): number => (figure.baseline - label.baseline) / label.size;
  const near =
    label.lines.length > 1
      ? []
      : figures.filter((figure) => figure.x0 > label.x1 && Math.abs(offset(figure)) < OFF_LINE.most);
  const [over, under, ...others] = near.toSorted((a, b) => a.baseline - b.baseline);
  if (over === undefined || under === undefined || others.length > 0) return undefined;
  const isAround =
    offset(over) < -OFF_LINE.least &&
    offset(under) > OFF_LINE.least &&
    Math.abs(offset(over) + offset(under)) < 2 * OFF_LINE.least;
  const isLabelled = words.some(
    (word) =>
      word !== label &&
      word.x1 <= Math.max(over.x0, under.x0) &&
      near.some((figure) => Math.abs(word.baseline - figure.baseline) < OFF_LINE.least * figure.size),
  );
  return isAround && !isLabelled && Math.abs(over.size - under.size) < 0.1 ? [over, under] : undefined;
}
