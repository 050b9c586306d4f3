/** A page as the reader sees it: its blocks, the lines that are set sideways, and how large its running text is. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Block } from './blocks.ts';

export interface PageInk {
  readonly page: PdfPage;
  readonly blocks: readonly Block[];
  readonly turned: readonly Segment[];
  /** Of the page's running text, in points. */
  readonly body: number;
  /** The head of the page and the panels, where a fund has several: no table reaches from one panel into another. */
  readonly panels?: readonly Box[];
}

// Of the page's height, from the upper edge of what is printed and from the lower one: a page may be set high or low on its sheet.
const HEAD = 0.13;
const FOOT = 0.04;

type Placed = Pick<PageInk, 'page' | 'blocks'>;

/** Whether a text is in the head of its page: running heads, titles, the month. `share` is of the page's height. */
export function isInHead({ page, blocks }: Placed, text: Box, share = HEAD): boolean {
  return text.y1 < Math.min(...blocks.map(({ y0 }) => y0)) + share * page.height;
}

export function isInFoot({ page, blocks }: Placed, text: Box, share = FOOT): boolean {
  return text.y0 > Math.max(...blocks.map(({ y1 }) => y1)) - share * page.height;
}
