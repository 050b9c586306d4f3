import type { IsoDate } from '#domain/dates.ts';
import type { FundEntry } from './fund-record.ts';

/** What was rendered of one fund, and the versions it was rendered from; of use to every view that has those. */
export interface KeptRendering {
  readonly versions: string;
  /** JSON; null where the fund has no such thing. */
  readonly text: string | null;
  /** Names the rendered facts. */
  readonly mark: string;
  /** The newest date the rendering speaks of. */
  readonly date: IsoDate | null;
}

/**
 * The renderings of some funds, in their order; those not kept are made by one
 * call of `render`. What is taken is held by the caller, so that another view
 * that replaces it meanwhile does not mix into this answer.
 */
export async function takeRenderings(
  kept: Map<number, KeptRendering>,
  entries: readonly FundEntry[],
  versionsOf: (entry: FundEntry) => string,
  render: (absent: readonly FundEntry[]) => Promise<(entry: FundEntry) => Omit<KeptRendering, 'versions'>>,
): Promise<KeptRendering[]> {
  const taken = entries.map((entry) => {
    const found = kept.get(entry.fund.fund_key);
    return found?.versions === versionsOf(entry) ? found : undefined;
  });
  const absent = entries.filter((_, index) => taken[index] === undefined);
  if (absent.length === 0) return taken.flatMap((found) => found ?? []);
  const renderOne = await render(absent);
  return entries.map((entry, index) => {
    const found = taken[index] ?? { versions: versionsOf(entry), ...renderOne(entry) };
    kept.set(entry.fund.fund_key, found);
    return found;
  });
}
