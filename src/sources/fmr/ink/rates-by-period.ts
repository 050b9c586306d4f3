/** `MTD 1.09% | YTD 1.00%` right of `TER with levies`: one cell with two rates of its label, no list of items. */
import type { Segment } from '#documents/pdf/list-segments.ts';

const MONTH = /^(?:mtd|month(?: to date)?):?\s\d{1,2}(?:\.\d{1,4})?\s?%$/i;
const YEAR = /^(?:f?ytd|year to date):?\s\d{1,2}(?:\.\d{1,4})?\s?%$/i;
const PARTED = /\s[·•|;]\s/;
// A return is also printed by month and year to date, and each is a value of its own.
const COSTS = /\b(?:ter|expenses?|lev(?:y|ies)|fees?|costs?|charg(?:es?|ed))\b/i;

/** The segments that are such cells: the nearest text to the left says what was charged. */
export function listRatesByPeriod(segments: readonly Segment[]): Set<Segment> {
  const cells = segments.filter(({ text }) => text.includes('%') && isOfBoth(text));
  return new Set(cells.filter((cell) => COSTS.test(labelOf(cell, segments)?.text ?? '')));
}

function isOfBoth(text: string): boolean {
  const parts = text.split(PARTED);
  return parts.length === 2 && [MONTH, YEAR].every((pattern) => parts.some((part) => pattern.test(part)));
}

function labelOf(cell: Segment, segments: readonly Segment[]): Segment | undefined {
  const left = segments.filter(({ x1, y0, y1 }) => x1 <= cell.x0 && y0 < cell.y1 && y1 > cell.y0);
  return left.toSorted((a, b) => b.x1 - a.x1)[0];
}
