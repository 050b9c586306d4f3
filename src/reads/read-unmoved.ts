import type { FactTx } from '#store/database.ts';
import { listSeriesVersions } from '#store/event-rows.ts';
import { StaleView } from './fact-view.ts';
import type { FactView } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';

type Series = 'nav_version' | 'payout_version' | 'report_version';

/**
 * Reads from the store what the view does not hold itself: series of these funds, as
 * they are in the view. Throws StaleView if one of them changed after it; other funds
 * may change meanwhile, and a read is not disturbed by them.
 */
export async function readUnmoved<Result>(view: FactView, funds: readonly FundEntry[], series: readonly Series[], work: (tx: FactTx) => Promise<Result>): Promise<Result> {
  return view.read(async (tx, moved) => {
    if (moved && (await hasMoved(tx, funds, series))) throw new StaleView();
    return work(tx);
  });
}

async function hasMoved(tx: FactTx, funds: readonly FundEntry[], series: readonly Series[]): Promise<boolean> {
  const versions = new Map((await listSeriesVersions(tx, funds.map(({ fund }) => fund.fund_key))).map((row) => [row.fund_key, row]));
  return funds.some(({ fund }) => series.some((name) => versions.get(fund.fund_key)?.[name] !== fund[name]));
}
