import type { FactTx } from '#store/database.ts';
import { listFirstKnown, listOldestKnown } from '#store/served-navs.ts';
import type { FirstKnown } from './cached-values.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';

/**
 * The funds that had a NAV at a given time. A query for the others would read every row imported since. The oldest row
 * of a fund is sufficient for most times and costs one index entry; the first imported row may be any row of the fund,
 * and is read once, because import times never decrease.
 */
export async function listKnown(
  { caches: { firstKnown } }: FactView,
  tx: FactTx,
  entries: readonly FundEntry[],
  as_of: number,
): Promise<FundEntry[]> {
  const unknown = (isKnown: (found: FirstKnown | undefined) => boolean): number[] =>
    entries.map(({ fund }) => fund.fund_key).filter((fund_key) => !isKnown(firstKnown.get(fund_key)));
  const unseen = unknown((found) => found !== undefined);
  if (unseen.length > 0)
    for (const { fund_key, known_at } of await listOldestKnown(tx, unseen))
      firstKnown.set(fund_key, { known_at, isExact: false });
  const undecided = unknown((found) => found === undefined || found.isExact || found.known_at <= as_of);
  if (undecided.length > 0)
    for (const { fund_key, known_at } of await listFirstKnown(tx, undecided))
      firstKnown.set(fund_key, { known_at, isExact: true });
  return entries.filter(({ fund }) => (firstKnown.get(fund.fund_key)?.known_at ?? Infinity) <= as_of);
}
