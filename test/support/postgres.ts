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

/** An empty database for one test; `remove` also terminates remaining connections. */
export async function makePostgresDatabase(): Promise<{ readonly url: string; readonly remove: () => Promise<void> }> {
  const name = `mfds_test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(async (client) => {
    await client.query(`create database ${name}`);
    // No test ends this server, so none can lose what waits in its memory. Those that do start one of their own.
    await client.query(`alter database ${name} set synchronous_commit to off`);
  });
  const url = new URL(POSTGRES_URL);
  url.pathname = name;
  return { url: url.href, remove: () => onPostgres((client) => client.query(`drop database ${name} with (force)`)) };
}
