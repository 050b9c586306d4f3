/** Rows of tables: figures and the words that label them, which are on either side of the figures, between, over or under them. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { linesOf } from './heads.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { fitsValue } from './value-types.ts';
import { listBars, listKeyedStacks } from './bands.ts';
import { listChartColumns } from './chart-columns.ts';
import { listColouredBars } from './coloured-bars.ts';
import { listKeyedCells } from './keyed-cells.ts';
import type { Band, Row, Rows } from './table.ts';
import { isAmount } from '#sources/fmr/printed-money.ts';
import type { Box } from '#documents/pdf/page-words.ts';

/** Figures of one line with no words between them, and the words next to them. */
interface Run {
  readonly figures: Block[];
  readonly left: Block | undefined;
  readonly right: Block | undefined;
}

type Side = 'left' | 'right';

/** Runs that align under each other, and the side on which their labels are. */
interface Stack {
  readonly runs: Run[];
  readonly band: readonly Row[] | undefined;
  side: Side | 'over' | 'none';
}

// What speaks against a side, for each run. Only the order of the sums matters: words right of a single line of figures are hardly its label.
const COSTS = { none: 4, noLabel: 5, right: 1, rightOnce: 6, shared: 2, paired: 1, offLine: 3, over: 1 } as const;
const LONGEST_LABEL = 90;
// In multiples of the font size.
const STACK_GAP = 3.4;
const BAND_GAP = 2.2;
// Two columns of one table have this share of their lines in common.
const LINKED = 0.6;
const ON_LINE = 0.15;
const FEWEST_IN_BAND = 3;
const EDGE = 0.1;
const LINE_REACH = 4.5;
// Fewer lines than this show nothing of how two columns are set.
const FEWEST_LEVEL = 3;
// Choices settle after a few rounds; each is of all stacks of the page.
const MOST_ROUNDS = 4;

/** Whether two blocks are side by side: cells of one table row always overlap in height. */
export function isBeside(one: Block, other: Block): boolean {
  const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return shared > 0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0);
}

/** Whether two figures can be of one column: they share an edge or most of their width. */
export function isInColumn(figure: Box, other: Box): boolean {
  const shared = Math.min(figure.x1, other.x1) - Math.max(figure.x0, other.x0);
  return (
    Math.abs(figure.x1 - other.x1) < 3 ||
    Math.abs(figure.x0 - other.x0) < 3 ||
    shared > 0.5 * Math.min(figure.x1 - figure.x0, other.x1 - other.x0)
  );
}

/** Rows with the label that each stack of figures has on the same side throughout. */
export function listRows(blocks: readonly Block[]): Rows {
  const known = rowsOfBlocks.get(blocks) ?? findRows(blocks);
  rowsOfBlocks.set(blocks, known);
  return known;
}

// Several steps ask for the rows of one page.
const rowsOfBlocks = new WeakMap<readonly Block[], Rows>();

// `Up to 100%`, `Min. 25%`, `10% to 30%` between a name and its shares.
const LIMIT =
  /^(?:(?:up ?to|min(?:imum)?\.?|max(?:imum)?\.?|at (?:least|most)|not? (?:less|more) than|below|above)\s{0,3}\d{1,3}(?:\.\d{1,3})?\s?%|\d{1,3}(?:\.\d{1,3})?\s?%?\s?(?:[-–—]|to)\s?\d{1,3}(?:\.\d{1,3})?\s?%)$/i;

function findRows(blocks: readonly Block[]): Rows {
  // Amounts and limits label nothing.
  const words = blocks.filter((block) => !block.isFigure && !isAmount(block.text) && !LIMIT.test(block.text));
  const all = blocks.filter((block) => block.isFigure);
  const coloured = listColouredBars(all, words);
  const keyed = [
    ...coloured.bands,
    ...listChartColumns(all, words),
    ...listKeyedStacks(all, words),
    ...listKeyedCells(all, words),
  ];
  const own = new Set([
    ...keyed.flatMap(({ rows }) => rows.flatMap(({ label, figures }) => [label, ...figures])),
    ...coloured.figures,
  ]);
  const isOpen = (block: Block): boolean => !own.has(block);
  const bars = [...keyed, ...listBars(all.filter(isOpen), words.filter(isOpen))];
  const taken = new Set([
    ...listColumnsOf(all, words).filter(isRanking).flat(),
    ...bars.flatMap(({ rows }) => rows.flatMap((row) => row.figures)),
    ...coloured.figures,
  ]);
  const rows = listWrapped(
    all.filter((figure) => !taken.has(figure)),
    words,
  );
  for (const figure of [...rows.values()].flat()) taken.add(figure);
  const stacks = listStacks(
    listRuns(
      all.filter((figure) => !taken.has(figure)),
      words,
    ),
    words,
  );
  chooseSides(stacks);
  const bands: Band[] = [...bars];
  const left = stacks.filter(({ side }) => side === 'none').flatMap(({ runs }) => runs);
  for (const { runs, side, band } of stacks) {
    if (side === 'over') bands.push({ rows: continueBand(band ?? [], left, words), heads: [] });
    else if (side !== 'none')
      for (const run of runs) {
        const label = run[side];
        if (label !== undefined) rows.set(label, [...(rows.get(label) ?? []), ...run.figures]);
      }
  }
  return {
    bands,
    rows: [...rows]
      .map(([label, those]) => ({ label, figures: those.toSorted((a, b) => a.x0 - b.x0) }))
      .toSorted((a, b) => a.label.y0 - b.label.y0 || a.label.x0 - b.label.x0),
  };
}

// In multiples of the font size.
const WRAP_PITCH = 1.4;
const WRAP_GAP = 0.6;
const WRAP_ALIGNED = 0.2;
const WRAP_HANGING = 1.6;
const WRAP_APART = 3;
// Lines of a list above or below an item.
const WRAP_REACH = 6;

/** `T-Bills 24.4%` over `Bank balances` over `23.6%`: in a list of names with their figures right after them, a figure that the line had no room for. */
function listWrapped(figures: readonly Block[], words: readonly Block[]): Map<Block, Block[]> {
  const isAfter = (figure: Block, { x1, baseline, size }: Block['lines'][number]): boolean =>
    Math.abs(figure.baseline - baseline) < 0.2 * size && figure.x0 - x1 > -1 && figure.x0 - x1 < WRAP_GAP * size;
  const endOf = (word: Block): Block['lines'][number] => word.lines.at(-1) as Block['lines'][number];
  const isAlike = (one: Block, other: Block): boolean =>
    one.size === other.size && one.color === other.color && one.bold === other.bold;
  const isLevel = (one: Block, other: Block): boolean => Math.abs(one.x0 - other.x0) < WRAP_ALIGNED * one.size;
  // It begins under its name, or under the swatch before that.
  const isUnder = (word: Block, figure: Block): boolean =>
    isLevel(word, figure) || (figure.x0 < word.x0 && word.x0 - figure.x0 < WRAP_HANGING * word.size);
  const wrapped = new Map<Block, Block[]>();
  for (const figure of figures) {
    const own = words.find(
      (word) =>
        isAlike(word, figure) &&
        isUnder(word, figure) &&
        figure.baseline > endOf(word).baseline + 1 &&
        figure.baseline - endOf(word).baseline < WRAP_PITCH * figure.size &&
        !figures.some(
          (other) => isBeside(other, word) && other.x0 > word.x0 && other.x0 - word.x1 < WRAP_APART * word.size,
        ),
    );
    const isOfList =
      own !== undefined &&
      words.some(
        (word) =>
          word !== own &&
          isAlike(word, own) &&
          isLevel(word, own) &&
          Math.abs(word.baseline - own.baseline) < WRAP_REACH * WRAP_PITCH * own.size &&
          figures.some((other) => isAfter(other, endOf(word))),
      );
    const isLast = !words.some(
      (word) => isBeside(word, figure) && word.x0 >= figure.x1 && word.x0 - figure.x1 < figure.size,
    );
    if (own !== undefined && isOfList && isLast && !wrapped.has(own)) wrapped.set(own, [figure]);
  }
  return wrapped;
}

function listRuns(figures: readonly Block[], words: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const figure of figures.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const left = nearestWord(words, figure, 'left');
    const right = nearestWord(words, figure, 'right');
    const run = runs.findLast(
      (each) => each.left === left && each.right === right && isBeside(each.figures[0] as Block, figure),
    );
    if (run === undefined) runs.push({ figures: [figure], left, right });
    else run.figures.push(figure);
  }
  const ordered = runs.map((run) => ({ ...run, figures: run.figures.toSorted((a, b) => a.x0 - b.x0) }));
  return splitRuns(ordered, words);
}

/** Two columns of figures that rarely share a line belong to different tables: splits the runs that contain both. */
function splitRuns(runs: readonly Run[], words: readonly Block[]): Run[] {
  const columns = new Map(
    listColumnsOf(
      runs.flatMap((run) => run.figures),
      words,
    ).flatMap((column) => column.map((figure) => [figure, column] as const)),
  );
  const links = new Map<readonly Block[], Map<readonly Block[], number>>();
  const pairs = runs.flatMap(({ figures }) =>
    figures.slice(1).map((figure, at) => [columns.get(figures[at] as Block) ?? [], columns.get(figure) ?? []] as const),
  );
  for (const [left, right] of pairs) {
    const counts = links.get(left) ?? new Map<readonly Block[], number>();
    links.set(left, counts.set(right, (counts.get(right) ?? 0) + 1));
  }
  // Columns that are linked to one column are of one table, also where a row has no figure in the columns between.
  const tables = new Map<readonly Block[], readonly Block[]>();
  const tableOf = (column: readonly Block[]): readonly Block[] => {
    const next = tables.get(column);
    return next === undefined ? column : tableOf(next);
  };
  for (const [left, counts] of links)
    for (const [right, count] of counts) {
      const isLinked =
        areLevel(left, right) && count >= LINKED * Math.max(countBeside(left, right), countBeside(right, left));
      if (isLinked && tableOf(left) !== tableOf(right)) tables.set(tableOf(right), tableOf(left));
    }
  const isOfOne = (before: Block, figure: Block): boolean =>
    tableOf(columns.get(before) ?? []) === tableOf(columns.get(figure) ?? []);
  return runs.flatMap((run) => {
    const parts: Block[][] = [];
    for (const figure of run.figures) {
      const before = parts.at(-1)?.at(-1);
      if (before !== undefined && isOfOne(before, figure)) parts.at(-1)?.push(figure);
      else parts.push([figure]);
    }
    return parts.map((figures, at): Run => ({
      figures,
      left: at === 0 ? run.left : undefined,
      right: at === parts.length - 1 ? run.right : undefined,
    }));
  });
}

/** Whether two columns share baselines, as those of one table do: most figures of the shorter one that overlap a figure of the other in height. */
function areLevel(one: readonly Block[], other: readonly Block[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  const offsets = few.flatMap((figure) => {
    const beside = many
      .filter((each) => isBeside(each, figure))
      .map((each) => Math.abs(each.baseline - figure.baseline) / figure.size);
    return beside.length === 0 ? [] : [Math.min(...beside)];
  });
  return offsets.length < FEWEST_LEVEL || 2 * offsets.filter((offset) => offset < ON_LINE).length > offsets.length;
}

// How many figures of a column are as high on the page as the other column.
function countBeside(column: readonly Block[], other: readonly Block[]): number {
  const { y0, y1 } = boxAround(other);
  return column.filter((figure) => figure.y1 > y0 && figure.y0 < y1).length;
}

/** Figures under each other, as far as no words part them. */
function listColumnsOf(figures: readonly Block[], words: readonly Block[]): Block[][] {
  const columns: Block[][] = [];
  for (const figure of figures.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const above = columns.findLast((column) => {
      const last = column.at(-1) as Block;
      return (
        follows(last, figure) &&
        isInColumn(last, figure) &&
        !words.some(
          (word) => word.y0 > last.y1 - 1 && word.y1 < figure.y0 + 1 && word.x0 < figure.x1 && word.x1 > figure.x0,
        )
      );
    });
    if (above === undefined) columns.push([figure]);
    else above.push(figure);
  }
  return columns;
}

// `1`, `2`, `3` before the names of holdings.
function isRanking(column: readonly Block[]): boolean {
  return column.length > 1 && column.every(({ text }, at) => text.replace(/[.)]$/, '') === `${at + 1}`);
}

function follows(above: Box, figure: Block): boolean {
  const gap = figure.y0 - above.y1;
  return gap > -0.5 * figure.size && gap < STACK_GAP * figure.size;
}

function nearestWord(words: readonly Block[], figure: Block, side: Side): Block | undefined {
  // `Government` over `Securities 21.2%`: the line that the figure follows may be the shorter one.
  const edgeOf = (word: Block): Box =>
    word.lines.find((line) => Math.abs(line.baseline - figure.baseline) < ON_LINE * figure.size) ?? word;
  const gap = (word: Block): number => (side === 'left' ? figure.x0 - edgeOf(word).x1 : word.x0 - figure.x1);
  const beside = words.filter((word) => gap(word) >= -1 && isBeside(word, figure)).toSorted((a, b) => gap(a) - gap(b));
  const [nearest] = beside;
  if (nearest === undefined) return undefined;
  // If two stacked words are next to the figure, prefer the one on the figure's line.
  const exact = beside.find(
    (word) =>
      gap(word) < gap(nearest) + 60 && isOnLine(word, figure, 0.4) && word.x0 <= nearest.x1 && word.x1 >= nearest.x0,
  );
  return exact !== undefined && !isOnLine(nearest, figure, 0.4) ? exact : nearest;
}

function isOnLine(word: Block | undefined, figure: Block, share: number): boolean {
  return word?.lines.some((line) => Math.abs(line.baseline - figure.baseline) < share * figure.size) === true;
}

function listStacks(runs: readonly Run[], words: readonly Block[]): Stack[] {
  const stacks: Run[][] = [];
  for (const run of runs) {
    const [first] = run.figures as [Block];
    const above = stacks.findLast((stack) => {
      const last = stack.at(-1) as Run;
      const isAligned = run.figures.some((figure) => last.figures.some((other) => isInColumn(figure, other)));
      return follows(boxAround(last.figures), first) && isAligned && !hasWordsBetween(last, run, words);
    });
    if (above === undefined) stacks.push([run]);
    else above.push(run);
  }
  return stacks.map((stack) => ({
    runs: stack,
    band: stack.length === 1 ? bandOf(stack[0] as Run, words) : undefined,
    side: 'left',
  }));
}

// A head or title over figures begins another stack.
function hasWordsBetween(above: Run, below: Run, words: readonly Block[]): boolean {
  const top = Math.max(...above.figures.map((figure) => figure.y1)) - 1;
  const bottom = Math.min(...below.figures.map((figure) => figure.y0)) + 1;
  return words.some(
    (word) =>
      word.y0 > top && word.y1 < bottom && below.figures.some((figure) => word.x0 < figure.x1 && word.x1 > figure.x0),
  );
}

/** `71.4 12.4 7.7` over `Government securities AAA AA+`: as many words as figures on one line, each in the middle of its figure, or at its edge. */
function bandOf({ figures }: Run, words: readonly Block[]): Row[] | undefined {
  const [first] = figures;
  if (first === undefined || figures.length < FEWEST_IN_BAND) return undefined;
  const near = words.filter(
    (word) =>
      Math.min(Math.abs(word.y0 - first.y1), Math.abs(first.y0 - word.y1)) < BAND_GAP * first.size &&
      !isBeside(word, first),
  );
  for (const line of linesOf(near)) {
    const rows = figures.map((figure) => {
      const centred = line.filter((word) => Math.abs(word.x0 + word.x1 - figure.x0 - figure.x1) < 1.2 * figure.size);
      return { label: centred[0] as Block, figures: [figure], count: centred.length };
    });
    if (rows.every(({ count }) => count === 1)) return rows.map(({ label, figures: own }) => ({ label, figures: own }));
    const isEdged =
      line.length === figures.length &&
      line.every((word, at) =>
        figures.every((figure, place) => (place === at ? sharesEdge(word, figure) : !touches(word, figure))),
      );
    if (isEdged) return line.map((label, at) => ({ label, figures: [figures[at] as Block] }));
  }
  return undefined;
}

/** `A+` over `8.4%` and `Others` over `2.7%` under a longer line of the same: what that line had no room for. */
function continueBand(rows: readonly Row[], runs: readonly Run[], words: readonly Block[]): Row[] {
  const whole = [...rows];
  for (;;) {
    const row = whole.at(-1);
    const last = row?.figures[0];
    if (row === undefined || last === undefined) return whole;
    const next = runs
      .map(({ figures }) =>
        figures.length < rows.length && isNextLine(last, figures[0] as Block)
          ? labelsAt(figures, words, row.label, last)
          : [],
      )
      .find((line) => line.length > 0);
    if (next === undefined) return whole;
    whole.push(...next);
  }
}

function isNextLine(last: Block, figure: Block): boolean {
  const pitch = (figure.baseline - last.baseline) / last.size;
  return pitch > 1 && pitch < LINE_REACH && isSetAlike(last, figure);
}

function isSetAlike(one: Block, other: Block): boolean {
  return Math.abs(one.size - other.size) < 0.1 && one.bold === other.bold && one.color === other.color;
}

/** The words in the middle of their figures, as far from them and set as `label` and `last`; none if a figure has no such word. */
function labelsAt(figures: readonly Block[], words: readonly Block[], label: Block, last: Block): Row[] {
  const offset = last.baseline - label.baseline;
  const rows = figures.flatMap((figure): Row[] => {
    const own = words.filter(
      (word) =>
        isSetAlike(word, label) &&
        Math.abs(figure.baseline - word.baseline - offset) < ON_LINE * figure.size &&
        Math.abs(word.x0 + word.x1 - figure.x0 - figure.x1) < 1.2 * figure.size,
    );
    return own.length === 1 ? [{ label: own[0] as Block, figures: [figure] }] : [];
  });
  return rows.length === figures.length ? rows : [];
}

function sharesEdge(word: Block, figure: Block): boolean {
  return Math.min(Math.abs(word.x0 - figure.x0), Math.abs(word.x1 - figure.x1)) < EDGE * figure.size;
}

function touches(word: Box, figure: Box): boolean {
  return word.x0 < figure.x1 && word.x1 > figure.x0;
}

/** `Fund manager` in the column beside: the label of a fact that no figure can be. A benchmark has returns of its own. */
function isOfOther({ text }: Block, figures: readonly Block[]): boolean {
  const meaning = figures.length < FEWEST_IN_BAND ? undefined : labelMeaning(text, null);
  return (
    meaning?.kind === 'fact' &&
    !meaning.fact.includes('benchmark') &&
    figures.every((figure) => !fitsValue(meaning, figure.text))
  );
}

/** Each stack takes the side that costs least beside what the others take; the left one where both are as good. */
function chooseSides(stacks: readonly Stack[]): void {
  const costOf = (stack: Stack, side: Stack['side']): number => {
    if (side === 'none') return COSTS.none * stack.runs.length;
    if (side === 'over') return stack.band === undefined ? Infinity : COSTS.over;
    const labels = stack.runs.flatMap((run) =>
      run[side] === undefined || run[side].text.length > LONGEST_LABEL || isOfOther(run[side], run.figures)
        ? []
        : [run[side]],
    );
    const missing = stack.runs.length - new Set(labels).size;
    const others = stacks.filter((other) => other !== stack && other.side !== 'over' && other.side !== 'none');
    const takes = (other: Stack, label: Block): boolean => other.runs.some((run) => run[other.side as Side] === label);
    const shared = labels.filter((label) => others.some((other) => takes(other, label)));
    // `Oct-22 | label | Nov-22`: figures on both sides of all labels.
    const isPaired = others.some(
      (other) =>
        other.runs.length === stack.runs.length &&
        labels.length === stack.runs.length &&
        labels.every((label) => takes(other, label)),
    );
    const offLine = stack.runs.filter(
      (run) => run[side] !== undefined && !isOnLine(run[side], run.figures[0] as Block, ON_LINE),
    );
    const right = stack.runs.length > 1 ? COSTS.right * stack.runs.length : COSTS.rightOnce;
    return (
      COSTS.noLabel * missing +
      (isPaired ? COSTS.paired : stack.runs.length > 1 ? COSTS.shared : COSTS.noLabel) * shared.length +
      COSTS.offLine * offLine.length +
      (side === 'right' ? right : 0)
    );
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let isSettled = true;
    for (const stack of stacks) {
      const sides = (['left', 'right', 'over', 'none'] as const)
        .map((side) => ({ side, cost: costOf(stack, side) }))
        .toSorted((a, b) => a.cost - b.cost);
      const [best] = sides;
      if (best === undefined || best.side === stack.side || best.cost >= costOf(stack, stack.side)) continue;
      stack.side = best.side;
      isSettled = false;
    }
    if (isSettled) return;
  }
}
