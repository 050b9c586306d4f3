import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Dialect } from 'kysely';
import { Fault, isFault } from '#base/fault.ts';
import { isAway } from './away.ts';
import { isMigrated, migrate } from './migrations/migrate.ts';
import type { Group, Place, PostgresPlace } from './places.ts';
import { readNear } from './replica.ts';
import { analyzeBulk } from './statistics.ts';
import { openSqlite } from './sqlite.ts';
import type { AccessTables } from './access-tables.ts';
import type { FactTables } from './tables.ts';
import { beginImmediate, beginLocked } from './turn.ts';
import type { TellWaiting } from './turn.ts';

/** An open database. One object is one writer at a time: a thread or process of its own opens its own. */
interface Database<Tables> {
  readonly engine: Place['engine'];
  readonly query: Kysely<Tables>;
  /** Runs `work` in the one writing transaction; a second writer waits, and is told when it waits too long. What it wrote is on disk when this resolves. */
  write<Result>(work: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * The same, but does not wait for the disk: a power cut may undo the last of such writes, as a whole.
   * For what is no promise to anyone and is written by a thread that serves.
   */
  writeSoon(work: (tx: Kysely<Tables>) => Promise<void>): Promise<void>;
  /** Runs `work` over one unchanging state of the database. */
  read<Result>(work: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** A value that differs once another connection has committed; cheap enough to ask per request. SQLite only, else 0. */
  changeCounter(): number;
  close(): Promise<void>;
}

export type FactDatabase = Database<FactTables>;
/** Facts inside a transaction; what every store function works on. */
export type FactTx = Kysely<FactTables>;
export type AccessDatabase = Database<AccessTables>;

/** `tellWaiting` hears when another importer has the turn. */
export function openFacts(place: Place, tellWaiting?: TellWaiting): Promise<FactDatabase> {
  return open<FactTables>(place, 'facts', tellWaiting);
}

export function openAccess(place: Place): Promise<AccessDatabase> {
  return open<AccessTables>(place, 'access');
}

async function open<Tables>(place: Place, group: Group, tellWaiting: TellWaiting = () => undefined): Promise<Database<Tables>> {
  const { dialect, counter } = place.engine === 'sqlite' ? openSqliteAt(place.file) : { dialect: await openPostgresAt(place.url, place.schema, place.patience_ms), counter: () => 0 };
  const query = new Kysely<Tables>({ dialect });
  const begin = (tx: Kysely<Tables>): Promise<void> => (place.engine === 'sqlite' ? beginImmediate(tx, place.file, tellWaiting) : beginLocked(tx, group, tellWaiting));
  const snapshot = <Result>(from: Kysely<Tables>, work: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result> => transact(from, (tx) => beginSnapshot(tx, place.engine), work);
  const replica = place.engine === 'postgres' && place.replica_url !== undefined ? new Kysely<Tables>({ dialect: await openPostgresAt(place.replica_url, place.schema, place.patience_ms) }) : undefined;
  try {
    // A start must not wait for a running import, so the writer's turn is taken only when there is something to do.
    if (!(await isMigrated(query, group))) await (place.engine === 'sqlite' ? transact(query, begin, (tx) => migrate(tx, 'sqlite', group)) : migratePostgres<Tables>(place, begin, group));
  } catch (thrown) {
    await query.destroy();
    throw isUnreachable(thrown) ? unavailable(thrown) : thrown;
  }
  return {
    engine: place.engine,
    query,
    write: (work) => transact(query, begin, place.engine === 'sqlite' ? work : async (tx) => analyzeBulk(tx, await work(tx))),
    writeSoon: (work) => (place.engine === 'sqlite' ? withoutWaiting(query, (connection) => transact(connection, begin, work)) : transact(query, begin, (tx) => commitSoon(tx, work))),
    read: (work) => (replica === undefined ? snapshot(query, work) : readNear({ query, replica, snapshot }, work)),
    changeCounter: counter,
    async close() {
      await query.destroy();
      await replica?.destroy();
    },
  };
}

/** Over a connection of its own: a migration may take longer than the patience of whoever serves. */
async function migratePostgres<Tables>({ url, schema }: PostgresPlace, begin: (tx: Kysely<Tables>) => Promise<void>, group: Group): Promise<void> {
  const query = new Kysely<Tables>({ dialect: await openPostgresAt(url, schema) });
  try {
    // Where nodes start together over a new database, each may find no schema, and the catalog refuses it to all but one.
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

/** Its driver is loaded where it is asked for: most installations have no server. */
async function openPostgresAt(url: string, schema: string, patience_ms?: number): Promise<Dialect> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, schema, patience_ms);
}

function openSqliteAt(file: string): { dialect: Dialect; counter: () => number } {
  mkdirSync(dirname(file), { recursive: true });
  const { dialect, database } = openSqlite(file);
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
      // A server that is away has nothing to roll back, and asking it would only take time.
      if (!isAway(thrown)) await sql`rollback`.execute(tx).catch(() => undefined);
      throw thrown;
    }
  });
}

/** SQLite in WAL mode then waits for the disk at checkpoints only. */
async function withoutWaiting<Tables>(query: Kysely<Tables>, work: (connection: Kysely<Tables>) => Promise<void>): Promise<void> {
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

async function beginSnapshot<Tables>(tx: Kysely<Tables>, engine: Place['engine']): Promise<void> {
  if (engine === 'sqlite') await sql`begin`.execute(tx);
  else await sql`begin isolation level repeatable read read only`.execute(tx);
}

// What the server says when it knows no such user, password or database.
const REFUSED = new Set(['28000', '28P01', '3D000']);

function isUnreachable(thrown: unknown): thrown is Error {
  return isAway(thrown) || (thrown instanceof Error && 'code' in thrown && REFUSED.has(String(thrown.code)));
}

function unavailable(cause: Error): Fault {
  return new Fault('STORE_UNAVAILABLE', 'The database of MFDS_DATABASE_URL cannot be reached or refuses the login. Check that it runs, and the address, user and password.', {
    internal: isFault(cause) ? (cause.internal ?? cause.message) : cause.message,
    cause,
  });
}
