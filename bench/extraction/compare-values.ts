/** When a served value is the expected one: numbers as numbers, texts after case, blanks, quotes, dashes and trailing marks. */
import { sequenceRatio } from './sequence-ratio.ts';

const QUOTES = /["'`´‘’‚‛“”„‟′″]/g;
const DASHES = /[‐‑‒–—―−﹣－]/g;
const END_MARKS = new Set('*†‡§¶^#.:,;¹²³⁴⁵⁶⁷⁸⁹⁰');
const FOLDED_END_MARKS = new Set('*†‡.:,;');
// Shorter texts are alike by accident.
const LEAST_CONTAINED = 4;
const LEAST_SIMILAR = 6;
const LEAST_RATIO = 0.8;

/** Every kind of quote as an apostrophe, every kind of dash as a hyphen. */
export function foldMarks(text: string): string {
  return text.replace(QUOTES, "'").replace(DASHES, '-');
}

/** A text without what two printings of it may differ in. */
export function normalise(value: unknown): string {
  const plain = trimEnd(foldMarks(textOfValue(value ?? '')), (mark) => END_MARKS.has(mark) || /\s/.test(mark));
  const folded = foldMarks(plain.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s\u00ad]+/g, '');
  const bare = trimEnd(folded, (mark) => FOLDED_END_MARKS.has(mark));
  // `5.` may be a number whose decimals are cut off, so its first mark stays.
  return bare !== folded && /\d$/.test(bare) ? folded.slice(0, bare.length + 1) : bare;
}

function trimEnd(text: string, isCut: (mark: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isCut(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A printed number in its shortest form (`(1,020.50)%` is `-1020.5`), so that equal numbers are equal texts; null for other texts. */
export function numberOf(value: unknown): string | null {
  const text = foldMarks(textOfValue(value)).trim().replaceAll(',', '').replaceAll(' ', '');
  const signed = text.startsWith('(') ? text.replace(/^\((.*?)\)?%?\)?$/, '-$1') : text;
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(signed.replace(/%+$/, ''));
  if (match === null || `${match[2] ?? ''}${match[3] ?? ''}` === '') return null;
  const whole = (match[2] ?? '').replace(/^0+/, '') || '0';
  const decimals = (match[3] ?? '').replace(/0+$/, '');
  const digits = decimals === '' ? whole : `${whole}.${decimals}`;
  return match[1] === '-' && digits !== '0' ? `-${digits}` : digits;
}

/** The numbers within a text, without signs. */
export function listNumbers(text: string | null | undefined): string[] {
  // `PKR 1 000`: blanks between groups of three digits.
  const numbers = (text ?? '').matchAll(/(?<![\d.,])[1-9]\d{0,2}(?: \d{3})+(?:\.\d+)?(?![\d,])|\d[\d,]*(?:\.\d+)?/g);
  return [...numbers].map(([digits]) => digits.replace(/[ ,]/g, ''));
}

export function isSame(left: unknown, right: unknown): boolean {
  const [a, b] = [numberOf(left), numberOf(right)];
  return a !== null && b !== null ? a === b : normalise(left) === normalise(right);
}

/** Whether one text is a part of the other, or much like it with the same digits. */
export function isNear(left: unknown, right: unknown): boolean {
  const [a, b] = [normalise(left), normalise(right)];
  if (numberOf(a) !== null || numberOf(b) !== null) return false;
  const shorter = Math.min(lengthOf(a), lengthOf(b));
  if (shorter === 0) return false;
  if (shorter >= LEAST_CONTAINED && (a.includes(b) || b.includes(a))) return true;
  if (shorter < LEAST_SIMILAR || a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return false;
  return sequenceRatio(a, b) >= LEAST_RATIO;
}

/** Letters, not UTF-16 units. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** A text that stands for "not available". */
export function isNone(text: string): boolean {
  return /^\W*(n\W?a)?\W*$/i.test(text);
}

function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : String(value);
}
