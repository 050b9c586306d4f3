import { endsOf, parseIsoDate } from './dates.ts';
import type { IsoDate } from './dates.ts';

const DATES_OF_ROWS = ['nav_date', 'payout_date'] as const;
const DATES_OF_FIGURES = ['report_date', 'reference_date'] as const;

type Named = Readonly<Record<string, unknown>>;

/** The last day that a hold with these figures and rows is about; null if they name none. */
export function lastDateOf(figures: Named, rows: readonly Named[]): IsoDate | null {
  const printed = [
    ...DATES_OF_FIGURES.map((name) => figures[name]),
    ...rows.flatMap((row) => DATES_OF_ROWS.map((name) => row[name])),
  ];
  const dates = printed.flatMap((text) => (typeof text === 'string' ? (parseIsoDate(text) ?? []) : []));
  return endsOf(dates).at(-1) ?? null;
}
