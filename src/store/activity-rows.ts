import type { AccessQuery } from './access-rows.ts';
import { inBatches } from './query-parts.ts';
import type { AccessDatabase } from './database.ts';
import type { ActivityCountTable, ActivityGrain, ActivityRequestTable } from './access-tables.ts';

/**
 * Adds the counts to those of all other threads and nodes, and keeps the newest `requests_kept` requests of each key;
 * one transaction.
 */
export async function addActivity(
  database: AccessDatabase,
  counts: readonly ActivityCountTable[],
  requests: readonly ActivityRequestTable[],
  requestsKept: number,
): Promise<void> {
  await database.writeSoon(async (tx) => {
    for (const rows of inBatches(counts)) {
      await tx
        .insertInto('activity_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['key_id', 'grain', 'starts_at', 'measure'])
            .doUpdateSet((row) => ({ amount: row('activity_counts.amount', '+', row.ref('excluded.amount')) })),
        )
        .execute();
    }
    for (const rows of inBatches(requests))
      await tx
        .insertInto('activity_requests')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    for (const key_id of new Set(requests.map((request) => request.key_id))) await keepNewest(tx, key_id, requestsKept);
  });
}

/** Request ids begin with their timestamp, so they sort by time. */
async function keepNewest(tx: AccessQuery, key_id: string, kept: number): Promise<void> {
  const oldestKept = await tx
    .selectFrom('activity_requests')
    .select('request_id')
    .where('key_id', '=', key_id)
    .orderBy('request_id', 'desc')
    .limit(1)
    .offset(kept - 1)
    .executeTakeFirst();
  if (oldestKept === undefined) return;
  await tx
    .deleteFrom('activity_requests')
    .where('key_id', '=', key_id)
    .where('request_id', '<', oldestKept.request_id)
    .execute();
}

/** Deletes the counts of a grain that began before `before` (milliseconds). */
export async function dropActivityBefore(
  database: AccessDatabase,
  grain: ActivityGrain,
  before: number,
): Promise<void> {
  await database.writeSoon(async (tx) => {
    await tx.deleteFrom('activity_counts').where('grain', '=', grain).where('starts_at', '<', before).execute();
  });
}

/** Counts of these keys that began at `from` (milliseconds) or later. */
export function listActivityCounts(
  query: AccessQuery,
  keyIds: readonly string[],
  grain: ActivityGrain,
  from: number,
): Promise<ActivityCountTable[]> {
  if (keyIds.length === 0) return Promise.resolve([]);
  return query
    .selectFrom('activity_counts')
    .selectAll()
    .where('key_id', 'in', [...keyIds])
    .where('grain', '=', grain)
    .where('starts_at', '>=', from)
    .execute();
}

/** Newest first. */
export function listActivityRequests(
  query: AccessQuery,
  keyIds: readonly string[],
  limit: number,
): Promise<ActivityRequestTable[]> {
  if (keyIds.length === 0) return Promise.resolve([]);
  return query
    .selectFrom('activity_requests')
    .selectAll()
    .where('key_id', 'in', [...keyIds])
    .orderBy('request_id', 'desc')
    .limit(limit)
    .execute();
}

/** When each key was last used; keys that were never used are omitted. */
export async function listLastUses(
  query: AccessQuery,
  keyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keyIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('activity_requests')
    .select(['key_id', (of) => of.fn.max('finished_at').as('last_used_at')])
    .where('key_id', 'in', [...keyIds])
    .groupBy('key_id')
    .execute();
  return new Map(rows.map((row) => [row.key_id, row.last_used_at]));
}
