/** Swatches of a legend, each right before its text. */
import type { PdfPage, Box } from '#documents/pdf/page-words.ts';
import { isFigure } from './figures.ts';
import type { TextLine } from './text-cells.ts';
import { ALIGNED, CLOSE_PITCH } from './lines-around.ts';

/** In multiples of the font size: a swatch is at most as large as a character, and its text begins right after it. */
export const SWATCH = 1.1;

/**
 * `Government` after the swatch of a legend over `Securities 21.2%`: the second line begins under the swatch, and has
 * none.
 */
export function isUnderSwatch({ shades }: PdfPage, block: readonly TextLine[], line: TextLine): boolean {
  const [first, second] = block;
  if (
    first === undefined ||
    second !== undefined ||
    first.bold !== line.bold ||
    first.color !== line.color ||
    Math.abs(first.size - line.size) > 0.1
  )
    return false;
  const pitch = (line.baseline - first.baseline) / line.size;
  if (pitch <= 0.6 || pitch >= CLOSE_PITCH + 0.2) return false;
  const swatch = shades.find((shade) => isSwatchOf(shade, first));
  return (
    swatch !== undefined &&
    Math.abs(swatch.x0 - line.x0) < ALIGNED &&
    !shades.some((shade) => isSwatchOf(shade, line)) &&
    !isFigure(first.text) &&
    !isFigure(line.text)
  );
}

/** Whether a filled area is the swatch right before a line. */
export function isSwatchOf(shade: Box, { x0, baseline, size }: TextLine): boolean {
  return (
    shade.x1 <= x0 &&
    x0 - shade.x0 < 2 * SWATCH * size &&
    shade.y1 - shade.y0 < SWATCH * size &&
    shade.y0 < baseline &&
    shade.y1 > baseline - size
  );
}
