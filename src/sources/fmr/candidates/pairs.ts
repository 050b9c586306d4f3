/**
 * Labels and their values: right of the label, left of it, below or above. Labels that are set alike and aligned with each
 * other keep their values in one way, so each region chooses its way by how many of its labels find a value of their type
 * there; within that choice the nearer and the better aligned value wins, and no value serves two labels.
 */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { makeBlock } from '#sources/fmr/ink/blocks.ts';
import { makeSegment } from '#documents/pdf/list-segments.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { HALVES } from './heads.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { labelBehindQuestion } from '#sources/fmr/fold-label.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { completeValue } from './complete-value.ts';
import { isAlike, type FindMeaning, type Label, type LabelPair, type Way } from './label-pair.ts';
import { listLabelGroups } from './label-groups.ts';
import { splitInline } from './inline-pairs.ts';
import { withNote } from './rating-notes.ts';
import { isBeside } from './rows.ts';
import { isSpread } from './spread-words.ts';
import { fitsClosely, fitsValue } from './value-types.ts';

interface Candidate extends LabelPair {
  readonly cost: number;
}

/** The block next to a label in one direction; `pair` is missing if the block cannot be the label's value. */
interface Neighbour {
  readonly label: Label;
  readonly way: Way;
  readonly pair: Candidate | undefined;
  /** The block after it, if that could be the value as well. */
  readonly next?: Block | undefined;
}

const WAYS = ['RIGHT', 'LEFT', 'BELOW', 'ABOVE'] as const;

// In multiples of the font size: the distance of a value above or below its label, and the tolerance of alignment.
const REACH_BELOW = 1.6;
const REACH_ABOVE = 1.2;
const ALIGNED = 0.4;
const INDENT = 3;
const TABLE_GAP = 8;
const ROW_REACH = 40;
const JOINED_GAP = 0.6;
const ROWS_REACH = 6;
const CLOSE_PITCH = 2.4;
const COLUMN_PITCH = 3.4;

// What speaks for a way: a value of the label's own type, any other text that the label allows, something else in its place.
const VOTES = { close: 4, loose: 2, other: -3 } as const;
const LEAST_FOR_LEFT = 8;
const LEAST_OF_LIST = 4;
const LEAST_FOR_CHANCE = 8;
const LEAST_SHARE = 0.3;
// Of the usual distance between two labels under each other.
const WIDE_PITCH = 1.6;
// What speaks against a candidate.
const COSTS = { left: 2, below: 3, above: 4, label: 6, alike: 4, alone: 12, most: 20, limit: 10 } as const;

/** The value of every label that has one which fits it; of several, the one that agrees with the labels around it. */
export function listPairs(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
  certain: readonly LabelPair[] = [],
): LabelPair[] {
  const page = openPage(blocks, meaningOf, isTaken);
  const inline = blocks.filter((block) => !isTaken(block) && !page.known.has(block));
  return [...choosePairs(page, certain), ...inline.flatMap((block) => splitInline(block, meaningOf))];
}

/** The pairs of long lists of facts: at least `LEAST_OF_LIST` labels with values of their own type in one direction cannot be heads or rows of a table. */
export function listCertainPairs(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): LabelPair[] {
  const pairs = choosePairs(openPage(blocks, meaningOf, isTaken)).filter(({ meaning }) => meaning.kind !== 'period');
  const lists = listLabelGroups(pairs.map(({ label, meaning }) => ({ block: label, meaning })));
  return pairs.filter((pair) => {
    const list = lists.find((group) => group.some(({ block }) => block === pair.label)) ?? [];
    const alike = pairs.filter((other) => other.way === pair.way && list.some(({ block }) => block === other.label));
    return (
      alike.filter((other) => other.meaning.kind === 'fact' && fitsClosely(other.meaning, other.value.text)).length >=
      LEAST_OF_LIST
    );
  });
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

function openPage(printed: readonly Block[], meaningOf: FindMeaning, isTaken: (block: Block) => boolean): Page {
  const blocks = joinBracketed(
    printed.filter((block) => !SIGN.test(block.text)),
    isTaken,
  );
  const labels = blocks.flatMap((block): Label[] => {
    const meaning = block.isFigure || isTaken(block) ? undefined : meaningOf(block.text, block);
    return meaning === undefined ? [] : [{ block, meaning }];
  });
  // `12 Month KIBOR` may be a value; a period with a figure to its right is a label.
  const hasFigure = (label: Block): boolean =>
    blocks.some((block) => block.isFigure && block.x0 >= label.x1 - 1 && isBeside(block, label));
  const isLabel = ({ block, meaning }: Label): boolean =>
    meaning.kind !== 'period' || (/return/i.test(block.text) && hasFigure(block));
  const known = new Set(labels.filter(isLabel).map(({ block }) => block));
  return { blocks, labels, known, isTaken };
}

function choosePairs(page: Page, chosen: readonly LabelPair[] = []): LabelPair[] {
  const all = listLabelGroups(page.labels).flatMap((group) => weighGroup(group, page));
  const others = [...chosen, ...all];
  const ranked = all.map((pair) => ({ ...pair, cost: pair.cost + misalignment(pair, others) }));
  const pairs = choose(ranked);
  const used = new Set<Cell>([...page.known, ...pairs.flatMap((pair) => pair.blocks)]);
  const isUsed = (block: Block): boolean => used.has(block) || page.isTaken(block);
  return pairs.flatMap((pair) => completeValue(withNote(pair, page.blocks, page.known), page.blocks, isUsed) ?? []);
}

interface Page {
  readonly blocks: readonly Block[];
  readonly labels: readonly Label[];
  readonly known: ReadonlySet<Block>;
  readonly isTaken: (block: Block) => boolean;
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
    // A value left of its label is rare: accept it only if other labels have theirs there too, or if it is close and in larger type.
    const standsOut =
      gapBetween(pair.label, pair.value) < 1.2 * pair.label.size && (pair.value as Block).size > pair.label.size + 0.4;
    const isLonely = pair.way === 'LEFT' && most < LEAST_FOR_LEFT && !standsOut;
    return { ...pair, cost: pair.cost + against + (isLonely || isChance(pair.way) ? COSTS.alone : 0) };
  });
}

/** Labels under each other at an even pitch; a wider gap parts a list from a table that has its labels in the same column. */
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
function misalignment(pair: Candidate, pairs: readonly LabelPair[]): number {
  const column = pairs.filter(
    (other) => other.way === pair.way && other.label !== pair.label && Math.abs(other.label.x0 - pair.label.x0) < 3,
  );
  const aligned = column.filter(
    (other) => Math.abs(other.value.x0 - pair.value.x0) < 3 || Math.abs(other.value.x1 - pair.value.x1) < 3,
  );
  const isNear = gapBetween(pair.label, pair.value) < 1.2 * pair.label.size;
  const isAlone =
    (pair.way === 'RIGHT' || pair.way === 'LEFT') && column.length >= 3 && aligned.length === 0 && !isNear;
  return (isAlone ? COSTS.alone : 0) - Math.min(6, aligned.length);
}

function gapBetween(label: Cell, value: Cell): number {
  return Math.max(value.x0 - label.x1, label.x0 - value.x1, 0);
}

function findNeighbour(label: Label, way: (typeof WAYS)[number], page: Page): Neighbour | undefined {
  return way === 'RIGHT' || way === 'LEFT' ? findBeside(label, way, page) : findStacked(label, way, page);
}

function findBeside(
  label: Label,
  way: 'RIGHT' | 'LEFT',
  { blocks, labels, known, isTaken }: Page,
): Neighbour | undefined {
  const own = label.block;
  const side = blocks.filter(
    (block) =>
      block !== own && isBeside(block, own) && (way === 'RIGHT' ? block.x0 >= own.x1 - 1 : block.x1 <= own.x0 + 1),
  );
  const sorted = side.toSorted((a, b) => (way === 'RIGHT' ? a.x0 - b.x0 : b.x1 - a.x1));
  const [beside] = sorted;
  if (beside === undefined || isTaken(beside) || headsColumn(blocks, own)) return undefined;
  if (way === 'RIGHT' && isSpread(own, beside, sorted[1])) return { label, way, pair: undefined };
  const isLabel = known.has(beside);
  if (isLabel && !(way === 'RIGHT' && isTextOf(label.meaning, beside))) return undefined;
  const value = way === 'RIGHT' ? (joinRunIn(blocks, own, sorted) ?? joinFigure(sorted) ?? beside) : beside;
  const cost =
    Math.round(gapBetween(own, beside) / 40) + (isLabel ? COSTS.label : 0) + (way === 'LEFT' ? COSTS.left : 0);
  return {
    ...makeNeighbour(label, way, value, cost),
    next: labels.some(({ block }) => block === sorted[1]) ? undefined : findRival(label, beside, sorted[1]),
  };
}

// One of several heads on a line, each above a figure: the block to its right is the head of the next column.
function headsColumn(blocks: readonly Block[], label: Block): boolean {
  const isOverFigure = (head: Block): boolean =>
    blocks.some(
      (block) =>
        block.isFigure &&
        block.y0 >= head.y1 - 1 &&
        block.y0 - head.y1 < 1.5 * head.size &&
        block.x0 < head.x1 &&
        block.x1 > head.x0,
    );
  if (!isOverFigure(label)) return false;
  return blocks.some(
    (other) =>
      other !== label &&
      !other.isFigure &&
      Math.abs(other.baseline - label.baseline) < 1.5 &&
      isAlike(other, label) &&
      isOverFigure(other),
  );
}

// Under one of several heads, in one of several rows that have labels of their own: what the row is of decides what the figure is.
function isCellOfRow(blocks: readonly Block[], head: Block, value: Block): boolean {
  if (!value.isFigure || !headsColumn(blocks, head)) return false;
  const isUnderHead = (word: Block): boolean =>
    blocks.some((other) => Math.abs(other.baseline - head.baseline) < 1.5 && other.x0 < word.x1 && other.x1 > word.x0);
  const labelsOf = (figure: Block): Block[] =>
    blocks.filter(
      (word) =>
        !word.isFigure &&
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
            other.isFigure &&
            isStacked(value, other) &&
            other.y0 > value.y1 &&
            other.y0 - value.y1 < ROWS_REACH * value.size,
        );
  return column.some((other) =>
    labelsOf(other).some((word) => labels.some((label) => Math.abs(label.x0 - word.x0) < ALIGNED * label.size)),
  );
}

// Several values next to a label form a table row; only the columns show which value is meant.
function isRowOfTable({ label, way, pair, next }: Neighbour, neighbours: readonly Neighbour[]): boolean {
  if (pair === undefined || next === undefined) return false;
  const value = pair.value as Block;
  const isNear = value.isFigure && gapBetween(value, next) < TABLE_GAP * value.size;
  return (
    isNear ||
    neighbours.some(
      (other) => other.way === way && other.label !== label && other.next !== undefined && isStacked(next, other.next),
    )
  );
}

// `May | NAV | June`: labels between two figures, of which none has a label of its own, are the middle of a table's rows.
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

function findRival({ meaning }: Label, value: Block, next: Block | undefined): Block | undefined {
  // Cells of one row share a baseline; the rows of a neighbouring table do not line up with those of the list.
  const isLevel = next !== undefined && Math.abs(next.baseline - value.baseline) < 0.15 * value.size;
  return isLevel && isAlike(value, next) && fitsClosely(meaning, value.text) && fitsClosely(meaning, next.text)
    ? next
    : undefined;
}

function findStacked(label: Label, way: 'BELOW' | 'ABOVE', { blocks, known, isTaken }: Page): Neighbour | undefined {
  const own = label.block;
  const gapTo = (block: Block): number => (way === 'BELOW' ? block.y0 - own.y1 : own.y0 - block.y1);
  // A value in larger letters over its label keeps the distance of its own letters.
  const reachTo = (block: Block): number =>
    way === 'BELOW' ? REACH_BELOW * own.size : REACH_ABOVE * Math.max(own.size, block.size);
  const isOver = (block: Block): boolean => isStacked(own, block) || (way === 'BELOW' && isIndented(own, block));
  const near = blocks.filter(
    (block) => block !== own && gapTo(block) >= -3 && gapTo(block) < reachTo(block) && isOver(block),
  );
  const [next] = near.toSorted((a, b) => gapTo(a) - gapTo(b));
  if (next === undefined || known.has(next) || isTaken(next)) return undefined;
  // Figures under each other under a label are a column of a table. Under several heads the rows may have labels of two lines.
  const pitch = headsColumn(blocks, own) ? COLUMN_PITCH : CLOSE_PITCH;
  const isParted = (block: Block): boolean =>
    blocks.some(
      (word) =>
        !word.isFigure && word.y0 > next.y1 - 1 && word.y1 < block.y0 + 1 && word.x0 < block.x1 && word.x1 > block.x0,
    );
  const goesOn =
    isCell(next) &&
    blocks.some(
      (block) =>
        isCell(block) &&
        block !== next &&
        isStacked(next, block) &&
        gapTo(block) - gapTo(next) > 0.5 * own.size &&
        gapTo(block) - gapTo(next) < pitch * own.size &&
        !isParted(block),
    );
  if (goesOn || isCellOfRow(blocks, own, next)) return { label, way, pair: undefined };
  const gap = Math.max(0, gapTo(next));
  return makeNeighbour(
    label,
    way,
    next,
    (way === 'BELOW' ? COSTS.below : COSTS.above) + Math.round(gap / 4) + (isAlike(next, own) ? COSTS.alike : 0),
  );
}

// A column may be one of dates, as of the maturities of holdings.
function isCell({ isFigure, text }: Block): boolean {
  return isFigure || readDate(text) !== undefined;
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

// `KSE-100 Index (total return)`, `Asset Allocation Scheme`: the words of a title, in what the label asks for.
function isNamed(meaning: LabelMeaning, text: string): boolean {
  if (meaning.kind !== 'fact') return false;
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
  return (
    meaning.kind === 'fact' && (meaning.fact === 'category' || meaning.fact === 'fund_type') && !/[:]$/.test(block.text)
  );
}

function isStacked(label: Block, block: Block): boolean {
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

/** One value for a label and one label for a value, the cheapest first. */
function choose(candidates: readonly Candidate[]): LabelPair[] {
  const ranked = candidates
    .filter(({ cost }) => cost < COSTS.limit)
    .toSorted((a, b) => a.cost - b.cost || a.label.y0 - b.label.y0 || a.label.x0 - b.label.x0);
  const labels = new Set<Block>();
  const values = new Set<Cell>();
  const chosen: Candidate[] = [];
  for (const candidate of ranked) {
    if (labels.has(candidate.label) || values.has(candidate.value)) continue;
    labels.add(candidate.label);
    values.add(candidate.value);
    chosen.push(candidate);
  }
  // If a different value, unused by other labels, is about as good in another direction, the choice is ambiguous.
  const isOpen = (pair: Candidate): boolean =>
    ranked.some(
      (rival) =>
        rival.label === pair.label &&
        rival.value !== pair.value &&
        rival.value.text !== pair.value.text &&
        rival.cost - pair.cost <= CLOSE &&
        !values.has(rival.value),
    );
  const rivalsOf = (pair: Candidate): LabelPair => {
    const others = candidates
      .filter(
        (rival) =>
          rival.label === pair.label &&
          rival.value.text !== pair.value.text &&
          rival.value.text.length <= LONGEST_RIVAL,
      )
      .toSorted((a, b) => a.cost - b.cost);
    const unlike = others.filter(
      (rival, at) => others.findIndex((other) => other.value.text === rival.value.text) === at,
    );
    const rivals = unlike.slice(0, MOST_RIVALS).map(({ value, cost }) => ({ value, margin: cost - pair.cost }));
    return rivals.length === 0 ? pair : { ...pair, rivals };
  };
  return chosen
    .filter((pair) => !isOpen(pair))
    .map(rivalsOf)
    .toSorted((a, b) => a.label.y0 - b.label.y0 || a.label.x0 - b.label.x0);
}

// A reviewer chooses among a few.
const MOST_RIVALS = 3;
// A longer text is a paragraph.
const LONGEST_RIVAL = 80;
// Costs this near decide nothing.
const CLOSE = 1;
