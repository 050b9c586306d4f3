import { dayNumber, fromDayNumber, weekdayOf, type IsoDate } from '#domain/dates.ts';

/** The days that a set of sample documents covers, as day numbers (days since 1970-01-01). */
export interface SampleCalendar {
  readonly firstDay: number;
  readonly lastDay: number;
  /** The days on which a NAV page was published, oldest first. */
  readonly pageDays: readonly number[];
  /** The Saturday whose page corrects Friday's misprints. */
  readonly correctedOn: number;
  /** A weekday followed by another one: the misprinted jump of that day is corrected the day after. */
  readonly jumpDay: number;
}

const SAMPLE_DAYS = 1_095;
// Seven consecutive pages include a Saturday and two consecutive weekdays; each of them has an earlier page.
const NAV_PAGES = 8;

export function planCalendar(end_date: IsoDate): SampleCalendar {
  const last = dayNumber(end_date);
  const pageDays = Array.from({ length: NAV_PAGES }, (_, index) => last - NAV_PAGES + 1 + index);
  // The first page is excluded: it has no earlier page to differ from.
  const latest = (fits: (day: number) => boolean): number => pageDays.slice(1).findLast(fits) ?? last;
  return {
    firstDay: last - SAMPLE_DAYS,
    lastDay: last,
    pageDays,
    correctedOn: latest((day) => weekdayOf(day) === SATURDAY),
    jumpDay: latest((day) => day < last && !isWeekend(day) && !isWeekend(day + 1)),
  };
}

const SATURDAY = 6;
const SUNDAY = 0;

export function isWeekend(day: number): boolean {
  return weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY;
}

/** Fridays, and the days from which reports compute returns. */
export function endsWeekOrMonth(day: number): boolean {
  return weekdayOf(day) === SATURDAY - 1 || fromDayNumber(day + 1).endsWith('-01') || monthEndedBy(day) !== undefined;
}

/**
 * `06` on the last weekday of June, when most funds pay out; undefined on any day other than a month's last weekday.
 */
export function monthEndedBy(day: number): string | undefined {
  if (isWeekend(day)) return undefined;
  const next = weekdayOf(day) === SATURDAY - 1 ? day + 3 : day + 1;
  const month = fromDayNumber(day).slice(5, 7);
  return fromDayNumber(next).slice(5, 7) === month ? undefined : month;
}

/** The weekday at or before `day`. */
export function weekdayBefore(day: number): number {
  return isWeekend(day) ? weekdayBefore(day - 1) : day;
}

/** The ends of the last `count` months that ended before `day`, oldest first: the dates of reports. */
export function monthEndsBefore(day: number, count: number): number[] {
  const ends: number[] = [];
  // Subtracting the day of the month gives the end of the previous month.
  for (let end = day; ends.length < count; ends.unshift(end)) end -= Number.parseInt(fromDayNumber(end).slice(8), 10);
  return ends;
}

/** The last day before the fiscal year of `day`, which runs from July to June. */
export function fiscalYearBefore(day: number): number {
  const [year = '', month = ''] = fromDayNumber(day).split('-');
  return dayNumber(`${Number.parseInt(year, 10) - (month < '07' ? 1 : 0)}-07-01` as IsoDate) - 1;
}
