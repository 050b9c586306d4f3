import { fromDayNumber, MONTH_NAMES } from '#domain/dates.ts';
import { withCommas, withPoint } from '#sample/printing.ts';
import type { Rating } from './report-facts.ts';

/** The formats of reports for figures, months and dates. Inputs are integers; nothing here rounds. */

/** `7.67%` and `-2.70%` from hundredths of a percent. */
export function printPercent(hundredths: number): string {
  return `${hundredths < 0 ? '-' : ''}${withPoint(Math.abs(hundredths), 2)}%`;
}

/** `(2.70%)` for a loss. */
export function printBracketed(hundredths: number): string {
  return hundredths < 0 ? `(${withPoint(-hundredths, 2)}%)` : `${withPoint(hundredths, 2)}%`;
}

/** `2,324.62` millions from rupees, in whole ten thousands. */
export function printMillions(rupees: number): string {
  const [whole = '', fraction = ''] = withPoint(rupees / 10_000, 2).split('.');
  return `${withCommas(whole)}.${fraction}`;
}

/** `2.32462` billions from rupees, in whole ten thousands. */
export function printBillions(rupees: number): string {
  return withPoint(rupees / 10_000, 5);
}

export function printRupees(rupees: number): string {
  return withCommas(String(rupees));
}

interface DayParts {
  readonly year: string;
  readonly month: string;
  readonly longMonth: string;
  readonly date: string;
}

function partsOf(day: number): DayParts {
  const [year = '', month = '', date = ''] = fromDayNumber(day).split('-');
  const longMonth = MONTH_NAMES[Number.parseInt(month, 10) - 1] ?? '';
  return { year, month: longMonth.slice(0, 3), longMonth, date };
}

/** `July 2026`. */
export function printLongMonth(day: number): string {
  return `${partsOf(day).longMonth} ${partsOf(day).year}`;
}

/** `Jul-26`, or with another separator: `Jul'26`. */
export function printShortMonth(day: number, mark = '-'): string {
  return `${partsOf(day).month}${mark}${partsOf(day).year.slice(2)}`;
}

/** `July 31, 2026`. */
export function printLongDay(day: number): string {
  const { longMonth, date, year } = partsOf(day);
  return `${longMonth} ${date}, ${year}`;
}

/** `31-Jul-26`. */
export function printShortDay(day: number): string {
  const { month, date, year } = partsOf(day);
  return `${date}-${month}-${year.slice(2)}`;
}

/** `31/07/2026`. */
export function printDigitDay(day: number): string {
  return fromDayNumber(day).split('-').toReversed().join('/');
}

/** `"AM1" by PACRA 03-Mar-26`. */
export function printRating({ text, agency, day }: Rating): string {
  return `"${text}" by ${agency} ${printShortDay(day)}`;
}
