import type { FactTx } from '#store/database.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { readUnchanged } from './read-unchanged.ts';
import type { Series } from './read-unchanged.ts';

/**
 * The time of the facts to read: now (null) if nothing became known since `as_of`. Cached current facts then serve the
 * query, whatever the value of `as_of`.
 */
export function resolveAsOf(view: FactView, as_of: number | null): number | null {
  return as_of === null || as_of >= view.known_at ? null : as_of;
}

/**
 * Reads series of funds from the store, current or at an earlier time. The facts of an earlier time are the same in
 * every later state, so later commits do not matter; such a read may have to queue (past-read-limit.ts).
 */
export async function readAt<Result>(
  view: FactView,
  as_of: number | null,
  funds: readonly FundEntry[],
  series: readonly Series[],
  work: (tx: FactTx) => Promise<Result>,
): Promise<Result> {
  return as_of === null ? readUnchanged(view, funds, series, work) : view.readPast(work);
}
