/** Numbers of notes and of their items, `4.` and `4.2` before labels: left of a label they would be its value. */
import type { Word } from '#documents/pdf/page-words.ts';
import { levelWith, wordAfter } from './mend-words.ts';

const ITEM = /^(\d{1,2})\.(\d{1,2})$/;
const NOTE = /^(\d{1,2})\.$/;
// Before titles of rows: `7` over `7.1`.
const BARE = /^\d{1,2}$/;
// Items that follow each other; shares left of names are in this order by chance only if there are fewer.
const FEWEST = 4;
// In multiples of the font size.
const SAME_EDGE = 0.2;
// Of the numbers of a column: a row may begin with a figure.
const LEAST_LABELLED = 0.75;
// In multiples of the font size: a table at the left ends this much before the numbers.
const LEFT_GAP = 2;
// Of a blank between two words.
const WORD_GAP = 0.35;

interface Numbered {
  readonly word: Word;
  readonly note: number;
  /** 0 for the note itself. */
  readonly item: number;
}

/** The words without numbers at the beginning of lines that count the notes and items of an outline. */
export function dropOutlineNumbers(words: readonly Word[]): Word[] {
  const numbered = words.flatMap((word): Numbered[] => {
    const [, note = '', item = '0'] = ITEM.exec(word.text) ?? NOTE.exec(word.text) ?? [];
    return note === '' ? [] : [{ word, note: Number.parseInt(note, 10), item: Number.parseInt(item, 10) }];
  });
  if (numbered.filter(({ item }) => item > 0).length < FEWEST) return [...words];
  const leading = numbered.filter(({ word }) => beginsLine(word, words));
  const labelled = new Set(leading.filter(({ word }) => isBeforeLabel(word, words)));
  const dropped = new Set<Word>();
  for (const { word: first } of leading) {
    const column = leading
      .filter(({ word }) => isUnder(word, first))
      .toSorted((a, b) => a.word.baseline - b.word.baseline);
    const before = column.filter((each) => labelled.has(each));
    if (!isOutline(column) || before.length < LEAST_LABELLED * column.length) continue;
    for (const { word } of [...column, ...listBareNotes(column, words)]) dropped.add(word);
  }
  return dropped.size === 0 ? [...words] : words.filter((word) => !dropped.has(word));
}

/** Each is the next one: `4.2` or `5.` or `5.1` after `4.1`. */
function isOutline(column: readonly Numbered[]): boolean {
  const areNext = column.slice(1).every(({ note, item }, at) => {
    const last = column[at] as Numbered;
    return note === last.note ? item === last.item + 1 : note === last.note + 1 && item <= 1;
  });
  return areNext && column.filter(({ item }) => item > 0).length >= FEWEST;
}

/** `7` over `7.1` and under the items of `6`. */
function listBareNotes(column: readonly Numbered[], words: readonly Word[]): Pick<Numbered, 'word'>[] {
  return column.flatMap(({ word: first, note, item }, at) => {
    if (item !== 1) return [];
    const over = column[at - 1]?.word.baseline ?? -Infinity;
    return words
      .filter(
        (word) =>
          BARE.test(word.text) &&
          Number.parseInt(word.text, 10) === note &&
          isUnder(word, first) &&
          word.baseline > over &&
          word.baseline < first.baseline &&
          beginsLine(word, words) &&
          isBeforeLabel(word, words),
      )
      .map((word) => ({ word }));
  });
}

function isUnder(word: Word, first: Word): boolean {
  return Math.abs(word.x0 - first.x0) < SAME_EDGE * first.size;
}

function beginsLine(word: Word, words: readonly Word[]): boolean {
  return levelWith(word, words).every(({ x0, x1 }) => x0 > word.x0 || word.x0 - x1 > LEFT_GAP * word.size);
}

function isBeforeLabel(word: Word, words: readonly Word[]): boolean {
  const level = levelWith(word, words);
  const next = wordAfter(word, level);
  return next !== undefined && (LETTER.test(next.text) || countsWords(next, level));
}

const LETTER = /^[\p{L}(“"'‘]/u;

/** `12 Months` */
function countsWords(number: Word, level: readonly Word[]): boolean {
  const next = BARE.test(number.text) ? wordAfter(number, level) : undefined;
  return next !== undefined && /^\p{L}/u.test(next.text) && next.x0 - number.x1 < WORD_GAP * number.size;
}
