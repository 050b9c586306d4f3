import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Dialect } from 'kysely';
import { Fault, isFault } from '#base/fault.ts';
import { Kysely, sql } from './kysely.ts';
import type { AccessTables } from './access-tables.ts';
import type { DatabaseLocation, Group, PostgresLocation } from './database-location.ts';
import { isMigrated, migrate } from './migrations/migrate.ts';
import { openSqlite } from './sqlite.ts';
import type { FactTables } from './tables.ts';
import { isUnavailable } from './unavailable.ts';
import { beginImmediate, beginLocked } from './writer-lock.ts';
import type { OnWaiting } from './writer-lock.ts';

/** An open database. Each object allows one writer at a time: every thread or process opens its own. */
interface Database<Tables> {
  readonly engine: DatabaseLocation['engine'];
  readonly query: Kysely<Tables>;
  /**
   * Runs `work` in the only writing transaction. A second writer waits, and `onWaiting` is called if it waits long. The
   * writes are on disk when the promise resolves.
   */
  write<Result>(work: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * The same without waiting for the disk: a power cut may undo the last of these transactions, each as a whole. For
   * counters of serving threads, which are not acknowledged to a client.
   */
  writeSoon(work: (tx: Kysely<Tables>) => Promise<void>): Promise<void>;
  /** Runs `work` on one immutable state of the database. */
  read<Result>(work: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * A value that changes when another connection commits; cheap enough to read per request. SQLite only, otherwise 0.
   */
  changeCounter(): number;
  /**
   * Creates an empty store of the same tables on the same server; one at a time, under the writer lock of this one.
   * Undefined for SQLite, which needs none (refill.ts).
   */
  readonly openDraft: (() => Promise<Draft<Tables>>) | undefined;
  close(): Promise<void>;
}

interface Draft<Tables> extends Pick<Database<Tables>, 'write'> {
  readonly schema: string;
  /** Closes the draft and deletes its tables. */
  remove(): Promise<void>;
}

export type FactDatabase = Database<FactTables>;
export type DraftDatabase = Draft<FactTables>;
/** A transaction on facts, which every store function takes. */
export type FactTx = Kysely<FactTables>;
export type AccessDatabase = Database<AccessTables>;

/** `onWaiting` is called when another importer holds the writer lock. */
export function openFacts(place: DatabaseLocation, onWaiting?: OnWaiting): Promise<FactDatabase> {
  return open<FactTables>(place, 'facts', onWaiting);
}

export function openAccess(place: DatabaseLocation): Promise<AccessDatabase> {
  return open<AccessTables>(place, 'access');
}

async function open<Tables>(
  place: DatabaseLocation,
  group: Group,
  onWaiting: OnWaiting = () => undefined,
): Promise<Database<Tables>> {
  const { dialect, counter } =
    place.engine === 'sqlite'
      ? openSqliteAt(place.file, place.isMapped ?? false)
      : { dialect: await openPostgresAt(place.url, place.schema, place.statementTimeoutMs), counter: () => 0 };
  const query = new Kysely<Tables>({ dialect });
  const begin = (tx: Kysely<Tables>): Promise<void> =>
    place.engine === 'sqlite' ? beginImmediate(tx, place.file, onWaiting) : beginLocked(tx, group, onWaiting);
  const snapshot = <Result>(from: Kysely<Tables>, work: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result> =>
    transact(from, (tx) => beginSnapshot(tx, place.engine), work);
  const replica =
    place.engine === 'postgres' && place.replicaUrl !== undefined
      ? new Kysely<Tables>({ dialect: await openPostgresAt(place.replicaUrl, place.schema, place.statementTimeoutMs) })
      : undefined;
  try {
    // A start must not wait for a running import, so the writer lock is only taken if a migration is due.
    if (!(await isMigrated(query, group)))
      await (place.engine === 'sqlite'
        ? transact(query, begin, (tx) => migrate(tx, 'sqlite', group))
        : migratePostgres<Tables>(place, begin, group));
  } catch (thrown) {
    await query.destroy();
    throw isUnreachable(thrown) ? unavailable(thrown) : thrown;
  }
  if (place.engine === 'postgres' && place.statementTimeoutMs !== undefined)
    await Promise.all([query, replica].map((pool) => openAll(pool)));
  return {
    engine: place.engine,
    query,
    write: (work) =>
      transact(query, begin, place.engine === 'sqlite' ? work : async (tx) => analyzeBulk(tx, await work(tx))),
    writeSoon: (work) =>
      place.engine === 'sqlite'
        ? withoutWaiting(query, (connection) => transact(connection, begin, work))
        : transact(query, begin, (tx) => commitSoon(tx, work)),
    read: (work) =>
      replica === undefined ? snapshot(query, work) : readFromReplica({ query, replica, snapshot }, work),
    changeCounter: counter,
    openDraft: place.engine === 'sqlite' ? undefined : () => openDraft<Tables>(place, group, query),
    async close() {
      await query.destroy();
      await replica?.destroy();
    },
  };
}

/** Drafts that killed processes left are deleted first. */
async function openDraft<Tables>(
  { url, schema }: PostgresLocation,
  group: Group,
  query: Kysely<Tables>,
): Promise<Draft<Tables>> {
  const drop = async (name: string): Promise<unknown> =>
    sql`drop schema if exists ${sql.id(name)} cascade`.execute(query);
  const { rows: left } = await sql<{ name: string }>`select nspname as name from pg_namespace
    where starts_with(nspname, ${`${schema}_draft_`})`.execute(query);
  for (const { name } of left) await drop(name);
  // Its own name: the draft of a failed rebuild may be deleted when the next one has begun.
  const draft = `${schema}_draft_${randomUUID().slice(0, 8)}`;
  const database = await open<Tables>({ engine: 'postgres', url, schema: draft }, group);
  return {
    schema: draft,
    write: (work) => database.write(work),
    async remove() {
      await database.close();
      await drop(draft);
    },
  };
}

/**
 * Opens all connections of a pool before the first request needs one: right after a start, a server may take longer to
 * open many connections than requests wait. A connection that cannot be opened now is opened when it is needed.
 */
async function openAll<Tables>(pool: Kysely<Tables> | undefined): Promise<void> {
  if (pool === undefined) return;
  const { CONNECTIONS } = await import('./postgres.ts');
  const { promise: allTried, resolve } = Promise.withResolvers<void>();
  let untried = CONNECTIONS;
  const tried = (): void => {
    untried -= 1;
    if (untried === 0) resolve();
  };
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      let hasOne = false;
      await pool
        .connection()
        .execute(async (connection) => {
          hasOne = true;
          await sql`select 1`.execute(connection).finally(tried);
          // Held until all are open: otherwise the pool would return the same connection again.
          await allTried;
        })
        .catch(() => {
          if (!hasOne) tried();
        });
    }),
  );
}

/** Uses its own connection: a migration may take longer than the statement timeout of a serving process. */
async function migratePostgres<Tables>(
  { url, schema }: PostgresLocation,
  begin: (tx: Kysely<Tables>) => Promise<void>,
  group: Group,
): Promise<void> {
  const query = new Kysely<Tables>({ dialect: await openPostgresAt(url, schema) });
  try {
    // If several nodes start at once with a new database, each may find no schema, and the catalog rejects all but one
    // of their statements.
    await sql`create schema if not exists ${sql.id(schema)}`.execute(query).catch((thrown: unknown) => {
      if (!isMadeMeanwhile(thrown)) throw thrown;
    });
    await transact(query, begin, (tx) => migrate(tx, 'postgres', group));
  } finally {
    await query.destroy();
  }
}

const UNIQUE_VIOLATION = '23505';

function isMadeMeanwhile(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === UNIQUE_VIOLATION;
}

/** The driver is loaded only if needed: most installations have no server. */
async function openPostgresAt(url: string, schema: string, statementTimeoutMs?: number): Promise<Dialect> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, schema, statementTimeoutMs);
}

function openSqliteAt(file: string, isMapped: boolean): { dialect: Dialect; counter: () => number } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would create the file, and the files next to it, with the permissions of the umask. Accounts and password
  // hashes must be readable by the owner only.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const { dialect, database } = openSqlite(file, isMapped);
  const statement = database.prepare('pragma data_version');
  return { dialect, counter: () => (statement.get()?.['data_version'] as number | undefined) ?? 0 };
}

async function transact<Tables, Result>(
  query: Kysely<Tables>,
  begin: (tx: Kysely<Tables>) => Promise<void>,
  work: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return query.connection().execute(async (tx) => {
    await begin(tx);
    try {
      const result = await work(tx);
      await sql`commit`.execute(tx);
      return result;
    } catch (thrown) {
      // An unavailable server has already rolled back, and the statement would only wait for its timeout.
      if (!isUnavailable(thrown)) await sql`rollback`.execute(tx).catch(() => undefined);
      throw thrown;
    }
  });
}

/** In WAL mode, SQLite then waits for the disk at checkpoints only. */
async function withoutWaiting<Tables>(
  query: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await query.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

async function commitSoon<Tables>(tx: Kysely<Tables>, work: (tx: Kysely<Tables>) => Promise<void>): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx);
  await work(tx);
}

async function beginSnapshot<Tables>(tx: Kysely<Tables>, engine: DatabaseLocation['engine']): Promise<void> {
  if (engine === 'sqlite') await sql`begin`.execute(tx);
  else await sql`begin isolation level repeatable read read only`.execute(tx);
}

// SQLSTATEs for an unknown user, password or database.
const REFUSED = new Set(['28000', '28P01', '3D000']);

function isUnreachable(thrown: unknown): thrown is Error {
  return isUnavailable(thrown) || (thrown instanceof Error && 'code' in thrown && REFUSED.has(String(thrown.code)));
}

function unavailable(cause: Error): Fault {
  return new Fault(
    'STORE_UNAVAILABLE',
    'The database of MFDS_DATABASE_URL is unreachable or refuses the login. ' +
      'Check that it is running, and check the address, user and password.',
    {
      internal: isFault(cause) ? (cause.internal ?? cause.message) : cause.message,
      cause,
    },
  );
}

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

// A day of the whole market has a few hundred rows; with more, the server's statistics of a table may be outdated.
const BULK_ROWS = 10_000;

/**
 * For use before a bulk import commits: PostgreSQL plans queries by statistics that it updates only about a minute
 * later, and until then it may read whole tables for a single fund. Returns its argument.
 */
async function analyzeBulk<Tables, Result>(tx: Kysely<Tables>, result: Result): Promise<Result> {
  const { rows } = await sql<{
    relname: string;
  }>`select relname from pg_stat_xact_user_tables
    where schemaname = current_schema() and n_tup_ins >= ${BULK_ROWS}`.execute(tx);
  for (const { relname } of rows) await sql`analyze ${sql.table(relname)}`.execute(tx);
  return result;
}
