/**
 * Words that lost the blank next to a short form in capitals: `forSIF`, `SIFand`, `OfficerforSIF`, `TFCand`. Such words
 * say which funds a value is of, and what is under a title.
 */
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import { isLabelWord, placeParts } from './joined-words.ts';
import { wordAfter } from './mend-words.ts';

// `SIFand`, `TFCsand`, `NAVper`, `TERw/o`
const AFTER_CAPITALS =
  /^[("“']?[A-Z]{2}[A-Z\d]{0,9}s?(?=(?:and|for|of|per|from|with|without|w\/o|incl|excl|by)(?:[A-Z]|[,;.)]?$))/;
// `forSIF`, `butPKR`: no name begins with these words in small letters.
const BEFORE_CAPITALS = /^[("“']?(?:and|for|of|but|by|from|with|without|w\/o|the|per)(?=[A-Z])/;
// `OfficerforSIF`
const AROUND_FOR = /^\p{L}{3,30}?(?=for[A-Z]{2})/u;
const SEAMS = [AFTER_CAPITALS, BEFORE_CAPITALS, AROUND_FOR];

// A short form that the page prints as a word of its own: `SIFearned`, `monthSIF`.
const CAPITALS = /^[("“']?([A-Z]{3,6})[)"”',;:.]*$/;
const CAPITALS_FIRST = /^([A-Z]{3,6})(?=[a-z]{3})/;
const CAPITALS_LAST = /^\p{L}{0,30}[a-z]{2}(?=([A-Z]{3,6})(?![A-Za-z]))/u;

// `Nilfor` before `SIF`, also on the next line
const SMALL_LAST = /^(\p{L}{2,30}?)(for|and|of)$/u;
const SHORT_FORM = /^[A-Z]{2}/;
const LAST_WORD = /(?:\p{Lu}|(?<!\p{L}))\p{Ll}+$/u;
const NEAR = 1.2;

// Most words have no such place, and are not asked anything else.
const POSSIBLE = /[a-z][A-Z]|[A-Z]{2}./;

/** The page with such words parted. */
export function partAtCapitals(page: PdfPage): PdfPage {
  const printed = new Set(page.words.flatMap(({ text }) => CAPITALS.exec(text)?.[1] ?? []));
  const words = page.words.flatMap((word) => {
    const texts = endOf(word, page.words, printed) ?? partsOf(word.text, printed);
    return texts.length < 2 ? [word] : placeParts(word, texts);
  });
  return words.length === page.words.length ? page : { ...page, words };
}

function partsOf(text: string, printed: ReadonlySet<string>): string[] {
  const first = POSSIBLE.test(text) ? firstOf(text, printed) : undefined;
  return first === undefined ? [text] : [first, ...partsOf(text.slice(first.length), printed)];
}

function firstOf(text: string, printed: ReadonlySet<string>): string | undefined {
  for (const seam of SEAMS) {
    const [first] = seam.exec(text) ?? [];
    if (first !== undefined) return first;
  }
  for (const seam of [CAPITALS_FIRST, CAPITALS_LAST]) {
    const [first, capitals = ''] = seam.exec(text) ?? [];
    if (first !== undefined && printed.has(capitals)) return first;
  }
  return undefined;
}

/** No word ends with `for`; one that ends with `and` or `of`, such as `demand` or `proof`, may be whole. */
function endOf(word: Word, words: readonly Word[], printed: ReadonlySet<string>): string[] | undefined {
  const [, before = '', small = ''] = SMALL_LAST.exec(word.text) ?? [];
  const last = LAST_WORD.exec(before)?.[0] ?? '';
  if (last === '' || (small !== 'for' && !isLabelWord(last))) return undefined;
  const next = wordAfter(word, words);
  const isLast = next === undefined || next.x0 - word.x1 > NEAR * word.size;
  return (isLast ? small === 'for' : SHORT_FORM.test(next.text)) ? [...partsOf(before, printed), small] : undefined;
}
