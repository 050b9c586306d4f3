/** Dates and months as reports print them; undefined for anything that is not one real day or month. */
import { joinLines } from '#base/pattern-lines.ts';
import { fullYear, monthNumber, parseIsoDate, romanMonth, type IsoDate } from '#domain/dates.ts';
import { rememberOfDigits } from './remember.ts';

const NAME = '([A-Za-z]{3,9})';

// `May 27, 2010`, `March 16th, 2020`, `Sept 9, 2008`, `January 31 st , 2014`, `June 30 2019`
const MONTH_FIRST = new RegExp(
  `^${NAME}\\.?[\\s-]{0,9}(\\d{1,2})\\s{0,9}(?:st|nd|rd|th)?\\s{0,9}[,\\s-]\\s{0,9}(\\d{4}|\\d{2})$`,
  'i',
);
// `28 March, 2024`, `16th May, 2024`, `12-Nov-09`, `11-Sept-2004`, `12 - Nov - 25`, `30April-20`, `29-Sep17`,
// `13 Jul 1995`
const DAY_FIRST = new RegExp(
  `^(\\d{1,2})\\s{0,9}(?:st|nd|rd|th)?[\\s\\-/.]{0,9}${NAME}\\.?\\s{0,9}[,\\s\\-/]{0,9}'?\\s{0,9}(\\d{4}|\\d{2})$`,
  'i',
);
// `28/02/2019`: day first, as everywhere in Pakistan; `2/28/2019` is refused rather than turned round.
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
// `14.III.2011`
const ROMAN = /^(\d{1,2})\.\s?([IVX]{1,4})\.\s?(\d{4})$/;
// `January 2014`, `January, 2014`, `Dec'18`, `Dec-18`, `Sept-24`, `Dec,2025`, `Jun 13`, `End-Sep. 2023`
const MONTH_YEAR = new RegExp(
  `^(?:end(?:-|\\s)(?:of\\s)?)?${NAME}\\.?\\s{0,9}[,'’\\s-]{0,9}\\s{0,9}(\\d{4}|\\d{2})$`,
  'i',
);

// `19 August 2013 / 12 Shawwal 1434 AH`: the same day in another calendar.
const OTHER_CALENDAR = /\s?[/(,|]\s?\d{1,2}\s[^\d/(]{3,24}\s1[34]\d\d\s?(?:a\.?\s?h\.?|hijri)\)?$/i;

// `Friday, August 31, 2012`
/** For patterns in any case. */
export const DAY_NAME = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const WEEKDAY = new RegExp(String.raw`^${DAY_NAME},?\s{1,3}`, 'i');

/** One civil date, or undefined. Two digits of a year are understood as the evidence check does. */
export const readDate = rememberOfDigits((printed): IsoDate | undefined => {
  const text = printed
    .replace(/[’‘`]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]$/, '')
    .replace(/^\(([^()]{6,20})\)$/, '$1')
    .replace(WEEKDAY, '')
    .replace(OTHER_CALENDAR, '');
  const iso = parseIsoDate(text);
  if (iso !== undefined) return iso;
  const roman = ROMAN.exec(text);
  if (roman !== null) return makeDate(roman[3], romanMonth(roman[2] ?? ''), roman[1]);
  const first = MONTH_FIRST.exec(text);
  if (first !== null) return makeDate(first[3], monthNumber(first[1] ?? ''), first[2]);
  const last = DAY_FIRST.exec(text);
  if (last !== null) return makeDate(last[3], monthNumber(last[2] ?? ''), last[1]);
  const digits = NUMERIC.exec(text);
  return digits === null ? undefined : makeDate(digits[3], Number.parseInt(digits[2] ?? '', 10), digits[1]);
});

// `09/2023`. Of `2011-12`, which may be a fiscal year as well, nothing is known.
const MONTH_IN_DIGITS = /^(0[1-9]|1[0-2])[/.-]((?:19|20)\d\d)$/;

/** The month `YYYY-MM` that a text names as a whole: `Dec'18` → `2018-12`. */
export const readMonth = rememberOfDigits((printed): string | undefined => {
  const digits = MONTH_IN_DIGITS.exec(printed.trim());
  if (digits !== null) return `${digits[2]}-${digits[1]}`;
  const match = MONTH_YEAR.exec(printed.replace(/[’‘`]/g, "'").replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim());
  const month = match === null ? 0 : monthNumber(match[1] ?? '');
  return match === null || month === 0 ? undefined : `${fullYear(match[2] ?? '')}-${String(month).padStart(2, '0')}`;
});

/** The month number of a name alone, `Jan` or `September` → 1, 9; undefined for other words. */
export function readMonthName(printed: string): number | undefined {
  const month = monthNumber(printed.trim().replace(/\.$/, ''));
  return month === 0 ? undefined : month;
}

const DAY_BEFORE_YEAR = '(?:\\d{1,2}\\s{0,3}(?:st|nd|rd|th)?(?:\\s{0,9},?\\s{1,9}|-))?';
// `NIF | MAY ’24` is a month; of `14 May '24` it is the rest of a date.
const SHORT_YEAR = "(?<!\\d[\\s/-]{0,2}[A-Za-z]{3,9}\\.?\\s{0,9})['’‘`-]\\s{0,2}(\\d{2})";
const NAMED_MONTH = new RegExp(
  joinLines`
    \b([A-Za-z]{3,9})\.?\s{0,9}(?:[,'’-]?\s{0,9}${DAY_BEFORE_YEAR}(\d{4})|${SHORT_YEAR})(?!\d|%|\.\d|-\d)`,
  'g',
);

/**
 * Every month with a year that a line of text names, in order: `Fund Managers' Report January, 2014`, `NIF | MAY ’24`,
 * `Dec-18`.
 */
export function findMonths(text: string): string[] {
  return [...text.matchAll(NAMED_MONTH)].flatMap((match) => {
    const month = monthNumber(match[1] ?? '');
    return month === 0 ? [] : [`${match[2] ?? fullYear(match[3] ?? '')}-${String(month).padStart(2, '0')}`];
  });
}

function makeDate(year: string | undefined, month: number, day: string | undefined): IsoDate | undefined {
  if (year === undefined || day === undefined || month < 1) return undefined;
  return parseIsoDate(`${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** `2024-01` as `2023-12`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map((part) => Number.parseInt(part, 10));
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
