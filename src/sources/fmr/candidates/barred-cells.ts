/**
 * Cells of several facts, parted by bars: `NAV | Offer | Redemption price` over `112.18 | 113.86 | 112.18`,
 * as many labels as values.
 */
import { makeSegment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { isAlike, type FindMeaning, type LabelPair, type Way } from './label-pair.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { periodOf } from '#sources/fmr/read-fees.ts';
import { isBeside } from './rows.ts';
import { fitsClosely, fitsValue } from './value-types.ts';

/** A cell whose parts could be the labels of the parts of the cell beside or under it, in their order. */
interface BarredCell {
  readonly label: Block;
  readonly way: Way;
  readonly labels: readonly Block[];
  readonly values: readonly Block[];
  /** The blocks that both cells are made of. */
  readonly blocks: readonly Block[];
}

const BAR = /^[|¦/]$/;
// A slash within a word parts nothing: `12/31/2024`.
const HAS_BAR = /[|¦]|\s\/\s/;
// In multiples of the font size.
const WORD_GAP = 1.2;
const REACH_BELOW = 1.2;
const ALIGNED = 0.5;
const NEXT_LINE = 0.6;
const SIGN_WIDTH = 0.2;

/** All pairs of cells with equally many parts; what they mean decides which of them are labels and values. */
export function listBarredCells(blocks: readonly Block[], isTaken: (block: Block) => boolean): BarredCell[] {
  const open = blocks.filter((block) => !isTaken(block));
  const cells = open.flatMap((block) => {
    const whole = joinFigures(block, open) ?? (HAS_BAR.test(block.text) ? joinCell(block, open) : undefined);
    return whole === undefined ? [] : [whole];
  });
  return cells.flatMap((label) => {
    const labels = partsOf(label);
    return (['BELOW', 'RIGHT'] as const).flatMap((way): BarredCell[] => {
      const cell = cells.find(
        (other) =>
          other !== label &&
          (way === 'BELOW' ? isUnder(label.block, other.block, open) : isNext(label.block, other.block, open)),
      );
      const values = cell === undefined ? [] : partsOf(cell);
      if (cell === undefined || labels.length < 2 || values.length !== labels.length) return [];
      if (way === 'RIGHT' && cells.some((other) => isRestOfRow(cell.block, other.block, open))) return [];
      if (cell.figures === undefined && !HAS_UPRIGHT.test(cell.block.text) && isOpenBelow(cell, label.block, open))
        return [];
      return [{ label: label.block, way, labels, values, blocks: [...label.blocks, ...cell.blocks] }];
    });
  });
}

/** `1.05% | 1.06%` and `1.87% | 1.81%` on the line of one label are the cells of a row, under heads of columns. */
function isRestOfRow(cell: Block, other: Block, open: readonly Block[]): boolean {
  return (
    other.x0 > cell.x1 &&
    isBeside(cell, other) &&
    [cell, other].every(({ text }) => /^\D?\d/.test(text)) &&
    !open.some((label) => isBeside(cell, label) && label.x0 > cell.x1 && label.x1 < other.x0)
  );
}

const HAS_UPRIGHT = /[|¦]/;

/** `Low / Principal` over `at low risk`, alone on its line: a slash is also part of texts of two lines. */
function isOpenBelow({ block, blocks }: Cell, label: Block, open: readonly Block[]): boolean {
  return open.some(
    (next) =>
      !blocks.includes(next) &&
      next.x0 > label.x0 - ALIGNED * block.size &&
      next.x0 < block.x1 &&
      next.y0 - block.y1 > -0.4 * block.size &&
      next.y0 - block.y1 < NEXT_LINE * block.size &&
      !open.some((other) => other !== next && other.x0 < block.x1 && other.x1 > label.x0 && isBeside(other, next)),
  );
}

interface Cell {
  readonly block: Block;
  readonly blocks: readonly Block[];
  /** Its figures, if the signs between them were dropped. */
  readonly figures?: readonly Block[];
}

/** `111.44 / 112.55`, which are two blocks: that of a figure before a sign has the sign in its width. */
function joinFigures(first: Block, open: readonly Block[]): Cell | undefined {
  const figures = [first];
  for (let last = first; hasSign(last);) {
    const next = open.find((other) => other.isFigure && isClose(last, other));
    if (next === undefined) return undefined;
    figures.push(next);
    last = next;
  }
  if (figures.length < 2) return undefined;
  const [line] = first.lines;
  const words = figures.flatMap((figure) => figure.lines.flatMap((each) => each.words));
  return line === undefined
    ? undefined
    : { block: makeBlock([{ ...line, ...makeSegment(words) }]), blocks: figures, figures };
}

function hasSign({ isFigure, lines: [line], size }: Block): boolean {
  const last = line?.words.at(-1);
  return isFigure && line !== undefined && last !== undefined && line.x1 - last.x1 > SIGN_WIDTH * size;
}

/** The cell with the figures that were parted from it, and the line under it that continues it. */
function joinCell(first: Block, open: readonly Block[]): Cell | undefined {
  const line = [first];
  if (open.some((other) => isClose(other, first) && /[|¦]$/.test(other.text))) return undefined;
  for (let last: Block = first; ;) {
    const next = open.find((other) => isClose(last, other) && (/[|¦]$/.test(last.text) || /^[|¦]/.test(other.text)));
    if (next === undefined) break;
    line.push(next);
    last = next;
  }
  const block =
    line.length === 1
      ? first
      : makeBlock([
          {
            ...(first.lines[0] as Block['lines'][number]),
            ...makeSegment(line.flatMap((each) => each.lines.flatMap(({ words }) => words))),
          },
        ]);
  const under = open.find((other) => goesOn(block, other, open));
  return under === undefined
    ? { block, blocks: line }
    : { block: makeBlock([...block.lines, ...under.lines]), blocks: [...line, under] };
}

function isClose(last: Block, next: Block): boolean {
  return (
    next !== last &&
    last.lines.length === 1 &&
    next.lines.length === 1 &&
    Math.abs(next.baseline - last.baseline) < 1 &&
    next.x0 - last.x1 > -1 &&
    next.x0 - last.x1 < WORD_GAP * last.size
  );
}

// `A+ by PACRA on` over `23-Aug-2024`, in the same letters and with no label of its own.
function goesOn(block: Block, next: Block, open: readonly Block[]): boolean {
  const gap = next.y0 - block.y1;
  if (
    !isAlike(block, next) ||
    Math.abs(next.x0 - block.x0) > ALIGNED * block.size ||
    gap < -0.4 * block.size ||
    gap > NEXT_LINE * block.size ||
    /[|¦:]/.test(next.text)
  )
    return false;
  return (
    !open.some((other) => other !== next && other.x1 <= next.x0 && isBeside(other, next)) && isAsWide(block, next, open)
  );
}

const OPEN_END = /[,&(–-]$|\b(?:and|at|by|for|from|in|of|on|the|to|with|dated)$/;

// The line needs another word, or the first word of the next one had no room before the right edge of the column.
function isAsWide(block: Block, next: Block, open: readonly Block[]): boolean {
  const word = next.lines[0]?.words[0];
  const last = block.lines.at(-1);
  if (word === undefined || last === undefined) return false;
  const right = Math.max(
    ...open.filter((other) => Math.abs(other.x0 - block.x0) < ALIGNED * block.size).map((other) => other.x1),
  );
  return OPEN_END.test(last.text) || last.x1 + (word.x1 - word.x0) > right - block.size;
}

function isUnder(label: Block, value: Block, open: readonly Block[]): boolean {
  const gap = value.y0 - label.y1;
  const near = ALIGNED * label.size;
  const isAligned =
    Math.abs(value.x0 - label.x0) < near ||
    Math.abs(value.x1 - label.x1) < near ||
    Math.abs(value.x0 + value.x1 - label.x0 - label.x1) / 2 < near;
  if (!isAligned || gap < -0.4 * label.size || gap > REACH_BELOW * label.size) return false;
  return !open.some(
    (other) => other.y0 > label.y1 - 1 && other.y1 < value.y0 + 1 && other.x0 < value.x1 && other.x1 > value.x0,
  );
}

function isNext(label: Block, value: Block, open: readonly Block[]): boolean {
  if (value.x0 < label.x1 - 1 || !isBeside(value, label)) return false;
  return !open.some((other) => other.x0 >= label.x1 - 1 && other.x1 <= value.x0 + 1 && isBeside(other, label));
}

function partsOf({ block, figures }: Cell): readonly Block[] {
  if (figures !== undefined) return figures;
  const parts: Word[][][] = [[[]]];
  for (const [at, line] of block.lines.entries()) {
    if (at > 0) parts.at(-1)?.push([]);
    for (const word of line.words) {
      if (BAR.test(word.text)) parts.push([[]]);
      else parts.at(-1)?.at(-1)?.push(word);
    }
  }
  const [line] = block.lines;
  const made = parts.map((lines) => lines.filter((words) => words.length > 0)).filter((lines) => lines.length > 0);
  // A bar without blanks around it, or at the edge of a cell, parts nothing.
  if (line === undefined || made.length < parts.length || made.flat(2).some((word) => /[|¦]/.test(word.text)))
    return [];
  return made.map((lines) => makeBlock(lines.map((words) => ({ ...line, ...makeSegment(words) }))));
}

interface NamedPart {
  readonly meaning: LabelMeaning;
  readonly labelText: string;
  /** The whole cell where its other words are part of the label. */
  readonly label: Block;
}

/** A pair for each part of a cell, if every part is a label with a value of its type. */
export function listBarredPairs(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): LabelPair[] {
  const found = listBarredCells(blocks, isTaken).flatMap((cell) => {
    const named = nameParts(cell, meaningOf);
    const isOfLabels = cell.values.every((value) => meaningOf(value.text)?.kind === 'fact');
    // Under a cell in the same letters may be the labels of the next row, in words that are not in the vocabulary.
    const isRow =
      cell.way === 'BELOW' &&
      isAlike(cell.label, cell.values[0] as Block) &&
      !cell.values.some(
        (value, at) => named !== undefined && fitsClosely((named[at] as NamedPart).meaning, value.text),
      );
    return named === undefined || isOfLabels || isRow ? [] : [{ cell, named }];
  });
  return found.flatMap(({ cell, named }) => {
    // The same labels with values in two places.
    if (
      found.some(
        (other) =>
          other.cell !== cell &&
          (other.cell.label === cell.label || other.cell.blocks.some((block) => cell.blocks.includes(block))),
      )
    )
      return [];
    return named.map((part, at): LabelPair => ({
      ...part,
      value: cell.values[at] as Block,
      way: cell.way,
      blocks: cell.blocks,
    }));
  });
}

// `Rating: Fund`, `Expense ratio excluding levies, MTD`: words for all parts before those of the first.
const WITH_HEAD = /^([^:,]{3,60})[:,]\s+(\S.*)$/;
// `Sales load (Front-end / Back-end)`: the parts may be in brackets behind these words.
const OPENS_BRACKET = /^([^()[\]]{3,60}?)\s?[([]([^()[\]]{2,30})$/;
const CLOSES_BRACKET = /^([^()[\]]{2,30})[)\]][*†‡^§¶¹²³]{0,2}:?$/;
// `Total expense ratio MTD / YTD`, also with a dash
const BEFORE_PERIOD = /^(\S.{2,60}?),?(?:\s[–—-])?\s(mtd|f?ytd|month)$/i;
const PERIOD = /^(?:mtd|ytd|fytd|month|month to date|year to date)$/i;

function nameParts(cell: BarredCell, meaningOf: FindMeaning): NamedPart[] | undefined {
  const { head, texts } = partsUnderHead(cell);
  const named = cell.labels.map((label, at) => {
    const value = cell.values[at]?.text ?? '';
    const own: Wording = { label, labelText: label.text };
    const options =
      head === undefined ? [own, ...withTail(cell, label, at)] : withHead(cell, head, texts[at] ?? label.text);
    const meanings = options.flatMap(({ period, ...words }) => {
      const whole = meaningOf(words.labelText) ?? ofCellWithColon(words.labelText, meaningOf, value);
      const meaning = period === undefined ? whole : ofPeriod(whole, period);
      return meaning === undefined || meaning.kind === 'period' || !fitsValue(meaning, value)
        ? []
        : [{ ...words, meaning }];
    });
    // A part that may be either of two things is neither.
    return new Set(meanings.map(({ meaning }) => keyOf(meaning))).size === 1 ? meanings[0] : undefined;
  });
  const known = named.filter((part) => part !== undefined);
  return known.length === named.length && new Set(known.map(({ meaning }) => keyOf(meaning))).size === known.length
    ? known
    : undefined;
}

/** `Offer / Redemption` next to two amounts: words that a colon makes labels, where the value has a form of its own. */
function ofCellWithColon(text: string, meaningOf: FindMeaning, value: string): LabelMeaning | undefined {
  const meaning = meaningOf(`${text}:`);
  return meaning !== undefined && meaning.kind === 'fact' && fitsClosely(meaning, value) ? meaning : undefined;
}

/** The words before all parts, if the label has such, and the parts without them. */
function partsUnderHead({ labels }: BarredCell): { readonly head?: string; readonly texts: readonly string[] } {
  const texts = labels.map(({ text }) => text);
  const [first = '', ...others] = texts;
  const bracket = OPENS_BRACKET.exec(first);
  const last = CLOSES_BRACKET.exec(others.at(-1) ?? '');
  if (bracket !== null && last !== null && others.slice(0, -1).every((text) => !/[()[\]]/.test(text)))
    return { head: bracket[1] ?? '', texts: [bracket[2] ?? '', ...others.slice(0, -1), last[1] ?? ''] };
  const ratio = others.every((text) => PERIOD.test(text)) ? BEFORE_PERIOD.exec(first) : null;
  if (ratio !== null) return { head: ratio[1] ?? '', texts: [ratio[2] ?? '', ...others] };
  const [, head, rest = ''] = WITH_HEAD.exec(first) ?? [];
  return head === undefined ? { texts } : { head, texts: [rest, ...others] };
}

interface Wording {
  readonly label: Block;
  readonly labelText: string;
  /** That of the part, if the part names nothing else. */
  readonly period?: string;
}

// `Offer` in `NAV | Offer | Redemption price`: the words after the last part's first are also those
// of the parts before.
function withTail({ label, labels }: BarredCell, part: Block, at: number): Wording[] {
  const words = at === labels.length - 1 ? [] : (labels.at(-1)?.text ?? '').split(' ').slice(1);
  return words.map((_, skip) => ({ label, labelText: `${part.text} ${words.slice(skip).join(' ')}` }));
}

function withHead({ label }: BarredCell, head: string, text: string): Wording[] {
  // The mark of a note, as in `YTD*`, does not belong to the period.
  const period = text.replace(/[*†‡]{1,3}$/, '');
  if (PERIOD.test(period)) return [{ label, labelText: head, period }];
  return [`${text} ${head}`, `${head} ${text}`].map((labelText) => ({ label, labelText }));
}

function ofPeriod(meaning: LabelMeaning | undefined, period: string): LabelMeaning | undefined {
  const isFee = meaning?.kind === 'fact' && ['fee', 'expense_ratio'].includes(FACT_USES[meaning.fact].kind);
  return isFee ? { ...meaning, inside: `${meaning.inside} ${period}`.trim() } : undefined;
}

// The same ratio of two periods is two facts.
function keyOf(meaning: LabelMeaning): string {
  if (meaning.kind !== 'fact') return meaning.kind === 'metric' ? meaning.metric : meaning.period;
  return `${meaning.fact} ${periodOf(meaning.inside) ?? ''}`;
}
