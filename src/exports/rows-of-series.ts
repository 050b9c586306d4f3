/** Rows of the registry, of series and of the updates feed, each in the order of its file. */
import type { Updates } from '#payloads/feed.ts';
import type { NavRow, Payout } from '#payloads/series.ts';
import type { FactView } from '#reads/fact-view.ts';
import { eventOf } from '#reads/list-updates.ts';
import { navRow } from '#reads/read-nav-history.ts';
import { payoutRow } from '#reads/read-payouts.ts';
import type { FundEntry } from '#reads/registry.ts';
import type { FactTx } from '#store/database.ts';
import { listEvents } from '#store/event-rows.ts';
import { listNavs, listPayoutsOf } from '#store/series.ts';

/** The state to export, read in one snapshot of the database. */
export interface Source {
  readonly view: FactView;
  readonly tx: FactTx;
  /** Milliseconds since the epoch; null: the whole snapshot. */
  readonly as_of: number | null;
  /** Only rows that later events than this one added or corrected; 0: all. */
  readonly after: number;
  /** Number of the last event of the exported state. */
  readonly until: number;
}

/** Records of one fund, or another part small enough for memory. */
export interface Batch {
  readonly records: readonly object[];
  /** Parts done after this one, of `total`. */
  readonly done: number;
  readonly total: number;
}

/** Calls `read` for each fund; a fund without records makes an empty batch, so that progress continues. */
export async function* eachFund(
  source: Source,
  read: (entry: FundEntry) => Promise<readonly object[]>,
): AsyncGenerator<Batch> {
  const funds = source.view.registry.sorted.slug_asc;
  for (const [index, entry] of funds.entries())
    yield { records: await read(entry), done: index + 1, total: funds.length };
}

/**
 * Fund records. An increment has every record with a changed member: `latest_nav_date` changes with the series, and the
 * reference to a company or family with that record.
 */
export async function* readFundRows(source: Source): AsyncGenerator<Batch> {
  const { tx, after, until } = source;
  const parents =
    after === 0
      ? new Set<string>()
      : new Set(
          (await listEvents(tx, { after, until, datasets: ['registry'], limit: until - after }))
            .filter(({ fund_key }) => fund_key === null)
            .map(({ resource }) => resource.slice(resource.lastIndexOf('/') + 1)),
        );
  yield* eachFund(source, async ({ fund, amc, family, record }) => {
    // A change without an event has the number of the last event before it.
    const isChanged = [fund.record_version, fund.nav_version, fund.payout_version, fund.report_version].some(
      (version) => version >= after,
    );
    return isChanged || parents.has(amc?.slug ?? '') || parents.has(family?.slug ?? '') ? [record] : [];
  });
}

/** NAVs. The change of a row depends on the row before it, so an increment also has the row after a changed one. */
export async function* readNavRows(source: Source): AsyncGenerator<Batch> {
  const { tx, as_of, after } = source;
  yield* eachFund(source, async (entry) => {
    if (entry.fund.nav_version <= after) return [];
    const navs = await listNavs(tx, entry.fund.fund_key, as_of);
    return navs.flatMap((nav, index): NavRow[] => {
      const before = navs[index - 1];
      return nav.version > after || (before !== undefined && before.version > after)
        ? [navRow(entry, nav, before)]
        : [];
    });
  });
}

export async function* readPayoutRows(source: Source): AsyncGenerator<Batch> {
  const { tx, as_of, after } = source;
  yield* eachFund(source, async ({ fund, currency }) => {
    if (fund.payout_version <= after) return [];
    const payouts = await listPayoutsOf(tx, fund.fund_key, as_of);
    return payouts
      .filter(({ version }) => version > after)
      .map((payout): Payout & { fund_slug: string; currency: string } => ({
        ...payoutRow(payout),
        fund_slug: fund.slug,
        currency,
      }));
  });
}

const EVENTS_A_BATCH = 5_000;

export async function* readEventRows({ view, tx, after, until }: Source): AsyncGenerator<Batch> {
  for (let last = after; last < until;) {
    const events = await listEvents(tx, { after: last, until, datasets: null, limit: EVENTS_A_BATCH });
    last = events.at(-1)?.seq ?? until;
    const records = events.map((event): Updates['events'][number] & { event_number: number } => ({
      event_number: event.seq,
      ...eventOf(view, event),
    }));
    yield { records, done: last - after, total: until - after };
  }
}
