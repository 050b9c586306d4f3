import type { Box, PdfPage } from '#documents/pdf/page-words.ts';

/** A page in the frame in which it is read; `back` converts boxes of that frame to boxes of the page. */
export interface FramedPage {
  readonly page: PdfPage;
  readonly back: (box: Box) => Box;
}

// In points.
const SAME_EDGE = 1;

/** Whether a box is in the line or part of a page: its middle, and both its edges. */
export function isWithin(box: Box, part: Box): boolean {
  const middle = (box.y0 + box.y1) / 2;
  return middle > part.y0 && middle < part.y1 && box.x0 > part.x0 - SAME_EDGE && box.x1 < part.x1 + SAME_EDGE;
}

/** Whether the middle of a box is in an area. */
export function isMiddleIn(box: Box, { x0, x1, y0, y1 }: Box): boolean {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return x > x0 && x < x1 && y > y0 && y < y1;
}

/** The box further down, and further right. */
export function shift<T extends Box>(box: T, down: number, right = 0): T {
  return down === 0 && right === 0
    ? box
    : { ...box, x0: box.x0 + right, x1: box.x1 + right, y0: box.y0 + down, y1: box.y1 + down };
}

/** A part of a page, its place in the frame, and how far down that is. */
export interface Move {
  readonly from: Box;
  readonly to: Box;
  readonly by: number;
}

/** The page with these parts further down, or up. */
export function moveParts(page: PdfPage, moves: readonly Move[]): FramedPage {
  const into = <T extends Box>(box: T): T => shift(box, moves.find(({ from }) => isWithin(box, from))?.by ?? 0);
  return {
    page: {
      ...page,
      words: page.words.map((word) => ({ ...into(word), baseline: word.baseline + into(word).y0 - word.y0 })),
      rules: page.rules.map(into),
      walls: page.walls.map(into),
      shades: page.shades.map(into),
    },
    back: (box) => shift(box, -(moves.find(({ to }) => isWithin(box, to))?.by ?? 0)),
  };
}
