import type { FactTx } from '#store/database.ts';
import { listFirstKnown } from '#store/served-navs.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';

/**
 * The funds that had a NAV at a moment. A search for the others would read every row
 * imported since. Import times never decrease, so the first one of a fund is read once.
 */
export async function listKnown(
  { kept }: FactView,
  tx: FactTx,
  entries: readonly FundEntry[],
  as_of: number,
): Promise<FundEntry[]> {
  const absent = entries.filter(({ fund }) => !kept.firstKnown.has(fund.fund_key));
  if (absent.length > 0) {
    for (const { fund_key, known_at } of await listFirstKnown(
      tx,
      absent.map(({ fund }) => fund.fund_key),
    ))
      kept.firstKnown.set(fund_key, known_at);
  }
  return entries.filter(({ fund }) => (kept.firstKnown.get(fund.fund_key) ?? Infinity) <= as_of);
}
