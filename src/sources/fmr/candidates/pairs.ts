/** Labels and their values in every geometry: beside, below, above, in one line. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { makeBlock } from '#sources/fmr/ink/blocks.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import type { FactName } from '#sources/fmr/labels.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { isBeside } from './rows.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { fitsValue } from './value-types.ts';

type Way = 'RIGHT' | 'BELOW' | 'ABOVE' | 'INLINE';

export interface LabelPair {
  readonly label: Block;
  readonly labelText: string;
  readonly meaning: LabelMeaning;
  readonly value: Cell;
  readonly way: Way;
  readonly blocks: readonly Block[];
}

interface Candidate extends LabelPair {
  readonly cost: number;
}

type FindMeaning = (text: string) => LabelMeaning | undefined;

/** The value of every label that has one which fits it; of several, the one that agrees with the labels around it. */
export function listPairs(blocks: readonly Block[], meaningOf: FindMeaning, isTaken: (block: Block) => boolean): LabelPair[] {
  const labels = blocks.flatMap((block) => {
    const meaning = block.isFigure || isTaken(block) ? undefined : meaningOf(block.text);
    return meaning === undefined ? [] : [{ block, meaning }];
  });
  // `12 Month KIBOR` may be a value; a period with a figure beside it is a label.
  const hasFigure = (label: Block): boolean => blocks.some((block) => block.isFigure && block.x0 >= label.x1 - 1 && isBeside(block, label));
  const known = new Set(labels.filter(({ block, meaning }) => meaning.kind !== 'period' || (/return/i.test(block.text) && hasFigure(block))).map(({ block }) => block));
  const candidates = labels.flatMap(({ block, meaning }) => listCandidates(blocks, block, meaning, known, isTaken));
  const chosen = choose(candidates);
  const used = new Set<Cell>(chosen.flatMap((pair) => pair.blocks));
  return [...chosen.map((pair) => withRest(pair, blocks, (block) => used.has(block) || known.has(block) || isTaken(block))), ...blocks.filter((block) => !isTaken(block) && !known.has(block)).flatMap((block) => splitInline(block, meaningOf))];
}

function listCandidates(blocks: readonly Block[], label: Block, meaning: LabelMeaning, known: ReadonlySet<Block>, isTaken: (block: Block) => boolean): Candidate[] {
  const isTitle = (value: Block, way: Way): boolean => {
    const kind = value.isFigure ? undefined : titleKind(value.text);
    const isCategory = isTextOf(meaning, value) && CATEGORY_OF_RETURN.test(value.text);
    const isIndex = meaning.kind === 'fact' && LONG_TEXTS.has(meaning.fact) && INDEX_WORD.test(value.text);
    return kind !== undefined && value.text.length < 60 && !isCategory && !isIndex && (way !== 'RIGHT' || HEADINGS.has(kind));
  };
  const make = (value: Block, way: Way, cost: number): Candidate[] => (fitsValue(meaning, value.text) && !isTitle(value, way) ? [{ label, labelText: label.text, meaning, value, way, blocks: [label, value], cost }] : []);
  const right = blocks.filter((block) => block !== label && block.x0 >= label.x1 - 1 && isBeside(block, label)).toSorted((a, b) => a.x0 - b.x0);
  const found: Candidate[] = [];
  const [beside] = right;
  if (beside !== undefined && !isTaken(beside) && !headsColumn(blocks, label) && (!known.has(beside) || isTextOf(meaning, beside))) {
    const joined = joinRunIn(blocks, label, right);
    found.push(...make(joined ?? beside, 'RIGHT', Math.round((beside.x0 - label.x1) / 40) + (known.has(beside) ? 6 : 0)));
  }
  const isOther = (block: Block): boolean => block.size > label.size + 0.4 || block.bold !== label.bold || block.color !== label.color;
  const stacked = blocks.filter((block) => block !== label && !known.has(block) && !isTaken(block) && isOther(block) && isStacked(label, block));
  const under = stacked.filter((block) => block.y0 >= label.y1 - 3 && block.y0 - label.y1 < 1.6 * label.size).toSorted((a, b) => a.y0 - b.y0)[0];
  const over = stacked.filter((block) => block.y1 <= label.y0 + 3 && label.y0 - block.y1 < 1.2 * label.size).toSorted((a, b) => b.y1 - a.y1)[0];
  if (under !== undefined) found.push(...make(under, 'BELOW', 3 + Math.round(Math.max(0, under.y0 - label.y1) / 4)));
  if (over !== undefined) found.push(...make(over, 'ABOVE', 5 + Math.round(Math.max(0, label.y0 - over.y1) / 4)));
  return found;
}

// One of several heads beside each other, each over a figure: what stands right of it is the next column's head.
function headsColumn(blocks: readonly Block[], label: Block): boolean {
  const isOverFigure = (head: Block): boolean => blocks.some((block) => block.isFigure && block.y0 >= head.y1 - 1 && block.y0 - head.y1 < 1.5 * head.size && block.x0 < head.x1 && block.x1 > head.x0);
  if (!isOverFigure(label)) return false;
  return blocks.some((other) => other !== label && !other.isFigure && Math.abs(other.baseline - label.baseline) < 1.5 && Math.abs(other.size - label.size) < 0.3 && other.bold === label.bold && isOverFigure(other));
}

// Facts whose values are texts that may run over several blocks.
const LONG_TEXTS = new Set<FactName>(['benchmark', 'old_benchmark', 'new_benchmark', 'leverage']);

/** A text beside or under its label goes on with the blocks under it that have no label of their own. */
function withRest(pair: LabelPair, blocks: readonly Block[], isUsed: (block: Block) => boolean): LabelPair {
  const { meaning, way, label } = pair;
  const [, first] = pair.blocks;
  if (first === undefined || way === 'ABOVE' || way === 'INLINE' || meaning.kind !== 'fact' || !LONG_TEXTS.has(meaning.fact)) return pair;
  const parts = [first];
  for (;;) {
    const last = parts.at(-1) as Block;
    const next = blocks.find((block) => block !== last && Math.abs(block.x0 - first.x0) < 1.5 && block.y0 > last.y1 - 2 && block.y0 - last.y1 < 0.8 * first.size);
    if (next === undefined || isUsed(next) || (next.isFigure && parts.length === 1) || next.bold !== first.bold || next.color !== first.color || Math.abs(next.size - first.size) > 0.3 || titleKind(next.text) !== undefined) break;
    // A word in the labels' column beside it is its label, known or not.
    if (blocks.some((block) => block !== label && isBeside(block, next) && block.x1 <= next.x0 && block.x0 >= label.x0 - 3 && block.x0 < label.x1)) break;
    parts.push(next);
  }
  const lines = parts.flatMap((part) => [...part.lines]);
  // `portfolio, 75%` at a line's end was parted as a cell of its own.
  const whole = lines.length === 1 ? lines : lines.flatMap((line) => [line, ...blocks.flatMap((block) => (block.isFigure && !isUsed(block) && isRunOn(line, block) ? [...block.lines] : []))]);
  if (whole.length === first.lines.length) return pair;
  const value = makeBlock(whole);
  return { ...pair, value, blocks: [label, ...parts] };
}

function isRunOn(line: Block['lines'][number], block: Block): boolean {
  const gap = block.x0 - line.x1;
  return Math.abs(block.baseline - line.baseline) < 1 && gap >= 0 && gap < 0.5 * line.size && block.bold === line.bold && block.color === line.color && Math.abs(block.size - line.size) < 0.3;
}

// Titles that are never a value.
const HEADINGS = new Set<TitleKind>(['FACTS', 'STATISTICS', 'PERFORMANCE', 'SERIES', 'COMMITTEE', 'HOLDINGS', 'OBJECTIVE', 'COMMENTARY', 'CREDIT_QUALITY']);

// `Fixed Return` is a category of funds, though its words are a title's.
const CATEGORY_OF_RETURN = /\b(?:fixed|absolute|target(?:ed)?)(?: rate)? returns?\b/i;

// `12 Month KIBOR` is a benchmark.
const INDEX_WORD = /\b(?:kibor|pkrv|pkisrv|index|kse|kmi|deposit)\b/i;

// A known word may be a value where words are wanted: `Category: Money Market`.
function isTextOf(meaning: LabelMeaning, block: Block): boolean {
  return meaning.kind === 'fact' && (meaning.fact === 'category' || meaning.fact === 'fund_type') && !/[:]$/.test(block.text);
}

function isStacked(label: Block, block: Block): boolean {
  return Math.abs(label.x0 - block.x0) < 3 || Math.abs(label.x1 - block.x1) < 3 || Math.abs((label.x0 + label.x1 - block.x0 - block.x1) / 2) < 3;
}

// **Objective** The text begins behind its label and goes on under it.
function joinRunIn(blocks: readonly Block[], label: Block, right: readonly Block[]): Block | undefined {
  const [beside] = right;
  if (beside === undefined || beside.x0 - label.x1 > 1.2 * label.size || beside.bold === label.bold || beside.text.length < 40) return undefined;
  const next = blocks.find((block) => block !== label && block.bold === beside.bold && Math.abs(block.x0 - label.x0) < 2 && block.y0 > label.y0 + 2 && block.y0 - label.y1 < 0.8 * label.size);
  return next === undefined ? undefined : makeBlock([...beside.lines, ...next.lines]);
}

// What a label without a value costs its list, and by how much one way must be cheaper to bind the whole list.
const NO_VALUE = 10;
const CLEAR = 6;
const FAR = 8;
const WAYS: readonly Way[] = ['RIGHT', 'BELOW', 'ABOVE'];

/** One value for a label and one label for a value: the way that is cheapest for a whole list of labels wins, then the nearer. */
function choose(candidates: readonly Candidate[]): LabelPair[] {
  const ranked = listLists(candidates).flatMap(weighList).filter(({ total }) => total < NO_VALUE)
    .toSorted((a, b) => a.total - b.total || a.candidate.label.y0 - b.candidate.label.y0 || a.candidate.label.x0 - b.candidate.label.x0);
  const labels = new Set<Block>();
  const values = new Set<Cell>();
  const chosen: LabelPair[] = [];
  for (const { candidate } of ranked) {
    if (labels.has(candidate.label) || values.has(candidate.value)) continue;
    labels.add(candidate.label);
    values.add(candidate.value);
    chosen.push(candidate);
  }
  return chosen.toSorted((a, b) => a.label.y0 - b.label.y0 || a.label.x0 - b.label.x0);
}

/** Candidates of labels that begin under each other in one style. */
function listLists(candidates: readonly Candidate[]): Candidate[][] {
  const lists: Candidate[][] = [];
  for (const candidate of candidates) {
    const { x0, size, bold, color } = candidate.label;
    const list = lists.find(([first]) => first !== undefined && Math.abs(first.label.x0 - x0) < 3 && Math.abs(first.label.size - size) < 0.4 && first.label.bold === bold && first.label.color === color);
    if (list === undefined) lists.push([candidate]);
    else list.push(candidate);
  }
  return lists;
}

interface Weighed {
  readonly candidate: Candidate;
  readonly total: number;
}

function weighList(list: readonly Candidate[]): Weighed[] {
  const labels = [...new Set(list.map(({ label }) => label))];
  const weighed = list.map((candidate): Weighed => {
    const alike = list.filter((other) => other.way === candidate.way && other.label !== candidate.label);
    const aligned = alike.filter((other) => Math.abs(other.value.x0 - candidate.value.x0) < 3 || Math.abs(other.value.x1 - candidate.value.x1) < 3);
    // A label whose own value is missing would take what stands in the next column of the page.
    const isNear = candidate.value.x0 - candidate.label.x1 < 1.2 * candidate.label.size;
    const isAlone = candidate.way === 'RIGHT' && alike.length >= 3 && aligned.length === 0 && !isNear;
    // Values that align with each other may stand far from their labels.
    const cost = aligned.length >= 3 ? Math.min(candidate.cost, FAR) : candidate.cost;
    return { candidate, total: cost - Math.min(6, aligned.length) + (isAlone ? 12 : 0) };
  });
  const costOf = (way: Way): number => labels.reduce((sum, label) => sum + Math.min(NO_VALUE, ...weighed.filter(({ candidate }) => candidate.way === way && candidate.label === label).map(({ total }) => total)), 0);
  const [best, second] = WAYS.map((way) => ({ way, cost: costOf(way) })).toSorted((a, b) => a.cost - b.cost);
  // In a list whose labels have their values on one side what stands on another side is not theirs.
  if (labels.length < 3 || best === undefined || second === undefined || second.cost - best.cost < CLEAR) return weighed;
  return weighed.map((each) => (each.candidate.way === best.way ? each : { ...each, total: each.total + 2 * NO_VALUE }));
}

const PARTS = /\s{0,9}[•|●▪]\s{0,9}/;

/** `Label: value`, `Label - "AA" by PACRA`, several of them parted by bullets or bars. */
function splitInline(block: Block, meaningOf: FindMeaning): LabelPair[] {
  if (block.text.length > 260) return [];
  return block.text.split(PARTS).flatMap((part) => {
    const text = respace(part);
    const match = /^([^:]{2,60}?)\s*:\s*(\S.*)$/s.exec(text) ?? /^([A-Za-z][A-Za-z. ()]{2,40}?)\s+[-–]\s+(\S.*)$/s.exec(text) ?? /^([A-Z][^:]{2,60}?)\s{0,2}((?:Rs\.?|PKR)\s{0,9}[\d,.].*)$/s.exec(text);
    const [label = '', value = ''] = match?.slice(1) ?? [];
    // `Fund: Not Yet Rated`: some words are labels only before a colon.
    const meaning = match === null ? undefined : (meaningOf(label) ?? (label.length < 24 && /^[^:]*:/.test(text) ? meaningOf(`${label}:`) : undefined));
    if (meaning === undefined || !fitsValue(meaning, value)) return [];
    return [{ label: block, labelText: label, meaning, value: { ...block, text: value }, way: 'INLINE' as const, blocks: [block] }];
  });
}
