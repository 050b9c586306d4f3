import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { NavRow, Payout } from '#payloads/series.ts';
import { listNavs } from '#store/series.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './funds.ts';
import { readUnchanged } from './read-at.ts';
import { navRow } from './read-nav-history.ts';
import { listAllPayouts } from './read-payouts.ts';

// A batch is read and rendered in about 10 ms, and takes about 1 MB.
const BATCH_ROWS = 2_000;

/**
 * The current NAVs of a fund from a day on (null: all), oldest first, in batches, so that memory does not grow with the
 * history. The change of the first row is null. Throws StaleView if the NAVs of the fund change before the last batch
 * is read. Fault: FUND_NOT_FOUND, at the first batch.
 */
export async function* eachNavBatch(
  view: FactView,
  fund_slug: string,
  from: IsoDate | null = null,
): AsyncGenerator<readonly NavRow[]> {
  const entry = readFundEntry(view, fund_slug);
  const read = async (start: IsoDate | null) =>
    readUnchanged(view, [entry], ['nav_version'], (tx) =>
      listNavs(tx, entry.fund.fund_key, null, { from: start, to: null, order: 'asc', limit: BATCH_ROWS }),
    );
  let start = from;
  let before: Awaited<ReturnType<typeof read>>[number] | undefined;
  for (;;) {
    const navs = await read(start);
    if (navs.length > 0) yield navs.map((nav, index) => navRow(entry, nav, navs[index - 1] ?? before));
    before = navs.at(-1);
    if (before === undefined || navs.length < BATCH_ROWS) return;
    start = addDays(before.nav_date, 1);
  }
}

/** The same NAVs as one list, for charts and tables. */
export async function readNavsFrom(view: FactView, fund_slug: string, from: IsoDate | null): Promise<NavRow[]> {
  const rows: NavRow[] = [];
  for await (const batch of eachNavBatch(view, fund_slug, from)) rows.push(...batch);
  return rows;
}

/** Every current payout of a fund, oldest first: a few hundred at most. Fault: FUND_NOT_FOUND. */
export async function readAllPayouts(view: FactView, fund_slug: string): Promise<Payout[]> {
  return listAllPayouts(view, readFundEntry(view, fund_slug));
}

/**
 * Identifies the content of the files of a fund: equal while its name, NAVs and payouts are equal, on every node.
 * Fault: FUND_NOT_FOUND.
 */
export function identifySeries(view: FactView, fund_slug: string): string {
  const { seriesHash, fund } = readFundEntry(view, fund_slug);
  return `${seriesHash}:${fund.nav_version}:${fund.payout_version}`;
}
