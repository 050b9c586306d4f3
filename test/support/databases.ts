import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe } from 'vitest';
import { openAccess, openFacts } from '#store/database.ts';
import type { AccessDatabase, FactDatabase } from '#store/database.ts';
import type { DatabaseLocation, Group } from '#store/database-location.ts';
import { placeStore } from './new-stores.ts';
import { NO_POSTGRES, onPostgres, POSTGRES_URL, shareDatabase } from './postgres.ts';
import type { SharedDatabase } from './postgres.ts';
import { borrowSchema } from './reused-schemas.ts';

/** Opens real databases of one engine; all are closed and removed after the test. */
export interface OpenDatabases {
  readonly engine: DatabaseLocation['engine'];
  /** A location of a store without facts. */
  place(): DatabaseLocation;
  /** A location that was never used, with the settings of the server: for tests of a first start. */
  newPlace(): DatabaseLocation;
  /** Opens a separate connection, by default to a new location. Opening one location twice represents two processes. */
  facts(place?: DatabaseLocation): Promise<FactDatabase>;
  access(place?: DatabaseLocation): Promise<AccessDatabase>;
}

/**
 * Declares the same tests for SQLite and PostgreSQL. Without a reachable PostgreSQL its tests are skipped, and the run
 * prints the reason.
 */
export function eachEngine(declare: (open: OpenDatabases) => void): void {
  describe('over SQLite', () => {
    declare(register('sqlite', newSqlitePlace, newSqliteStore));
  });
  overPostgres(declare);
}

/** The same for tests that need PostgreSQL. */
export function overPostgres(declare: (open: OpenDatabases) => void): void {
  describe('over PostgreSQL', () => {
    let shared: SharedDatabase | undefined;
    beforeEach(async (context) => {
      context.skip(NO_POSTGRES !== undefined, NO_POSTGRES);
      shared = await shareDatabase();
    });
    declare(register('postgres', newPostgresPlace, (group) => sharedPlace(shared, group)));
  });
}

interface Made {
  readonly place: DatabaseLocation;
  remove(): Promise<void>;
}

function register(
  engine: DatabaseLocation['engine'],
  makeNew: () => Made,
  makeEmpty: (group: Group) => Made,
): OpenDatabases {
  const made: Made[] = [];
  const opened: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await Promise.all(made.splice(0).map((one) => one.remove()));
  });
  const add = (one: Made): DatabaseLocation => {
    made.push(one);
    return one.place;
  };
  const place = (): DatabaseLocation => add(makeEmpty('facts'));
  const keep = async <Opened extends { close(): Promise<void> }>(opening: Promise<Opened>): Promise<Opened> => {
    const database = await opening;
    // Kysely may be closed twice, so a test may close a database itself.
    opened.push(database);
    return database;
  };
  return {
    engine,
    place,
    newPlace: () => add(makeNew()),
    facts: (at = place()) => keep(openFacts(at)),
    access: (at = add(makeEmpty('access'))) => keep(openAccess(at)),
  };
}

function newSqlitePlace(): Made {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-test-'));
  return {
    place: { engine: 'sqlite', file: join(folder, 'store.sqlite') },
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newSqliteStore(group: Group): Made {
  const folder = mkdtempSync(join(tmpdir(), 'mfds-test-'));
  return {
    place: placeStore(folder, group),
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function sharedPlace(shared: SharedDatabase | undefined, group: Group): Made {
  if (shared === undefined) throw new Error('a place of PostgreSQL is asked for before the first test begins');
  const { place, giveBack } = borrowSchema(shared, group);
  return { place, remove: giveBack };
}

function newPostgresPlace(): Made {
  const schema = `mfds_test_${randomUUID().replaceAll('-', '')}`;
  return {
    place: { engine: 'postgres', url: POSTGRES_URL, schema },
    remove: () => onPostgres((client) => client.query(`drop schema if exists ${schema} cascade`)),
  };
}
