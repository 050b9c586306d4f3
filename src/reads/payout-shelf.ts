import { listPayoutsOf } from '#store/series.ts';
import type { StoredPayout } from '#store/series.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { readUnmoved } from './read-unmoved.ts';
import { buildShelf, placeOf } from './shelf.ts';
import type { Shelf } from './shelf.ts';

/** The current payouts of a fund, rendered, oldest first, those of one day by ordinal. */
export async function readPayoutShelf(view: FactView, entry: FundEntry): Promise<Shelf> {
  const { fund_key, payout_version } = entry.fund;
  return view.kept.shelves.take(`payouts:${fund_key}`, `${payout_version}`, async () => {
    const payouts = await readUnmoved(view, [entry], ['payout_version'], (tx) => listPayoutsOf(tx, fund_key));
    return shelvePayouts(payouts);
  });
}

export function shelvePayouts(payouts: readonly StoredPayout[]): Shelf {
  return buildShelf(payouts.map((payout) => ({ place: placeOf(payout.payout_date, payout.ordinal), version: payout.version, text: renderPayout(payout) })));
}

function renderPayout(payout: StoredPayout): string {
  const { id, payout_date, amount_per_unit, ex_nav } = payout;
  const source = { url: payout.source_url, observed_at: new Date(payout.observed_at).toISOString() };
  return JSON.stringify({ id, payout_date, amount_per_unit, ex_nav, source });
}
