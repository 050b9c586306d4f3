import type { IsoDate } from '#domain/dates.ts';
import type { CoverageRow } from '#payloads/coverage.ts';
import type { NavRow } from '#payloads/series.ts';
import type { FundEntry } from './fund-record.ts';
import type { Renderable } from './rendered-json.ts';

/** The latest or a selected NAV of one fund. */
export interface SelectedNav {
  readonly slug: string;
  readonly date: IsoDate;
  /** Identifies the row and its version. */
  readonly hash: string;
  readonly row: Renderable<NavRow>;
}

/** The counts of one fund, without its holds, which change independently of the fund. */
export type FundExtents = Omit<CoverageRow, 'held_count'>;

/** A value computed for one fund, and the versions of the fund that it was computed from. */
export interface CachedValue<Value> {
  readonly versions: string;
  readonly value: Value;
}

/**
 * The values of some funds, in their order; one call of `make` computes all that are not cached. The caller keeps the
 * values it receives, so a view that replaces an entry at the same time cannot mix two states in one response.
 */
export async function readCachedValues<Value>(
  cached: Map<number, CachedValue<Value>>,
  entries: readonly FundEntry[],
  versionsOf: (entry: FundEntry) => string,
  make: (absent: readonly FundEntry[]) => Promise<(entry: FundEntry) => Value>,
): Promise<Value[]> {
  const taken = entries.map((entry) => {
    const found = cached.get(entry.fund.fund_key);
    return found?.versions === versionsOf(entry) ? found : undefined;
  });
  const absent = entries.filter((_, index) => taken[index] === undefined);
  if (absent.length === 0) return taken.flatMap((found) => (found === undefined ? [] : [found.value]));
  const makeOne = await make(absent);
  return entries.map((entry, index) => {
    const found = taken[index] ?? { versions: versionsOf(entry), value: makeOne(entry) };
    cached.set(entry.fund.fund_key, found);
    return found.value;
  });
}

/** When a fund's first NAV became known, or a bound: it was known then at the latest. */
export interface FirstKnown {
  readonly known_at: number;
  readonly isExact: boolean;
}
