/**
 * Labels and their values: right of the label, left of it, below or above. Labels that are set alike and aligned with
 * each other keep their values in one way, so each region chooses its way by how many of its labels find a value of
 * their type there; within that choice the nearer and the better aligned value wins, and no value serves two labels.
 */
import type { Box } from '#documents/pdf/page-words.ts';
import { type Block, makeBlock } from '#sources/fmr/ink/blocks.ts';
import { makeSegment } from '#documents/pdf/list-segments.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { isCutOff } from '#sources/fmr/ink/paragraphs.ts';
import { isPrice, priceLabel } from './bare-prices.ts';
import { HALVES } from './heads.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { completeValue } from './complete-value.ts';
import { blocksOfEntry, joinEntry } from './cut-lines.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { isAlike, type FindMeaning, type Label, type LabelPair, type Way } from './label-pair.ts';
import { listLabelGroups } from './label-groups.ts';
import { splitInline } from './inline-pairs.ts';
import { withNote } from './rating-notes.ts';
import { isBeside, ON_LINE } from './rows.ts';
import { isUnderMonths } from './under-months.ts';
import { fitsClosely } from './value-types.ts';
import {
  type Candidate,
  type Neighbour,
  type Page,
  WAYS,
  ROW_REACH,
  COSTS,
  gapBetween,
  answersOf,
  findNeighbour,
  isStacked,
} from './find-neighbour.ts';
import { choose } from './choose-values.ts';

// In multiples of the font size: between the cells of a table's row.
const TABLE_GAP = 8;

// What speaks for a way: a value of the label's own type, any other text that the label allows,
// something else in its place.
const VOTES = { close: 4, loose: 2, other: -3 } as const;
const LEAST_FOR_LEFT = 8;
const LEAST_OF_LIST = 4;
const LEAST_FOR_CHANCE = 8;
const LEAST_SHARE = 0.3;
// Of the usual distance between two labels under each other.
const WIDE_PITCH = 1.6;

/** The value of every label that has one which fits it; of several, the one that agrees with the labels around it. */
export function listPairs(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
  certain: readonly LabelPair[] = [],
): LabelPair[] {
  const page = openPage(blocks, meaningOf, isTaken);
  const inline = blocks.filter((block) => !isTaken(block) && !page.known.has(block));
  // A line with a colon is an entry of a list.
  const lines = blocks.flatMap((block) => block.lines.filter(({ text }) => !text.includes(':')));
  return [
    ...choosePairs(page, certain).filter((pair) => !isRatioOfRow(pair, blocks)),
    ...inline.flatMap((block) => (isCutText(lines, block) ? [] : splitEntry(block, page, meaningOf))),
  ];
}

/** The pairs of a line with the lines below that are its rest; all but its last pair if these are uncertain. */
function splitEntry(block: Block, page: Page, meaningOf: FindMeaning): LabelPair[] {
  const pairs = splitInline(block, meaningOf);
  if (pairs.length === 0) return pairs;
  const parts = blocksOfEntry(block, page.blocks, (other) => page.known.has(other) || page.isTaken(other));
  if (parts === undefined) return pairs.slice(0, -1);
  if (parts.length === 1) return pairs;
  return splitInline(joinEntry(parts), meaningOf).map((pair) => ({ ...pair, blocks: parts }));
}

// A longer text may be a sentence that continues under its label.
const LONGEST_LINE = 80;

/** `Objective: … in instruments of short` over `Maturity.`: the rest of the sentence was not found. */
function isCutText(lines: readonly TextLine[], block: Block): boolean {
  return block.text.length > LONGEST_LINE && isCutOff(lines, block.lines, block.x0);
}

/**
 * The pairs of long lists of facts: at least `LEAST_OF_LIST` labels with values of their own type in one direction
 * cannot be heads or rows of a table.
 */
export function listCertainPairs(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): LabelPair[] {
  const pairs = choosePairs(openPage(blocks, meaningOf, isTaken)).filter(({ meaning }) => meaning.kind !== 'period');
  const lists = listLabelGroups(pairs.map(({ label, meaning }) => ({ block: label, meaning })));
  const listOf = new Map(lists.flatMap((list) => list.map(({ block }) => [block, list] as const)));
  const close = pairs.filter(({ meaning, value }) => meaning.kind === 'fact' && fitsClosely(meaning, value.text));
  const isOfMonth = isUnderMonths(blocks);
  const cells = pairs.filter(({ value }) => PERCENT.test(value.text) && hasPercentAfter(value, blocks));
  return pairs.filter((pair) => {
    const { label, value, way } = pair;
    const list = listOf.get(label);
    const isCell = cells.includes(pair) || cells.some((cell) => endsRowOf(cell, pair));
    if (list === undefined || isCell || isOfMonth(value)) return false;
    return close.filter((other) => other.way === way && listOf.get(other.label) === list).length >= LEAST_OF_LIST;
  });
}

const PERCENT = /^\d{1,3}\.\d{1,4}\s?%$/;

/** Whether two labels on one line head two percentages on another, of which this one is the last of its row. */
function endsRowOf(cell: LabelPair, { label, value, way }: LabelPair): boolean {
  const isLevel = (one: Box, other: Box): boolean => Math.abs(one.y0 + one.y1 - other.y0 - other.y1) < label.size;
  return (
    way === 'BELOW' &&
    cell.way === 'BELOW' &&
    PERCENT.test(value.text) &&
    isLevel(cell.label, label) &&
    isLevel(cell.value, value)
  );
}

/** `Government levies | 0.11% | 0.10%`: the heads of the columns say which of the two periods each is of. */
function isRatioOfRow({ meaning, value, way }: LabelPair, blocks: readonly Block[]): boolean {
  const isRatio = meaning.kind === 'fact' && FACT_USES[meaning.fact].kind === 'fee';
  return isRatio && way === 'RIGHT' && PERCENT.test(value.text) && hasPercentAfter(value, blocks);
}

/** `0.39%` before `0.42%` on one line: the cells of a table's row, whose heads say which of them is whose. */
function hasPercentAfter({ x1, y0, y1 }: Cell, blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      PERCENT.test(block.text) &&
      block.x0 > x1 &&
      block.x0 - x1 < TABLE_GAP * block.size &&
      Math.abs(block.y0 + block.y1 - y0 - y1) < ON_LINE * block.size,
  );
}

// A sign in a column of its own between labels and values.
const SIGN = /^[:：|»›→]+$/;

/** `0.82% [0.91%]`: the two figures of one value. */
function joinBracketed(blocks: readonly Block[], isTaken: (block: Block) => boolean): Block[] {
  const seconds = new Map<Block, Block>();
  for (const second of blocks) {
    if (!/^\[.+\]$/.test(second.text) || isTaken(second)) continue;
    const first = blocks.find(
      (block) =>
        block.isFigure &&
        !isTaken(block) &&
        Math.abs(block.baseline - second.baseline) < 1 &&
        second.x0 > block.x1 &&
        second.x0 - block.x1 < HALVES * block.size,
    );
    if (first !== undefined) seconds.set(first, second);
  }
  const dropped = new Set(seconds.values());
  return blocks.flatMap((block) => {
    const second = seconds.get(block);
    if (second === undefined) return dropped.has(block) ? [] : [block];
    const line = {
      ...(block.lines[0] as TextLine),
      ...makeSegment([...(block.lines[0] as TextLine).words, ...(second.lines[0] as TextLine).words]),
    };
    return [makeBlock([line])];
  });
}

// `Units in issue on 31 January 2022: 39,448,751` has its value, and is not a label with more details.
const DATED_UNITS = /^units? (?:outstanding|in issue)\b.{1,20}\b(?:19|20)\d\d\s?:\s?\d/i;

function openPage(printed: readonly Block[], meaningOf: FindMeaning, isTaken: (block: Block) => boolean): Page {
  const blocks = joinBracketed(
    printed.filter((block) => !SIGN.test(block.text)),
    isTaken,
  );
  const labels = blocks.flatMap((block): Label[] => {
    const isNoLabel = block.isFigure || isTaken(block) || DATED_UNITS.test(block.text);
    const meaning = isNoLabel ? undefined : meaningOf(block.text, block);
    return meaning === undefined ? [] : [{ block, meaning }];
  });
  labels.push(...listBarePrices(blocks, labels, meaningOf));
  // `12 Month KIBOR` may be a value; a period with a figure to its right is a label.
  const hasFigure = (label: Block): boolean =>
    blocks.some((block) => block.isFigure && block.x0 >= label.x1 - 1 && isBeside(block, label));
  const isLabel = ({ block, meaning }: Label): boolean =>
    meaning.kind !== 'period' || (/return/i.test(block.text) && hasFigure(block));
  const known = new Set(labels.filter(isLabel).map(({ block }) => block));
  return { blocks, labels, known, isTaken, ...answersOf(blocks) };
}

/** `NAV`, `Offer` and `Redemption`, or `Sale` and `Repurchase`, in the same letters side by side over their figures. */
function listBarePrices(blocks: readonly Block[], labels: readonly Label[], meaningOf: FindMeaning): Label[] {
  const prices = labels.filter(({ meaning }) => isPrice(meaning));
  return blocks.flatMap((block): Label[] => {
    const isBesidePrice = (): boolean =>
      prices.some(
        ({ block: price }) =>
          price !== block && Math.abs(price.baseline - block.baseline) < ON_LINE * block.size && isAlike(price, block),
      );
    const text = priceLabel(block.text, isBesidePrice);
    const meaning = text === block.text ? undefined : meaningOf(text, block);
    return meaning === undefined ? [] : [{ block, meaning }];
  });
}

function choosePairs(page: Page, chosen: readonly LabelPair[] = []): LabelPair[] {
  const all = listLabelGroups(page.labels).flatMap((group) => weighGroup(group, page));
  const others = [...chosen, ...all];
  const ranked = all.map((pair) => ({ ...pair, cost: pair.cost + misalignment(pair, others, page.blocks) }));
  const pairs = choose(ranked);
  const used = new Set<Cell>([...page.known, ...pairs.flatMap((pair) => pair.blocks)]);
  const isUsed = (block: Block): boolean => used.has(block) || page.isTaken(block);
  return pairs.flatMap((pair) => completeValue(withNote(pair, page.blocks, page.known), page.blocks, isUsed) ?? []);
}

/** The candidates of labels that share one way, each with what it costs. */
function weighGroup(group: readonly Label[], page: Page): Candidate[] {
  const found = group.flatMap((label) => WAYS.flatMap((way) => findNeighbour(label, way, page) ?? []));
  const rows = found.filter((each) => isRowOfTable(each, found) || isBetweenValues(each, found, page));
  // If several labels begin rows of a table, the labels between them whose cells are words do too.
  const runs = listRuns(group);
  const isInTable = ({ label, way }: Neighbour): boolean => {
    const run = runs.find((labels) => labels.includes(label)) ?? [];
    const ofRun = (each: Neighbour): boolean => each.way === way && run.includes(each.label);
    return rows.filter(ofRun).length > Math.max(1, 0.25 * found.filter(ofRun).length);
  };
  const neighbours = found.map((each) =>
    rows.includes(each) || isInTable(each) ? { ...each, pair: undefined } : each,
  );
  const votes = new Map(WAYS.map((way) => [way, countVotes(neighbours, way)] as const));
  const most = Math.max(...votes.values());
  const pairs = neighbours.flatMap(({ pair }) => pair ?? []);
  // Of many labels a few that find something in one way found it by chance.
  const isChance = (way: Way): boolean =>
    group.length >= LEAST_FOR_CHANCE && pairs.filter((pair) => pair.way === way).length < LEAST_SHARE * group.length;
  return pairs.map((pair) => {
    const against = Math.min(COSTS.most, most - (votes.get(pair.way as (typeof WAYS)[number]) ?? 0));
    // A value left of its label is rare: accept it only if other labels have theirs there too,
    // or if it is close and in larger type.
    const standsOut =
      gapBetween(pair.label, pair.value) < 1.2 * pair.label.size && (pair.value as Block).size > pair.label.size + 0.4;
    const isLonely = pair.way === 'LEFT' && most < LEAST_FOR_LEFT && !standsOut;
    return { ...pair, cost: pair.cost + against + (isLonely || isChance(pair.way) ? COSTS.alone : 0) };
  });
}

/**
 * Labels under each other at an even pitch; a wider gap parts a list from a table
 * that has its labels in the same column.
 */
function listRuns(group: readonly Label[]): Label[][] {
  const labels = group.toSorted((a, b) => a.block.baseline - b.block.baseline);
  const pitches = labels.slice(1).map(({ block }, at) => block.baseline - (labels[at] as Label).block.baseline);
  const usual = pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? 0;
  return labels.reduce<Label[][]>((runs, label, at) => {
    const isNext = at > 0 && (pitches[at - 1] ?? 0) < WIDE_PITCH * usual;
    return isNext ? [...runs.slice(0, -1), [...(runs.at(-1) ?? []), label]] : [...runs, [label]];
  }, []);
}

function countVotes(neighbours: readonly Neighbour[], way: Way): number {
  const those = neighbours.filter((each) => each.way === way);
  const values = new Set<Cell>();
  return those.reduce((sum, { label, pair }) => {
    if (pair === undefined) return sum + VOTES.other;
    // Two labels next to the same value: it can belong to only one of them.
    if (values.has(pair.value)) return sum;
    values.add(pair.value);
    return sum + (fitsClosely(label.meaning, pair.value.text) ? VOTES.close : VOTES.loose);
  }, 0);
}

// Prevents a label without a value from taking a block of the next column of the page.
function misalignment(pair: Candidate, pairs: readonly LabelPair[], blocks: readonly Block[]): number {
  const column = pairs.filter(
    (other) => other.way === pair.way && other.label !== pair.label && Math.abs(other.label.x0 - pair.label.x0) < 3,
  );
  const aligned = column.filter(({ value: { x0, x1 } }) =>
    [x0 - pair.value.x0, x1 - pair.value.x1, (x0 + x1 - pair.value.x0 - pair.value.x1) / 2].some(
      (difference) => Math.abs(difference) < 3,
    ),
  );
  const isNear = gapBetween(pair.label, pair.value) < 1.2 * pair.label.size;
  const isAlone =
    (pair.way === 'RIGHT' || pair.way === 'LEFT') && column.length >= 3 && aligned.length === 0 && !isNear;
  return (
    (isAlone && !isRowOfWidth(pair, blocks) && !isMergedCell(pair, blocks) ? COSTS.alone : 0) -
    Math.min(6, aligned.length)
  );
}

const FEWEST_OF_WIDTH = 2;

/** `WAM (Days)    27` as wide as the rows of a table in the same column of the page. */
function isRowOfWidth({ label, value, way }: Candidate, blocks: readonly Block[]): boolean {
  if (way !== 'RIGHT') return false;
  const ends = blocks.filter((block) => block.isFigure && block !== value && Math.abs(block.x1 - value.x1) < 1);
  const rows = ends.filter((figure) =>
    blocks.some((block) => Math.abs(block.x0 - label.x0) < 1 && Math.abs(block.baseline - figure.baseline) < 1),
  );
  return rows.length >= FEWEST_OF_WIDTH;
}

// In multiples of the font size.
const ROW_PITCH = 2.5;

/** `Selling and marketing    0.75%` in the middle between the figures of the row above. */
function isMergedCell({ label, value, way }: Candidate, blocks: readonly Block[]): boolean {
  if (way !== 'RIGHT') return false;
  const above = blocks.find((block) => {
    const pitch = label.baseline - block.baseline;
    return Math.abs(block.x0 - label.x0) < 1 && pitch > 0 && pitch < ROW_PITCH * label.size;
  });
  const figures = blocks.filter(
    (block) => block.isFigure && Math.abs(block.baseline - (above?.baseline ?? 0)) < 1 && block.x0 > label.x0,
  );
  const [left, right] = figures.filter(({ x0, x1 }) => x0 < value.x0 || x1 > value.x1).toSorted((a, b) => a.x0 - b.x0);
  if (left === undefined || right === undefined || above === undefined || left.x0 < above.x1) return false;
  return Math.abs(left.x0 + right.x1 - value.x0 - value.x1) < label.size;
}

// Several values next to a label form a table row; only the columns show which value is meant.
function isRowOfTable({ label, way, pair, next }: Neighbour, neighbours: readonly Neighbour[]): boolean {
  if (pair === undefined || next === undefined) return false;
  const value = pair.value as Block;
  const isNear = value.isFigure && gapBetween(value, next) < TABLE_GAP * value.size;
  return (
    isNear ||
    (!value.isFigure && isOfOneForm(value.text, next.text)) ||
    neighbours.some(
      (other) => other.way === way && other.label !== label && other.next !== undefined && isStacked(next, other.next),
    )
  );
}

/** `3.33% | 3.41%` and `1.75% | 1.82%`: the same text but for its digits. */
function isOfOneForm(one: string, other: string): boolean {
  const formOf = (text: string): string => text.replace(/\d+/g, '0');
  return /\d/.test(one) && formOf(one) === formOf(other);
}

// `May | NAV | June`: labels between two figures, of which none has a label of its own,
// are the middle of a table's rows.
function isBetweenValues({ label, way, pair }: Neighbour, neighbours: readonly Neighbour[], page: Page): boolean {
  const isMiddle = (of: Label): boolean => {
    const [left, right] = (['LEFT', 'RIGHT'] as const).map(
      (side) => neighbours.find((each) => each.label === of && each.way === side)?.pair,
    );
    return (
      left !== undefined &&
      right !== undefined &&
      isFigureOf(left) &&
      isFigureOf(right) &&
      !hasWordBefore(page, left.value)
    );
  };
  if (pair === undefined || (way !== 'LEFT' && way !== 'RIGHT') || !isMiddle(label)) return false;
  return neighbours.some((other) => other.way === way && other.label !== label && isMiddle(other.label));
}

function isFigureOf({ meaning, value }: Candidate): boolean {
  return (value as Block).isFigure && fitsClosely(meaning, value.text);
}

function hasWordBefore({ blocks }: Page, cell: Cell): boolean {
  const value = cell as Block;
  return blocks.some(
    (block) =>
      !block.isFigure &&
      block.x1 <= value.x0 + 1 &&
      value.x0 - block.x1 < ROW_REACH * value.size &&
      isBeside(block, value),
  );
}
