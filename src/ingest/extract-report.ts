import { FRAGMENT_SCHEMA_VERSION } from '#domain/fragment.ts';
import type { Fragment } from '#domain/fragment.ts';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import { extractFragments } from '#sources/fmr/extract.ts';

/** `[text, x0, y0, x1, y1]`, as a fragment file has its words: a report has fifty thousand. */
type WordInFile = readonly [string, number, number, number, number];

type BlankPage = Pick<Fragment, 'page_number' | 'page_type' | 'extraction_mode'>;

/** What a PDF's pages say, in the form of a fragment file: with the pages' own words, so that every number can be held against them. */
interface ExtractedReport {
  readonly schema_version: string;
  readonly fragments: readonly (Fragment | BlankPage)[];
  readonly pages: readonly { readonly page_number: number; readonly words: readonly WordInFile[] }[];
}

/**
 * Reads a report by its text layer. Throws Fault `SOURCE_REFUSED` for what is no
 * PDF, damaged, encrypted, too large or too slow.
 */
export async function extractPdf(bytes: Uint8Array): Promise<ExtractedReport> {
  const text = await readPdf(bytes);
  const { fragments, pages: kinds } = extractFragments(text);
  // A page without words is a fragment too, a bare one: it is held with that reason instead of being passed over.
  const blank = kinds.filter(({ page_type }) => page_type === 'NO_TEXT').map(({ page_number, page_type }) => ({ page_number, page_type, extraction_mode: 'TEXT_LAYER' as const }));
  const named = new Set(fragments.flatMap((fragment) => [fragment.page_number, ...Object.values(fragment.evidence).map((evidence) => evidence.page_number)]));
  const pages = text.pages
    .filter((page) => named.has(page.page_number))
    .map(({ page_number, words }) => ({ page_number, words: words.map(({ text: word, x0, y0, x1, y1 }): WordInFile => [word, x0, y0, x1, y1]) }));
  return { schema_version: FRAGMENT_SCHEMA_VERSION, fragments: [...fragments, ...blank], pages };
}
