import { listPayoutsOf } from '#store/series.ts';
import type { StoredPayout } from '#store/series.ts';
import type { Payout } from '#payloads/series.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';
import { readUnchanged } from './read-unchanged.ts';
import { buildSeries, positionOf } from './rendered-series.ts';
import type { RenderedSeries } from './rendered-series.ts';

/** The current payouts of a fund, rendered, oldest first; those of one day by ordinal. */
export async function readPayoutSeries(view: FactView, entry: FundEntry): Promise<RenderedSeries> {
  return view.caches.series.findOrRender(payoutSeries(entry), `${entry.fund.payout_version}`, async () => {
    const payouts = await readUnchanged(view, [entry], ['payout_version'], (tx) =>
      listPayoutsOf(tx, entry.fund.fund_key),
    );
    return renderPayoutSeries(payouts);
  });
}

/** The rendered series if it is in memory. */
export function findPayoutSeries(view: FactView, entry: FundEntry): RenderedSeries | undefined {
  return view.caches.series.find(payoutSeries(entry), `${entry.fund.payout_version}`);
}

function payoutSeries({ fund }: FundEntry): string {
  return `payouts:${fund.fund_key}`;
}

function renderPayoutSeries(payouts: readonly StoredPayout[]): RenderedSeries {
  return buildSeries(
    payouts.map((payout) => ({
      position: positionOf(payout.payout_date, payout.ordinal),
      version: payout.version,
      text: JSON.stringify(payoutRow(payout)),
    })),
  );
}

export function payoutRow({ id, payout_date, amount_per_unit, ex_nav, source_url, observed_at }: StoredPayout): Payout {
  const source = { url: source_url, observed_at: new Date(observed_at).toISOString() };
  return { id, payout_date, amount_per_unit, ex_nav, source };
}
