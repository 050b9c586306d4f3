/**
 * Labels between the figures of two months or two series: `51.4%  Shares  45.9%` under `Dec-08` on the left and
 * `Mar-09` right, `2.63%  90 Days  2.02%` under `SIF` and `Benchmark`.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isNumeric } from '#sources/fmr/ink/figures.ts';
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { distance, linesOf } from './heads.ts';
import type { Band, Row } from './table.ts';

const FEWEST_ROWS = 2;
// In multiples of the font size.
const ALIGNED = 1;
const PITCH = 3;
const ON_LINE = 0.4;
const NEAR = 6;
const SHORT_FORM = /^[A-Z]{2,8}$/;

/** Under two such heads on one line the rows of labels in the middle, each with a figure on either side. */
export function listFacingFigures(figures: readonly Block[], words: readonly Block[]): Band[] {
  const months = words.filter((word) => monthOf(word.text) !== undefined);
  const heads = [...linesOf(months), ...linesOf(words.filter(isSeries)).flatMap(pairsOfSeries)];
  return heads.flatMap((line) =>
    line.slice(1).flatMap((right, at): Band[] => {
      const left = line[at] as Block;
      const reach = right.x1 - left.x0;
      const isAlone = line.every(
        (head) => head === left || head === right || !isWithin(head, middleOf(left, right), reach),
      );
      const rows = isAlone ? rowsUnder(left, right, figures, words) : [];
      return rows.length < FEWEST_ROWS ? [] : [{ rows, heads: [left, right] }];
    }),
  );
}

function isSeries({ text }: Block): boolean {
  return saysPlainRole(text) || SHORT_FORM.test(text);
}

/** The two series of a line, or of each of several tables side by side: `SIF`, `Benchmark`, `SIF`, `Benchmark`. */
function pairsOfSeries(line: readonly Block[]): Block[][] {
  const [first, second] = line;
  const isRepeated =
    line.length % 2 === 0 && line.every(({ text }, at) => text === (at % 2 === 0 ? first : second)?.text);
  // A short form heads figures only with another series on its line.
  const isPair = isRepeated && first?.text !== second?.text && line.slice(0, 2).some(({ text }) => saysPlainRole(text));
  return isPair ? line.flatMap((left, at) => (at % 2 === 0 ? [[left, line[at + 1] as Block]] : [])) : [];
}

function rowsUnder(left: Block, right: Block, figures: readonly Block[], words: readonly Block[]): Row[] {
  const under = words
    .filter((word) => word.y0 > left.y1 - 1 && middle(word) > left.x1 && middle(word) < right.x0)
    .toSorted((a, b) => a.y0 - b.y0);
  const rows: Row[] = [];
  let last: Block = left;
  for (const label of under) {
    const first = rows[0]?.label ?? label;
    if (label.y0 - last.y1 > PITCH * label.size || distance(label, first) > ALIGNED * label.size) break;
    const row = rowOf(label, right.x1 - left.x0, figures, words);
    // A row that the table has with something else on its line leaves the whole table to others.
    if (row === undefined) return [];
    rows.push(row);
    last = label;
  }
  return rows;
}

/** A label that has one figure on each side, and nothing else on its line as far as the table may reach. */
function rowOf(label: Block, reach: number, figures: readonly Block[], words: readonly Block[]): Row | undefined {
  const isBeside = (block: Block): boolean =>
    block !== label && isLevel(label, block) && isWithin(block, middle(label), reach);
  const level = figures.filter(isBeside).toSorted((a, b) => a.x0 - b.x0);
  const atBars = figuresAtBars(label, level);
  if (atBars !== undefined) return { label, figures: atBars };
  const [left, right, ...others] =
    level.length > 2 ? level.filter((figure) => !isOfOtherPart(figure, label, level, words)) : level;
  if (left === undefined || right === undefined || others.length > 0) return undefined;
  const isFacing = left.x1 < label.x0 && right.x0 > label.x1 && [left, right].every(({ text }) => isNumeric(text));
  // Further out is another part of the page.
  const isNear = ({ x0, x1 }: Block): boolean => x1 > left.x0 - NEAR * label.size && x0 < right.x1 + NEAR * label.size;
  return !isFacing || words.some((word) => isBeside(word) && isNear(word))
    ? undefined
    : { label, figures: [left, right] };
}

/**
 * The nearest figures on both sides of a label, if the right one is at the end of a bar that begins behind the label:
 * nothing further out is of its row.
 */
function figuresAtBars(label: Block, level: readonly Block[]): Block[] | undefined {
  const left = level.findLast(({ x1 }) => x1 < label.x0);
  const right = level.find(({ x0 }) => x0 > label.x1);
  const isAtBar = right?.swatch !== undefined && right.swatch.x0 > label.x1;
  return left !== undefined && isAtBar && [left, right].every(({ text }) => isNumeric(text))
    ? [left, right]
    : undefined;
}

/** Far from the next figure of the line, and with a label of its own before it. */
function isOfOtherPart(figure: Block, label: Block, level: readonly Block[], words: readonly Block[]): boolean {
  const next = level[level.indexOf(figure) + 1];
  const isFar = next !== undefined && next.x1 < label.x0 && next.x0 - figure.x1 > NEAR * label.size;
  return isFar && words.some(({ x1, y0, y1 }) => x1 < figure.x0 && y0 < figure.y1 && y1 > figure.y0);
}

/** On the line of a label, or in the middle of its lines. */
function isLevel(label: Block, block: Block): boolean {
  return label.lines.length === 1
    ? Math.abs(block.baseline - label.baseline) < ON_LINE * label.size
    : Math.abs(block.y0 + block.y1 - label.y0 - label.y1) < 2 * ON_LINE * label.size;
}

function isWithin(block: Block, place: number, reach: number): boolean {
  return block.x1 > place - reach && block.x0 < place + reach;
}

function middleOf(left: Block, right: Block): number {
  return (left.x0 + right.x1) / 2;
}

function middle({ x0, x1 }: Block): number {
  return (x0 + x1) / 2;
}

// In multiples of the font size.
const GAP = 6;
const LABEL_REACH = 40;
const CELL_PITCH = 2.2;

/**
 * `6.57%  Since inception  4.26%`: a figure before the label that no other text
 * labels may be the first of the row, so nothing says which of two series the other is of.
 */
export function followsFigure(label: Block, loose: readonly Block[], blocks: readonly Block[]): boolean {
  const isOnLine = (block: Block): boolean => Math.abs(block.baseline - label.baseline) < ON_LINE * label.size;
  const before = loose.find(
    (figure) =>
      /[%.]/.test(figure.text) && isOnLine(figure) && figure.x1 <= label.x0 && label.x0 - figure.x1 < GAP * label.size,
  );
  if (before === undefined) return false;
  const isLabelled = blocks.some(
    (block) =>
      !block.isFigure && isOnLine(block) && block.x1 <= before.x0 && before.x0 - block.x1 < LABEL_REACH * label.size,
  );
  // The lower of two figures in a cell is of the column left of the label.
  const isUnder = blocks.some(
    (block) =>
      block.isFigure &&
      before.baseline - block.baseline > 0 &&
      before.baseline - block.baseline < CELL_PITCH * before.size &&
      Math.min(Math.abs(block.x0 - before.x0), Math.abs(block.x1 - before.x1)) < ON_LINE * before.size,
  );
  return !isLabelled && !isUnder;
}
