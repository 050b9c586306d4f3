/** Months as labels name them. */
import { foldMarks, normalise } from './compare-values.ts';

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SEPARATE_NAME = /\b(?:\d{1,2}[-\s]?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\W*(\d{4}|\d{2})?\b/i;
const ANY_NAME = /(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\W*(\d{4}|\d{2})?/i;

interface PrintedMonth {
  readonly year: number | null;
  /** From 1. */
  readonly month: number;
}

/** The month of `Apr-15`, `April 2015`, `31-Aug-20`, `30.04.2016`, `2016-04-30` or `December`; null if none is named. */
export function monthOf(label: string | null | undefined): PrintedMonth | null {
  const text = foldMarks(label ?? '');
  const named = SEPARATE_NAME.exec(text) ?? ANY_NAME.exec(text);
  if (named !== null) {
    const digits = named[2] ?? '';
    const year = digits === '' ? null : Number(digits.length === 4 ? digits : `20${digits}`);
    return { year, month: NAMES.indexOf((named[1] ?? '').toLowerCase()) + 1 };
  }
  const iso = /\b(\d{4})-(\d\d)-\d\d\b/.exec(text);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]) };
  const dotted = /\b\d{1,2}[./-](\d{1,2})[./-](\d{4})\b/.exec(text);
  return dotted === null ? null : { year: Number(dotted[2]), month: Number(dotted[1]) };
}

/** The last day of a month, as an ISO date. */
export function monthEndOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** `2015-04` for every way to print that month; labels without a year stay texts. */
export function monthKeyOf(label: string): string {
  const found = monthOf(label);
  return found?.year ? `${found.year}-${String(found.month).padStart(2, '0')}` : normalise(label);
}
