import type { Fragment } from '#domain/fragment.ts';
import type { Finding } from './finding.ts';

// A text layer says what the page prints, and a file was delivered by someone who answers for it; the others are guesses of a machine.
const GUESSED: ReadonlySet<string> = new Set(['OCR', 'MODEL']);

/** Pages that a machine read from a picture, or a model from words, wait for a person whatever their figures say. */
export function checkReading(fragments: readonly Fragment[]): Finding[] {
  return fragments
    .filter((fragment) => GUESSED.has(fragment.extraction_mode))
    .map(({ page_number, extraction_mode }) => ({
      check: 'reading_unconfirmed',
      page_number,
      path: 'extraction_mode',
      expected: 'a page with a text layer, or a person who compared the values with it',
      found: extraction_mode,
      accused: 'page',
    }));
}
