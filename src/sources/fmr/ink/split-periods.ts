/** Heads of narrow columns, printed so close together that they look like one text: `Feb’23 Mar’23 Apr’23`. */
import { makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import { findPeriod } from '#sources/fmr/periods.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';

// `January 2023 to March 2023` and a pair of months are texts of their own.
const FEWEST_PERIODS = 3;

/**
 * One segment for each period, if the words are nothing but months with their years, which the year to date may follow,
 * or several periods such as `180 Days 365 Days`, or the second lines of several.
 */
export function splitPeriods(segment: Segment): Segment[] {
  const { words } = segment;
  if (words.length > 1 && words.every(({ text }) => SECOND_LINE.test(text)))
    return words.map((word) => makeSegment([word]));
  const several = words.length < 2 || !BEGINS.test(words[0]?.text ?? '') ? undefined : partPeriods(words);
  if (several !== undefined) return several.map((period) => makeSegment(period));
  const years = words.length < 2 || !NAMES_YEAR.test(words[0]?.text ?? '') ? undefined : partYears(words);
  if (years !== undefined) return years.map((year) => makeSegment(year));
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

const COUNTED = /^\d{1,3} ?(?:days?|months?|mths?|m|years?|yrs?|y)[*#^†‡¹²³]{0,3}$/i;
const UNCOUNTED = /^(?:[fc]?ytd|mtd|inception|since inception)[*#^†‡¹²³]{0,3}$/i;
// `Years* Inception**` under `5` and `Since`: without its count each word is of a head of its own.
const SECOND_LINE = /^(?:days|months|years|inception|launch)[*#^†‡¹²³]{0,3}$/i;
// Asked first, because most texts begin otherwise.
const BEGINS = /^(?:\d{1,3}(?!\d)|[fc]?ytd|mtd|inception|since)/i;
// `1 year 6 months` is one duration.
const YEARS = /y(?:ea)?(?:rs?)?\W{0,3}$/i;
const SHORTER = /^\d.*(?:m|mths?|months?|days?)\W{0,3}$/i;

/** The periods that words consist of, some of them counted; undefined if they are anything else. */
function partPeriods(words: readonly Word[]): Word[][] | undefined {
  const textOf = (some: readonly Word[]): string => some.map((word) => word.text).join(' ');
  const parts: Word[][] = [];
  for (let at = 0; at < words.length;) {
    const length = [2, 1].find((count) =>
      [COUNTED, UNCOUNTED].some(
        (pattern) => at + count <= words.length && pattern.test(textOf(words.slice(at, at + count))),
      ),
    );
    if (length === undefined) return undefined;
    parts.push(words.slice(at, at + length));
    at += length;
  }
  const texts = parts.map(textOf);
  const isDuration = texts.some((text, at) => YEARS.test(text) && SHORTER.test(texts[at + 1] ?? ''));
  return parts.length > 1 && texts.some((text) => COUNTED.test(text)) && !isDuration ? parts : undefined;
}

const NAMES_YEAR = /^[fc]y(?!td)/i;

/** The years that words consist of, each with its `FY` or `CY` and next to the one before. */
function partYears(words: readonly Word[]): Word[][] | undefined {
  const starts = words.flatMap(({ text }, at) => (NAMES_YEAR.test(text) ? [at] : []));
  const parts = starts.map((from, at) => words.slice(from, starts[at + 1]));
  const texts = parts.map((part) => part.map(({ text }) => text).join(' '));
  const numbers = texts.map((text) => Number.parseInt(/(\d\d)\W*$/.exec(text)?.[1] ?? '', 10));
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  const isRun = Math.abs(step) === 1 && numbers.every((number, at) => number === first + at * step);
  return isRun && texts.every((text) => ['FY', 'CY'].includes(findPeriod(text, null) ?? '')) ? parts : undefined;
}

function isPeriod(words: readonly Word[], before: number): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (readMonth(text) !== undefined) return true;
  const period = before < FEWEST_PERIODS - 1 ? undefined : findPeriod(text, null);
  return period === 'YTD' || period === 'FYTD' || period === 'CYTD';
}
