/** The pixels of a word's ink on a sheet. */
import type { Bbox } from 'tesseract.js';
import { grayAt, type Sheet } from './page-picture.ts';

/** Whether there is ink at a pixel of the sheet. */
type IsInk = (x: number, y: number) => boolean;

/** Tells ink by its share of the way from the ground to the letters, dark on light or light on dark. */
export function inkOf(sheet: Sheet, box: Bbox, share: number): IsInk {
  const grays: number[] = [];
  for (let y = box.y0; y < box.y1; y += 1)
    for (let x = box.x0; x < box.x1; x += 1) grays.push(grayAt(sheet, y * sheet.width + x));
  grays.sort((a, b) => a - b);
  const [low, high] = [grays[Math.floor(grays.length * 0.05)] ?? 0, grays[Math.floor(grays.length * 0.95)] ?? 255];
  // Letters cover less than half of their box.
  const isLight = (grays[Math.floor(grays.length / 2)] ?? 255) < (low + high) / 2;
  const limit = isLight ? low + share * (high - low) : high - share * (high - low);
  return (x, y) => y >= 0 && y < sheet.height && grayAt(sheet, y * sheet.width + x) > limit === isLight;
}

/** How many pixels of a column are ink, from one height up to another. */
export function countInk(isInk: IsInk, x: number, from: number, to: number): number {
  let count = 0;
  for (let y = from; y < to; y += 1) if (isInk(x, y)) count += 1;
  return count;
}
