/** Heads of a narrow series, printed so close together that they look like one text: `Feb’23 Mar’23 Apr’23`. */
import { makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import { findPeriod } from '#sources/fmr/periods.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';

// `January 2023 to March 2023` and a pair of months are texts of their own.
const FEWEST_PERIODS = 3;

/**
 * One segment for each period, if the words are nothing but months with their years, which the year to date may follow.
 */
export function splitPeriods(segment: Segment): Segment[] {
  const { words } = segment;
  // Before the year to date, each period has the digits of its year.
  if (words.length < FEWEST_PERIODS || words.filter((word) => /\d/.test(word.text)).length < FEWEST_PERIODS - 1)
    return [segment];
  const periods: Word[][] = [];
  for (let at = 0; at < words.length;) {
    const count = [1, 2].find((length) => isPeriod(words.slice(at, at + length), periods.length));
    if (count === undefined) return [segment];
    periods.push(words.slice(at, at + count));
    at += count;
  }
  return periods.length < FEWEST_PERIODS ? [segment] : periods.map((period) => makeSegment(period));
}

function isPeriod(words: readonly Word[], before: number): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (readMonth(text) !== undefined) return true;
  const period = before < FEWEST_PERIODS - 1 ? undefined : findPeriod(text, null);
  return period === 'YTD' || period === 'FYTD' || period === 'CYTD';
}
