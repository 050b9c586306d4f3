import { listNavs } from '#store/served-navs.ts';
import { listPayoutsOf } from '#store/series.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { shelveNavs } from './nav-shelf.ts';
import { shelvePayouts } from './payout-shelf.ts';
import type { Shelf } from './shelf.ts';

/**
 * Series as they were served at a moment (milliseconds). Built for one answer and
 * kept by nobody: every millisecond is a series of its own, and keeping them would
 * push out the shelves that everybody reads. What was known then is the same in
 * every later state of the store, so it is no matter whether that moved on.
 */
export async function buildPastNavShelf(view: FactView, entry: FundEntry, as_of: number): Promise<Shelf> {
  return shelveNavs(entry, await view.read((tx) => listNavs(tx, entry.fund.fund_key, as_of)));
}

export async function buildPastPayoutShelf(view: FactView, entry: FundEntry, as_of: number): Promise<Shelf> {
  return shelvePayouts(await view.read((tx) => listPayoutsOf(tx, entry.fund.fund_key, as_of)));
}
