import type { FactTx } from '#store/database.ts';
import { listSeriesVersions } from '#store/event-rows.ts';
import { StaleView } from './fact-view.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';

export type Series = 'nav_version' | 'payout_version' | 'report_version';

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
