import { addDays, parseIsoDate } from '#domain/dates.ts';
import { wrongUsage } from './parse.ts';

// `2027-01-31T09:00Z`, `2027-01-31T09:00:00.000+05:00`: a moment without its offset means another one elsewhere.
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since the epoch as a UTC timestamp. */
export function showMoment(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** A timestamp with its offset, or a date, which lasts to its end in Asia/Karachi; in milliseconds since the epoch. Fault WRONG_USAGE. */
export function parseExpiry(text: string): number {
  const date = parseIsoDate(text);
  if (date !== undefined) return Date.parse(`${addDays(date, 1)}T00:00:00+05:00`);
  const moment = MOMENT.test(text) && parseIsoDate(text.slice(0, 10)) !== undefined ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw wrongUsage(`Expected a date such as 2027-01-31 or a timestamp such as 2027-01-31T09:00:00Z; found "${text}".`);
  return moment;
}
