/** Counts of judged facts, by section. */
import type { Section } from './fact-row.ts';

/**
 * `cut`: a part of the expected text, or much like it. `extra`: served although nothing is expected. `withheld`: missing
 * from a section or group that says that it withholds something.
 */
export type Verdict = 'right' | 'wrong' | 'cut' | 'extra' | 'missing' | 'withheld';

export interface Counts extends Record<Verdict, number> {
  want: number;
  /** How many of wrong, cut and extra count against precision. */
  counted: number;
}

export type Tally = Map<Section, Counts>;

export function noCounts(): Counts {
  return { want: 0, right: 0, wrong: 0, cut: 0, extra: 0, missing: 0, withheld: 0, counted: 0 };
}

export function countsOf(tally: Tally, section: Section): Counts {
  const known = tally.get(section) ?? noCounts();
  tally.set(section, known);
  return known;
}

export function addCounts(sum: Counts, more: Counts): void {
  for (const kind of Object.keys(more) as (keyof Counts)[]) sum[kind] += more[kind];
}

export function addTally(sum: Tally, more: Tally): void {
  for (const [section, counts] of more) addCounts(countsOf(sum, section), counts);
}

export function total(tally: Tally): Counts {
  const sum = noCounts();
  for (const counts of tally.values()) addCounts(sum, counts);
  return sum;
}

export function recallOf({ right, want }: Counts): number {
  return right / Math.max(1, want);
}

export function recallWithWithheld({ right, withheld, want }: Counts): number {
  return (right + withheld) / Math.max(1, want);
}

export function precisionOf({ right, counted }: Counts): number {
  return right / Math.max(1, right + counted);
}
