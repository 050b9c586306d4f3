/** Dates, periods, names and brackets that begin on one line and end on the next. */
import { joinLines } from '#base/pattern-lines.ts';
import { findPeriod } from '#sources/fmr/periods.ts';
import type { TextLine } from './text-cells.ts';

/** `Mar-` over `24`, `FY -` over `2022*`, `29 December` over `2023`. */
export function isYearOf(block: readonly TextLine[], line: TextLine): boolean {
  const above = block.at(-1)?.text ?? '';
  const isMonth =
    block.length === 1 &&
    /^(?:[A-Za-z]{3,9}|[FC]Y)[-–,'’ ]*$/.test(above) &&
    /^(?:\d{2}|\d{4})[*#^†‡¹²³]{0,3}$/.test(line.text);
  const isQuarter = MONTHS_OF_YEAR.test(above) && /^(?:19|20)\d{2}$/.test(line.text);
  const isDay = /^\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}[)*†]*$/.test(line.text) && ENDS_WITH_MONTH.test(above);
  // `AA(f) (VIS) 31-Dec-` over `19`: a dash leaves the date open.
  const isYear = /^(?:19|20)\d{2}[)*†]*$/.test(line.text) || (/^\d{2}$/.test(line.text) && above.endsWith('-'));
  return isMonth || isQuarter || isDay || (isYear && DAY_AND_MONTH.test(above));
}

// `Jan - Mar` over `2023`.
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const MONTHS_OF_YEAR = new RegExp(`^${MONTH}\\.?\\s?(?:[-–—]|to)\\s?${MONTH}\\.?,?$`, 'i');

// `Rated by VIS, 29 December` over `2023`.
const DAY_AND_MONTH = new RegExp(
  joinLines`
    \b(?:\d{1,2}(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}
    |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?)[,-]?$`,
  'i',
);

// `Rated as of June` over `21st, 2024`.
const ENDS_WITH_MONTH = /\S (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?$/i;

/** `Since` over `Inception`, `Last 3` over `Months`: neither is a period alone. */
export function isPeriodOf(block: readonly TextLine[], line: TextLine): boolean {
  const above = block[0]?.text ?? '';
  return block.length === 1 && isPeriod(`${above} ${line.text}`) && !isPeriod(above) && !isPeriod(line.text);
}

/**
 * `12` over `Months`, `365` over `Days`, `3` over `Years*`: the head of a column, broken before the word that says what
 * it counts.
 */
export function isCountOf(block: readonly TextLine[], line: TextLine): boolean {
  const [first] = block as [TextLine];
  return (
    block.length === 1 &&
    /^\d{1,3}$/.test(first.text) &&
    /^(?:days?|weeks?|months?|years?|yrs?)[*#^†‡¹²³]{0,3}$/i.test(line.text) &&
    line.baseline - first.baseline < REST_PITCH * line.size
  );
}

const isPeriod = (text: string): boolean => text.length < LONGEST_PERIOD && findPeriod(text, null) !== undefined;
const LONGEST_PERIOD = 30;

// In multiples of the font size: how far the second line may begin from the first, to either side, and below it.
const HANGING = 1.6;
const REST_PITCH = 1.5;

/** `Automobile Parts &` over `Accessories, 4.7%`, the latter set in the middle with its figure. */
export function isRestOf(last: TextLine, line: TextLine): boolean {
  return (
    Math.abs(last.x0 - line.x0) < HANGING * line.size &&
    line.baseline - last.baseline < REST_PITCH * line.size &&
    /(?:\s&|\s(?:and|of))$/.test(last.text)
  );
}

/** Opening brackets less closing ones. */
export function opensBracket(text: string): number {
  return (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
}
