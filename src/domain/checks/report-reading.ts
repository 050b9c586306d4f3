import type { Fragment } from '#domain/fragment.ts';
import type { Finding } from './finding.ts';

// A text layer contains the printed text, and a delivered file has a person who is responsible for it; other readings
// are guesses of a machine.
const GUESSED: ReadonlySet<string> = new Set(['OCR', 'MODEL']);

/** Pages that were read by text recognition or a model wait for review regardless of their figures. */
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
