import type { IsoDate } from './dates.ts';

/** How much was read of one company's reports of one month. */
export interface MonthReading {
  readonly report_date: IsoDate;
  readonly reports: number;
  /** Served rows of all sections, notes and sources aside. */
  readonly rows: number;
  readonly withheld_rows: number;
  /** Reports that state a NAV per unit. */
  readonly priced: number;
  /** Reports that are held as a whole, because their fund or month is doubted. */
  readonly held: number;
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
  readonly reports: number;
  readonly usual_reports: number;
  readonly held_reports: number;
  /** Share of the reports that state a NAV, from 0 to 1. */
  readonly priced_share: number;
  readonly usual_priced_share: number;
}

// A fund drops a section now and then; a changed layout costs most of a page.
const LEAST_OF_USUAL = 0.7;
// A fifth of the rows is more than the checks withhold on pages that are read well.
const MOST_WITHHELD = 0.2;
const MONTHS_COMPARED = 3;
// A page about a fund that is not registered is held in most months; a report that is not understood is held whole.
const LEAST_HELD = 0.3;

/**
 * Compares a company's newest month with up to three before it; undefined without an earlier month, or if the reading
 * is as usual. A later month of which every report is held counts as well. A new layout that is read worse shows itself
 * here, before anyone misses a figure.
 */
export function findDrift(months: readonly MonthReading[]): ReadingDrift | undefined {
  const ordered = months.toSorted((one, other) => (one.report_date < other.report_date ? 1 : -1));
  const promoted = ordered.filter(({ reports }) => reports > 0);
  const [last] = promoted;
  if (last === undefined) return undefined;
  const usual = promoted.slice(0, MONTHS_COMPARED);
  const ahead = ordered.find((month) => month.report_date > last.report_date && isMissing(month, usual));
  return ahead === undefined ? findDriftOf(last, promoted.slice(1, MONTHS_COMPARED + 1)) : driftOf(ahead, usual);
}

/** The newest month compared with those before, whether it is as usual or not; undefined without an earlier month. */
export function describeNewest(months: readonly MonthReading[]): ReadingDrift | undefined {
  const [newest, ...before] = months
    .filter(({ reports }) => reports > 0)
    .toSorted((one, other) => (one.report_date < other.report_date ? 1 : -1))
    .slice(0, MONTHS_COMPARED + 1);
  return newest === undefined || before.length === 0 ? undefined : driftOf(newest, before);
}

/** Fewer reports than usual are served, and pages of the month are held. */
function isMissing({ reports, held }: MonthReading, before: readonly MonthReading[]): boolean {
  const usual = median(before.map((month) => month.reports));
  return reports < LEAST_OF_USUAL * usual && held >= LEAST_HELD * usual;
}

function findDriftOf(newest: MonthReading, before: readonly MonthReading[]): ReadingDrift | undefined {
  if (before.length === 0) return undefined;
  const drift = driftOf(newest, before);
  const isPoor = drift.rows_per_report < LEAST_OF_USUAL * drift.usual_rows_per_report;
  const isUnpriced = drift.priced_share < LEAST_OF_USUAL * drift.usual_priced_share;
  const isDoubted = drift.withheld_share > MOST_WITHHELD && drift.withheld_share > 2 * drift.usual_withheld_share;
  return isPoor || isUnpriced || isDoubted || isMissing(newest, before) ? drift : undefined;
}

function driftOf(newest: MonthReading, before: readonly MonthReading[]): ReadingDrift {
  return {
    report_date: newest.report_date,
    rows_per_report: newest.reports === 0 ? 0 : rounded(newest.rows / newest.reports),
    usual_rows_per_report: rounded(median(before.map(({ rows, reports }) => rows / reports))),
    withheld_share: shareOf(newest),
    usual_withheld_share: median(before.map(shareOf)),
    reports: newest.reports,
    usual_reports: median(before.map(({ reports }) => reports)),
    held_reports: newest.held,
    priced_share: pricedShareOf(newest),
    usual_priced_share: median(before.map(pricedShareOf)),
  };
}

function pricedShareOf({ reports, priced }: MonthReading): number {
  return reports === 0 ? 0 : Math.round((1_000 * priced) / reports) / 1_000;
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
