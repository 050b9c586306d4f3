/**
 * The serial numbers of a table's rows: next to a label such a figure would be its value, before a name a part of it.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import { wordAfter } from './mend-words.ts';

const NUMBER = /^\(?(\d{1,3})[.)]?$/;
const HEAD = /^(?:s|sr|sl|ser|serial)?\.?\s?(?:#|no\.?|nos\.?)$|^(?:sr|sl|line)\.?$/i;
const FEWEST = 3;
// Of numbers that continue those of another page.
const FEWEST_CONTINUED = 8;
// In multiples of the font size: a cell is further from the next than two words are, even where a word is set unevenly.
const LEAST_GAP = 0.35;
const CELL_GAP = 0.5;
const LEFT_GAP = 4;
const ALIGNED = 1.2;
const HEAD_REACH = 3;

/**
 * The words without the numbers 1, 2, 3 … that begin the rows of one table, or 21, 22, 23 … where it continues that of
 * another page, and without the head of their column.
 */
export function dropSerialNumbers(words: readonly Word[]): Word[] {
  const numbers = words
    .flatMap((word) => {
      const value = Number.parseInt(NUMBER.exec(word.text)?.[1] ?? '', 10);
      return value > 0 ? [{ word, value }] : [];
    })
    .toSorted((a, b) => a.word.baseline - b.word.baseline);
  const dropped = new Set<Word>();
  for (const first of numbers) {
    if (dropped.has(first.word)) continue;
    const column = [first.word];
    for (const { word, value } of numbers) {
      const last = column.at(-1) as Word;
      const isNext = value === first.value + column.length && word.baseline > last.baseline;
      if (isNext && isUnder(word, first.word)) column.push(word);
    }
    if (column.length < (first.value === 1 ? FEWEST : FEWEST_CONTINUED) || !areCells(column, words)) continue;
    const head = headOver(first.word, words);
    if (head === undefined && !haveCells(column, words)) continue;
    for (const word of [...column, ...(head === undefined ? [] : [head])]) dropped.add(word);
  }
  return dropped.size === 0 ? [...words] : words.filter((word) => !dropped.has(word));
}

function isUnder(word: Word, above: Word): boolean {
  const offsets = [word.x0 - above.x0, word.x1 - above.x1, (word.x0 + word.x1 - above.x0 - above.x1) / 2];
  return word.size === above.size && Math.min(...offsets.map(Math.abs)) < ALIGNED;
}

function onLine(word: Word, words: readonly Word[]): Word[] {
  return words.filter((other) => other !== word && Math.abs(other.baseline - word.baseline) < 0.4 * word.size);
}

/** Whether each begins a row of its own, most of them apart from the words after them. */
function areCells(column: readonly Word[], words: readonly Word[]): boolean {
  const gaps: number[] = [];
  for (const word of column) {
    const gap = gapAfter(word, words);
    if (gap === undefined || gap < LEAST_GAP) return false;
    gaps.push(gap);
  }
  return gaps.filter((gap) => gap >= CELL_GAP).length * 2 >= gaps.length;
}

/** To the words that follow, in multiples of the font size; undefined if something of its table is left of it. */
function gapAfter(word: Word, words: readonly Word[]): number | undefined {
  const line = onLine(word, words);
  const next = wordAfter(word, line);
  if (next === undefined || !(/^[\p{L}(“"']/u.test(next.text) || countsWords(next, line))) return undefined;
  const begins = line.every((other) => other.x0 >= word.x0 || word.x0 - other.x1 > LEFT_GAP * word.size);
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
