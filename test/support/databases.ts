import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe } from 'vitest';
import { openAccess, openFacts } from '#store/database.ts';
import type { AccessDatabase, FactDatabase, Place } from '#store/database.ts';

/** Opens real databases for one engine; all of them are closed and removed after the test. */
export interface OpenDatabases {
  readonly engine: Place['engine'];
  /** A new, empty place. */
  place(): Place;
  /** A connection of its own to a place (a new one unless given): open one place twice to be two processes. */
  facts(place?: Place): Promise<FactDatabase>;
  access(place?: Place): Promise<AccessDatabase>;
}

const ASKED_URL = process.env['MFDS_TEST_DATABASE_URL'];
const POSTGRES_URL = ASKED_URL ?? 'postgres://root@127.0.0.1:5432/test';
const UNREACHABLE = await tryPostgres();

/**
 * Declares the same tests over SQLite and over PostgreSQL. Without a PostgreSQL in
 * reach those tests are skipped, and the run says so; an address given in
 * MFDS_TEST_DATABASE_URL must be reachable.
 */
export function eachEngine(declare: (open: OpenDatabases) => void): void {
  describe('over SQLite', () => {
    declare(register('sqlite', sqlitePlace));
  });
  overPostgres(declare);
}

/** The same for what PostgreSQL alone can do. */
export function overPostgres(declare: (open: OpenDatabases) => void): void {
  describe('over PostgreSQL', () => {
    beforeEach((context) => {
      context.skip(
        UNREACHABLE !== undefined && ASKED_URL === undefined,
        `no PostgreSQL at ${POSTGRES_URL} (${UNREACHABLE}); start one there or name another in MFDS_TEST_DATABASE_URL`,
      );
    });
    declare(register('postgres', postgresPlace));
  });
}

interface Made {
  readonly place: Place;
  remove(): Promise<void>;
}

function register(engine: Place['engine'], make: () => Made): OpenDatabases {
  const made: Made[] = [];
  const opened: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await Promise.all(made.splice(0).map((one) => one.remove()));
  });
  const place = (): Place => {
    const one = make();
    made.push(one);
    return one.place;
  };
  const keep = async <Opened extends { close(): Promise<void> }>(opening: Promise<Opened>): Promise<Opened> => {
    const database = await opening;
    // Kysely may be closed twice: a test that closes a database itself does no harm.
    opened.push(database);
    return database;
  };
  return { engine, place, facts: (at = place()) => keep(openFacts(at)), access: (at = place()) => keep(openAccess(at)) };
}

function sqlitePlace(): Made {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-test-'));
  return {
    place: { engine: 'sqlite', file: join(folder, 'store.sqlite') },
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresPlace(): Made {
  const schema = `mfds_test_${randomUUID().replaceAll('-', '')}`;
  return {
    place: { engine: 'postgres', url: POSTGRES_URL, schema },
    remove: () => onPostgres((client) => client.query(`drop schema if exists ${schema} cascade`)),
  };
}

async function onPostgres(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Why PostgreSQL cannot be used; undefined when it can. */
async function tryPostgres(): Promise<string | undefined> {
  try {
    await onPostgres((client) => client.query('select 1'));
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
  }
}
