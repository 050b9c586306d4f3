import type { IsoDate } from './dates.ts';

/** How much was read of one company's reports of one month. */
export interface MonthReading {
  readonly report_date: IsoDate;
  readonly reports: number;
  /** Served rows of all sections, notes and sources aside. */
  readonly rows: number;
  readonly withheld_rows: number;
}

/** A company's newest month of which much less was read, or much more withheld, than of the months before. */
export interface ReadingDrift {
  readonly report_date: IsoDate;
  /** Served rows per report in that month. */
  readonly rows_per_report: number;
  /** The median of the months before. */
  readonly usual_rows_per_report: number;
  /** Share of the rows of that month that are withheld, from 0 to 1. */
  readonly withheld_share: number;
  readonly usual_withheld_share: number;
}

// A fund drops a section now and then; a changed layout costs most of a page.
const LEAST_OF_USUAL = 0.7;
// A fifth of the rows is more than the checks withhold on pages that are read well.
const MOST_WITHHELD = 0.2;
const MONTHS_COMPARED = 3;

/**
 * Compares a company's newest month with up to three before it; undefined without an earlier month, or if the reading
 * is as usual. A new layout that is read worse shows itself here, before anyone misses a figure.
 */
export function findDrift(months: readonly MonthReading[]): ReadingDrift | undefined {
  const [newest, ...before] = months
    .filter(({ reports }) => reports > 0)
    .toSorted((one, other) => (one.report_date < other.report_date ? 1 : -1))
    .slice(0, MONTHS_COMPARED + 1);
  if (newest === undefined || before.length === 0) return undefined;
  const drift = {
    report_date: newest.report_date,
    rows_per_report: rounded(newest.rows / newest.reports),
    usual_rows_per_report: rounded(median(before.map(({ rows, reports }) => rows / reports))),
    withheld_share: shareOf(newest),
    usual_withheld_share: median(before.map(shareOf)),
  };
  const isPoor = drift.rows_per_report < LEAST_OF_USUAL * drift.usual_rows_per_report;
  const isDoubted = drift.withheld_share > MOST_WITHHELD && drift.withheld_share > 2 * drift.usual_withheld_share;
  return isPoor || isDoubted ? drift : undefined;
}

function shareOf({ rows, withheld_rows }: MonthReading): number {
  return rows + withheld_rows === 0 ? 0 : Math.round((1_000 * withheld_rows) / (rows + withheld_rows)) / 1_000;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
