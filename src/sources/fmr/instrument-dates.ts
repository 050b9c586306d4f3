import type { IsoDate } from '#domain/dates.ts';
import { readDate } from './printed-date.ts';

/** The date in a debt instrument's name, which is its issue's: `Sample Cement Sukuk (20-Dec-07)`; null where there is none. */
export function findInstrumentDate(name: string): IsoDate | null {
  const inside = [...name.matchAll(/\(([^()]*\d[^()]*)\)/g)].map((match) => readDate(match[1] ?? '')).filter((date) => date !== undefined);
  return inside.length === 1 ? (inside[0] ?? null) : null;
}
