/** A page as the reader sees it: its blocks, the lines that are set sideways, and how large its running text is. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { Block } from './blocks.ts';
import { rememberOf } from '#sources/fmr/remember.ts';

/** Codes that a page explains, with the words of the list in which it does. */
export interface CodeKey {
  /** The meanings that the vocabulary knows, by their codes. */
  readonly codes: ReadonlyMap<string, string>;
  readonly listed: ReadonlySet<string>;
  readonly words: ReadonlySet<Word>;
}

export interface PageInk {
  readonly page: PdfPage;
  readonly blocks: readonly Block[];
  readonly turned: readonly Segment[];
  /** Of the page's running text, in points. */
  readonly body: number;
  /** The head of the page and the panels, where a fund has several: no table reaches from one panel into another. */
  readonly panels?: readonly Box[];
  readonly key?: CodeKey | undefined;
  /** In a chapter of a report that is one running text: its numbered paragraphs, each whole. */
  readonly paragraphs?: readonly Block[];
}

// Of the page's height, from the upper edge of what is printed and from the lower one:
// a page may be set high or low on its sheet.
const HEAD = 0.13;
const FOOT = 0.04;

type Placed = Pick<PageInk, 'page' | 'blocks'>;

/** The upper and the lower edge of what is printed on a page; each text of the page is compared with them. */
const edgesOf = rememberOf((blocks: readonly Block[]) => ({
  top: Math.min(...blocks.map(({ y0 }) => y0)),
  bottom: Math.max(...blocks.map(({ y1 }) => y1)),
}));

/** Whether a text is in the head of its page: running heads, titles, the month. `share` is of the page's height. */
export function isInHead({ page, blocks }: Placed, text: Box, share = HEAD): boolean {
  return text.y1 < edgesOf(blocks).top + share * page.height;
}

export function isInFoot({ page, blocks }: Placed, text: Box, share = FOOT): boolean {
  return text.y0 > edgesOf(blocks).bottom - share * page.height;
}
