import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isUnavailable } from './unavailable.ts';

interface Pair<Tables> {
  readonly query: Kysely<Tables>;
  readonly replica: Kysely<Tables>;
  /** Runs `work` on one immutable state of the primary or the replica. */
  readonly snapshot: <Result>(from: Kysely<Tables>, work: (tx: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
}

interface Head {
  readonly seq: number;
  readonly journal_seq: number;
  readonly lineage: string;
}

/** The replica has not received the newest event yet. */
class Behind extends Error {}

/**
 * Reads from the replica, but never older data: the primary is queried for its last event and journal entry, and the
 * replica is used only if it has both. A replica that lags, is unavailable or has another history is skipped.
 */
export async function readFromReplica<Tables, Result>(
  { query, replica, snapshot }: Pair<Tables>,
  work: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const newest = await readHead(query);
  try {
    return await snapshot(replica, async (tx) => {
      const head = await readHead(tx);
      if (head.seq < newest.seq || head.journal_seq < newest.journal_seq || head.lineage !== newest.lineage)
        throw new Behind();
      return work(tx);
    });
  } catch (thrown) {
    if (!(thrown instanceof Behind) && !isUnavailable(thrown)) throw thrown;
  }
  return snapshot(query, work);
}

async function readHead<Tables>(tx: Kysely<Tables>): Promise<Head> {
  const { rows } = await sql<Head>`select seq, lineage, (select coalesce(max(seq), 0) from journal) as journal_seq
      from feed_head`.execute(tx);
  return rows[0] ?? { seq: 0, journal_seq: 0, lineage: '' };
}
