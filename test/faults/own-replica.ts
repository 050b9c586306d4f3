import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { waitFor } from './installation.ts';
import { asItsUser, findPrograms, listFamily } from './own-postgres.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { findFreePort } from '../support/faulty-proxy.ts';

/** A streaming replica of a private server. It ends before its primary is removed. */
export interface OwnReplica {
  readonly url: string;
  /** The server process and its children. */
  listPids(): readonly number[];
  end(): Promise<void>;
}

const PASSWORD = 'sample-replication-password';
const SCRIPTS = resolve('docs/deploy');
const SLOWEST_MILLISECONDS = 30_000;

/** Made by the scripts of the compose file. */
export async function makeOwnReplica(primary: OwnPostgres): Promise<OwnReplica> {
  const { port, folder } = primary;
  const path = `${findPrograms() ?? ''}:${process.env['PATH'] ?? ''}`;
  const env = { PATH: path, PGHOST: '127.0.0.1', PGPORT: String(port), REPLICATION_PASSWORD: PASSWORD };
  const made = spawnSync(...asItsUser('sh', join(SCRIPTS, 'postgres-primary.sh')), {
    env: { ...env, POSTGRES_USER: 'mfds', POSTGRES_DB: 'postgres', PGDATA: join(folder, 'data') },
    encoding: 'utf8',
  });
  if (made.status !== 0 || made.stderr !== '') throw new Error(`postgres-primary.sh: ${made.stderr}`);
  await query(primary.urlAt(port), 'select pg_reload_conf()');

  const ownPort = await findFreePort();
  const words = ['-p', String(ownPort), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const replica = spawn(...asItsUser('sh', join(SCRIPTS, 'postgres-replica.sh'), ...words), {
    env: { ...env, PGDATA: join(folder, 'replica') },
    stdio: 'ignore',
  });
  const ended = once(replica, 'exit');
  const end = async (): Promise<void> => {
    replica.kill('SIGQUIT');
    await ended;
  };
  const url = primary.urlAt(ownPort);
  const inRecovery = async (): Promise<boolean> =>
    query<{ is: boolean }>(url, 'select pg_is_in_recovery() as is').then(
      ([row]) => row?.is === true,
      () => false,
    );
  try {
    await waitFor('the replica responds', inRecovery, SLOWEST_MILLISECONDS);
  } catch (thrown) {
    await end();
    throw thrown;
  }
  return { url, listPids: () => (replica.pid === undefined ? [] : listFamily(replica.pid)), end };
}

/** The result of one query over a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
