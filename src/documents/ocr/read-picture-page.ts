/** One page without a text layer: its images are combined on a sheet, which is read, levelled and read again. */
import type { Line } from 'tesseract.js';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { agreeWords, doubt } from './agree-words.ts';
import { findLines } from './find-lines.ts';
import { LEAST_DPI, LEAST_DPI_OF_FIGURES, READING_DPI, SECOND_READING_SCALE } from './ocr-limits.ts';
import { drawSheet, findDpi, type Picture } from './page-picture.ts';
import type { Reader } from './recognise.ts';

interface PageSize {
  readonly page_number: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/**
 * The page in the form of a text layer, its words with a confidence; no words if it has no images, or only images too
 * small for text.
 */
export async function readPicturePage(
  reader: Reader,
  pictures: readonly Picture[],
  { page_number, width, height }: PageSize,
): Promise<PdfPage> {
  const size = { width, height };
  const own = findDpi(pictures, size);
  if (own < LEAST_DPI)
    return {
      page_number,
      width,
      height,
      words: [],
      rules: [],
      walls: [],
      shades: [],
      hidden_words: 0,
      is_picture: false,
    };
  const dpi = Math.min(READING_DPI[1], Math.max(READING_DPI[0], own));
  const sheet = drawSheet(pictures, size, dpi, 0);
  const first = { sheet, dpi, lines: await reader.read(sheet, dpi) };
  const levelDpi = dpi * SECOND_READING_SCALE;
  const levelSheet = drawSheet(pictures, size, levelDpi, -findSlope(first.lines));
  const level = { sheet: levelSheet, dpi: levelDpi, lines: await reader.read(levelSheet, levelDpi) };
  const words = agreeWords(level, first).map((word) =>
    own < LEAST_DPI_OF_FIGURES && /\d/.test(word.text) ? doubt(word) : word,
  );
  return { page_number, width, height, words, ...findLines(levelSheet, levelDpi), hidden_words: 0, is_picture: true };
}

/** The skew of the text in radians: the median of the slopes of its lines, weighted by length. */
function findSlope(lines: readonly Line[]): number {
  const slopes = lines
    .map(({ baseline: { x0, y0, x1, y1 } }) => ({ slope: (y1 - y0) / Math.max(1, x1 - x0), length: x1 - x0 }))
    .toSorted((a, b) => a.slope - b.slope);
  const half = slopes.reduce((sum, { length }) => sum + length, 0) / 2;
  let seen = 0;
  for (const { slope, length } of slopes) {
    seen += length;
    if (seen >= half) return Math.atan(slope);
  }
  return 0;
}
