import { refusal } from '#documents/refusal.ts';
import type { PdfPage } from './page-words.ts';
import { MAX_PAGE_WORDS, MAX_PDF_WORDS, MAX_WORD_CHARACTERS } from './pdf-limits.ts';

/** Counts the words of one document and rejects it, before they are processed, if there are too many or one is too long. */
export class WordBudget {
  #words = 0;

  /** Throws Fault `SOURCE_REFUSED` when this page makes the document too large. */
  spend({ page_number, words }: PdfPage): void {
    this.#words += words.length;
    if (words.length > MAX_PAGE_WORDS) throw refusal(`Page ${page_number} of the PDF has ${words.length} words; at most ${MAX_PAGE_WORDS} were expected of a report's page.`);
    if (this.#words > MAX_PDF_WORDS) throw refusal(`The PDF has more than ${MAX_PDF_WORDS} words up to page ${page_number}; no report has.`);
    const long = words.find(({ text }) => text.length > MAX_WORD_CHARACTERS);
    if (long !== undefined) throw refusal(`Page ${page_number} of the PDF has a word of ${long.text.length} letters; at most ${MAX_WORD_CHARACTERS} were expected.`);
  }
}
