import type { Box, PdfPage } from '#documents/pdf/page-words.ts';

/** A page in the frame in which it is read; `back` converts boxes of that frame to boxes of the page. */
export interface FramedPage {
  readonly page: PdfPage;
  readonly back: (box: Box) => Box;
}
