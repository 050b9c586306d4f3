/** Pie charts with a label at each slice: `T-Bills` over `51.0%`, at any place around the pie. */
import { asDecimal, compare, subtract, absolute, sum, type Decimal } from '#domain/decimal.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { distance } from './heads.ts';
import { isBeside, isInColumn } from './rows.ts';
import type { Band, Row } from './table.ts';

const SHARE = /^\d{1,3}(?:\.\d{1,2})?\s?%$/;
const FEWEST = 3;
const WHOLE = asDecimal('100');
// How far rounded shares are from their sum.
const ROUNDED = asDecimal('0.3');
// In multiples of the font size.
const RIGHT_UNDER = 0.6;
const ONE_EDGE = 0.2;
const APART = 3;
const ONE_PITCH = 0.4;
const SAME_SIZE = 0.02;
const NEXT_ROW = 1.5;
const TITLE_REACH = 32;
const ROW_REACH = 20;

/** One band for each title over labelled shares, which are the whole of it: these alone sum to 100. */
export function listSliceLabels(figures: readonly Block[], words: readonly Block[]): Band[] {
  const shares = figures.filter(({ text }) => SHARE.test(text));
  if (shares.length < FEWEST) return [];
  // `Other sectors` with its figure is the label of a row.
  const isLabel = (word: Block): boolean =>
    figures.some(
      (figure) => isBeside(figure, word) && figure.x0 > word.x1 && figure.x0 - word.x1 < ROW_REACH * word.size,
    );
  const titles = words.filter((word) => titleKind(word.text) !== undefined && !isLabel(word));
  const rows = shares.flatMap((figure) => rowOf(figure, { figures, shares, words }) ?? []);
  const charts = Map.groupBy(rows, ({ label }) => titleOver(label, titles));
  return [...charts].flatMap(([title, own]) =>
    title !== undefined && own.length >= FEWEST && !areInOneColumn(own) && areWhole(own)
      ? [{ rows: own, heads: [] }]
      : [],
  );
}

interface Texts {
  readonly figures: readonly Block[];
  readonly shares: readonly Block[];
  readonly words: readonly Block[];
}

/** A share with the one label right over it, and the line of the label above that; each is alone on its line. */
function rowOf(figure: Block, { figures, shares, words }: Texts): Row | undefined {
  const over = words.filter((word) => isRightUnder(figure, word));
  const [label] = over;
  if (label === undefined || over.length > 1) return undefined;
  const isAlone = (block: Block): boolean =>
    ![figures, words].some((blocks) =>
      blocks.some(
        (other) => other !== block && isBeside(other, block) && gapBetween(other, block) < APART * block.size,
      ),
    );
  // The head of a column has several figures under it.
  const isLast = !figures.some(
    (other) => other.y0 > figure.y1 - 1 && other.y0 - figure.y1 < NEXT_ROW * figure.size && isInColumn(other, figure),
  );
  const isOnly = shares.filter((other) => isRightUnder(other, label)).length === 1;
  if (!isOnly || !isLast || !isAlone(figure) || !isAlone(label)) return undefined;
  const above = words.filter((word) => isLineOver(label, word));
  const [first] = above;
  if (first === undefined) return { label, figures: [figure] };
  return above.length === 1 && isAlone(first)
    ? { label: makeBlock([...first.lines, ...label.lines]), figures: [figure] }
    : undefined;
}

/** `Units of income` close over `funds*`: a mark moves the end of a line, and its lines are no longer set alike. */
function isLineOver(label: Block, word: Block): boolean {
  const gap = label.y0 - word.y1;
  return (
    word !== label &&
    Math.abs(gap) < ONE_PITCH * label.size &&
    word.baseline < label.baseline &&
    word.x0 < label.x1 &&
    word.x1 > label.x0 &&
    Math.abs(word.size - label.size) < SAME_SIZE * label.size &&
    word.bold === label.bold &&
    word.color === label.color &&
    titleKind(word.text) === undefined
  );
}

function isRightUnder(figure: Block, word: Block): boolean {
  const gap = figure.y0 - word.y1;
  return (
    Math.abs(gap) < RIGHT_UNDER * figure.size &&
    distance(word, figure) < ONE_EDGE * figure.size &&
    word.x0 < figure.x1 &&
    word.x1 > figure.x0
  );
}

function gapBetween(one: Box, other: Box): number {
  return Math.max(one.x0 - other.x1, other.x0 - one.x1);
}

/** The lowest title over a label; of several on one line the one whose middle is nearest. */
function titleOver(label: Block, titles: readonly Block[]): Block | undefined {
  const middle = ({ x0, x1 }: Box): number => Math.abs(x0 + x1 - label.x0 - label.x1) / 2;
  const over = titles.filter(({ y1 }) => y1 < label.y0 + 1 && label.y0 - y1 < TITLE_REACH * label.size);
  const lowest = Math.max(...over.map(({ baseline }) => baseline));
  return over.filter(({ baseline, size }) => lowest - baseline < size).toSorted((a, b) => middle(a) - middle(b))[0];
}

// Tiles under each other are read with what is in them.
function areInOneColumn(rows: readonly Row[]): boolean {
  const [first] = rows;
  return rows.every(({ figures: [figure] }) => isInColumn(figure as Block, first?.figures[0] as Block));
}

function areWhole(rows: readonly Row[]): boolean {
  const percents = rows.flatMap(({ figures: [figure] }): Decimal[] => {
    const percent = readPercent(figure?.text ?? '');
    return percent === undefined || percent === null ? [] : [percent];
  });
  return percents.length === rows.length && compare(absolute(subtract(sum(percents), WHOLE)), ROUNDED) <= 0;
}
