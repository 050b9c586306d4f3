/** The block next to a label in one direction, and whether it can be the label's value. */
import { rememberOf } from '#sources/fmr/remember.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { type Block, makeBlock } from '#sources/fmr/ink/blocks.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { labelBehindQuestion } from '#sources/fmr/fold-label.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { beginsRow, labelsRow } from './begins-row.ts';
import { isGrade } from './graded-names.ts';
import { isAlike, type Label, type LabelPair, type Way } from './label-pair.ts';
import { isBeside } from './rows.ts';
import { fitsClosely, fitsValue, isAnswerTo, MANAGER_GRADE } from './value-types.ts';
import { isSpread } from './spread-words.ts';

/** A value that a label may have, and what speaks against it. */
export interface Candidate extends LabelPair {
  readonly cost: number;
}

/** The block next to a label in one direction; `pair` is missing if the block cannot be the label's value. */
export interface Neighbour {
  readonly label: Label;
  readonly way: Way;
  readonly pair: Candidate | undefined;
  /** The block after it, if that could be the value as well. */
  readonly next?: Block | undefined;
}

/** The directions in which a label can have its value. */
export const WAYS = ['RIGHT', 'LEFT', 'BELOW', 'ABOVE'] as const;

// In multiples of the font size: the distance of a value above or below its label, and the tolerance of alignment.
const REACH_BELOW = 1.6;
const REACH_ABOVE = 1.2;
const ALIGNED = 0.4;
const INDENT = 3;
/** From a figure to the label of its row, at most. */
export const ROW_REACH = 40;
const JOINED_GAP = 0.6;
const ROWS_REACH = 6;
const CLOSE_PITCH = 2.4;
const COLUMN_PITCH = 3.4;
// In points: the gap that costs one.
const GAP_OF_ONE = 50;

/** What speaks against a candidate. */
export const COSTS = { left: 2, below: 3, above: 4, label: 6, alike: 4, alone: 12, most: 20, limit: 10 } as const;

/** The blocks of a page and those that are labels; a `known` one is never the value of another label. */
export interface Page {
  readonly blocks: readonly Block[];
  readonly labels: readonly Label[];
  readonly known: ReadonlySet<Block>;
  readonly isTaken: (block: Block) => boolean;
  /** The other blocks that are level with one; asked for both sides of a label. */
  readonly besides: (block: Block) => readonly Block[];
  /** The other blocks that are aligned with one or set in under it, anywhere over and under it. */
  readonly stacked: (block: Block) => readonly Block[];
  /** Whether a block is one of several heads on a line, each above a figure; asked for all ways from a label. */
  readonly isHead: (block: Block) => boolean;
}

/** What is asked of a page's blocks for several ways, answered once for each block. */
export function answersOf(blocks: readonly Block[]): Pick<Page, 'besides' | 'stacked' | 'isHead'> {
  const besides = rememberOf((own: Block) => blocks.filter((block) => block !== own && isBeside(block, own)));
  const stacked = rememberOf((own: Block) =>
    blocks.filter((block) => block !== own && (isStacked(own, block) || isIndented(own, block))),
  );
  const heads = rememberOf((block: Block) => ({ isOne: headsColumn(blocks, block) }));
  return { besides, stacked, isHead: (block) => heads(block).isOne };
}

/** The gap between a label and a value to either side; none if they are under each other. */
export function gapBetween(label: Cell, value: Cell): number {
  return Math.max(value.x0 - label.x1, label.x0 - value.x1, 0);
}

/** The block that is next to a label in one direction. */
export function findNeighbour(label: Label, way: (typeof WAYS)[number], page: Page): Neighbour | undefined {
  return way === 'RIGHT' || way === 'LEFT' ? findBeside(label, way, page) : findStacked(label, way, page);
}

function findBeside(
  label: Label,
  way: 'RIGHT' | 'LEFT',
  { blocks, labels, known, isTaken, besides, isHead }: Page,
): Neighbour | undefined {
  const own = label.block;
  const side = besides(own).filter((block) =>
    way === 'RIGHT' ? block.x0 >= own.x1 - 1 || runsOn(own, block) : block.x1 <= own.x0 + 1,
  );
  const sorted = side.toSorted((a, b) => (way === 'RIGHT' ? a.x0 - b.x0 : b.x1 - a.x1));
  const [beside] = sorted;
  // `Type Open-end · Leverage Nil`: what is left of the sign is of another item.
  if (way === 'LEFT' && own.lines[0]?.isParted === true) return undefined;
  if (beside === undefined || isTaken(beside) || (!isRunIn(own, beside) && isHead(own))) return undefined;
  if (way === 'RIGHT' && (isSpread(own, beside, sorted[1]) || beginsRow(own, sorted) || labelsRow(sorted, blocks)))
    return { label, way, pair: undefined };
  const isLabel = known.has(beside);
  if (isLabel && !(way === 'RIGHT' && isTextOf(label.meaning, beside))) return undefined;
  const value = way === 'RIGHT' ? (joinRunIn(blocks, own, sorted) ?? joinFigure(sorted) ?? beside) : beside;
  const cost =
    Math.round(gapBetween(own, beside) / GAP_OF_ONE) + (isLabel ? COSTS.label : 0) + (way === 'LEFT' ? COSTS.left : 0);
  return {
    ...makeNeighbour(label, way, value, cost),
    next: labels.some(({ block }) => block === sorted[1]) ? undefined : findRival(label, beside, sorted[1]),
  };
}

/** `**Leverage:** None` as words of one line. */
function isRunIn(label: Block, value: Box): boolean {
  const gap = value.x0 - label.x1;
  return label.text.endsWith(':') && gap >= -1 && gap < JOINED_GAP * label.size;
}

/** `**Benchmark:** 75% PKRV rates +` over `25% deposit rates`: the lines after the first begin under the label. */
function runsOn(label: Block, { lines: [first, second] }: Block): boolean {
  if (first === undefined || second === undefined || label.lines.length > 1) return false;
  return (
    isRunIn(label, first) &&
    Math.abs(first.baseline - label.baseline) < ALIGNED * label.size &&
    Math.abs(second.x0 - label.x0) < ALIGNED * label.size
  );
}

// `Rs. 233 million`, which may take two lines of a cell.
function isAmount({ isFigure, text }: Block): boolean {
  return isFigure || /^(?:Rs|PKR)\.?\s?\d/.test(text);
}

// In points. A head of two lines has its middle where those of one line have theirs.
const LEVEL = 1.5;

function isLevel(one: Block, other: Block): boolean {
  return Math.abs(one.baseline - other.baseline) < LEVEL || Math.abs(one.y0 + one.y1 - other.y0 - other.y1) < 2 * LEVEL;
}

// One of several heads on a line, each above a figure: the block to its right is the head of the next column.
function headsColumn(blocks: readonly Block[], label: Block): boolean {
  const isOverFigure = (head: Block): boolean =>
    blocks.some(
      (block) =>
        block.y0 >= head.y1 - 1 &&
        block.y0 - head.y1 < 1.5 * head.size &&
        block.x0 < head.x1 &&
        block.x1 > head.x0 &&
        isAmount(block),
    );
  if (!isOverFigure(label)) return false;
  return blocks.some(
    (other) =>
      other !== label && !other.isFigure && isLevel(other, label) && isAlike(other, label) && isOverFigure(other),
  );
}

const LARGER = 1.25;

// Under one of several heads, in one of several rows that have labels of their own: what the row is of decides what
// the figure is.
function isCellOfRow({ blocks, isTaken, isHead }: Page, head: Block, value: Block): boolean {
  if (!isAmount(value) || !isHead(head)) return false;
  // `Plan` over the names of plans heads the labels of the rows.
  const heads = blocks.filter((other) => isLevel(other, head) && !/^(?:plans?|funds?|schemes?)$/i.test(other.text));
  const isUnderHead = (word: Block): boolean => heads.some((other) => other.x0 < word.x1 && other.x1 > word.x0);
  const labelsOf = (figure: Block): Block[] =>
    blocks.filter(
      (word) =>
        !word.isFigure &&
        // The title of the page is the label of no row; the name of a plan, in the letters of the figures, may be.
        (!isTaken(word) || word.size < LARGER * figure.size) &&
        isBeside(word, figure) &&
        word.x1 < figure.x0 &&
        figure.x0 - word.x1 < ROW_REACH * figure.size &&
        !isUnderHead(word),
    );
  const labels = labelsOf(value);
  const column =
    labels.length === 0
      ? []
      : blocks.filter(
          (other) =>
            other.y0 > value.y1 &&
            other.y0 - value.y1 < ROWS_REACH * value.size &&
            isStacked(value, other) &&
            isAmount(other),
        );
  return column.some((other) =>
    labelsOf(other).some((word) => labels.some((label) => Math.abs(label.x0 - word.x0) < ALIGNED * label.size)),
  );
}

// In multiples of the font size, of two cells that are each set unevenly: the rows of another table are further off.
const SAME_LINE = 0.175;

function findRival({ meaning }: Label, value: Block, next: Block | undefined): Block | undefined {
  // Cells of one row share a baseline; the rows of a neighbouring table do not line up with those of the list.
  const isOnLine = next !== undefined && Math.abs(next.baseline - value.baseline) < SAME_LINE * value.size;
  if (!isOnLine || haveOtherUnits(value.text, next.text)) return undefined;
  return isAlike(value, next) && fitsClosely(meaning, value.text) && fitsClosely(meaning, next.text) ? next : undefined;
}

/** `2.4 Years` left of `42.1%`: a duration and a share are not cells of one row. */
function haveOtherUnits(one: string, other: string): boolean {
  const [own, next] = [one, other].map((text) => /%$|(?<=\d\s?)(?:day|month|year)s?$/i.exec(text)?.[0]);
  return own !== undefined && next !== undefined && (own === '%') !== (next === '%');
}

// Among the dates of a column: `Maturity` over `15 December 2029` over `Perpetual`.
const NO_DATE = /^(?:perpetual|on demand|matured)$/i;

function findStacked(label: Label, way: 'BELOW' | 'ABOVE', page: Page): Neighbour | undefined {
  const { blocks, known, isTaken } = page;
  const own = label.block;
  const gapTo = (block: Block): number => (way === 'BELOW' ? block.y0 - own.y1 : own.y0 - block.y1);
  // A value in larger letters over its label keeps the distance of its own letters.
  const reachTo = (block: Block): number =>
    way === 'BELOW' ? REACH_BELOW * own.size : REACH_ABOVE * Math.max(own.size, block.size);
  const near = page
    .stacked(own)
    .filter(
      (block) => gapTo(block) >= -3 && gapTo(block) < reachTo(block) && (way === 'BELOW' || isStacked(own, block)),
    );
  const [next] = near.toSorted((a, b) => gapTo(a) - gapTo(b));
  if (next === undefined || known.has(next) || isTaken(next)) return undefined;
  // Figures under each other under a label are a column of a table. Under several heads the rows may have labels of
  // two lines.
  const pitch = page.isHead(own) ? COLUMN_PITCH : CLOSE_PITCH;
  const isParted = (block: Block): boolean =>
    blocks.some(
      (word) =>
        !word.isFigure && word.y0 > next.y1 - 1 && word.y1 < block.y0 + 1 && word.x0 < block.x1 && word.x1 > block.x0,
    );
  const goesOn =
    isCell(next) &&
    blocks.some(
      (block) =>
        block !== next &&
        gapTo(block) - gapTo(next) > 0.5 * own.size &&
        gapTo(block) - gapTo(next) < pitch * own.size &&
        isStacked(next, block) &&
        (isCell(block) || NO_DATE.test(block.text)) &&
        !isParted(block),
    );
  if (goesOn || isRestOfLabel(label, next, way) || isCellOfRow(page, own, next)) return { label, way, pair: undefined };
  const gap = Math.max(0, gapTo(next));
  return makeNeighbour(
    label,
    way,
    next,
    (way === 'BELOW' ? COSTS.below : COSTS.above) + Math.round(gap / 4) + (isAlike(next, own) ? COSTS.alike : 0),
  );
}

/** `Risk of principal` over `erosion*` in the same letters: both together are a label of the same fact. */
function isRestOfLabel({ block, meaning }: Label, next: Block, way: 'BELOW' | 'ABOVE'): boolean {
  if (next.isFigure || meaning.kind !== 'fact' || !isAlike(block, next)) return false;
  const whole = way === 'BELOW' ? `${block.text} ${next.text}` : `${next.text} ${block.text}`;
  const named = labelMeaning(whole, null);
  return named?.kind === 'fact' && named.fact === meaning.fact;
}

// A column may be one of dates or grades, as of the maturities and ratings of holdings.
function isCell({ isFigure, text }: Block): boolean {
  return isFigure || isGrade(text) || readDate(text) !== undefined;
}

function makeNeighbour(label: Label, way: (typeof WAYS)[number], value: Block, cost: number): Neighbour {
  const { block, meaning } = label;
  const kind = value.isFigure ? undefined : titleKind(value.text);
  const isBesideLabel = way === 'RIGHT' || way === 'LEFT';
  // `Fixed Return` in the letters of a list's values is a category, and no heading.
  const isSetAsTitle = value.bold || value.size > block.size + 0.4;
  const isParty = meaning.kind === 'fact' && FACT_USES[meaning.fact].kind === 'party';
  const isHeading =
    kind !== undefined &&
    (!isBesideLabel || CERTAIN_HEADINGS.has(kind) || (HEADINGS.has(kind) && (isSetAsTitle || isParty)));
  const isTitle = isHeading && !isNamed(meaning, value.text) && value.text.length < 60;
  if (isTitle || !fitsValue(meaning, value.text)) return { label, way, pair: undefined };
  return {
    label,
    way,
    pair: {
      label: block,
      labelText: labelBehindQuestion(block.text) ?? block.text,
      meaning,
      value,
      way,
      blocks: [block, value],
      cost,
    },
  };
}

// `KSE-100 Index (total return)`, `Asset Allocation Scheme`, `AM2-; Stable Outlook`: the words of a title, in what the
// label asks for.
function isNamed(meaning: LabelMeaning, text: string): boolean {
  if (meaning.kind !== 'fact') return false;
  if (meaning.fact === 'amc_rating') return MANAGER_GRADE.test(text);
  return meaning.fact === 'benchmark'
    ? /\b(?:index|kibor|pkrv)\b/i.test(text)
    : meaning.fact === 'category' && /\b(?:scheme|fund)$/i.test(text);
}

// Titles that are never a value.
const HEADINGS = new Set<TitleKind>([
  'FACTS',
  'STATISTICS',
  'PERFORMANCE',
  'SERIES',
  'COMMITTEE',
  'HOLDINGS',
  'OBJECTIVE',
  'COMMENTARY',
  'CREDIT_QUALITY',
]);

// Their words are in no value, whatever they are set in.
const CERTAIN_HEADINGS = new Set<TitleKind>(['COMMITTEE', 'HOLDINGS', 'COMMENTARY', 'CREDIT_QUALITY']);

// A known word may be a value where words are wanted: `Category: Money Market`.
function isTextOf(meaning: LabelMeaning, block: Block): boolean {
  if (isAnswerTo(meaning, block.text)) return true;
  return (
    meaning.kind === 'fact' && (meaning.fact === 'category' || meaning.fact === 'fund_type') && !/[:]$/.test(block.text)
  );
}

/** Whether two blocks under each other are aligned at an edge or in their middle. */
export function isStacked(label: Block, block: Block): boolean {
  const near = ALIGNED * label.size;
  return (
    Math.abs(label.x0 - block.x0) < near ||
    Math.abs(label.x1 - block.x1) < near ||
    Math.abs((label.x0 + label.x1 - block.x0 - block.x1) / 2) < near
  );
}

function isIndented(label: Block, block: Block): boolean {
  const indent = block.x0 - label.x0;
  return indent > 0 && indent < INDENT * label.size;
}

// **Objective** The text begins on the line of its label and continues below the label.
function joinRunIn(blocks: readonly Block[], label: Block, right: readonly Block[]): Block | undefined {
  const [beside] = right;
  if (
    beside === undefined ||
    beside.x0 - label.x1 > 1.2 * label.size ||
    beside.bold === label.bold ||
    beside.text.length < 40
  )
    return undefined;
  const next = blocks.find(
    (block) =>
      block !== label &&
      block.bold === beside.bold &&
      Math.abs(block.x0 - label.x0) < 2 &&
      block.y0 > label.y0 + 2 &&
      block.y0 - label.y1 < 0.8 * label.size,
  );
  return next === undefined ? undefined : makeBlock([...beside.lines, ...next.lines]);
}

// `Contingent: 1.00%` as one value: its figure was parted as a cell of its own.
function joinFigure([beside, next]: readonly Block[]): Block | undefined {
  if (
    beside === undefined ||
    next === undefined ||
    !/[a-z]:$/.test(beside.text) ||
    !next.isFigure ||
    !isAlike(beside, next)
  )
    return undefined;
  return next.x0 - beside.x1 < JOINED_GAP * beside.size && Math.abs(next.baseline - beside.baseline) < 1
    ? makeBlock([...beside.lines, ...next.lines])
    : undefined;
}
