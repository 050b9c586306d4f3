/** Runs of figures under each other, and the side on which their labels are. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { linesOf } from './heads.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { fitsValue } from './value-types.ts';
import type { Run, Row } from './table.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { type Side, ON_LINE, isBeside, isInColumn, follows, isOnLine } from './rows.ts';

/** Runs that align under each other, and the side on which their labels are. */
interface Stack {
  readonly runs: Run[];
  readonly band: readonly Row[] | undefined;
  side: Side | 'over' | 'none';
}

// What speaks against a side, for each run. Only the order of the sums matters: words right of a single line of figures
// are hardly its label.
const COSTS = { none: 4, noLabel: 5, right: 1, rightOnce: 6, shared: 2, paired: 1, offLine: 3, over: 1 } as const;
const LONGEST_LABEL = 90;
// In multiples of the font size.
const BAND_GAP = 2.2;
const FEWEST_IN_BAND = 3;
const EDGE = 0.1;
const LINE_REACH = 4.5;
// From a name to the figure of the next half of its list, and what two gaps of one list, or two baselines of a row, may
// differ by if its words are not set exactly.
const HALF_GAP = 3;
const SAME_GAP = 0.4;
const NEAR_LINE = 0.3;
const FEWEST_LEVEL = 2;
// In points.
const ONE_EDGE = 0.5;
// Choices settle after a few rounds; each is of all stacks of the page.
const MOST_ROUNDS = 4;

/** Runs in one column with no words between them; each stack begins with its labels on the left. */
export function listStacks(runs: readonly Run[], words: readonly Block[]): Stack[] {
  const stacks: Run[][] = [];
  for (const run of runs) {
    const [first] = run.figures as [Block];
    const above = stacks.findLast((stack) => {
      const last = stack.at(-1) as Run;
      const isAligned =
        run.figures.some((figure) => last.figures.some((other) => isInColumn(figure, other))) ||
        areBeforeBars(last, run);
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

/**
 * `23.4 ▬▬▬ Bank deposits` over `8.8 ▬ Placements`: figures at the ends of bars that grow to the left, each alone on
 * its line before its label.
 */
function areBeforeBars(above: Run, below: Run): boolean {
  const [one, two] = [above.right, below.right];
  const isAlone = ({ figures, left, right }: Run): boolean =>
    figures.length === 1 && left === undefined && isOnLine(right, figures[0] as Block, ON_LINE);
  return (
    one !== undefined && two !== undefined && one !== two && isAlone(above) && isAlone(below) && areCentred(one, two)
  );
}

function areCentred(one: Block, other: Block): boolean {
  return (
    Math.abs(one.x0 + one.x1 - other.x0 - other.x1) < 2 * EDGE * one.size && Math.abs(one.size - other.size) < EDGE
  );
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

/**
 * `71.4 12.4 7.7` over `Government securities AAA AA+`: as many words as figures on one line, each in the middle of its
 * figure, or at its edge.
 */
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
export function continueBand(rows: readonly Row[], runs: readonly Run[], words: readonly Block[]): Row[] {
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

/**
 * The words in the middle of their figures, as far from them and set as `label` and `last`; none if a figure has no
 * such word.
 */
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

/**
 * `Fund manager` in the column beside: the label of a fact that no figure can be. A benchmark has returns of its own.
 */
function isOfOther({ text }: Block, figures: readonly Block[]): boolean {
  const meaning = figures.length < FEWEST_IN_BAND ? undefined : labelMeaning(text, null);
  return (
    meaning?.kind === 'fact' &&
    !meaning.fact.includes('benchmark') &&
    figures.every((figure) => !fitsValue(meaning, figure.text))
  );
}

/**
 * `7.13 Sample Power | AAA | 2.88 Sample Glass | A+`: the next half of a list in which each name follows its figure.
 * Nothing is left of the first half, and both are as far from their names.
 */
function isNextHalf({ runs: first }: Stack, { runs: next }: Stack): boolean {
  const gaps = [...first, ...next].map(({ figures, right }) =>
    figures.length === 1 && right !== undefined && isOnLine(right, figures[0] as Block, NEAR_LINE)
      ? right.x0 - (figures[0] as Block).x1
      : Infinity,
  );
  const size = first[0]?.figures[0]?.size ?? 0;
  const reach = areColumns(first, next) ? HALF_GAP * size : size;
  const isOneList = Math.max(...gaps) < reach && Math.max(...gaps) - Math.min(...gaps) < SAME_GAP * size;
  const isLevel = ({ figures }: Run): boolean =>
    first.some((run) => isOnLine(run.figures[0], figures[0] as Block, NEAR_LINE));
  const isApart = ({ figures: [figure], left }: Run): boolean =>
    left === undefined || left.x1 < (figure?.x0 ?? 0) - HALF_GAP * size;
  return (
    isOneList &&
    next.filter(isLevel).length >= FEWEST_LEVEL &&
    first.every(({ left }) => left === undefined) &&
    // In columns, what is left of a figure is in the row of the first half that is level with it.
    (next.every(isApart) || (reach > size && next.every(isLevel)))
  );
}

/** Whether the names of each half begin at one edge, as cells of a column do. */
function areColumns(...halves: readonly (readonly Run[])[]): boolean {
  return halves.every((runs) => {
    const edges = runs.map(({ right }) => right?.x0 ?? Infinity);
    return Math.max(...edges) - Math.min(...edges) < ONE_EDGE;
  });
}

/** Each stack takes the side that costs least beside what the others take; the left one where both are as good. */
export function chooseSides(stacks: readonly Stack[]): void {
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
      (isHalf.has(stack) ? (side === 'left' ? right : 0) : side === 'right' ? right : 0)
    );
  };
  const isHalf = new Set(stacks.filter((stack) => stacks.some((other) => isNextHalf(other, stack))));
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
