/** Tables that lie on their side: words in a line, each with its figures over or under it. */
import { joinLines } from '#base/pattern-lines.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { completeLabels } from './bar-labels.ts';
import { bindHeads, distance, HALVES, linesOf, sharesWidth } from './heads.ts';
import type { Band, Column, Row, Table } from './table.ts';

const FEWEST_BARS = 4;
const FEWEST_KEYED = 3;
// In multiples of the font size.
const BAR_HEIGHT = 14;
const UNDER_BAR = 2;
// Figures of one line may be set unevenly.
const UNEVEN = 0.3;
const CENTRED = 0.8;
const STACK_PITCH = 1.7;
const PAIR_WIDTH = 3;

/** Figures over the bars of a chart, each as high as its bar, with a line of words under all of them. */
export function listBars(figures: readonly Block[], words: readonly Block[]): Band[] {
  return linesOf(words).flatMap((line) => {
    if (line.length < FEWEST_BARS) return [];
    // The figure of a very high bar is far from its label, but the bar is not.
    const isNear = ({ y1, column }: Block, label: Block): boolean =>
      label.y0 - y1 < BAR_HEIGHT * label.size ||
      (column !== undefined &&
        (Math.abs(label.y0 - column.y1) < UNDER_BAR * label.size ||
          (isStep(column, figures) && !words.some((word) => isBetween(word, label, y1)))));
    const near = (label: Block): Block[] =>
      figures.filter((figure) => figure.y1 < label.y0 + 1 && isNear(figure, label));
    const bars = line.map((label) => ({
      label,
      figures: cellOver(
        label,
        near(label).map((figure) => [figure]),
      ),
    }));
    if (isChart(bars)) return [{ rows: haveColumns(bars) ? completeLabels(bars, words) : bars, heads: [] }];
    const cells = line.map((label) => ({ label, figures: cellOver(label, joinHalves(near(label))) }));
    if (isChart(cells)) return [{ rows: cells, heads: [] }];
    // The words of a table next to the chart may be on the line of those under it.
    return partAtGaps(bars).flatMap((rows) =>
      rows.length >= FEWEST_BARS && haveColumns(rows) && isChart(rows)
        ? [{ rows: completeLabels(rows, words), heads: [] }]
        : [],
    );
  });
}

// In points.
const ONE_LEVEL = 2;

/** Whether a bar begins at the level where the one next to it ends, as steps of a stair do. */
function isStep(bar: Box, figures: readonly Block[]): boolean {
  const width = bar.x1 - bar.x0;
  return figures.some(({ column }) => {
    if (column === undefined) return false;
    const gap = Math.max(column.x0 - bar.x1, bar.x0 - column.x1);
    const levels = [bar.y0 - column.y1, bar.y1 - column.y0];
    return gap > 0 && gap < width && levels.some((level) => Math.abs(level) < ONE_LEVEL);
  });
}

function isBetween(word: Block, label: Block, y: number): boolean {
  return sharesWidth(word, label) && word.y0 > y - 1 && word.y1 < label.y0 + 1;
}

/** The bars between words that have none. */
function partAtGaps(bars: readonly Row[]): Row[][] {
  return bars.reduce<Row[][]>(
    (runs, bar) => (bar.figures.length === 0 ? [...runs, []] : [...runs.slice(0, -1), [...(runs.at(-1) ?? []), bar]]),
    [[]],
  );
}

// A bar may be too short to be seen.
const DRAWN = 0.7;

/** Whether the first figures of rows are at the ends of bars. */
function haveColumns(rows: readonly Row[]): boolean {
  return rows.filter(({ figures }) => figures[0]?.column !== undefined).length >= DRAWN * rows.length;
}

function isChart(rows: readonly Row[]): boolean {
  const [first] = rows;
  const heights = new Set(
    rows.map(({ label, figures }) => Math.round((figures[0]?.baseline ?? 0) / (UNEVEN * label.size))),
  );
  const isWhole = rows.every((row) => row.figures.length > 0 && row.figures.length === first?.figures.length);
  // Two bars of a chart may be equally high, and figures of a row are not at the ends of bars.
  const areAtBars = heights.size > 1 && rows.every(({ figures }) => figures[0]?.column !== undefined);
  return isWhole && (heights.size > 0.5 * rows.length || areAtBars);
}

/** The one cell in the middle over a label; none if there are several. */
function cellOver(label: Block, cells: readonly Block[][]): Block[] {
  const over = cells.filter((cell) => {
    const { x0, x1 } = boxAround(cell);
    return Math.abs(x0 + x1 - label.x0 - label.x1) < 2 * CENTRED * label.size;
  });
  return over.length === 1 ? (over[0] ?? []) : [];
}

// `36.7 (28.0)`
function joinHalves(figures: readonly Block[]): Block[][] {
  return linesOf(figures).flatMap((line) =>
    line.reduce<Block[][]>((all, figure) => {
      const last = all.at(-1)?.at(-1);
      const isSame = last !== undefined && figure.x0 - last.x1 < HALVES * figure.size;
      return isSame ? [...all.slice(0, -1), [...(all.at(-1) ?? []), figure]] : [...all, [figure]];
    }, []),
  );
}

// `Upper figure: SIF; lower figure: Benchmark`, `Large figures: May 31, 2024. Small figures: Apr 30, 2024.`,
// `Large figure: fund. After “vs”: benchmark.`
const UPPER_AND_LOWER = new RegExp(
  joinLines`
    (?:^|[.;]\s{1,3})(?:upper|top|first|larger?|bold|above)\b[^:;.]{0,24}:\s{0,3}([^:;]{2,40}?)[;,.]\s{0,3}
    (?:(?:lower|bottom|second|small(?:er)?|light(?:er)?|below|under)\b[^:;.]{0,24}|after\s["“'‘]?vs\.?["”'’]?)
    :\s{0,3}([^:;]{2,40}?)\.?$`,
  'i',
);
// `The fund in large figures, its benchmark in small ones below them.`
const LARGE_AND_SMALL = new RegExp(
  joinLines`
    ^([A-Z][^:;.,]{1,40}?)\s(?:(?:in|with|at|on|as)\s)?(?:the\s)?
    (?:larger?|bold|upper|top|first)\b[^:;.,]{0,30}[;,]\s{0,3}(?:and\s)?
    ([^:;.,]{2,40}?)\s(?:(?:in|with|at|on|as)\s)?(?:the\s)?
    (?:small(?:er)?|light(?:er)?|lower|bottom|second|below|under)\b[^:;.,]{0,40}\.?$`,
);
// `Left columns: 30 June 2020; right columns: 31 July 2020`
const LEFT_AND_RIGHT = new RegExp(
  joinLines`
    (?:^|[.;]\s{1,3})left(?: hand)?\b[^:;.]{0,24}:\s{0,3}([^:;]{2,40}?)[;,.]\s{0,3}
    right(?: hand)?\b[^:;.]{0,24}:\s{0,3}([^:;]{2,40}?)\.?$`,
  'i',
);
const KEYS = [
  { pattern: UPPER_AND_LOWER, cellsOf: figuresUnder },
  { pattern: LARGE_AND_SMALL, cellsOf: figuresUnder },
  { pattern: LEFT_AND_RIGHT, cellsOf: figuresOver },
] as const;

// Every key has one of these words; hardly another text of a page does.
const NAMES_SECOND = /\b(?:lower|bottom|second|small|light|below|under|right|vs)/i;

/**
 * Two figures for each of several words, over each other or side by side, where the page says which of them are whose.
 */
export function listKeyedStacks(figures: readonly Block[], words: readonly Block[]): Band[] {
  const naming = words.filter(({ text }) => NAMES_SECOND.test(text));
  if (naming.length === 0) return [];
  // Under one title all stacks are those of the key, however few are on a line.
  const isOnePart = words.filter(({ text }) => titleKind(text) !== undefined).length === 1;
  return KEYS.flatMap(({ pattern, cellsOf }) => {
    const keys = naming.filter(({ text }) => pattern.test(text));
    const labels = words.filter((word) => !keys.includes(word) && titleKind(word.text) === undefined);
    const lines = keys.length === 0 ? [] : linesOf(labels);
    const rowsOf = (line: readonly Block[], hasCharts: boolean): Row[] =>
      line.map((label) => ({ label, figures: cellsOf(label, figures, hasCharts ? words : undefined) }));
    const stacks = lines.flatMap((line) => {
      const rows = rowsOf(line, false);
      return areStacks(rows)
        ? [rows]
        : partAtKeys(line, keys).flatMap((part) => [rowsOf(part, true)].filter((own) => areStacks(own, FEWEST_KEYED)));
    });
    const used = stacks.flat().flatMap((row) => row.figures);
    if (new Set(used).size < used.length) return [];
    return keys.flatMap((key): Band[] => {
      const rows = (keys.length === 1 ? stacks : stacksOf(key, keys, stacks)).filter(
        (line) => line.length >= FEWEST_KEYED || keys.length > 1 || isOnePart,
      );
      const heads = (pattern.exec(key.text)?.slice(1) ?? []).map((text) => ({ ...makeBlock(key.lines), text }));
      return rows.flat().length < FEWEST_KEYED ? [] : [{ rows: rows.flat(), heads }];
    });
  });
}

// Each key names an upper and a lower figure.
const NAMES = 2;

function areStacks(rows: readonly Row[], fewest = 0): boolean {
  return rows.length >= fewest && rows.every(({ figures }) => figures.length === NAMES);
}

/** The words of a line under each of several keys that are side by side: each may head a part of the page. */
function partAtKeys(line: readonly Block[], keys: readonly Block[]): Block[][] {
  const countBefore = (label: Block): number => keys.filter(({ x0 }) => x0 < label.x0 + label.size).length;
  return [...Map.groupBy(line, countBefore).values()];
}

/** Of several keys each is of the stacks at its own edge: all keys are under their stacks, or all over them. */
function stacksOf(key: Block, keys: readonly Block[], stacks: readonly (readonly Row[])[]): Row[][] {
  const lowest = Math.max(...keys.map(({ y0 }) => y0));
  const isUnder = !stacks.flat().some(({ label }) => label.y0 > lowest);
  const keyOf = ({ label }: Row): Block | undefined =>
    keys
      .filter((each) => each.x0 < label.x0 + label.size && (isUnder ? each.y0 > label.y0 : each.y0 < label.y0))
      .toSorted((a, b) => Math.abs(a.y0 - label.y0) - Math.abs(b.y0 - label.y0) || b.x0 - a.x0)[0];
  return stacks.map((line) => line.filter((row) => keyOf(row) === key));
}

/** The figures over the two bars of a label: one on each side of its middle, and as far from it. */
function figuresOver(label: Block, figures: readonly Block[]): Block[] {
  const middle = label.x0 + label.x1;
  const over = figures.filter(({ y1 }) => y1 < label.y0 + 1 && label.y0 - y1 < BAR_HEIGHT * label.size);
  const pairs = over.flatMap((left) =>
    over.filter((right) => isPairOver(middle, left, right)).map((right) => [left, right]),
  );
  const [nearest = []] = pairs.toSorted(([one], [other]) => (other as Block).x0 - (one as Block).x0);
  return nearest;
}

function isPairOver(middle: number, left: Block, right: Block): boolean {
  const [before, after] = [middle - left.x0 - left.x1, right.x0 + right.x1 - middle];
  return (
    before > 0 &&
    after > 0 &&
    Math.abs(before - after) < 2 * CENTRED * left.size &&
    (before + after) / 4 < PAIR_WIDTH * left.size
  );
}

/**
 * The figures under a label, close to each other; given the words of the page, also with a small chart between the
 * label and the first of them.
 */
function figuresUnder(label: Block, figures: readonly Block[], words?: readonly Block[]): Block[] {
  const close = figuresCloseTo(label, figures, label);
  const first = close.length > 0 || words === undefined ? undefined : underChart(label, figures, words);
  return first === undefined ? close : [first, ...figuresCloseTo(first, figures, label)];
}

/** The figure under the small chart of a label, with no other text between them. */
function underChart(label: Block, figures: readonly Block[], words: readonly Block[]): Block | undefined {
  const isUnder = (text: Block): boolean =>
    text.y0 > label.y1 - 1 && text.y0 - label.y1 < BAR_HEIGHT * label.size && sharesWidth(text, label);
  const [next] = [...figures.filter(isUnder), ...words.filter(isUnder)].toSorted((a, b) => a.y0 - b.y0);
  return next !== undefined && next.isFigure && distance(next, label) < CENTRED * next.size ? next : undefined;
}

/** A small figure under a large one has a part of the large one's line between both. */
function pitchSize(above: Block, figure: Block): number {
  return Math.max(figure.size, (above.size + figure.size) / 2);
}

function figuresCloseTo(from: Block, figures: readonly Block[], label: Block): Block[] {
  const under: Block[] = [];
  let above = from;
  for (;;) {
    const next = figures.find(
      (figure) =>
        figure.baseline > above.baseline + 1 &&
        figure.baseline - above.baseline < STACK_PITCH * pitchSize(above, figure) &&
        distance(figure, label) < CENTRED * figure.size,
    );
    if (next === undefined) return under;
    under.push(next);
    above = next;
  }
}

/**
 * `SIF` and `Benchmark` over the same words in a line: one row for each word, one column for each of those over them.
 */
export function foldBand(table: Table): Table {
  const labels = table.rows.map((row) => row.label);
  const count = labels.findIndex((label, at) => at > 0 && label.text === labels[0]?.text);
  const isRepeated = count > 0 && labels.length % count === 0;
  if (!isRepeated || labels.some((label, at) => label.text !== labels[at % count]?.text)) return table;
  const over = table.captions.filter((caption) => labels.every((label) => caption.y1 < label.y0 + 2));
  const [line = []] = linesOf(over).toReversed();
  const bound = bindHeads(labels, line, true);
  const groups = Array.from({ length: labels.length / count }, (_, at) => bound.slice(at * count, (at + 1) * count));
  const heads = groups.map((group) => group[0]?.[0]);
  const isBound = groups.every((group, at) => group.every(([head]) => head !== undefined && head === heads[at]));
  if (!isBound || new Set(heads).size < heads.length) return table;
  const columns = groups.map((_, at): Column => {
    const head = heads[at] as Block;
    return {
      ...boxAround(table.rows.slice(at * count, (at + 1) * count).map(({ label }) => label)),
      text: head.text,
      heads: [head],
    };
  });
  const rows = table.rows.slice(0, count).map(({ label }, at) => ({
    label,
    figures: groups.flatMap((_, group) => [...(table.rows[group * count + at] as Row).figures]),
  }));
  const places = new Map(rows.flatMap(({ figures }) => figures.map((figure, at) => [figure, at] as const)));
  return { ...table, rows, columns, places };
}
