/** Pages whose running text has one size: limits in points are then right for pages of any size. */
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { FramedPage } from './framed-page.ts';

/** In points. Limits in points are set for this size. */
export const READING_SIZE = 8;

/** The page as large as its running text must be; undefined if it is, or has no words. */
export function scaledOf(page: PdfPage): FramedPage | undefined {
  const size = usualSize(page.words);
  if (size === undefined || size === READING_SIZE) return undefined;
  const scale = READING_SIZE / size;
  const ofBox = <T extends Box>(box: T): T => ({
    ...box,
    x0: box.x0 * scale,
    x1: box.x1 * scale,
    y0: box.y0 * scale,
    y1: box.y1 * scale,
  });
  const ofWord = <T extends Word>(word: T): T => ({
    ...word,
    x0: word.x0 * scale,
    x1: word.x1 * scale,
    y0: word.y0 * scale,
    y1: word.y1 * scale,
    baseline: word.baseline * scale,
    size: word.size * scale,
    ...(word.spacing === undefined ? undefined : { spacing: word.spacing * scale }),
  });
  return {
    page: {
      ...page,
      width: page.width * scale,
      height: page.height * scale,
      words: page.words.map(ofWord),
      ...(page.turned === undefined ? {} : { turned: page.turned.map(ofWord) }),
      rules: page.rules.map(ofBox),
      walls: page.walls.map(ofBox),
      shades: page.shades.map(ofBox),
    },
    back: ({ x0, x1, y0, y1 }) => ({ x0: x0 / scale, x1: x1 / scale, y0: y0 / scale, y1: y1 / scale }),
  };
}

/** Half of the letters are as large or larger. */
function usualSize(words: readonly Word[]): number | undefined {
  let left = words.reduce((sum, { text }) => sum + text.length, 0) / 2;
  for (const { size, text } of words.toSorted((a, b) => a.size - b.size)) {
    left -= text.length;
    if (left <= 0) return size > 0 ? size : undefined;
  }
  return undefined;
}
