/** Months that are printed without a year. */
import { readMonthName } from '#sources/fmr/printed-date.ts';

// The last days of a month, without a year.
const MONTH_END = /^(?:2[89]|3[01])\s(?=\p{L})/u;

/** `Nov`, `30 Nov`, `December (%)`: the year is the report's, or the one before. */
export function monthByName(text: string, report: string | null): string | undefined {
  const number = readMonthName(
    text
      .replace(/\(%?\)|%/g, '')
      .trim()
      .replace(MONTH_END, ''),
  );
  if (number === undefined || report === null) return undefined;
  const [year = 0, own = 0] = report.split('-').map((part) => Number.parseInt(part, 10));
  return `${number > own ? year - 1 : year}-${String(number).padStart(2, '0')}`;
}
