/**
 * Signs in the place of the heads of columns that the page explains elsewhere: `(a)`, `(b)` over the columns, and
 * `(a) Fund (b) Benchmark (c) Average of peers` at its end.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import { findMonths } from '#sources/fmr/printed-date.ts';
import type { CodeKey } from '#sources/fmr/ink/page-ink.ts';
import { labelMeaning } from './label-meaning.ts';
import { saysPlainRole } from './series-roles.ts';

const LETTER = /^[([]([a-z])[)\]]$/;
const FEWEST = 3;
// Of the signs, those whose explanation is the head of a column.
const LEAST_UNDERSTOOD = 0.6;
const LONGEST = 60;
// In multiples of the font size.
const SAME_LINE = 0.3;
const BLANK = 1;

interface Item {
  readonly letter: Word;
  readonly meaning: readonly Word[];
}

/** The key of such signs; undefined if the page has none, or explains one of them twice. */
export function letteredKeyOf(words: readonly Word[]): CodeKey | undefined {
  const letters = words.filter(({ text }) => LETTER.test(text));
  // The key, and two columns at least.
  if (letters.length < FEWEST + 2) return undefined;
  const items = letters.flatMap((letter) => {
    const meaning = wordsAfter(letter, words);
    return meaning.length === 0 ? [] : [{ letter, meaning }];
  });
  if (items.length < FEWEST || items.length === letters.length || !areInOrder(items)) return undefined;
  const codes = new Map(
    items.flatMap(({ letter, meaning }) => {
      const text = meaning.map((word) => word.text).join(' ');
      const plain = text.replace(/[\s.,;·|]{1,3}$/, '');
      return plain.length < LONGEST && isHead(plain) ? [[letter.text, plain] as const] : [];
    }),
  );
  if (codes.size < LEAST_UNDERSTOOD * items.length) return undefined;
  return { codes, listed: new Set(), words: new Set(items.flatMap(({ letter, meaning }) => [letter, ...meaning])) };
}

function isHead(text: string): boolean {
  return labelMeaning(text, null) !== undefined || saysPlainRole(text) || findMonths(text).length > 0;
}

/** The words after a sign on its line, up to the next one; none if the sign is alone. */
function wordsAfter(letter: Word, words: readonly Word[]): Word[] {
  const line = words
    .filter(({ x0, baseline }) => x0 > letter.x0 && Math.abs(baseline - letter.baseline) < SAME_LINE * letter.size)
    .toSorted((a, b) => a.x0 - b.x0);
  const after: Word[] = [];
  let last = letter;
  for (const word of line) {
    if (word.x0 - last.x1 > BLANK * letter.size || LETTER.test(word.text)) break;
    after.push(word);
    last = word;
  }
  return after;
}

/** `(a)`, `(b)`, `(d)`: from top to bottom and left to right. A page of a fund without peers may lack one of them. */
function areInOrder(items: readonly Item[]): boolean {
  const read = items.toSorted(
    ({ letter: a }, { letter: b }) =>
      (Math.abs(a.baseline - b.baseline) < SAME_LINE * a.size ? 0 : a.baseline - b.baseline) || a.x0 - b.x0,
  );
  const texts = read.map(({ letter }) => letter.text);
  return texts.every((text, at) => at === 0 || text > (texts[at - 1] ?? ''));
}
