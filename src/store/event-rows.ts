import type { Insertable, Selectable } from 'kysely';
import { coalesceLatest } from './unavailable.ts';
import { inBatches, NO_FUND } from './query-parts.ts';
import type { FactDatabase, FactTx } from './database.ts';
import type { EventTable } from './tables.ts';

/**
 * Identifies a committed state of a store by the number and content of its last event and the number of its last
 * journal entry.
 */
export interface FeedPoint {
  readonly seq: number;
  /**
   * Changes with every import and decision; even one without an event may change the date on which a fund was last
   * described.
   */
  readonly journal_seq: number;
  /** Differs between two histories with different events of the same number; empty before the first event. */
  readonly eventHash: string;
  /** Generated anew by each rebuild: its events may be equal although the facts differ. */
  readonly lineage: string;
  /**
   * Time of that event's commit in milliseconds; requests for a later time get current data. 0 before the first event.
   */
  readonly known_at: number;
}

export async function readFeedPoint(tx: FactTx): Promise<FeedPoint> {
  const row = await tx
    .selectFrom('feed_head')
    .leftJoin('events', 'events.seq', 'feed_head.seq')
    .select([
      'feed_head.seq as seq',
      'feed_head.lineage as lineage',
      'events.id as id',
      'events.occurred_at as occurred_at',
    ])
    .select((from) =>
      from
        .selectFrom('journal')
        .select((of) => of.fn.max('seq').as('seq'))
        .as('journal_seq'),
    )
    .executeTakeFirstOrThrow();
  return {
    seq: row.seq,
    journal_seq: row.journal_seq ?? 0,
    eventHash: hashOfEvent(row.id, row.occurred_at),
    lineage: row.lineage,
    known_at: row.occurred_at ?? 0,
  };
}

const ASKED = new WeakMap<FactDatabase, () => Promise<FeedPoint>>();

/**
 * The newest committed state, read once for all concurrent callers. While the database is unavailable: the last state
 * read.
 */
export function askFeedPoint(database: FactDatabase): Promise<FeedPoint> {
  const ask = ASKED.get(database) ?? coalesceLatest(() => readFeedPoint(database.query));
  ASKED.set(database, ask);
  return ask();
}

/**
 * Compares the state that `tx` reads with `point`: the same state, a later one of the same history, or one of another
 * history, as after a rebuild that numbered its events differently.
 */
export async function compareHistory(tx: FactTx, point: FeedPoint): Promise<'same' | 'later' | 'other'> {
  const head = await readFeedPoint(tx);
  if (head.lineage !== point.lineage) return 'other';
  if (head.seq === point.seq) return head.eventHash === point.eventHash ? 'same' : 'other';
  return head.seq > point.seq && (await readEventHash(tx, point.seq)) === point.eventHash ? 'later' : 'other';
}

/** The hash of event `seq`; empty if it does not exist. */
export async function readEventHash(tx: FactTx, seq: number): Promise<string> {
  const row = await tx.selectFrom('events').select(['id', 'occurred_at']).where('seq', '=', seq).executeTakeFirst();
  return hashOfEvent(row?.id ?? null, row?.occurred_at ?? null);
}

function hashOfEvent(id: string | null, occurred_at: number | null): string {
  return id === null ? '' : `${id}@${occurred_at}`;
}

/** The number of the last event at a time in milliseconds; 0 if there was none. */
export async function findSeqAt(tx: FactTx, as_of: number): Promise<number> {
  const row = await tx
    .selectFrom('events')
    .select('seq')
    .where('occurred_at', '<=', as_of)
    // Times grow with the numbers: read from the newest, only the events after the time are passed over.
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The time in milliseconds of the first event after `seq`; undefined if there is none. */
export async function findFirstAfter(tx: FactTx, seq: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('events')
    .select('occurred_at')
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return row?.occurred_at;
}

export async function readFeedHead(tx: FactTx): Promise<number> {
  return (await tx.selectFrom('feed_head').select('seq').executeTakeFirstOrThrow()).seq;
}

/**
 * The time in milliseconds at which this transaction makes its facts known: now, but always after the previous one.
 * Clocks of several machines differ, and clocks are set back; the facts known at a given time must not change.
 */
export async function nextMoment(tx: FactTx, now: Date): Promise<number> {
  const last = await tx
    .selectFrom('events')
    .innerJoin('feed_head', 'feed_head.seq', 'events.seq')
    .select('occurred_at')
    .executeTakeFirst();
  return Math.max(now.getTime(), (last?.occurred_at ?? 0) + 1);
}

/** Writes events with consecutive numbers from the head and moves the head; the writer lock keeps the order total. */
export async function appendEvents(tx: FactTx, events: readonly Insertable<EventTable>[]): Promise<void> {
  const last = events.at(-1);
  if (last === undefined) return;
  for (const rows of inBatches(events)) await tx.insertInto('events').values(rows).execute();
  await tx.updateTable('feed_head').set({ seq: last.seq }).execute();
}

export type StoredEvent = Selectable<EventTable>;

/** Events with `after < seq <= until`, in order, of the named datasets or of all. */
export async function listEvents(
  tx: FactTx,
  range: {
    readonly after: number;
    readonly until: number;
    readonly datasets: readonly string[] | null;
    readonly limit: number;
  },
): Promise<StoredEvent[]> {
  const query = tx
    .selectFrom('events')
    .selectAll()
    .where('seq', '>', range.after)
    .where('seq', '<=', range.until)
    .orderBy('seq')
    .limit(range.limit);
  if (range.datasets === null) return query.execute();
  // Each dataset by its index, so that events of other datasets in between are not read.
  const rows: StoredEvent[] = [];
  for (const dataset of new Set(range.datasets)) rows.push(...(await query.where('dataset', '=', dataset).execute()));
  return rows.toSorted((one, other) => one.seq - other.seq).slice(0, range.limit);
}

/** The versions of some funds' series, to check whether rows read of them belong to a known state. */
export async function listSeriesVersions(
  tx: FactTx,
  fundKeys: readonly number[],
): Promise<{ fund_key: number; nav_version: number; payout_version: number; report_version: number }[]> {
  return tx
    .selectFrom('funds')
    .select(['fund_key', 'nav_version', 'payout_version', 'report_version'])
    .where('fund_key', 'in', [...fundKeys, NO_FUND])
    .execute();
}
