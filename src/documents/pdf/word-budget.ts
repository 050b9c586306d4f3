import { refusal } from '#documents/refusal.ts';
import type { PdfPage } from './page-words.ts';
import { MAX_PAGE_WORDS, MAX_PDF_SHAPES, MAX_PDF_WORDS, MAX_WORD_CHARACTERS } from './pdf-limits.ts';

/**
 * Counts the words, lines and boxes of one document and rejects it, before they are processed, if there are too many or
 * a word is too long.
 */
export class WordBudget {
  #words = 0;
  #shapes = 0;

  /** Throws Fault `SOURCE_REFUSED` when this page makes the document too large. */
  spend({ page_number, words, rules, walls, shades }: PdfPage): void {
    this.#words += words.length;
    this.#shapes += rules.length + walls.length + shades.length;
    if (words.length > MAX_PAGE_WORDS)
      throw refusal(
        `Page ${page_number} of the PDF has ${words.length} words; ` +
          `at most ${MAX_PAGE_WORDS} were expected of a report's page.`,
      );
    if (this.#words > MAX_PDF_WORDS)
      throw refusal(`The PDF has more than ${MAX_PDF_WORDS} words up to page ${page_number}; no report has.`);
    if (this.#shapes > MAX_PDF_SHAPES)
      throw refusal(
        `The PDF has more than ${MAX_PDF_SHAPES} lines and boxes up to page ${page_number}; no report has.`,
      );
    const long = words.find(({ text }) => text.length > MAX_WORD_CHARACTERS);
    if (long !== undefined)
      throw refusal(
        `Page ${page_number} of the PDF has a word of ${long.text.length} letters; ` +
          `at most ${MAX_WORD_CHARACTERS} were expected.`,
      );
  }
}
