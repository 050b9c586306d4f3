import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createVouchedAccount } from '#access/accounts.ts';
import { createGate } from '#access/gate.ts';
import { createKey } from '#access/keys.ts';
import { createBuckets } from '#access/limits.ts';
import { systemClock } from '#base/clock.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readFromReplica } from '#store/database.ts';
import type { FactTx } from '#store/database.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { sql } from '#store/kysely.ts';
import { insertNavs } from '#store/series.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import { overPostgres } from '../support/databases.ts';
import { commitFacts, fundRow, navRow } from '../support/fact-rows.ts';
import { dataOf } from '../support/readings.ts';
import { until } from '../support/valkey.ts';

const HISTORY = { from: null, to: null, cursor: null, limit: 1000, order: 'asc', as_of: null } as const;

type PostgresLocation = Extract<DatabaseLocation, { engine: 'postgres' }>;

function postgresOf(place: DatabaseLocation): PostgresLocation {
  if (place.engine !== 'postgres') throw new Error('a place of PostgreSQL is needed');
  return place;
}

async function onServer(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

overPostgres((open) => {
  it('a node that starts on a new database while another creates the tables waits and starts', async () => {
    const place = postgresOf(open.newPlace());
    const other = new pg.Client({ connectionString: place.url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query(`begin; create schema ${place.schema}`);
    const opening = open.facts(place);
    await until(
      async () =>
        (
          await onServer(
            place.url,
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'create schema%${place.schema}%'`,
          )
        ).length > 0,
    );
    await other.query('commit');
    expect(await (await opening).query.selectFrom('funds').selectAll().execute()).toEqual([]);
  });

  describe('reads while the database is unavailable', () => {
    it.each(['cut', 'silent'] as const)(
      'during an outage keys and funds in memory are served, other requests get 503 and Retry-After, and later commits appear afterwards (%s)',
      async (fault) => {
        const place = postgresOf(open.place());
        const direct = await open.facts(place);
        await commitFacts(direct, {
          funds: [fundRow(1), fundRow(2)],
          navs: [navRow(1, '2026-01-01', '1.0000'), navRow(2, '2026-01-01', '2.0000')],
        });
        const access = {
          database: await open.access({ ...place, schema: `${place.schema}_a` }),
          keysSecret: 'a secret of this test',
          clock: systemClock,
        };
        onTestFinished(async () => void (await onServer(place.url, `drop schema ${place.schema}_a cascade`)));
        await createVouchedAccount(access, 'a@example.com', { by: 'a test', reason: 'it needs a key' });
        const { key } = await createKey(access, 'a@example.com', { name: 'n', scopes: ['nav:read'], expires_at: null });

        const address = new URL(place.url);
        const proxy = await startFaultyProxy(Number.parseInt(address.port || '5432', 10));
        onTestFinished(() => proxy.end());
        address.port = String(proxy.port);
        const proxied = { ...place, url: address.href, statementTimeoutMs: 1_000 };
        const reader = openFactReader(await open.facts(proxied), 'secret');
        const gate = createGate({
          ...access,
          database: await open.access({ ...proxied, schema: `${place.schema}_a` }),
          buckets: createBuckets(600),
        });
        const read = async (fund: number): Promise<string> => {
          const admission = await gate.admit(key, ['nav:read'], 1);
          if ('refused' in admission) return admission.refused.fault.code;
          const reading = await reader.answer((view) =>
            readNavHistory(view, { ...HISTORY, fund_slug: `sample-fund-${fund}` }),
          );
          return dataOf<{ navs: { nav: string }[] }>(reading)
            .navs.map(({ nav }) => nav)
            .join();
        };
        expect(await read(1)).toBe('1.0000');

        proxy.set(fault);
        for (let call = 0; call < 5; call += 1) expect(await read(1)).toBe('1.0000');
        await expect(read(2)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 });
        await commitFacts(direct, { navs: [navRow(1, '2026-01-02', '1.5000')] });
        proxy.set('whole');
        await until(async () => (await read(1)) === '1.0000,1.5000');
        expect(await read(2)).toBe('2.0000');
      },
    );
  });

  it('a ready node has opened all its connections to the database and its replica, and keeps them', async () => {
    const place = postgresOf(open.place());
    await open.facts(place);
    const connections = async (): Promise<number> =>
      (
        await onServer(
          place.url,
          `select 1 from pg_stat_activity where application_name like '%process ${process.pid} %'`,
        )
      ).length;
    const before = await connections();
    const node = await open.facts({ ...place, replicaUrl: place.url, statementTimeoutMs: 4_000 });
    const ready = await connections();
    expect(ready - before).toBe(16);
    await Promise.all(Array.from({ length: 40 }, async () => node.read(async (tx) => sql`select 1`.execute(tx))));
    expect(await connections(), 'forty requests at once open none').toBe(ready);
  });

  it('the server notices a vanished client within half a minute, so that the writer lock is released', async () => {
    const { query } = await open.facts();
    const { rows } = await sql<{
      setting: string;
    }>`select setting from pg_settings where name in ('tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count') order by name`.execute(
      query,
    );
    const [count, idle, interval] = rows.map(({ setting }) => Number(setting)) as [number, number, number];
    expect(idle + interval * count).toBe(30);
  });

  describe('a read replica', () => {
    it('a replica is read when it has the newest event, and never when it lags or follows another history', async () => {
      const [database, replica] = [await open.facts(), await open.facts()];
      await commitFacts(database, { funds: [fundRow(1, { rating: 'of the database' })] });
      const pair = {
        query: database.query,
        replica: replica.query,
        snapshot: async <Result>(from: FactTx, work: (tx: FactTx) => Promise<Result>) =>
          from.transaction().execute(work),
      };
      const rating = (): Promise<string | null | undefined> =>
        readFromReplica(pair, async (tx) => (await tx.selectFrom('funds').select('rating').executeTakeFirst())?.rating);
      expect(await rating(), 'it has no event yet').toBe('of the database');
      await commitFacts(replica, { funds: [fundRow(1, { rating: 'of the replica' })] });
      expect(await rating()).toBe('of the replica');
      await commitFacts(database, {});
      expect(await rating(), 'it lags').toBe('of the database');
      await commitFacts(replica, {});
      expect(await rating()).toBe('of the replica');
      await replica.query.updateTable('feed_head').set({ lineage: 'another' }).execute();
      expect(await rating(), 'it is of another history').toBe('of the database');
    });
  });

  describe('large numbers of rows', () => {
    it('rows are written and read digit for digit, and the server estimates their number at once', async () => {
      const place = postgresOf(open.place());
      const database = await open.facts(place);
      await commitFacts(database, { funds: [fundRow(1)] });
      const days = Array.from({ length: 10_000 }, (_, index) =>
        new Date(Date.UTC(1999, 0, 1 + index)).toISOString().slice(0, 10),
      );
      const rows = days.map((day, index) =>
        navRow(1, day, `${index + 1}.${String(index).padStart(4, '0')}00`, {
          offer_price: index % 3 === 0 ? null : '123456789012345678.123456789000',
        }),
      );
      await database.write((tx) => insertNavs(tx, rows));
      const read = await database.query.selectFrom('nav_observations').selectAll().orderBy('nav_date').execute();
      expect(read).toEqual(rows);
      expect(
        await onServer(
          place.url,
          `select reltuples::int as rows from pg_class where oid = '${place.schema}.nav_observations'::regclass`,
        ),
      ).toEqual([{ rows: 10_000 }]);
    });
  });
});
