/** Words as a person reads them: runs of one word joined, leaders, bullets and watermarks taken out. */
import type { Word } from '#documents/pdf/page-words.ts';
import { isPairSign } from './figures.ts';

// Runs that touch, in shares of the font size; figures of two cells are further apart.
const TOUCHING = 0.03;

/**
 * Letters or digits that were drawn in several runs are one word: a part of a figure would be another value, a part of
 * a label another label.
 */
export function joinRuns(words: readonly Word[]): Word[] {
  const joined = new Map<Word, Word>();
  const dropped = new Set<Word>();
  const sorted = words.toSorted((a, b) => lineOf(a) - lineOf(b) || a.x0 - b.x0);
  let first = sorted[0];
  for (const word of sorted.slice(1)) {
    const run = first === undefined ? undefined : (joined.get(first) ?? first);
    if (first !== undefined && run !== undefined && isCut(run, word)) {
      joined.set(first, { ...run, text: run.text + word.text, x1: word.x1 });
      dropped.add(word);
    } else first = word;
  }
  return words.flatMap((word) => (dropped.has(word) ? [] : [joined.get(word) ?? word]));
}

// Equal baselines differ in the last digits of their arithmetic.
const lineOf = ({ baseline }: Word): number => Math.round(baseline * 10);

/** Whether the second is drawn right after the first, in the middle of a word. */
export function isCut(one: Word, next: Word): boolean {
  const isOneFont =
    lineOf(one) === lineOf(next) &&
    one.size === next.size &&
    one.bold === next.bold &&
    one.color === next.color &&
    one.spacing === next.spacing;
  if (!isOneFont || Math.abs(next.x0 - one.x1) >= TOUCHING * one.size) return false;
  const isWord =
    (/\p{L}$/u.test(one.text) && /^(?:\p{Ll}|[.)]$)/u.test(next.text)) ||
    (/\p{L}-$/u.test(one.text) && /^\p{L}/u.test(next.text));
  return (
    isWord ||
    (BEGUN.test(one.text) && /^[\d.,]+(?:\/[-=]?|[%)]*[-−–]?)[*†‡]*[,;.]?$|^%?\)?[*†‡]*[,;.]?$/.test(next.text))
  );
}

// `10` before `9.50`, `PKR10` before `9.50` and `Benchmark:20.4` before `2%`: a part of a figure would be another
// figure.
const BEGUN = /^[(+−-]?[\d.,]*$|(?:^\p{L}{2,3}\.?|:)[(+−-]?\d[\d.,]*$/u;

// `..........`, `_____`, `-------------`: drawn between a label and its value.
const LEADER = /^(?:[.·…_]{2,}|[-–—]{4,}|(?:\.\s*){3,})$/;
const TRAILING_LEADER = /(?:(?<!\.)\.{3,}|(?<!…)…+|(?<!_)_{3,}|(?<!·)·{3,})$/;

export function dropLeaders(words: readonly Word[]): Word[] {
  const rules = listUnitRules(words);
  return words.flatMap((word) => {
    if (rules.has(word)) return [word];
    if (LEADER.test(word.text)) return [];
    if (word.text === NOT_AVAILABLE) return isCellOfItsOwn(word, words) ? [word] : [];
    const bare = word.text.replace(TRAILING_LEADER, '');
    return bare === word.text
      ? [word]
      : [{ ...word, text: bare, x1: word.x0 + ((word.x1 - word.x0) * bare.length) / word.text.length }];
  });
}

const NOT_AVAILABLE = '…';
// In multiples of the font size: further from the words before it than a leader from its label.
const OWN_CELL = 3;

/** An ellipsis in the place of a figure: in tables of statistics the sign of what is not available. */
function isCellOfItsOwn(word: Word, words: readonly Word[]): boolean {
  const level = levelWith(word, words);
  return level.length > 0 && level.every(({ x0, x1 }) => x0 > word.x0 || word.x0 - x1 > OWN_CELL * word.size);
}

const DASHES = /^[-–—]{3,}$/;

/** Dashes at both sides of a unit in brackets show that it is of all columns under them: `---- (Rupees) ----`. */
function listUnitRules(words: readonly Word[]): Set<Word> {
  return new Set(
    words.flatMap((first) => {
      if (!DASHES.test(first.text)) return [];
      let last = wordAfter(first, words);
      if (last?.text.startsWith('(') !== true) return [];
      while (last !== undefined && !last.text.endsWith(')')) last = wordAfter(last, words);
      const end = last === undefined ? undefined : wordAfter(last, words);
      return end !== undefined && DASHES.test(end.text) ? [first, end] : [];
    }),
  );
}

// In multiples of the size of most words: no title is as large, and none has other words in it.
const WATERMARK = 3;

// No title of a page of facts is as large, whatever is around it.
const LARGEST = 5.5;
const LETTERS = /^\p{L}+$/u;

// Lines of a page left of one large word, and right of it: a title or a large figure has fewer.
const LINES_BESIDE = 3;

/**
 * A very large word, and a large one across others or across the lines of columns at both sides, do not belong to the
 * page's text.
 */
export function dropWatermarks(words: readonly Word[]): Word[] {
  const usual = words.map(({ size }) => size).toSorted((a, b) => a - b)[words.length >> 1] ?? 0;
  const small = words.filter(({ size }) => size < 0.5 * WATERMARK * usual);
  const isAcross = (mark: Word): boolean =>
    small.some(
      ({ x0, x1, y0, y1 }) =>
        (x0 + x1) / 2 > mark.x0 && (x0 + x1) / 2 < mark.x1 && (y0 + y1) / 2 > mark.y0 && (y0 + y1) / 2 < mark.y1,
    );
  const isAcrossLines = (mark: Word): boolean =>
    LETTERS.test(mark.text) &&
    [small.filter(({ x1 }) => x1 <= mark.x0), small.filter(({ x0 }) => x0 >= mark.x1)].every((side) => {
      const level = side.filter(({ y0, y1 }) => (y0 + y1) / 2 > mark.y0 && (y0 + y1) / 2 < mark.y1);
      return new Set(level.map(lineOf)).size >= LINES_BESIDE;
    });
  const isMark = (word: Word): boolean =>
    (word.size > LARGEST * usual && LETTERS.test(word.text)) ||
    (word.size > WATERMARK * usual && (isAcross(word) || isAcrossLines(word)));
  return words.filter((word) => !isMark(word));
}

/** A sign that may begin an item of a list. */
export const BULLET = /^[•●▪■◆‣»–-]$/;
// In shares of the font size: a dash further from its word is a cell without a value.
const BULLET_GAP = 1;
const DASH_GAP = 0.6;
const BULLET_FREE = 0.55;
// The blanks of a justified line may be wide.
const DASH_FREE = 2;
const FEWEST_BULLETS = 3;

/**
 * Bullets at the start of lines: no part of their texts. A sign that is also within a line parts items of running text,
 * unless it parts the two figures of cells, as in `93.4 » 92.3` under `April » May`.
 */
export function listBullets(words: readonly Word[]): Set<Word> {
  const signs = Map.groupBy(
    words.filter(({ text }) => BULLET.test(text)),
    ({ text }) => text,
  );
  return new Set(
    [...signs.values()].flatMap((those) => {
      const leading = those.filter((word) => isLeading(word, words));
      const isPair = those.some((word) => isPairSign(word.text) && isBetweenNumbers(word, words));
      const within = isPair ? [] : those.filter((word) => !leading.includes(word) && hasWordsAround(word, words));
      // Within a line a dash joins words as often as it parts items.
      const isWithin = within.length > (those.some(({ text }) => /[–-]/.test(text)) ? leading.length - 1 : 0);
      // A remark in brackets is set off by one alone.
      const isRemark = (word: Word): boolean => wordAfter(word, words)?.text.startsWith('[') === true;
      return isWithin || leading.length < FEWEST_BULLETS ? leading.filter(isRemark) : leading;
    }),
  );
}

/** The other words of a line. */
export const levelWith = (word: Word, words: readonly Word[]): Word[] =>
  words.filter((other) => other !== word && Math.abs(other.baseline - word.baseline) < 0.3 * word.size);

export function wordAfter(word: Word, words: readonly Word[]): Word | undefined {
  return levelWith(word, words)
    .filter((other) => other.x0 >= word.x1 - 0.1 * word.size)
    .toSorted((a, b) => a.x0 - b.x0)[0];
}

function isLeading(word: Word, words: readonly Word[]): boolean {
  const level = levelWith(word, words);
  const next = wordAfter(word, level);
  const isDash = /[–-]/.test(word.text);
  const reach = (isDash ? DASH_GAP : BULLET_GAP) * word.size;
  if (next === undefined || next.x0 - word.x1 >= reach || !/^[\p{L}([]/u.test(next.text)) return false;
  return level.every(
    (other) =>
      other.x0 >= word.x0 ||
      word.x0 - other.x1 > Math.max((isDash ? DASH_FREE : BULLET_FREE) * word.size, next.x0 - word.x1),
  );
}

function isBetweenNumbers(word: Word, words: readonly Word[]): boolean {
  const near = levelWith(word, words).filter(
    ({ text, x0, x1 }) => /\d/.test(text) && Math.max(word.x0 - x1, x0 - word.x1) < BULLET_GAP * word.size,
  );
  return near.some(({ x0 }) => x0 < word.x0) && near.some(({ x0 }) => x0 > word.x0);
}

function hasWordsAround(word: Word, words: readonly Word[]): boolean {
  const isNear = (gap: number): boolean => gap > -0.1 * word.size && gap < BULLET_GAP * word.size;
  const level = levelWith(word, words).filter(({ text }) => /\p{L}/u.test(text));
  return level.some((other) => isNear(word.x0 - other.x1));
}
