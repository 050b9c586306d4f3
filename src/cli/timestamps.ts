import { addDays, parseIsoDate } from '#domain/dates.ts';
import { wrongUsage } from './parse.ts';

// `2027-01-31T09:00Z`, `2027-01-31T09:00:00.000+05:00`: without an offset a timestamp is ambiguous.
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since the epoch as a UTC timestamp. */
export function showTimestamp(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/**
 * Parses a timestamp with an offset, or a date, meaning its end in Asia/Karachi. Returns milliseconds since the epoch.
 * Fault WRONG_USAGE.
 */
export function parseExpiry(text: string): number {
  const date = parseIsoDate(text);
  if (date !== undefined) return Date.parse(`${addDays(date, 1)}T00:00:00+05:00`);
  const timestamp =
    TIMESTAMP.test(text) && parseIsoDate(text.slice(0, 10)) !== undefined ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(timestamp))
    throw wrongUsage(
      `Expected a date such as 2027-01-31 or a timestamp such as 2027-01-31T09:00:00Z; found "${text}".`,
    );
  return timestamp;
}
