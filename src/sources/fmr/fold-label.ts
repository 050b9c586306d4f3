/** Printed labels in the form in which two spellings of one label are equal. */
import { own } from '#base/own.ts';
import { remember } from './remember.ts';

// Cyrillic characters that look like Latin ones: one report spells `Туре` with four of them.
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
};
// Dotted leaders between a label and its value: `Fund Category ..........`, also a single dot that stands alone.
const LEADER = /(?<!\s)\s{0,9}(?:\.\s?){3,}\s*|\s{1,9}\.\.?\s+|\s{1,9}\.\.?$/g;
// Footnote marks behind a label or a number: `YTD**`, `Since Inception †`.
const MARKS = /[*†‡¹²³]+/g;

/**
 * Lower case words of letters, digits and `%`, marks and leaders taken off: `Min. Suseq. Investment :` →
 * `min suseq investment`.
 */
export const foldLabel = remember((text: string): string =>
  // Marks first: a raised figure becomes a digit when it is unmasked.
  withoutLeaders(unmask(text.replace(MARKS, ' ')))
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/%\s?age/g, '%')
    .replace(/[’'`´]/g, '')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim(),
);

const withoutLeaders = (text: string): string => (text.includes('.') ? text.replace(LEADER, ' ') : text);

/** What the first pattern says that fits a label in its folded form: patterns are tried in their order. */
export function findMeaning<Meaning>(
  patterns: readonly (readonly [RegExp, Meaning])[],
  label: string,
): Meaning | undefined {
  const folded = foldLabel(label);
  return patterns.find(([pattern]) => pattern.test(folded))?.[1];
}

/** A label and the text in its brackets: `NAV (31st Mar 2010)` → `nav` and `31st Mar 2010`. */
export function splitLabel(text: string): { readonly base: string; readonly inside: string } {
  // Most labels have neither.
  if (!/[([]/.test(text)) return { base: foldLabel(text), inside: '' };
  const inside = [...text.matchAll(/\(([^()]*)\)?|\[([^[\]]*)\]/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .join('; ');
  return { base: foldLabel(text.replace(/\([^()]*\)?|\[[^[\]]*\]/g, ' ')), inside };
}

/** The text without leaders and footnote marks at its end, as a label is served. */
export function tidyLabel(text: string): string {
  return (
    withoutLeaders(text)
      .replace(/\s+/g, ' ')
      .trim()
      // `Total Expense Ratio ++`: the mark of a note.
      .replace(/\s\+{1,3}$/, '')
      .replace(/\s{0,9}[:：]$/, '')
      .trim()
  );
}

// Anything but ASCII and blanks; without it, only blanks can change.
const MASKED = /[^\s!-~]/;

/** Accents off, look-alike letters Latin, every blank a plain one. */
function unmask(text: string): string {
  const plain = MASKED.test(text)
    ? text
        .replace(/\p{Script=Cyrillic}/gu, (letter) => own(LOOKALIKES, letter) ?? letter)
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
    : text;
  return plain.replace(/\s+/g, ' ');
}

const QUESTION = /^[A-Z][^?()]{3,80}\?\s{0,3}(?:\(([^()]{2,60})\)|[–—:-]\s{1,3}([^()?]{2,60}))$/;

/**
 * `How large is it? (net assets)`: the words behind a question to the reader are the label. Undefined if the text does
 * not begin with a question.
 */
export function labelBehindQuestion(text: string): string | undefined {
  const found = text.includes('?') ? QUESTION.exec(text.replace(/\s+/g, ' ').trim()) : null;
  return found?.[1] ?? found?.[2];
}
