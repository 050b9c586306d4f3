import type { Box, PdfPage } from '#documents/pdf/page-words.ts';

/** A page in the frame in which it is read; `back` converts boxes of that frame to boxes of the page. */
export interface FramedPage {
  readonly page: PdfPage;
  readonly back: (box: Box) => Box;
}

/** The box further down, and further right. */
export function shift<T extends Box>(box: T, down: number, right = 0): T {
  return down === 0 && right === 0
    ? box
    : { ...box, x0: box.x0 + right, x1: box.x1 + right, y0: box.y0 + down, y1: box.y1 + down };
}
