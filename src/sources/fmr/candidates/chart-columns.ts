/**
 * Charts of upright bars in groups: each figure is at the end of a bar, whose colour is that of a name in the legend.
 */
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { isSetLike, makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { readNumber } from '#sources/fmr/printed-number.ts';
import type { Box, Shade } from '#documents/pdf/page-words.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';
import { listLegends } from './coloured-bars.ts';
import { linesOf } from './heads.ts';
import { colorsOfBars, isRightOf, listSideLegends } from './side-legends.ts';
import type { Band, Row } from './table.ts';
import { withYearsUnder } from './years-under-months.ts';

const FEWEST_LABELS = 3;
// A class may have a name of several lines under its bars.
const MOST_LINES = 3;
// In points: the bars of a chart begin at one axis.
const SAME_AXIS = 1;
// In multiples of the font size.
const CENTRED = 0.8;
const CHART_HEIGHT = 26;
// The axis is this near over the labels.
const OVER_LABEL = 2;

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
  const axesOf = (isLabel: (word: Block) => boolean, mostLines = 1): Block[][] =>
    linesOf(words.filter((word) => word.lines.length <= mostLines && isLabel(word)))
      .flatMap(splitWide)
      .filter((line) => line.length >= FEWEST_LABELS);
  const lines = listLegends(words).filter(
    (legend) => legend.some(({ text }) => saysPlainRole(text)) || areMonths(legend),
  );
  const sides = listSideLegends(words);
  const legends = [...lines, ...sides];
  if (legends.length === 0) return [];
  const periods = [
    ...axesOf(({ text }) => isPeriod(text)),
    ...axesOf(({ text }) => readMonthName(text) !== undefined).flatMap((line) => {
      const dated = withYearsUnder(line, figures);
      return dated === undefined ? [] : [[...dated]];
    }),
  ];
  const classes = legends.some(areMonths)
    ? axesOf((word) => word.swatch === undefined && !isPeriod(word.text), MOST_LINES)
    : [];
  const bare = figures.filter(({ column }) => column === undefined);
  const ofSides = sides.flatMap((legend) => readAtSide(legend, periods, bars, bare));
  const ofLines = lines.flatMap((legend) => {
    // Over the legend may be the labels of the chart above.
    const near = (areMonths(legend) ? classes : periods)
      .filter((line) => isNear(legend, line))
      .toSorted((a, b) => distance(legend, a) - distance(legend, b));
    const rows = near
      .map((line) => {
        const own = barsOfChart(legend, line, lines, bars);
        return readChart(
          legend,
          areMonths(legend) ? withoutOtherWords(line, [...own.map(({ shade }) => shade), ...bare]) : line,
          own,
          bare,
        );
      })
      .find((each) => each !== undefined);
    if (rows === undefined) return [];
    return [
      {
        rows: areMonths(legend) ? rows.map((row) => ({ ...row, label: wholeName(row.label, words) })) : rows,
        heads: legend,
      },
    ];
  });
  return [...ofLines, ...ofSides];
}

/** The chart left of a legend: its bars are over one line of labels, and under the line before. */
function readAtSide(
  legend: readonly Block[],
  periods: readonly (readonly Block[])[],
  bars: readonly Bar[],
  bare: readonly Block[],
): Band[] {
  const near = periods.filter(
    (line) => isRightOf(legend, line) && distance(legend, line) < CHART_HEIGHT * sizeOf(line),
  );
  // Of two charts side by side it is the right one's.
  const charts = near.filter((line) => !near.some((other) => isRightOf(other, line) && distance(other, line) < 1));
  const [line, ...others] = charts.toSorted((a, b) => distance(legend, a) - distance(legend, b));
  if (line === undefined) return [];
  const bottom = (line[0] as Block).y1;
  const above = Math.max(-Infinity, ...others.map((other) => (other[0] as Block).y1).filter((y) => y < bottom));
  const own = bars.filter(({ shade }) => shade.y0 > above && shade.y1 < bottom && isOver(line, shade));
  const rows = readChart(legend, line, own, bare);
  return rows === undefined ? [] : [{ rows, heads: legend }];
}

const sizeOf = ([label]: readonly Block[]): number => label?.size ?? 0;

function isOver(line: readonly Block[], { x0, x1 }: Box): boolean {
  const [first, last] = [line[0] as Block, line.at(-1) as Block];
  return x1 > first.x0 - 2 * first.size && x0 < last.x1 + 2 * last.size;
}

// In multiples of the font size: from one line of a name to the next, and between their middles.
const LINE_GAP = 0.6;
const LINES_CENTRED = 0.3;

/** A class with the lines under it that are its own, although they were not joined: nothing else is under a chart. */
function wholeName(label: Block, words: readonly Block[]): Block {
  const next = words.find(
    (word) =>
      word.y0 > label.y1 - LINE_GAP * label.size &&
      word.y0 > label.y0 &&
      word.y0 - label.y1 < LINE_GAP * label.size &&
      Math.abs(middleOf(word) - middleOf(label)) < LINES_CENTRED * label.size &&
      isSetLike(word, label),
  );
  return next === undefined ? label : wholeName(makeBlock([...label.lines, ...next.lines]), words);
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

/** Texts of other columns of the page may be on the line of the classes: at its ends, and nearest to no figure. */
function withoutOtherWords(line: readonly Block[], over: readonly Box[]): readonly Block[] {
  const top = Math.min(...line.map(({ y0 }) => y0));
  const near = over.filter(({ y1 }) => Math.abs(y1 - top) < OVER_LABEL * (line[0] as Block).size);
  const named = new Set(near.map((box) => nearest(line, box)));
  const own = line.slice(
    line.findIndex((label) => named.has(label)),
    line.findLastIndex((label) => named.has(label)) + 1,
  );
  return own.length < FEWEST_LABELS ? line : own;
}

function isNear(legend: readonly Block[], line: readonly Block[]): boolean {
  const [first, last] = [line[0] as Block, line.at(-1) as Block];
  // A chart reaches as far to the left of its first label as to the middle between two of them.
  const half = (middleOf(last) - middleOf(first)) / Math.max(1, line.length - 1) / 2;
  const left = Math.min(first.x0 - 2 * first.size, middleOf(first) - half);
  const right = Math.max(last.x1 + 2 * last.size, middleOf(last) + half);
  const isWithin = legend.every(({ x0, x1 }) => x1 > left && x0 < right);
  return isWithin && distance(legend, line) < CHART_HEIGHT * first.size;
}

function distance([name]: readonly Block[], [label]: readonly Block[]): number {
  return name === undefined || label === undefined ? Infinity : Math.abs(name.baseline - label.baseline);
}

/**
 * Undefined if a label lacks a figure, if the bars have no axis in common, or if one of them goes the other
 * way than its sign. `bare` are figures without a bar.
 */
function readChart(
  legend: readonly Block[],
  line: readonly Block[],
  bars: readonly Bar[],
  bare: readonly Block[],
): Row[] | undefined {
  const [first] = line as readonly [Block];
  const near = bars.filter(
    ({ shade }) => isOver(line, shade) && Math.abs(shade.y1 - first.y0) < CHART_HEIGHT * first.size,
  );
  const colors = colorsOfBars(
    legend,
    near.map(({ shade }) => shade),
  );
  const own = near.filter(({ shade }) => colors.includes(shade.color));
  const axis = findAxis(own.map(({ shade }) => shade));
  if (axis === undefined || !own.every((bar) => goesBySign(bar, axis))) return undefined;
  const turned = listTurned(bars, colors, axis);
  const barOf = (label: Block, color: string | undefined): Bar[] =>
    own.filter((bar) => bar.shade.color === color && nearest(line, bar.shade) === label);
  const whole = line.flatMap((label): Group[] => {
    const ofLabel = colors.flatMap((color) => barOf(label, color));
    return ofLabel.length === legend.length && isCentred(label, ofLabel) ? [{ label, bars: ofLabel }] : [];
  });
  const rest = line.filter((label) => !whole.some((group) => group.label === label));
  const lowest = rest.flatMap((label) =>
    readLowest(
      label,
      colors.map((color) => barOf(label, color)),
      { groups: whole, bare, axis, turned },
    ),
  );
  const rows = [
    ...whole.map(({ label, bars: those }) => ({ label, figures: those.map(({ figure }) => figure) })),
    ...lowest,
  ];
  const used = new Set(rows.flatMap(({ figures }) => figures));
  const isRead = rows.length === line.length && own.every(({ figure }) => used.has(figure));
  return isRead ? rows.toSorted((a, b) => a.label.x0 - b.label.x0) : undefined;
}

interface Group {
  readonly label: Block;
  /** One for each name of the legend, in its order. */
  readonly bars: readonly Bar[];
}

const FEWEST_GROUPS = 2;
// In multiples of the font size: a bar that is hardly seen has its figure this near over the axis.
const OVER_AXIS = 1;
const IN_PLACE = 0.5;

interface Surroundings {
  readonly groups: readonly Group[];
  /** Figures without a bar. */
  readonly bare: readonly Block[];
  readonly axis: number;
  readonly turned: readonly Bar[];
}

/** Bars of losses in one fill of their own: only their places say whose they are. */
function listTurned(bars: readonly Bar[], colors: readonly (string | undefined)[], axis: number): readonly Bar[] {
  const found = bars.filter(
    ({ figure, shade }) =>
      !colors.includes(shade.color) &&
      isNegative(figure) &&
      Math.min(Math.abs(shade.y0 - axis), Math.abs(shade.y1 - axis)) < SAME_AXIS,
  );
  return new Set(found.map(({ shade }) => shade.color)).size === 1 ? found : [];
}

function isNegative({ text }: Block): boolean {
  const number = readNumber(text);
  return number.kind === 'number' && number.value.startsWith('-');
}

/**
 * A row of which bars are too low to be seen: their figures are right over the axis, or under it if they are negative,
 * where the bars of the others are; or the bars of losses are in a fill of their own. `seen` are those of each name.
 */
function readLowest(
  label: Block,
  seen: readonly (readonly Bar[])[],
  { groups, bare, axis, turned }: Surroundings,
): Row[] {
  const [first] = groups;
  if (first === undefined || groups.length < FEWEST_GROUPS) return [];
  const figures = first.bars.flatMap((_, at) => {
    const offsets = groups.map((group) => middleOf((group.bars[at] as Bar).shade) - middleOf(group.label));
    const [from, to] = [Math.min(...offsets), Math.max(...offsets)].map((offset) => middleOf(label) + offset) as [
      number,
      number,
    ];
    const isInPlace = (box: Box, slack: number): boolean => middleOf(box) > from - slack && middleOf(box) < to + slack;
    const own = seen[at] ?? [];
    if (own.length > 0)
      return own.flatMap(({ figure, shade }) => (isInPlace(shade, IN_PLACE * figure.size) ? [figure] : []));
    const losses = turned.filter(({ figure, shade }) => isInPlace(shade, IN_PLACE * figure.size));
    if (losses.length > 0) return losses.map(({ figure }) => figure);
    return bare.filter((figure) => {
      const gap = figure.text.startsWith('-') ? figure.y0 - axis : axis - figure.y1;
      return isInPlace(figure, IN_PLACE * figure.size) && gap > 0 && gap < OVER_AXIS * figure.size;
    });
  });
  return figures.length === first.bars.length && new Set(figures).size === figures.length ? [{ label, figures }] : [];
}

const middleOf = ({ x0, x1 }: Box): number => (x0 + x1) / 2;

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

function nearest(labels: readonly Block[], box: Box): Block | undefined {
  const off = (label: Block): number => Math.abs(middleOf(label) - middleOf(box));
  return labels.toSorted((a, b) => off(a) - off(b))[0];
}

function isCentred(label: Block, bars: readonly Bar[]): boolean {
  const [left, right] = [
    Math.min(...bars.map(({ shade }) => shade.x0)),
    Math.max(...bars.map(({ shade }) => shade.x1)),
  ];
  return Math.abs(left + right - label.x0 - label.x1) < 2 * CENTRED * label.size;
}
