import { parseIsoDate } from './dates.ts';
import type { IsoDate } from './dates.ts';

const DATES_OF_ROWS = ['nav_date', 'payout_date'] as const;
const DATES_OF_FIGURES = ['report_date', 'reference_date'] as const;

type Named = Readonly<Record<string, unknown>>;

/** The last day that a hold with these figures and rows is about; null if they name none. */
export function lastDateOf(figures: Named, rows: readonly Named[]): IsoDate | null {
  let last: IsoDate | null = null;
  const note = (printed: unknown): void => {
    const date = typeof printed === 'string' ? parseIsoDate(printed) : undefined;
    if (date !== undefined && (last === null || date > last)) last = date;
  };
  for (const name of DATES_OF_FIGURES) note(figures[name]);
  for (const row of rows) for (const name of DATES_OF_ROWS) note(row[name]);
  return last;
}
