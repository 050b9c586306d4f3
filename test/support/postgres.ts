import { randomUUID } from 'node:crypto';
import pg from 'pg';

const ASKED_URL = process.env['MFDS_TEST_DATABASE_URL'];

export const POSTGRES_URL = ASKED_URL ?? 'postgres://root@127.0.0.1:5432/test';

// A connection to a closed port is refused immediately. Only a busy machine takes longer, and it must not be mistaken
// for one without PostgreSQL.
const PATIENCE_MILLISECONDS = 20_000;

/**
 * Why PostgreSQL tests cannot run here; undefined if they can. If an address is configured, an unreachable server fails
 * the tests.
 */
export const NO_POSTGRES = await findReason();

async function findReason(): Promise<string | undefined> {
  if (ASKED_URL === 'none') return 'MFDS_TEST_DATABASE_URL=none says that there is no PostgreSQL';
  if (ASKED_URL !== undefined) return undefined;
  try {
    await onPostgres((client) => client.query('select 1'));
    return undefined;
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
    return `no PostgreSQL at ${POSTGRES_URL} (${reason}); start one there or name another in MFDS_TEST_DATABASE_URL`;
  }
}

export async function onPostgres(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: PATIENCE_MILLISECONDS });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

// No test ends this server, so none can lose what waits in its memory. Those that do start one of their own.
async function createDatabase(client: pg.Client, name: string): Promise<string> {
  await client.query(`create database ${name}`);
  await client.query(`alter database ${name} set synchronous_commit to off`);
  const url = new URL(POSTGRES_URL);
  url.pathname = name;
  return url.href;
}

/** An empty database for one test; `remove` also terminates remaining connections. */
export async function makePostgresDatabase(): Promise<{ readonly url: string; readonly remove: () => Promise<void> }> {
  const name = `mfds_test_${randomUUID().replaceAll('-', '')}`;
  let url = '';
  await onPostgres(async (client) => {
    url = await createDatabase(client, name);
  });
  return { url, remove: () => onPostgres((client) => client.query(`drop database ${name} with (force)`)) };
}

export interface SharedDatabase {
  readonly url: string;
  /** Stays connected while this process runs: a database of this name without a connection is left over. */
  readonly client: pg.Client;
}

const SHARED = 'mfds_tests_of_a_process_';
// Any constant: while a session holds this lock, no other takes its new database for one that is left over.
const SHARED_LOCK = 7_206_599;

let shared: Promise<SharedDatabase> | undefined;

/** The database that the tests of this process share. `removeSharedDatabases` removes it after the process has ended. */
export async function shareDatabase(): Promise<SharedDatabase> {
  shared ??= makeSharedDatabase();
  return shared;
}

async function makeSharedDatabase(): Promise<SharedDatabase> {
  let made: SharedDatabase | undefined;
  await onPostgres(async (starter) => {
    await starter.query(`select pg_advisory_lock(${SHARED_LOCK})`);
    const url = await createDatabase(starter, `${SHARED}${process.ppid}_${randomUUID().slice(0, 8)}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MILLISECONDS });
    await client.connect();
    // The process may end while it is connected; the types of the package lack this method.
    (client as pg.Client & { unref(): void }).unref();
    made = { url, client };
  });
  if (made === undefined) throw new Error('the database was not made');
  return made;
}

/**
 * Removes the shared databases of the child processes of this one, which have ended, and those left over from a run that
 * was killed: no session uses them.
 */
export async function removeSharedDatabases(): Promise<void> {
  if (NO_POSTGRES !== undefined) return;
  await onPostgres(async (client) => {
    await client.query(`select pg_advisory_lock(${SHARED_LOCK})`);
    const { rows } = await client.query<{ datname: string }>(`select datname from pg_database
      where starts_with(datname, '${SHARED}') and (starts_with(datname, '${SHARED}${process.pid}_') or
        datname not in (select datname from pg_stat_activity where datname is not null))`);
    // Waits for a session that is about to end, for five seconds.
    for (const { datname } of rows) await client.query(`drop database if exists ${datname}`);
  });
}
