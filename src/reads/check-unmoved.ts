import { listSeriesVersions } from '#store/event-rows.ts';
import { StaleView } from './fact-view.ts';
import type { FactQuery } from './fact-view.ts';
import type { FundEntry } from './fund-record.ts';

/**
 * Throws StaleView if a series of one of these funds changed after the view they
 * are of. Other funds may change meanwhile: a read is not disturbed by them.
 */
export async function checkUnmoved(tx: FactQuery, funds: readonly FundEntry[], ...series: ('nav_version' | 'payout_version' | 'report_version')[]): Promise<void> {
  const versions = new Map((await listSeriesVersions(tx, funds.map(({ fund }) => fund.fund_key))).map((row) => [row.fund_key, row]));
  const moved = funds.some(({ fund }) => series.some((name) => versions.get(fund.fund_key)?.[name] !== fund[name]));
  if (moved) throw new StaleView();
}
