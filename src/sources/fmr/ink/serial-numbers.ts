/**
 * The serial numbers of a table's rows: next to a label such a figure would be its value, before a name a part of it.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import { wordAfter } from './mend-words.ts';

const NUMBER = /^\(?(\d{1,3})[.)]?$/;
const HEAD = /^(?:s|sr|sl|ser|serial)?\.?\s?(?:#|no\.?|nos\.?)$|^(?:sr|sl|line)\.?$/i;
// The number of a row in a numbered part.
const OUTLINE = /^(\d{1,2})\.(\d{1,2})$/;
const BULLET = /^[•▪■»–]$/;
const LABEL = /^[\p{L}(“"'\d]/u;
const FEWEST = 3;
// Of numbers that continue at the right, in the lines of those at the left.
const FEWEST_OF_HALF = 2;
// Of numbers that continue those of another page.
const FEWEST_CONTINUED = 8;
// In multiples of the font size: a cell is further from the next than two words are, even where a word is set unevenly.
const LEAST_GAP = 0.35;
const CELL_GAP = 0.5;
const LEFT_GAP = 4;
// The same if the numbers have a head of their own, or continue those of a list at its left that has one.
const LEFT_GAP_OF_HALF = 2;
// The same if each is level with a number of that list, so that its rows are those of the list.
const LEFT_GAP_OF_LEVEL = 1;
// Numbers of one column, each set unevenly.
const ALIGNED = 0.25;
const HEAD_REACH = 3;

/** Whether a head is that of a column of such numbers. */
export function isSerialHead(text: string): boolean {
  return HEAD.test(text);
}

/**
 * The words without the numbers 1, 2, 3 … that begin the rows of one table, or 21, 22, 23 … if it continues that of
 * another page, or a list at its left, and without the head of their column.
 */
export function dropSerialNumbers(words: readonly Word[]): Word[] {
  const numbers = words
    .flatMap((word) => {
      const value = Number.parseInt(NUMBER.exec(word.text)?.[1] ?? '', 10);
      return value > 0 ? [{ word, value }] : [];
    })
    .toSorted((a, b) => a.word.baseline - b.word.baseline || a.value - b.value);
  const dropped = new Set<Word>();
  const halves: Half[] = [];
  for (const first of numbers) {
    if (dropped.has(first.word)) continue;
    const column = [first.word];
    for (const { word, value } of numbers) {
      const last = column.at(-1) as Word;
      const isNext = value === first.value + column.length && word.baseline > last.baseline;
      if (isNext && isUnder(word, first.word)) column.push(word);
    }
    const left = halves.filter(({ last }) => last === first.value - 1);
    const isNextTo = left.some((half) => isBeforeLevel(half.first, first.word));
    const after = first.value + column.length;
    const isContinued =
      first.value === 1 && numbers.some(({ word, value }) => value === after && isBeforeLevel(first.word, word));
    // Asked first: few numbers begin a column, and looking for its head takes longer.
    if (column.length < (isNextTo || isContinued ? FEWEST_OF_HALF : FEWEST)) continue;
    const head = headOver(first.word, words);
    const isHalf = isNextTo || left.some((half) => isBeforeLevel(half.head, head));
    const fewest = first.value === 1 || isHalf ? 0 : FEWEST_CONTINUED;
    const isLevel = left.some(({ column: own }) => areLevel(own, column));
    const areRanks = first.value === 1 && haveShares(column, words);
    const isHeaded = first.value === 1 && head !== undefined;
    const gap = isLevel || areRanks ? LEFT_GAP_OF_LEVEL : isHalf || isHeaded ? LEFT_GAP_OF_HALF : LEFT_GAP;
    if (column.length < fewest || !areCells(column, words, gap)) continue;
    if (head === undefined && !areRanks && !haveCells(column, words)) continue;
    for (const word of [...column, ...(head === undefined ? [] : [head])]) dropped.add(word);
    halves.push({ first: first.word, column, last: after - 1, head });
  }
  for (const word of listOutlineNumbers(words)) dropped.add(word);
  return dropped.size === 0 ? [...words] : words.filter((word) => !dropped.has(word));
}

/** Rows of a list with another part of it at the right. */
interface Half {
  readonly first: Word;
  readonly column: readonly Word[];
  readonly last: number;
  readonly head: Word | undefined;
}

/** Whether each number is in a row of the list at the left, from its first row on. */
function areLevel(left: readonly Word[], right: readonly Word[]): boolean {
  return right.every((number, at) => isBeforeLevel(left[at], number));
}

/**
 * `6.1`, `6.2`, `6.3` … that begin the rows of one part before labels with bullets: a number apart from its label would
 * be a figure of the row.
 */
function listOutlineNumbers(words: readonly Word[]): Word[] {
  const numbers = words.flatMap((word) => {
    const [, part = '', row = ''] = OUTLINE.exec(word.text) ?? [];
    return part === '' ? [] : [{ word, part, row: Number.parseInt(row, 10) }];
  });
  return numbers
    .filter(({ row, word }) => row === 1 && beginsRow(word, words))
    .flatMap((first) => {
      const column = numbers
        .filter(({ part, word }) => part === first.part && isUnder(word, first.word) && beginsRow(word, words))
        .toSorted((one, other) => one.word.baseline - other.word.baseline);
      const isColumn = column.length >= FEWEST && column.every(({ row }, at) => row === at + 1);
      return isColumn && column.some(({ word }) => BULLET.test(nextOf(word, words)?.text ?? ''))
        ? column.map(({ word }) => word)
        : [];
    });
}

const nextOf = (word: Word, words: readonly Word[]): Word | undefined => wordAfter(word, onLine(word, words));

function beginsRow(word: Word, words: readonly Word[]): boolean {
  const next = nextOf(word, words);
  return (
    next !== undefined &&
    (BULLET.test(next.text) || LABEL.test(next.text)) &&
    next.x0 - word.x1 > CELL_GAP * word.size &&
    onLine(word, words).every((other) => other.x0 >= word.x0 || word.x0 - other.x1 > LEFT_GAP_OF_HALF * word.size)
  );
}

function isBeforeLevel(one: Word | undefined, other: Word | undefined): boolean {
  const isBefore = one !== undefined && other !== undefined && one.x1 < other.x0;
  return isBefore && Math.abs(one.baseline - other.baseline) < 0.4 * one.size;
}

function isUnder(word: Word, above: Word): boolean {
  const offsets = [word.x0 - above.x0, word.x1 - above.x1, (word.x0 + word.x1 - above.x0 - above.x1) / 2];
  return word.size === above.size && Math.min(...offsets.map(Math.abs)) < ALIGNED * word.size;
}

function onLine(word: Word, words: readonly Word[]): Word[] {
  return words.filter((other) => other !== word && Math.abs(other.baseline - word.baseline) < 0.4 * word.size);
}

/** Whether each begins a row of its own, most of them apart from the words after them. */
function areCells(column: readonly Word[], words: readonly Word[], left: number): boolean {
  const gaps: number[] = [];
  for (const word of column) {
    const gap = gapAfter(word, words, left);
    if (gap === undefined || gap < LEAST_GAP) return false;
    gaps.push(gap);
  }
  return gaps.filter((gap) => gap >= CELL_GAP).length * 2 >= gaps.length;
}

/** To the words that follow, in multiples of the font size; undefined if something of its table is left of it. */
function gapAfter(word: Word, words: readonly Word[], left: number): number | undefined {
  const line = onLine(word, words);
  const next = wordAfter(word, line);
  if (next === undefined || !(/^[\p{L}(“"']/u.test(next.text) || countsWords(next, line))) return undefined;
  const begins = line.every((other) => other.x0 >= word.x0 || word.x0 - other.x1 > left * word.size);
  return begins ? (next.x0 - word.x1) / word.size : undefined;
}

/** `12 months`: the number belongs to the word right after it. */
function countsWords(number: Word, line: readonly Word[]): boolean {
  const next = /^\d{1,3}$/.test(number.text) ? wordAfter(number, line) : undefined;
  return next !== undefined && /^\p{L}/u.test(next.text) && next.x0 - number.x1 < LEAST_GAP * number.size;
}

/** `S#`, `Sr. No.` */
function headOver(first: Word, words: readonly Word[]): Word | undefined {
  return words.find(
    (word) =>
      HEAD.test(word.text) &&
      word.baseline < first.baseline &&
      first.baseline - word.baseline < HEAD_REACH * first.size &&
      word.x0 < first.x1 + first.size &&
      word.x1 > first.x0 - first.size,
  );
}

/** `1 Sample Bank Limited 9.3%`, `2 Sample Textiles 8.1%`: ranks of a list whose shares are right after its names. */
function haveShares(column: readonly Word[], words: readonly Word[]): boolean {
  return column.every((word) => {
    const line = onLine(word, words)
      .filter((other) => other.x0 >= word.x1)
      .toSorted((a, b) => a.x0 - b.x0);
    const end = line.findIndex((other, at) => other.x0 - (line[at - 1] ?? word).x1 > 2 * word.size);
    const [name, ...others] = end < 0 ? line : line.slice(0, end);
    return (
      name !== undefined && /^\p{Lu}/u.test(name.text) && /^\d{1,2}(?:\.\d{1,4})?%$/.test(others.at(-1)?.text ?? '')
    );
  });
}

/** Notes are numbered too, but they have no cells. */
function haveCells(column: readonly Word[], words: readonly Word[]): boolean {
  const withCells = column.filter((word) => {
    const line = onLine(word, words)
      .filter((other) => other.x0 >= word.x1)
      .toSorted((a, b) => a.x0 - b.x0);
    return line.slice(1).some((other, at) => other.x0 - (line[at] as Word).x1 > 2 * word.size);
  });
  return withCells.length >= 0.6 * column.length;
}
