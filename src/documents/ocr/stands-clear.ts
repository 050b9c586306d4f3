import type { Bbox } from 'tesseract.js';
import type { Sheet } from './page-picture.ts';
import { grayAt } from './recognise.ts';

// Shares of the word's height: the strip beside it that must be empty, and the ink that is more than a speck.
const STRIP = 0.4;
const SPECK = 0.1;

/**
 * False where print touches or follows the box of a number that no other word
 * accounts for: a minus, a bracket or a first digit that was not read. Both
 * readings may overlook the same one, so that their agreeing is not enough.
 */
export function standsClear(sheet: Sheet, box: Bbox, others: readonly Bbox[]): boolean {
  const height = box.y1 - box.y0;
  const strip = Math.ceil(STRIP * height);
  const near = others.filter((other) => other !== box && other.y0 < box.y1 && other.y1 > box.y0 && other.x0 < box.x1 + strip && other.x1 > box.x0 - strip);
  const isInk = inkOf(sheet, box, 0.5);
  const inked = (from: number, to: number): number => {
    let columns = 0;
    for (let x = Math.max(0, from); x < Math.min(sheet.width, to); x += 1) {
      if (near.some((other) => x >= other.x0 - 2 && x < other.x1 + 2)) continue;
      const inside = countInk(isInk, x, box.y0 + 1, box.y1 - 1);
      // What goes on above and below is a drawn line or the end of a bar.
      const around = countInk(isInk, x, box.y0 - strip, box.y0) + countInk(isInk, x, box.y1, box.y1 + strip);
      if (inside >= Math.max(2, SPECK * 0.7 * height) && around < 1.4 * strip) columns += 1;
    }
    return columns;
  };
  // The pixel next to the box is the blur of its own letters.
  return inked(box.x0 - strip, box.x0 - 1) <= SPECK * height && inked(box.x1 + 1, box.x1 + strip) <= SPECK * height;
}

function countInk(isInk: (x: number, y: number) => boolean, x: number, from: number, to: number): number {
  let count = 0;
  for (let y = from; y < to; y += 1) if (isInk(x, y)) count += 1;
  return count;
}

/** Tells ink by its share of the way from the ground to the letters, dark on light or light on dark. */
export function inkOf(sheet: Sheet, box: Bbox, share: number): (x: number, y: number) => boolean {
  const grays: number[] = [];
  for (let y = box.y0; y < box.y1; y += 1) for (let x = box.x0; x < box.x1; x += 1) grays.push(grayAt(sheet, y * sheet.width + x));
  grays.sort((a, b) => a - b);
  const [low, high] = [grays[Math.floor(grays.length * 0.05)] ?? 0, grays[Math.floor(grays.length * 0.95)] ?? 255];
  // Letters cover less than half of their box.
  const isLight = (grays[Math.floor(grays.length / 2)] ?? 255) < (low + high) / 2;
  const limit = isLight ? low + share * (high - low) : high - share * (high - low);
  return (x, y) => y >= 0 && y < sheet.height && (grayAt(sheet, y * sheet.width + x) > limit) === isLight;
}
