/** A calendar date `YYYY-MM-DD`: no time of day, no zone, so it cannot shift by a day. */
export type IsoDate = string & { readonly __iso_date: true };

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const MILLISECONDS_A_DAY = 86_400_000;

// `2026-08-19`
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
// `Aug 19, 2026`, `August 19 2026`
const MONTH_FIRST = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/;
// `19-Aug-2026`, `19 August, 2026`
const DAY_FIRST = /^(\d{1,2})[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4})$/;

/**
 * The date that the association printed (`Aug 19, 2026`) or an ISO date; undefined if it is neither, or not a real
 * date.
 */
export function parseDate(printed: string): IsoDate | undefined {
  const text = printed.trim().replace(/\s+/g, ' ');
  const iso = ISO.exec(text);
  if (iso)
    return realDate(
      Number.parseInt(iso[1] ?? '', 10),
      Number.parseInt(iso[2] ?? '', 10),
      Number.parseInt(iso[3] ?? '', 10),
    );
  const first = MONTH_FIRST.exec(text);
  if (first)
    return realDate(
      Number.parseInt(first[3] ?? '', 10),
      monthNumber(first[1] ?? ''),
      Number.parseInt(first[2] ?? '', 10),
    );
  const last = DAY_FIRST.exec(text);
  if (last)
    return realDate(Number.parseInt(last[3] ?? '', 10), monthNumber(last[2] ?? ''), Number.parseInt(last[1] ?? '', 10));
  return undefined;
}

/** Strictly `YYYY-MM-DD` and an existing day; the only form that the API accepts. */
export function parseIsoDate(text: string): IsoDate | undefined {
  return ISO.test(text) ? parseDate(text) : undefined;
}

// `2026-08-19T14:05:11Z`, `2026-08-19T14:05:11.250Z`, `2026-08-19T14:05:11+00:00`; not `2026-08-19T19:05:11+05:00`
const UTC_TIMESTAMP = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|\+00:00)$/;

/** Milliseconds since the epoch of an ISO 8601 timestamp in UTC, truncated; undefined for anything else. */
export function parseTimestamp(text: string): number | undefined {
  const day = UTC_TIMESTAMP.exec(text)?.[1];
  return day === undefined || parseIsoDate(day) === undefined ? undefined : Date.parse(text);
}

/** From 1 for `Jan` or `January`, in any case, `Sept` too; 0 for any other word. */
export function monthNumber(name: string): number {
  const printed = name.toLowerCase();
  if (printed === 'sept') return 9;
  return (
    MONTH_NAMES.findIndex((month) => printed === month.toLowerCase() || printed === month.slice(0, 3).toLowerCase()) + 1
  );
}

const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** `XI` is 11; 0 for anything that is not the number of a month in capital Roman figures. */
export function romanMonth(printed: string): number {
  return ROMAN_MONTHS.indexOf(printed) + 1;
}

// Pakistani funds begin in 1962; two-digit years above this are in the last century.
const LAST_TWO_DIGITS_OF_THIS_CENTURY = 61;

/** The year of two or four printed digits: `09` is 2009, `62` is 1962. */
export function fullYear(printed: string): string {
  if (printed.length === 4) return printed;
  return `${Number.parseInt(printed, 10) > LAST_TWO_DIGITS_OF_THIS_CENTURY ? '19' : '20'}${printed}`;
}

/** The last day of the month of `date`. */
export function monthEnd(date: IsoDate): IsoDate {
  return printDate(new Date(Date.UTC(digitsOf(date, 0, 4), digitsOf(date, 5, 7), 0)));
}

function realDate(year: number, month: number, day: number): IsoDate | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  const real = year >= 1900 && year <= 2999 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return real ? printDate(at) : undefined;
}

/** Days since 1970-01-01, the form in which rendered series store dates. */
export function dayNumber(date: IsoDate): number {
  return Date.UTC(digitsOf(date, 0, 4), digitsOf(date, 5, 7) - 1, digitsOf(date, 8, 10)) / MILLISECONDS_A_DAY;
}

const ZERO = 0x30;

/**
 * From the printed digits: an import computes the days between millions of dates, and `Date.parse` takes four times as
 * long.
 */
function digitsOf(date: IsoDate, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at += 1) number = number * 10 + date.charCodeAt(at) - ZERO;
  return number;
}

export function fromDayNumber(day: number): IsoDate {
  return printDate(new Date(day * MILLISECONDS_A_DAY));
}

const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, '0'));

/** Like the start of `toISOString`, which takes six times as long. */
function printDate(at: Date): IsoDate {
  const year = at.getUTCFullYear();
  const [month, day] = [TWO_DIGITS[at.getUTCMonth() + 1], TWO_DIGITS[at.getUTCDate()]];
  return (year >= 1000 && year <= 9999 ? `${year}-${month}-${day}` : at.toISOString().slice(0, 10)) as IsoDate;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The earliest and the latest of some dates; none of none. */
export function endsOf(dates: readonly IsoDate[]): IsoDate[] {
  let [first] = dates;
  if (first === undefined) return [];
  let last = first;
  for (const date of dates) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  return [first, last];
}

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 for Sunday to 6 for Saturday, of a day number. */
export function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday.
  return (((day + 4) % 7) + 7) % 7;
}

const KARACHI_OFFSET_MILLISECONDS = 5 * 3_600_000;

/** The current date in Pakistan, which is UTC+5 all year. */
export function todayInKarachi(now: Date): IsoDate {
  return new Date(now.getTime() + KARACHI_OFFSET_MILLISECONDS).toISOString().slice(0, 10) as IsoDate;
}

/** The time of the facts to read: now, or an earlier time, for the facts served then. */
export interface AsOf {
  /** Milliseconds since the epoch; null: now. */
  readonly as_of: number | null;
}
