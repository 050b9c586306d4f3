/**
 * Numbers in the place of labels that the page explains at its end: `7a. | 1.50%` in a list of fields, and
 * `7a. Front-end load 7b. Back-end load` in small print.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import type { CodeKey } from '#sources/fmr/ink/page-ink.ts';
import { labelMeaning } from './label-meaning.ts';

const NUMBER = /^(\d{1,2})([a-z]?)[.)]$/;
const FEWEST = 4;
const LONGEST = 60;
// In multiples of the font size.
const SAME_LINE = 0.3;
const BLANK = 0.7;

interface Item {
  readonly number: Word;
  readonly meaning: readonly Word[];
}

/** The key of such numbers; undefined if the page has none, or its numbers are not those of fields elsewhere. */
export function numberedKeyOf(words: readonly Word[]): CodeKey | undefined {
  const numbers = words.filter(({ text }) => NUMBER.test(text));
  if (numbers.length < 2 * FEWEST) return undefined;
  const items = numbers.flatMap((number): Item[] => {
    const meaning = wordsAfter(number, words);
    return labelMeaning(textOf(meaning), null)?.kind === 'fact' ? [{ number, meaning }] : [];
  });
  const places = Map.groupBy(numbers, ({ text }) => text);
  const listed = new Set(items.map(({ number }) => number.text));
  // Each number once in the key, and once before its field.
  const fields = items.filter(({ number }) => places.get(number.text)?.length === 2);
  if (items.length < FEWEST || listed.size < items.length || fields.length < items.length || !areInOrder(items))
    return undefined;
  return {
    codes: new Map(items.map(({ number, meaning }) => [number.text, textOf(meaning)])),
    listed,
    words: new Set(items.flatMap(({ number, meaning }) => [number, ...meaning])),
  };
}

/** The words after a number on its line, up to the next one. */
function wordsAfter(number: Word, words: readonly Word[]): Word[] {
  const line = words
    .filter(({ x0, baseline }) => x0 > number.x0 && Math.abs(baseline - number.baseline) < SAME_LINE * number.size)
    .toSorted((a, b) => a.x0 - b.x0);
  const after: Word[] = [];
  for (const word of line) {
    const gap = word.x0 - (after.at(-1) ?? number).x1;
    if (gap > BLANK * number.size || NUMBER.test(word.text)) break;
    after.push(word);
  }
  return after;
}

function textOf(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join(' ');
  return text.length < LONGEST ? text.replace(/[\s.,;·|]{1,3}$/, '') : '';
}

/** `6.`, `7a.`, `7b.`, `9.`: from top to bottom and left to right. A page may lack some of them. */
function areInOrder(items: readonly Item[]): boolean {
  const read = items.toSorted(
    ({ number: a }, { number: b }) =>
      (Math.abs(a.baseline - b.baseline) < SAME_LINE * a.size ? 0 : a.baseline - b.baseline) || a.x0 - b.x0,
  );
  const ranks = read.map(({ number: { text } }) => {
    const [, digits = '', letter = ''] = NUMBER.exec(text) ?? [];
    return `${digits.padStart(2, '0')}${letter}`;
  });
  return ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] ?? ''));
}
