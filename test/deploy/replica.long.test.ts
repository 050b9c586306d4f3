import { expect, it, onTestFinished } from 'vitest';
import { createInstallation, waitFor } from '../faults/installation.ts';
import { makeOwnPostgres, missingPostgres } from '../faults/own-postgres.ts';
import { makeOwnReplica, query } from '../faults/own-replica.ts';

const SLOWEST_MILLISECONDS = 30_000;

it('the scripts of the compose file make a replica that follows the primary and from which a node serves', async ({
  skip,
}) => {
  const missing = await missingPostgres();
  skip(missing !== undefined, missing);
  const postgres = await makeOwnPostgres();
  onTestFinished(() => postgres.remove());
  const url = postgres.urlAt(postgres.port);
  const replica = await makeOwnReplica(postgres);
  onTestFinished(() => replica.end());

  const installation = await createInstallation({
    MFDS_DATABASE_URL: url,
    MFDS_DATABASE_REPLICA_URL: replica.url,
  });
  onTestFinished(() => installation.end());
  expect((await installation.ingest(0)).code).toBe(0);
  const count = 'select count(*)::int as rows from mfds_facts.nav_observations';
  const [written] = await query<{ rows: number }>(url, count);
  const isCopied = async (): Promise<boolean> =>
    query<{ rows: number }>(replica.url, count).then(
      ([row]) => row?.rows === written?.rows,
      () => false,
    );
  await waitFor('the replica has the rows', isCopied, SLOWEST_MILLISECONDS);
  const served = await installation.serve();
  const response = await fetch(`${served.address}/v1/mutual-funds/nav/latest`, {
    headers: { 'x-api-key': served.key },
  });
  expect([response.status, ((await response.json()) as { data: unknown[] }).data.length]).toEqual([200, written?.rows]);
  const connected = `select count(*)::int as rows from pg_stat_activity where backend_type = 'client backend'`;
  expect((await query<{ rows: number }>(replica.url, connected))[0]?.rows).toBeGreaterThan(1);
});
