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
