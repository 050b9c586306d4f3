/**
 * Shares in running text: `T-Bills 66.1%, Bank Deposits 25.9% and Others 8.0%`,
 * `Sample Bank Limited 9.31; Sample Cement 5.87.`, `AAA 15.5 | AA 6.2 | Unrated 1.4`,
 * `1. Sample Bank Limited 9.31; 2. Sample Cement 5.87.`,
 * `by their rating: 72.9% Government securities, 12.7% AAA and 3.3% Oil and gas.`
 * A list is a sentence, or the part of one behind its introduction, that has nothing but names, each with its figure.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { groupNeighbours } from './rows.ts';

export interface ListedItem {
  readonly name: Cell;
  readonly figure: Cell;
  /** `18.2` of `Cement 22.1 (18.2)`, with the name of `16.5 (June: 18.6)`. */
  readonly other: { readonly name: string; readonly figure: Cell } | null;
}

interface ListedShares {
  /** The words before the list in its sentence. */
  readonly introduction: string;
  /** `of total assets`, behind the last share; empty if nothing is. */
  readonly base: string;
  readonly items: readonly ListedItem[];
}

const FEWEST_ITEMS = 3;
// Of items that are counted.
const FEWEST_NUMBERED = 2;
const LONGEST_WORD = 40;
// A figure in percent, or with decimals. Names begin with a capital and have no figure with a percent sign in them.
const ITEM = new RegExp(
  joinLines`
    ([A-Z][^;:,%|•·]{0,80}?)\s
    (\(?[-−–]?\d{1,3}(?:\.\d{1,4})?\)?\s?%|\(?[-−–]?\d{1,3}\.\d{1,4}\)?-?)
    (?:\s\((?:([A-Z][a-z]{2,8}):\s)?(\d{1,3}(?:\.\d{1,4})?)\s?%?\))?
    (?=\s*(?:[;,.|•·]|and\s|of\s(?:total|net|gross)\s|\(?\d{1,2}[.)]\s[A-Z]|$))`,
  'y',
);
// A name after its figure ends before the next figure.
const ITEM_AFTER = new RegExp(
  joinLines`
    (\d{1,3}(?:\.\d{1,4})?\s?%)\s([A-Z][^;:,%|•·]{0,80}?)
    (?=(?:[;,]|,?\sand)\s(?:and\s)?\d{1,3}(?:\.\d{1,4})?\s?%\s[A-Z]|\.?$|\.\s)`,
  'y',
);
// The words that introduce a list do not belong to its first name, nor does a figure with decimals to any name. A text
// layer may have lost blanks.
const NO_NAME = new RegExp(
  joinLines`
    \d\.\d
    |\b(?:was|were|is|are|has|had|have|consists?|comprised?)\b
    |(?:\b|fund|scheme|plan)(?:held|holds|stood|invested|invests)\b
    |\bat\s?the\s?end
    |\bthe\s?(?:fund|scheme|plan|assets)`,
  'i',
);
// `1. `, `(1) `, `1) ` before a name.
const NUMBER = /\(?(\d{1,2})[.)]\s(?=[A-Z])/y;
const BETWEEN = /\s*(?:[;,|•·]\s*(?:and\s+)?|\band\s+)/y;
const BLANKS = /\s+/y;
const BASE = /\sof (?:total|net|gross) (?:net )?assets\b/y;
const SENTENCE_END = /\.(?=\s|$)/y;

/** The lists of one paragraph, in their order. */
export function listListedShares(blocks: readonly Block[]): ListedShares[] {
  const text = new PlacedText(blocks);
  const lists: ListedShares[] = [];
  let sentence = 0;
  for (let at = 0; at < text.value.length; at += 1) {
    const run = readRun(text, at) ?? readRunAfter(text, at);
    if (run !== undefined) {
      lists.push({ introduction: text.value.slice(sentence, at).trim(), base: run.base, items: run.items });
      at = run.end;
      sentence = run.end;
    } else if (text.value[at] === '.' && /\s/.test(text.value[at + 1] ?? ' ')) sentence = at + 1;
  }
  return lists;
}

// An item begins a sentence, or follows an introduction.
function readRun(
  text: PlacedText,
  from: number,
): (Omit<ListedShares, 'introduction'> & { readonly end: number }) | undefined {
  if (from > 0 && !/\s/.test(text.value[from - 1] ?? ' ')) return undefined;
  // `the fund heldSample Ijara 22.1%`: without the blank, the first name may begin in the word before.
  if (mayBeginBefore(text.value.slice(Math.max(0, from - LONGEST_WORD), from))) return undefined;
  const items: ListedItem[] = [];
  let at = from;
  const isNumbered = matchAt(NUMBER, text.value, from)?.[1] === '1';
  const fewest = isNumbered ? FEWEST_NUMBERED : FEWEST_ITEMS;
  for (;;) {
    const number = matchAt(NUMBER, text.value, at);
    // Either none has a number, or each has the next one.
    if (number?.[1] !== (isNumbered ? `${items.length + 1}` : undefined)) return undefined;
    at += number?.[0].length ?? 0;
    const match = matchAt(ITEM, text.value, at);
    if (match === null || NO_NAME.test(match[1] ?? '')) return undefined;
    const [whole, name = '', figure = '', otherName = '', second] = match;
    const start = at + whole.indexOf(figure, name.length);
    const behind = at + whole.lastIndexOf(second ?? '');
    const other =
      second === undefined ? null : { name: otherName, figure: text.cellOf(behind, behind + second.length) };
    items.push({ name: text.cellOf(at, at + name.length), figure: text.cellOf(start, start + figure.length), other });
    at += whole.length;
    const [base = ''] = matchAt(BASE, text.value, at) ?? [];
    at += base.length;
    const end = matchAt(SENTENCE_END, text.value, at);
    if (end !== null || at >= text.value.length)
      return items.length < fewest ? undefined : { items, base, end: at + (end?.[0].length ?? 0) };
    // `2.1% of total assets, Sample Bank 2.0%`: the base of one share, and maybe not of the others.
    if (base !== '') return undefined;
    // `2) Sample Bank **9.57%**; 3) …`: a sign behind a figure may be lost.
    const between = matchAt(BETWEEN, text.value, at) ?? (isNumbered ? matchAt(BLANKS, text.value, at) : null);
    if (between === null) return undefined;
    at += between[0].length;
  }
}

/** Figures with their names after them, behind an introduction that ends with a colon, to the end of a sentence. */
function readRunAfter(
  text: PlacedText,
  from: number,
): (Omit<ListedShares, 'introduction'> & { readonly end: number }) | undefined {
  if (!/:\s$/.test(text.value.slice(Math.max(0, from - 2), from))) return undefined;
  const items: ListedItem[] = [];
  let at = from;
  for (;;) {
    const match = matchAt(ITEM_AFTER, text.value, at);
    if (match === null || NO_NAME.test(match[2] ?? '')) return undefined;
    const [whole, figure = '', name = ''] = match;
    const end = at + whole.length;
    items.push({
      name: text.cellOf(end - name.length, end),
      figure: text.cellOf(at, at + figure.length),
      other: null,
    });
    at = end;
    const close = matchAt(SENTENCE_END, text.value, at);
    if (close !== null || at >= text.value.length)
      return items.length < FEWEST_ITEMS ? undefined : { items, base: '', end: at + (close?.[0].length ?? 0) };
    const between = matchAt(BETWEEN, text.value, at);
    if (between === null) return undefined;
    at += between[0].length;
  }
}

/** Whether the capitalised words at the end of a text go back to a word with a capital inside. */
function mayBeginBefore(text: string): boolean {
  // Most texts have no such word.
  if (!/[a-z][A-Z]/.test(text)) return false;
  for (const word of text.trimEnd().split(' ').toReversed()) {
    if (/[a-z][A-Z]/.test(word)) return true;
    if (!/^[A-Z]/.test(word)) return false;
  }
  return false;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

// In multiples of the font size.
const SAME_LINE = 0.4;

/** Line by line: a figure at the end of a line is a block of its own. */
function inLines(words: readonly Word[]): Word[] {
  const lines = groupNeighbours(
    words.toSorted((a, b) => a.baseline - b.baseline),
    (first, word) => word.baseline - first.baseline < SAME_LINE * word.size,
  );
  return lines.flatMap((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/** The text of several blocks with the words that each part of it is made of. */
class PlacedText {
  readonly value: string;
  readonly #places: readonly { readonly from: number; readonly to: number; readonly word: Word }[];

  constructor(blocks: readonly Block[]) {
    let value = '';
    const places: { from: number; to: number; word: Word }[] = [];
    for (const word of inLines(blocks.flatMap((block) => block.lines.flatMap((line) => [...line.words])))) {
      if (value !== '') value += ' ';
      places.push({ from: value.length, to: value.length + word.text.length, word });
      value += word.text;
    }
    this.value = value;
    this.#places = places;
  }

  cellOf(from: number, to: number): Cell {
    const words = this.#places.filter((place) => place.from < to && place.to > from).map(({ word }) => word);
    return { ...boxAround(words), text: this.value.slice(from, to) };
  }
}

const BAR = /^[|•·]$/;
// In multiples of the font size.
const LINE_GAP = 1;
const LINE_PITCH = 2;

/** `Other sectors 9.3` under `Power 6.7 |`: an item of the list, although it has the words of a title. */
export function isAfterBar(block: Block, blocks: readonly Block[]): boolean {
  const isEndOfLine = ({ text, baseline, x0 }: Block): boolean => {
    const pitch = block.baseline - baseline;
    return BAR.test(text) && x0 > block.x0 && pitch > SAME_LINE * block.size && pitch < LINE_PITCH * block.size;
  };
  const hasShare = blocks.some(
    (figure) =>
      figure.isFigure &&
      Math.abs(figure.baseline - block.baseline) < SAME_LINE * block.size &&
      figure.x0 > block.x1 - 1 &&
      figure.x0 - block.x1 < LINE_GAP * block.size,
  );
  return hasShare && blocks.some(isEndOfLine);
}

/** `AAA | 15.5 | | | AA | 6.2`: names and figures that follow a first name on its line, parted by bars. */
export function barredRest(
  paragraph: readonly Block[],
  under: readonly Block[],
  taken: ReadonlySet<Block>,
): Block[] | undefined {
  if (!under.some(({ text }) => BAR.test(text))) return undefined;
  const lines = paragraph.map((first) => {
    const line: Block[] = [];
    const level = under.filter(
      (block) => !taken.has(block) && Math.abs(block.baseline - first.baseline) < 0.3 * first.size,
    );
    for (const block of level.toSorted((a, b) => a.x0 - b.x0)) {
      const gap = block.x0 - (line.at(-1) ?? first).x1;
      if (gap > -1 && gap < LINE_GAP * block.size) line.push(block);
    }
    return line;
  });
  return lines.some((line) => line.some(({ text }) => BAR.test(text))) ? lines.flat() : undefined;
}
