import type { Bbox } from 'tesseract.js';
import { countInk, inkOf } from './ink.ts';
import type { Sheet } from './page-picture.ts';

// Shares of a capital's height. Points, commas and descenders are below this line.
const FOOT = 0.24;
// Digits are 0.1 to 0.4 apart, the latter in `11`; with a point between them 0.5 and more.
const WIDE_GAP = 0.46;
// A full stop is 0.15 high, or less if it is faint.
const LEAST_POINT = 0.08;

/**
 * Number of full stops and commas between the digits of a number, by its ink only: gaps wide enough for a point, or
 * isolated specks at the foot of a gap. Both readings may overlook the same faint point, and `7.92` read as `792` is
 * the worst possible error.
 */
export function countPoints(sheet: Sheet, box: Bbox, baseline: number): number {
  const capital = baseline - box.y0;
  const foot = Math.round(baseline - FOOT * capital);
  const isInk = inkOf(sheet, box, 0.5);
  // A blurred point of two pixels is light grey.
  const isFaintInk = inkOf(sheet, box, 0.3);
  let points = 0;
  let gap: number[] | undefined;
  for (let x = box.x0; x < box.x1; x += 1) {
    if (countInk(isInk, x, box.y0, foot) > 0) {
      if (gap !== undefined && (gap.length > WIDE_GAP * capital || holdsPoint(gap, LEAST_POINT * capital))) points += 1;
      gap = [];
    } else gap?.push(countInk(isFaintInk, x, foot, box.y1));
  }
  return points;
}

// The foot of `1` or `2` reaches into the gap from its edge; a point has an empty column on either side.
function holdsPoint(gap: readonly number[], least: number): boolean {
  const first = gap.indexOf(0);
  const last = gap.lastIndexOf(0);
  return gap.slice(first + 1, Math.max(first, last)).some((height) => height >= least);
}
