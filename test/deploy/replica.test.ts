import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import pg from 'pg';
import { createInstallation, waitFor } from '../faults/installation.ts';
import { asItsUser, findPrograms, makeOwnPostgres, missingPostgres } from '../faults/own-postgres.ts';
import { findFreePort } from '../support/faulty-proxy.ts';

const PASSWORD = 'sample-replication-password';
const SCRIPTS = resolve('docs/deploy');
const SLOWEST_MILLISECONDS = 30_000;

/** The result of one query. */
async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

it(
  'the scripts of the compose file make a replica that follows the primary and from which a node serves',
  { timeout: 120_000 },
  async ({ skip }) => {
    const missing = await missingPostgres();
    skip(missing !== undefined, missing);
    const postgres = await makeOwnPostgres();
    onTestFinished(() => postgres.remove());
    const url = postgres.urlAt(postgres.port);
    const path = `${findPrograms() ?? ''}:${process.env['PATH'] ?? ''}`;
    const env = { PATH: path, PGHOST: '127.0.0.1', PGPORT: String(postgres.port), REPLICATION_PASSWORD: PASSWORD };
    const primary = { ...env, POSTGRES_USER: 'mfds', POSTGRES_DB: 'postgres', PGDATA: join(postgres.folder, 'data') };
    const made = spawnSync(...asItsUser('sh', join(SCRIPTS, 'postgres-primary.sh')), {
      env: primary,
      encoding: 'utf8',
    });
    expect([made.status, made.stderr]).toEqual([0, '']);
    await query(url, 'select pg_reload_conf()');

    const port = await findFreePort();
    const words = ['-p', String(port), '-k', postgres.folder, '-c', 'listen_addresses=127.0.0.1'];
    const replica = spawn(...asItsUser('sh', join(SCRIPTS, 'postgres-replica.sh'), ...words), {
      env: { ...env, PGDATA: join(postgres.folder, 'replica') },
      stdio: 'ignore',
    });
    const ended = once(replica, 'exit');
    onTestFinished(async () => {
      replica.kill('SIGQUIT');
      await ended;
    });
    const inRecovery = async (): Promise<boolean> =>
      query<{ is: boolean }>(postgres.urlAt(port), 'select pg_is_in_recovery() as is').then(
        ([row]) => row?.is === true,
        () => false,
      );
    await waitFor('the replica responds', inRecovery, SLOWEST_MILLISECONDS);

    const installation = await createInstallation({
      MFDS_DATABASE_URL: url,
      MFDS_DATABASE_REPLICA_URL: postgres.urlAt(port),
    });
    onTestFinished(() => installation.end());
    expect((await installation.ingest(0)).code).toBe(0);
    const count = 'select count(*)::int as rows from mfds_facts.nav_observations';
    const [written] = await query<{ rows: number }>(url, count);
    const isCopied = async (): Promise<boolean> =>
      query<{ rows: number }>(postgres.urlAt(port), count).then(
        ([row]) => row?.rows === written?.rows,
        () => false,
      );
    await waitFor('the replica has the rows', isCopied, SLOWEST_MILLISECONDS);
    const served = await installation.serve();
    const response = await fetch(`${served.address}/v1/mutual-funds/nav/latest`, {
      headers: { 'x-api-key': served.key },
    });
    expect([response.status, ((await response.json()) as { data: unknown[] }).data.length]).toEqual([
      200,
      written?.rows,
    ]);
    const connected = `select count(*)::int as rows from pg_stat_activity where backend_type = 'client backend'`;
    expect((await query<{ rows: number }>(postgres.urlAt(port), connected))[0]?.rows).toBeGreaterThan(1);
  },
);
