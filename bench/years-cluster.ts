/** For `bench:years -- --cluster`: a PostgreSQL primary, a streaming replica of it, and the limiter of all nodes. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeOwnPostgres, missingPostgres } from '../test/faults/own-postgres.ts';
import { makeOwnReplica } from '../test/faults/own-replica.ts';
import { makeOwnValkey, missingValkey } from '../test/faults/own-valkey.ts';
import { scheduledOf, TICK_MILLISECONDS } from './processes.ts';

export interface Cluster {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  readonly valkeyUrl: string;
  /** Processor time so far. */
  primary_us(): number;
  replica_us(): number;
  /** Resolves as soon as the replica has all that is committed now. */
  settle(): Promise<void>;
  end(): Promise<void>;
}

/** A server that fails to start leaves none of the others running. */
export async function makeCluster(): Promise<Cluster> {
  const missing = (await missingPostgres()) ?? (await missingValkey());
  if (missing !== undefined) throw new Error(missing);
  const stack = new AsyncDisposableStack();
  try {
    const valkey = await makeOwnValkey();
    stack.defer(() => valkey.kill());
    const postgres = await makeOwnPostgres();
    stack.defer(() => postgres.remove());
    const primaryUrl = postgres.urlAt(postgres.port);
    const replica = await makeOwnReplica(postgres);
    stack.defer(() => replica.end());
    const clients = [primaryUrl, replica.url].map((url) => new pg.Client({ connectionString: url }));
    for (const client of clients) {
      await client.connect();
      stack.defer(() => client.end());
    }
    return {
      primaryUrl,
      replicaUrl: replica.url,
      valkeyUrl: `redis://127.0.0.1:${valkey.port}`,
      primary_us: () => processorOf(postgres.listPids()),
      replica_us: () => processorOf(replica.listPids()),
      settle: () => settle(clients),
      end: () => stack.disposeAsync(),
    };
  } catch (thrown) {
    await stack.disposeAsync();
    throw thrown;
  }
}

// A copy of a database may be gigabytes of log.
const SETTLED_MILLISECONDS = 1_800_000;

async function settle([primary, replica]: readonly pg.Client[]): Promise<void> {
  const flushed = await primary?.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at');
  const replayed = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is';
  for (const begun = performance.now(); performance.now() - begun < SETTLED_MILLISECONDS; await sleep(1))
    if ((await replica?.query<{ is: boolean }>(replayed, [flushed?.rows[0]?.at]))?.rows[0]?.is === true) return;
  throw new Error('the replica does not follow the primary');
}

/** Of a server's processes; that of those that have ended is counted by the server in hundredths of a second. */
function processorOf(pids: readonly number[]): number {
  const [server = 0] = pids;
  const fields = readFileSync(`/proc/${server}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ended = Number.parseInt(fields[13] ?? '0', 10) + Number.parseInt(fields[14] ?? '0', 10);
  return pids.reduce((sum, pid) => sum + scheduledOf(pid), ended * TICK_MILLISECONDS * 1_000);
}
