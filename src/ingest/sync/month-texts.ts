import { own } from '#base/own.ts';
import { MONTH_NAMES } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

/** The months before that of `today`, newest first, as `2026-07`: only completed months have reports. */
export function listReportMonths(today: IsoDate, count: number): string[] {
  const [year, month] = today.split('-').map((part) => Number.parseInt(part, 10));
  return Array.from({ length: count }, (_none, back) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - 2 - back, 1)).toISOString().slice(0, 7),
  );
}

// Usually a report is uploaded in the month after its own, sometimes at once or a month late.
const UPLOAD_MONTHS_AFTER = [1, 0, 2];

/** The text with its placeholders filled for a month `2026-07`, for a report uploaded in the next month. */
export function fillMonth(text: string, month: string): string {
  return fill(text, placeholders(month, 1));
}

/** The possible addresses of the report of a month, most likely first: several if the folder is the month of upload. */
export function listAddresses(pattern: string, month: string): string[] {
  return [...new Set(UPLOAD_MONTHS_AFTER.map((after) => fill(pattern, placeholders(month, after))))];
}

/** A placeholder of the text that does not exist; undefined if all exist. */
export function findUnknownPlaceholder(text: string, also: readonly string[] = []): string | undefined {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name ?? '')
    .find((name) => !PLACEHOLDER_NAMES.includes(name) && !also.includes(name));
}

/** Letters and digits only: `FMR_July-2026` and `fmr july 2026` are equal. */
export function comparableText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

// `{yyyy}`
const PLACEHOLDER = /\{(\w+)\}/g;

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => own(values, name) ?? whole);
}

/** A folder is named after the month of its reports or of their upload. */
function placeholders(month: string, uploadedAfter: number): Readonly<Record<string, string>> {
  const next = addMonths(month, 1);
  const upload = addMonths(month, uploadedAfter);
  const name = MONTH_NAMES[Number.parseInt(month.slice(5), 10) - 1] ?? '';
  const short = name.slice(0, 3);
  return {
    yyyy: month.slice(0, 4),
    yy: month.slice(2, 4),
    mm: month.slice(5),
    month: name.toLowerCase(),
    Month: name,
    MONTH: name.toUpperCase(),
    mon: short.toLowerCase(),
    Mon: short,
    MON: short.toUpperCase(),
    next_yyyy: next.slice(0, 4),
    next_mm: next.slice(5, 7),
    upload_yyyy: upload.slice(0, 4),
    upload_mm: upload.slice(5, 7),
  };
}

function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map((part) => Number.parseInt(part, 10));
  return new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 + count, 1)).toISOString();
}

/** Every placeholder, as named in messages. */
export const PLACEHOLDER_NAMES = Object.keys(placeholders('2026-07', 1));
