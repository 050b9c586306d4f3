import { addDays, todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FactTx } from '#store/database.ts';
import { listSeriesVersions } from '#store/event-rows.ts';
import { listFirstKnown, listOldestKnown } from '#store/series.ts';
import { StaleView } from './fact-view.ts';
import type { FactView, FirstKnown } from './fact-view.ts';
import type { FundEntry } from './registry.ts';

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

// A NAV may be accepted a few days before its date; further ahead, a reviewer has to accept it.
const MOST_DAYS_AHEAD = 31;

/** The last day of any observation known at a time: later rows need not be searched. */
export function lastDayKnownAt(as_of: number): IsoDate {
  return addDays(todayInKarachi(new Date(as_of)), MOST_DAYS_AHEAD);
}

type Series = 'nav_version' | 'payout_version' | 'report_version';

/**
 * Reads series of these funds, which the view does not contain, in the state of the view. Throws StaleView if one of
 * them has changed since; changes of other funds do not affect the read.
 */
export async function readUnchanged<Result>(
  view: FactView,
  funds: readonly FundEntry[],
  series: readonly Series[],
  work: (tx: FactTx) => Promise<Result>,
): Promise<Result> {
  return view.read(async (tx, moved) => {
    if (moved && (await hasMoved(tx, funds, series))) throw new StaleView();
    return work(tx);
  });
}

async function hasMoved(tx: FactTx, funds: readonly FundEntry[], series: readonly Series[]): Promise<boolean> {
  const versions = new Map(
    (
      await listSeriesVersions(
        tx,
        funds.map(({ fund }) => fund.fund_key),
      )
    ).map((row) => [row.fund_key, row]),
  );
  return funds.some(({ fund }) => series.some((name) => versions.get(fund.fund_key)?.[name] !== fund[name]));
}

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
