import { normaliseName } from '#domain/names.ts';

// `III`, `xiia`: the numbers of plans; some end with an `a` or `b`.
const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})([a-d]?)$/;
const ROMAN_UNITS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** The words of a name or a query: without case, accents and punctuation; Roman numerals as numbers, `plan7` as two. */
export function wordsOf(text: string): string[] {
  return normaliseName(text)
    .replace(/(?<=[a-z])(?=\d)/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map(numberOf);
}

function numberOf(word: string): string {
  const [, tens = '', units = '', rest = ''] = ROMAN.exec(word) ?? [];
  const value = tens.length * 10 + Math.max(0, ROMAN_UNITS.indexOf(units));
  return value === 0 ? word : `${value}${rest}`;
}

/** A word with a digit names one plan of several, so it is never compared by similarity. */
export function isNumber(word: string): boolean {
  return /\d/.test(word);
}

// Spellings of one sound, in the order of replacement. `mahaana`, `rozana`, `islamik`, `tahafuz`, `sharia`, `mehfooz`.
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c(?!h)|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  // Aspiration is often not written: `bharosa`, `barosa`.
  [/(?<=[bdgjkpt])h/g, ''],
  [/h$/, ''],
  // Plurals.
  [/(?<=..)s$/, ''],
  [/z/g, 's'],
  [/y(?![aeiou])/g, 'i'],
  [/[ae]i|e/g, 'i'],
  [/au|ou|o/g, 'u'],
];

/**
 * Equal for spellings of a word that are pronounced alike, in English and in Urdu written with Latin letters: long and
 * short vowels, double consonants, and letters with the same sound are not distinguished.
 */
export function soundOf(word: string): string {
  const sound = SOUNDS.reduce((text, [spelling, replacement]) => text.replace(spelling, replacement), squeeze(word));
  return squeeze(sound);
}

/** `meezzan` becomes `mezan`. */
function squeeze(text: string): string {
  let squeezed = '';
  for (const letter of text) if (!squeezed.endsWith(letter)) squeezed += letter;
  return squeezed;
}

/** Words that short forms may leave out and that a query does not need. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(['a', 'and', 'for', 'in', 'of', 'the']);
// Short forms end with one of these words, or with the name: `AGSF` of `… Government Securities Fund Plan I`.
const LAST_WORDS = new Set(['company', 'etf', 'fund', 'plan', 'scheme', 'trust']);
// Shorter ones would be initials of half of all names.
const SHORTEST = 3;
const LONGEST = 10;
// Short forms leave out at most the words of the brand: `ETF` of `Sample Islamic Index Exchange Traded Fund`.
const LAST_START = 3;
// The first word gives one to three letters: `SAMCF` for `Sample Cash Fund`.
export const MOST_FIRST_LETTERS = 3;
// A mask has 31 bits.
export const MOST_WORDS = 30;

/**
 * The short forms by which a name may be known, each with the positions of its words as bits: initials of neighbouring
 * words, with or without those of small words, and words printed in capitals either as their initial or whole. The
 * first word may contribute up to three letters: `SCF`, `SACF` and `SAMCF` for `Sample Cash Fund`. A part
 * in parentheses has its own.
 */
export function shortFormsOf(name: string): Map<string, number> {
  const forms = new Map<string, number>();
  let offset = 0;
  for (const part of name.split(/[()]/)) {
    const words = (part.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS - offset).map(readInitials);
    const last = words.findLastIndex((word) => !word.isNumber);
    for (let start = 0; start < last && start <= LAST_START; start += 1) {
      // Each with the initials of all words or of important ones, capitals as an initial or whole.
      let tails = ['', '', '', ''];
      const heads = headsOf(words[start], start === 0);
      for (let end = start + 1; end <= last && end - start < LONGEST; end += 1) {
        const word = words[end];
        if (word === undefined) break;
        const { initial, whole, isSmall, isLast } = word;
        tails = tails.map((tail, at) => tail + (at > 1 && isSmall ? '' : at % 2 === 0 ? initial : whole));
        if (end !== last && !isLast) continue;
        for (const text of new Set(tails.flatMap((tail) => heads.map((head) => head + tail)))) {
          if (text.length < SHORTEST) continue;
          forms.set(text, maskOf(offset + start, offset + end));
          // A name that ends with another word gives two letters of it: `CMOP` for `Cash Management Optimizer`.
          if (!isLast) forms.set(text + word.lower.slice(1, 2), maskOf(offset + start, offset + end));
        }
      }
    }
    offset += words.length;
  }
  return forms;
}

interface Initials {
  readonly lower: string;
  readonly initial: string;
  /** The word if it is printed in capitals, otherwise its initial. */
  readonly whole: string;
  readonly isSmall: boolean;
  readonly isLast: boolean;
  readonly isNumber: boolean;
}

function readInitials(word: string): Initials {
  const lower = word.toLowerCase();
  const initial = lower.slice(0, 1);
  return {
    lower,
    initial,
    whole: word.length > 1 && word === word.toUpperCase() ? lower : initial,
    isSmall: SMALL_WORDS.has(lower),
    isLast: LAST_WORDS.has(lower),
    isNumber: isNumber((/^[a-z]+$/.test(lower) ? numberOf(lower) : wordsOf(word)[0]) ?? ''),
  };
}

function headsOf(first: Initials | undefined, isWholeName: boolean): readonly string[] {
  if (first === undefined) return [];
  const { lower, initial, whole } = first;
  const letters = isWholeName ? [initial, lower.slice(0, 2), lower.slice(0, 3)] : [initial];
  return whole === initial ? letters : [...letters, whole];
}

/**
 * The positions, as bits, of the words by whose initials a name may be known if one word is left out: `STETF` for
 * `Sample Gateway Traded …`. 0 if the letters are not made of these words. Apart from that as for other short forms.
 */
export function positionsWithoutOne(letters: string, words: readonly string[]): number {
  const first = words[0] ?? '';
  for (let from = 1; from <= MOST_FIRST_LETTERS && first[from - 1] === letters[from - 1]; from += 1) {
    const end = endWithoutOne(letters, from, words);
    if (end > 0) return maskOf(0, end - 1);
  }
  return 0;
}

/** The number of words that the letters stand for, without one before the last of them; 0 if none. */
function endWithoutOne(letters: string, from: number, words: readonly string[]): number {
  let at = from;
  let index = 1;
  let isOneLeft = true;
  for (; index < words.length && at < letters.length; index += 1) {
    const word = words[index] ?? '';
    if (word[0] === letters[at]) at += 1;
    else if (isOneLeft && !SMALL_WORDS.has(word)) isOneLeft = false;
    else if (!SMALL_WORDS.has(word)) return 0;
  }
  const isEnd = index > 1 && (index === words.length || LAST_WORDS.has(words[index - 1] ?? ''));
  return at === letters.length && isEnd ? index : 0;
}

/** The bits of the positions from `start` to `end`, both included. */
export function maskOf(start: number, end: number): number {
  return ((1 << (end - start + 1)) - 1) << start;
}
