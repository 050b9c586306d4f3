/** Values that span several blocks: a text and the lines below that continue it. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isSetLike, makeBlock } from '#sources/fmr/ink/blocks.ts';
import { blankSpacing } from '#documents/pdf/list-segments.ts';
import type { Box, Word } from '#documents/pdf/page-words.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { FactName } from '#sources/fmr/labels.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { isAlike, type LabelPair } from './label-pair.ts';
import { findRestAtMargin } from './rest-at-margin.ts';
import { isBeside } from './rows.ts';
import { isListOfFacts } from './value-types.ts';

// Facts whose values may be paragraphs.
const LONG_TEXTS = new Set<FactName>(['benchmark', 'old_benchmark', 'new_benchmark', 'leverage']);
const TEXTS = new Set(['text', 'party', 'term', 'risk']);
// `up to 1.50% per annum of the average daily net` over `assets`: any value may be a sentence.
const SENTENCE = 24;
// `0.60% per annum of net` over `assets`, `4.0% perannum` over what it is actually, `AM1 by PACRA (very high` over
// `quality) (June 21, 2024)`
const MAY_GO_ON = /%[^%]{0,80}\s[a-z]{2,20}$|\([^()]{0,30}$|\s(?:Rs|PKR)\.?$/;
// `and six-month KIBOR`: the beginning of the text was not found.
const BEGINS_WITHIN = /^(?:and|or|of|by|with|plus|per)\s/;
// `… in such underlying – Total expense ratio (Month)`: a label of the next column, with the dash before it.
// One word may be that of a role: `CDC - Trustee`.
const ITEM_AT_END = /\s[–—•▪■»-]\s(\p{Lu}\S{0,40}\s.{2,60})$/u;
// In multiples of the font size.
const NEAR = 0.8;
const CLOSE = 0.5;
const ALIGNED = 0.4;
// Gaps that differ by less are equal, as the lines around them may be set a little unevenly.
const UNEVEN = 0.35;
const WORD_GAP = 0.5;
const RUN_GAP = 1;
// Between words of one line that were parted.
const WIDE_BLANK = 0.75;
const LINE_PITCH = 1.8;

function endsWithItem({ lines }: Block): boolean {
  return lines.some(({ text }) => isKnownLabel(ITEM_AT_END.exec(text)?.[1] ?? ''));
}

type IsUsed = (block: Block) => boolean;

/**
 * The pair with its whole value; undefined if it is uncertain whether the text continues,
 * because a truncated value is wrong.
 */
export function completeValue(pair: LabelPair, blocks: readonly Block[], isUsed: IsUsed): LabelPair | undefined {
  const { meaning, way, label } = pair;
  const first = blocks.find((block) => block === pair.value);
  if (first !== undefined && first.isFigure && blocks.some((other) => isPartOfNumber(other, first))) return undefined;
  if (
    first === undefined ||
    meaning.kind !== 'fact' ||
    !(TEXTS.has(FACT_USES[meaning.fact].kind) || first.text.length >= SENTENCE || MAY_GO_ON.test(first.text))
  )
    return pair;
  // `provided by MUFAP` over `inception date`: the label of the next row, set like the value over it. Under a label in
  // another style `of average` over `daily net assets` is one text.
  const isOneText = (text: string): boolean => /^[a-z]/.test(text) && !isAlike(label, first);
  const holdsLabel = first.lines
    .slice(1)
    .some(({ text }) => text.includes(' ') && isKnownLabel(text) && !isOneText(text));
  if (way === 'BELOW' && holdsLabel) return undefined;
  if (endsWithItem(first)) return undefined;
  if (blocks.some((block) => isOfOneLine(first, block, way) && block !== label && !isUsed(block))) return undefined;
  const start = way === 'BELOW' && /^[a-z]/.test(first.text) ? findStart(first, label, blocks, isUsed) : undefined;
  if (start !== undefined) return completeFrom(start, first, pair, blocks, isUsed);
  if (mayGoOnAtMargin(first, label, way, blocks)) return undefined;
  const atMargin = findRestAtMargin(first, pair, blocks, isUsed);
  if (atMargin !== undefined) return atMargin.isWhole ? joined(pair, [first, atMargin.rest], []) : undefined;
  const isLong = LONG_TEXTS.has(meaning.fact);
  const begun = way === 'RIGHT' || way === 'ABOVE' ? findBegun(first, pair, blocks, isUsed) : [];
  if (begun === undefined) return undefined;
  if (begun.length === 0 && /^[a-z]/.test(first.text) && findOver(first, pair, blocks, isUsed) !== undefined)
    return undefined;
  if (way === 'ABOVE') return joined(pair, [...begun, first], []);
  const parts = [...begun, first];
  if (BEGINS_WITHIN.test((parts[0] as Block).text)) return undefined;
  for (;;) {
    const next = findNext(parts, label, blocks, isUsed, isLong);
    if (next === undefined) {
      // A company or a person is complete before the label of the next entry.
      const isSentence = FACT_USES[meaning.fact].kind !== 'party' && first.text.length >= SENTENCE;
      if (way === 'RIGHT' && isSentence && isOverWord(parts, label, blocks, isUsed)) return undefined;
      break;
    }
    if (!isLong && !lacksValue(parts) && !isCutBefore(parts, next))
      return way === 'RIGHT' || !isClose(parts, next) ? joined(pair, parts, []) : undefined;
    parts.push(next);
  }
  const whole = joined(pair, parts, isLong || lacksValue(parts) ? listRunOn(parts, blocks, isUsed) : []);
  return whole === undefined || LACKS_FIGURE.test(whole.value.text) || IS_OPEN.test(whole.value.text)
    ? undefined
    : whole;
}

// `75% PKRV rates +`: the rest was not found.
const IS_OPEN = /[+&:]$|\s(?:and|of|plus|the|with|Rs\.?|PKR)$/i;

// `a floor of of average net assets`: the figure was not read, also after `floorof`.
const LACKS_FIGURE = /(?:\b(?:at|by|to|than)|(?<!pro)of)\s+of\b/i;

// The label may be level with a later line of its value, or under the last one.
function findBegun(first: Block, pair: LabelPair, blocks: readonly Block[], isUsed: IsUsed): Block[] | undefined {
  const above = findOver(first, pair, blocks, isUsed);
  // What begins in lower case is itself the end of another text.
  if (above === undefined || !/^[^a-z]/.test(above.text) || !isCutBefore([above], first)) return [];
  const before = blocks.find(
    (block) => isRightOver(block, above) && block !== pair.label && isLabelled(block, pair.label, blocks, [first]),
  );
  if (before === undefined) return [above];
  // It may end the value of the label over it, to whose first line it is nearer then.
  const nearer = first.y0 - above.y1 - (above.y0 - before.y1);
  if (Math.abs(nearer) < UNEVEN * first.size) return undefined;
  return nearer > 0 ? [] : [above];
}

type Line = Block['lines'][number];

/** `Pakistan Stock` before `Exchange`, set like it and hardly further away than a word: parts of one line. */
function isOfOneLine(value: Block, other: Block, way: LabelPair['way']): boolean {
  const [line, next] = [value.lines.at(-1) as Line, other.lines[0] as Line];
  // On the other side are labels, or other values before labels of their own.
  const isBehind = way !== 'LEFT' && isRunIn(line, next);
  return (
    (isBehind || (way !== 'RIGHT' && isRunIn(next, line))) &&
    isSetLike(next, line) &&
    !other.isFigure &&
    /[\p{L}\d]/u.test(other.text)
  );
}

function isRunIn(before: Line, after: Line): boolean {
  const gap = (after.x0 - before.x1) / before.size;
  return gap > -0.2 && gap < WIDE_BLANK && Math.abs(after.baseline - before.baseline) < 0.3 * before.size;
}

/** `Investor` right behind a label, over `dependent` at the left edge of the label: the beginning of one text. */
function findStart(rest: Block, label: Block, blocks: readonly Block[], isUsed: IsUsed): Block | undefined {
  const [line, own] = [label.lines.at(-1) as Line, rest.lines[0] as Line];
  return blocks.find((block) => {
    const first = block.lines[0] as Line;
    return isRunIn(line, first) && isSetLike(first, own) && block !== label && !isUsed(block);
  });
}

/** The value from its beginning on; undefined if it is uncertain whether `rest` is a part of it. */
function completeFrom(
  start: Block,
  rest: Block,
  pair: LabelPair,
  blocks: readonly Block[],
  isUsed: IsUsed,
): LabelPair | undefined {
  const begun: LabelPair = { ...pair, value: start, way: 'RIGHT', blocks: [pair.label, start] };
  const whole = completeValue(begun, blocks, (block) => block !== rest && isUsed(block));
  return whole?.blocks.includes(rest) === true ? whole : undefined;
}

/**
 * `… **Dealing days:** Monday` at the end of a line of running text, over `to Friday` at its left margin,
 * which may be the rest of the value.
 */
function mayGoOnAtMargin(value: Block, label: Block, way: LabelPair['way'], blocks: readonly Block[]): boolean {
  const last = value.lines.at(-1) as Line;
  if (way !== 'RIGHT' || isSetLike(label.lines[0] as Line, last)) return false;
  const lines = blocks.flatMap((block) => [...block.lines]);
  const isLevel = (line: Line): boolean => Math.abs(line.baseline - last.baseline) < 0.3 * last.size;
  // A bullet is left of the margin.
  const level = lines.filter((line) => line !== last && isLevel(line) && /[\p{L}\d]/u.test(line.text));
  const isNear = (gap: number): boolean => gap > -0.2 * last.size && gap < RUN_GAP * last.size;
  if (level.some((line) => isNear(line.x0 - last.x1))) return false;
  let start: Box = label;
  for (let before = level.find(({ x1 }) => isNear(start.x0 - x1)); before !== undefined;) {
    start = before;
    before = level.find(({ x0, x1 }) => x0 < start.x0 && isNear(start.x0 - x1));
  }
  if (start === label) return false;
  return lines.some((line) => {
    const pitch = (line.baseline - last.baseline) / last.size;
    const isAtMargin = Math.abs(line.x0 - start.x0) < ALIGNED * last.size;
    return isAtMargin && pitch > 0.8 && pitch < LINE_PITCH && isSetLike(line, last);
  });
}

// `Income units PKR 100,000`
const ENDED = /[.!?]$|\b(?:rs|pkr)\.?\s?\d[\d,]{0,20}(?:\/-)?$/i;

/** A text right over a value and set like it, which may be the beginning of the value. */
function findOver(
  first: Block,
  { label, way }: LabelPair,
  blocks: readonly Block[],
  isUsed: IsUsed,
): Block | undefined {
  // What is under the label, or ended by a stop or an amount, is the end of another text.
  const isOpen = (block: Block): boolean =>
    (way !== 'RIGHT' || block.x0 > label.x1 - 1) &&
    !ENDED.test(block.text) &&
    block !== label &&
    !isUsed(block) &&
    !block.isFigure &&
    titleKind(block.text) === undefined &&
    !isLabelled(block, label, blocks, [first]);
  return blocks.find((block) => isRightOver(block, first) && isOpen(block));
}

function isRightOver(block: Block, below: Block): boolean {
  const gap = below.y0 - block.y1;
  const isAligned =
    Math.abs(block.x0 - below.x0) < ALIGNED * below.size || Math.abs(block.x1 - below.x1) < ALIGNED * below.size;
  return block !== below && isAligned && gap > -0.4 * below.size && gap < CLOSE * below.size && isAlike(block, below);
}

// `4 345.79`: digits no further apart than words are groups of one number.
function isPartOfNumber(other: Block, figure: Block): boolean {
  if (
    other === figure ||
    !/^\d[\d,.]*$/.test(other.text) ||
    !/^\d[\d,.]*$/.test(figure.text) ||
    !isBeside(other, figure)
  )
    return false;
  return Math.max(other.x0 - figure.x1, figure.x0 - other.x1) < WORD_GAP * figure.size;
}

function joined(pair: LabelPair, parts: readonly Block[], figures: readonly Block[]): LabelPair | undefined {
  if (parts.length + figures.length === 1) return pair;
  if (parts.some(endsWithItem) || isListOfFacts(parts.map(({ text }) => text).join(' '))) return undefined;
  const lines = parts.flatMap((part) =>
    part.lines.flatMap((line) => [
      line,
      ...figures.filter((figure) => isRunOn(line, figure)).flatMap((figure) => [...figure.lines]),
    ]),
  );
  return { ...pair, value: makeBlock(lines), blocks: [pair.label, ...parts] };
}

// The block directly below, in the same style as the value, with no possible label next to it.
function findNext(
  parts: readonly Block[],
  label: Block,
  blocks: readonly Block[],
  isUsed: IsUsed,
  isLong: boolean,
): Block | undefined {
  const [first] = parts as [Block];
  const last = parts.at(-1) as Block;
  const next = blocks.find((block) => {
    const gap = block.y0 - last.y1;
    const isAligned =
      Math.abs(block.x0 - first.x0) < ALIGNED * first.size ||
      ((!isLong || isFlushRight([...parts, block])) && Math.abs(block.x1 - first.x1) < ALIGNED * first.size);
    return block !== last && isAligned && gap > -0.4 * last.size && gap < NEAR * last.size;
  });
  if (
    next === undefined ||
    next === label ||
    isUsed(next) ||
    !isAlike(next, first) ||
    // `return of KSE 100 and 6 months` has the words of a title, and begins as no title does.
    (titleKind(next.text) !== undefined && !/^[a-z]/.test(next.text))
  )
    return undefined;
  if (closesBracket(parts, next) || lacksValue(parts) || (isLong && isNextWeight(parts, next))) return next;
  if (next.isFigure && (parts.length === 1 || !isLong)) return undefined;
  return isLabelled(next, label, blocks, parts) ? undefined : next;
}

/**
 * Whether a text that begins in no label column is right under a text and set like it, although it was taken for a
 * label: `NAV` under `Up to 2% of the average daily`, which needs it.
 */
function isOverWord(parts: readonly Block[], label: Block, blocks: readonly Block[], isUsed: IsUsed): boolean {
  const [first] = parts as [Block];
  const last = parts.at(-1) as Block;
  return blocks.some((block) => {
    const gap = block.y0 - last.y1;
    const isEdge = (one: number, other: number): boolean => Math.abs(one - other) < ALIGNED * last.size;
    return (
      block !== last &&
      isUsed(block) &&
      !block.isFigure &&
      (isEdge(block.x0, first.x0) || isEdge(block.x1, first.x1)) &&
      gap > -0.4 * last.size &&
      gap < CLOSE * last.size &&
      isAlike(block, last) &&
      isCutBefore(parts, block) &&
      !blocks.some(
        (other) => other !== block && isBeside(other, block) && !parts.includes(other) && isWithinReach(other, block),
      ) &&
      !isLabelled(block, label, blocks, parts)
    );
  });
}

// A value right of a label, in multiples of the font size.
const VALUE_REACH = 20;

function isWithinReach(value: Block, label: Block): boolean {
  return value.x0 >= label.x1 && value.x0 - label.x1 < VALUE_REACH * label.size;
}

function isFlushRight(parts: readonly Block[]): boolean {
  const lines = parts.flatMap((part) => part.lines);
  const [first] = lines as [Block['lines'][number]];
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < ALIGNED * first.size;
  return lines.every((line) => isNear(line.x1, first.x1)) && lines.some((line) => !isNear(line.x0, first.x0));
}

// A word in the label column on the same row is the block's own label, whether it is a known label or not.
function isLabelled(value: Block, label: Block, blocks: readonly Block[], parts: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      block !== label &&
      block !== value &&
      !parts.includes(block) &&
      isBeside(block, value) &&
      block.x0 < label.x1 &&
      block.x1 > label.x0,
  );
}

function isClose(parts: readonly Block[], next: Block): boolean {
  const last = parts.at(-1) as Block;
  return next.y0 - last.y1 < CLOSE * last.size;
}

// `Front end: 1.0%, back end:` before or over `0%`
function lacksValue(parts: readonly Block[]): boolean {
  return parts.at(-1)?.text.endsWith(':') === true;
}

// `AM3 by VIS (4th December,` over `2009)`
function closesBracket(parts: readonly Block[], next: Block): boolean {
  const text = parts.map((part) => part.text).join(' ');
  return text.lastIndexOf('(') > text.lastIndexOf(')') && /^[^()]*\)/.test(next.text);
}

const WEIGHT = /\(\d{1,2}%\)/;

// `Sample Index (60%) and average deposit rate` over `(40%)`: the weight of its last part.
function isNextWeight(parts: readonly Block[], next: Block): boolean {
  return WEIGHT.exec(next.text)?.[0] === next.text && parts.some(({ text }) => WEIGHT.test(text));
}

// The first word would not have fitted on the line above, or it begins in lower case or with a bracket, or ends one.
function isCutBefore(parts: readonly Block[], next: Block): boolean {
  const last = parts.at(-1)?.lines.at(-1);
  const word = next.lines[0]?.words[0];
  if (last === undefined || word === undefined) return false;
  const width = Math.max(...[...parts, next].map((block) => block.x1 - block.x0));
  if (/^[a-z([]/.test(next.text) || closesBracket(parts, next)) return true;
  return last.x1 - last.x0 + (word.x1 - word.x0) + 0.25 * next.size > width;
}

// `portfolio, 75%` at a line's end was parted as a cell of its own.
function listRunOn(parts: readonly Block[], blocks: readonly Block[], isUsed: IsUsed): Block[] {
  const lines = parts.flatMap((part) => [...part.lines]);
  return lines.length === 1 && !lacksValue(parts)
    ? []
    : blocks.filter((block) => block.isFigure && !isUsed(block) && lines.some((line) => isRunOn(line, block)));
}

function isRunOn(line: Block['lines'][number], block: Block): boolean {
  const [next] = block.lines as [Line];
  // The blank of a typewriter is wider.
  const gap = block.x0 - line.x1 - blankSpacing(line.words.at(-1) as Word, next.words[0] as Word);
  const isLevel = Math.abs(block.baseline - line.baseline) < 0.25 * line.size;
  return isSetLike(line, next) && isLevel && gap > -0.2 * line.size && gap < 0.5 * line.size;
}
