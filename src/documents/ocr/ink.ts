/** The pixels of a word's ink on a sheet. */
import type { Bbox } from 'tesseract.js';
import { grayAt, type Sheet } from './page-picture.ts';

/** Whether there is ink at a pixel of the sheet. */
type IsInk = (x: number, y: number) => boolean;

/** Detects ink by its position between the colours of background and text, dark on light or light on dark. */
export function inkOf(sheet: Sheet, box: Bbox, share: number): IsInk {
  const grays: number[] = [];
  for (let y = box.y0; y < box.y1; y += 1)
    for (let x = box.x0; x < box.x1; x += 1) grays.push(grayAt(sheet, y * sheet.width + x));
  grays.sort((a, b) => a - b);
  const [low, high] = [grays[Math.floor(grays.length * 0.05)] ?? 0, grays[Math.floor(grays.length * 0.95)] ?? 255];
  // Text covers less than half of its box.
  const isLight = (grays[Math.floor(grays.length / 2)] ?? 255) < (low + high) / 2;
  const limit = isLight ? low + share * (high - low) : high - share * (high - low);
  return (x, y) => y >= 0 && y < sheet.height && grayAt(sheet, y * sheet.width + x) > limit === isLight;
}

/** Number of ink pixels in a column between two heights. */
export function countInk(isInk: IsInk, x: number, from: number, to: number): number {
  let count = 0;
  for (let y = from; y < to; y += 1) if (isInk(x, y)) count += 1;
  return count;
}
