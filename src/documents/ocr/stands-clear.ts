import type { Bbox } from 'tesseract.js';
import { countInk, inkOf } from './ink.ts';
import type { Sheet } from './page-picture.ts';

// Shares of the word's height: the strip around it that must be empty, and the minimum size of ink that is not a speck.
const STRIP = 0.4;
const SPECK = 0.1;

/**
 * False if ink that no other word accounts for touches or follows the box of a number: a minus, a parenthesis or a
 * first digit that was not read. Both readings may overlook the same one, so their agreement is not enough.
 */
export function standsClear(sheet: Sheet, box: Bbox, others: readonly Bbox[]): boolean {
  const height = box.y1 - box.y0;
  const strip = Math.ceil(STRIP * height);
  const near = others.filter(
    (other) =>
      other !== box && other.y0 < box.y1 && other.y1 > box.y0 && other.x0 < box.x1 + strip && other.x1 > box.x0 - strip,
  );
  const isInk = inkOf(sheet, box, 0.5);
  const inked = (from: number, to: number): number => {
    let columns = 0;
    for (let x = Math.max(0, from); x < Math.min(sheet.width, to); x += 1) {
      if (near.some((other) => x >= other.x0 - 2 && x < other.x1 + 2)) continue;
      const inside = countInk(isInk, x, box.y0 + 1, box.y1 - 1);
      // Ink that continues above and below is a drawn line or the end of a bar.
      const around = countInk(isInk, x, box.y0 - strip, box.y0) + countInk(isInk, x, box.y1, box.y1 + strip);
      if (inside >= Math.max(2, SPECK * 0.7 * height) && around < 1.4 * strip) columns += 1;
    }
    return columns;
  };
  // The pixel next to the box is the blur of its own characters.
  return inked(box.x0 - strip, box.x0 - 1) <= SPECK * height && inked(box.x1 + 1, box.x1 + strip) <= SPECK * height;
}
