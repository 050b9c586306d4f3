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

/** A short form of a name, and the positions of the words that it is made of, as bits. */
interface ShortForm {
  readonly text: string;
  readonly mask: number;
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
// A mask has 31 bits.
export const MOST_WORDS = 30;

/**
 * The short forms by which a name may be known: initials of neighbouring words, with or without those of small words,
 * and words printed in capitals either as their initial or whole. The first word may contribute up to three letters:
 * `SCF`, `SACF` and `SAMCF` for `Sample Cash Fund`. A part in parentheses has its own.
 */
export function shortFormsOf(name: string): ShortForm[] {
  const forms = new Map<string, number>();
  let offset = 0;
  for (const part of name.split(/[()]/)) {
    const words = (part.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS - offset);
    const last = words.findLastIndex((word) => !isNumber(wordsOf(word)[0] ?? ''));
    for (const [end, word] of words.entries()) {
      if (end > last || (end !== last && !LAST_WORDS.has(word.toLowerCase()))) continue;
      for (let start = Math.max(0, end - LONGEST + 1); start < end && start <= LAST_START; start += 1) {
        const mask = maskOf(offset + start, offset + end);
        for (const text of joinInitials(words.slice(start, end + 1), start === 0))
          if (text.length >= SHORTEST) {
            forms.set(text, mask);
            // A name that ends with another word gives two letters of it: `CMOP` for `Cash Management Optimizer`.
            if (!LAST_WORDS.has(word.toLowerCase())) forms.set(text + word.slice(1, 2).toLowerCase(), mask);
          }
      }
    }
    offset += words.length;
  }
  return [...forms].map(([text, mask]) => ({ text, mask }));
}

/** The bits of the positions from `start` to `end`, both included. */
export function maskOf(start: number, end: number): number {
  return ((1 << (end - start + 1)) - 1) << start;
}

function joinInitials(words: readonly string[], isWholeName: boolean): Set<string> {
  const [first = '', ...rest] = words;
  const isCapital = (word: string): boolean => word.length > 1 && word === word.toUpperCase();
  const join = (each: (word: string) => string): string => rest.map(each).join('').toLowerCase();
  const initial = (word: string): string => word.slice(0, 1);
  const whole = (word: string): string => (isCapital(word) ? word : initial(word));
  const important = (each: (word: string) => string) => (word: string) =>
    SMALL_WORDS.has(word.toLowerCase()) ? '' : each(word);
  const tails = new Set([join(initial), join(whole), join(important(initial)), join(important(whole))]);
  const heads = isWholeName ? [1, 2, 3].map((length) => first.slice(0, length)) : [initial(first)];
  if (isCapital(first)) heads.push(first);
  return new Set([...tails].flatMap((tail) => heads.map((head) => head.toLowerCase() + tail)));
}
