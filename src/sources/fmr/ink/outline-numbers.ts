/** Numbers of notes and of their items, `4.` and `4.2` before labels: left of a label they would be its value. */
import type { Word } from '#documents/pdf/page-words.ts';
import { levelWith, wordAfter } from './mend-words.ts';

const ITEM = /^(\d{1,2})\.(\d{1,2})$/;
const NOTE = /^(\d{1,2})\.$/;
// Items that follow each other; shares left of names are in this order by chance only if there are fewer.
const FEWEST = 4;
// In points.
const SAME_EDGE = 1;

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
  const leading = numbered.filter(({ word }) => isLeading(word, words));
  const dropped = new Set<Word>();
  for (const { word: first } of leading) {
    const column = leading
      .filter(({ word }) => Math.abs(word.x0 - first.x0) < SAME_EDGE)
      .toSorted((a, b) => a.word.baseline - b.word.baseline);
    if (isOutline(column)) for (const { word } of column) dropped.add(word);
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

function isLeading(word: Word, words: readonly Word[]): boolean {
  const level = levelWith(word, words);
  return level.every(({ x0 }) => x0 > word.x0) && /^[\p{L}(“"'‘]/u.test(wordAfter(word, level)?.text ?? '');
}
