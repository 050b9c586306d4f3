/** Periods of expense ratios, of which the report's own month may be printed by its name. */
import type { Table } from '#sources/fmr/candidates/table.ts';
import type { PageState } from '#sources/fmr/page-state.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import { periodOf } from '#sources/fmr/read-fees.ts';

// A longer text says more than a period.
const LONGEST = 24;

/** The report's month, if a year to date next to it says that a month is a period and no day. */
export function ownMonth({ rows, columns }: Table, { report_month }: PageState): string | null {
  const labels = [...rows.map(({ label }) => label), ...columns.flatMap(({ heads }) => heads)];
  return labels.some(({ text }) => periodOf(text) === 'YTD') ? report_month : null;
}

/** `January 2024` is the period of the report of January; null for a text that states no period. */
export function periodIn(text: string, month: string | null): string | null {
  return periodOf(text) ?? (month !== null && readMonth(text) === month ? 'MTD' : null);
}

/** The same for a text that is nothing but a period. */
export function periodAlone(text: string, month: string | null): string | null {
  return text.length < LONGEST ? periodIn(text, month) : null;
}
