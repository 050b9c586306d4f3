import type { Kysely } from 'kysely';
import { Fault } from '#base/fault.ts';
import type { Group, DatabaseLocation } from '#store/database-location.ts';
import { sql } from '#store/kysely.ts';
import { ACCESS_MIGRATIONS } from './access.ts';
import { FACT_MIGRATIONS } from './facts.ts';
import type { ColumnTypes, Migration } from './migration.ts';

const SQLITE_TYPES: ColumnTypes = {
  decimal: 'text',
  date: 'text',
  json: 'text',
  bigint: 'integer',
  clustered: 'without rowid',
  identity: '',
};
const POSTGRES_TYPES: ColumnTypes = {
  decimal: 'numeric',
  date: 'date',
  json: 'jsonb',
  bigint: 'bigint',
  clustered: '',
  identity: 'generated always as identity',
};

/** True if no migration is due; reads only. Throws Fault STORE_NEWER for a store of a later version. */
export async function isMigrated<Tables>(query: Kysely<Tables>, group: Group): Promise<boolean> {
  // No table of migrations yet: a new database.
  const done = await listDone(asMigrations(query)).catch(() => undefined);
  if (done === undefined) return false;
  const names = migrationsOf(group).map(({ name }) => `${group}-${name}`);
  const unknown = [...done].find((name) => name.startsWith(`${group}-`) && !names.includes(name));
  if (unknown !== undefined)
    throw new Fault(
      'STORE_NEWER',
      `The store was written by a newer version of this service (migration ${unknown}). Start that version, or ` +
        'restore a backup made before the upgrade into an empty data directory.',
    );
  return names.every((name) => done.has(name));
}

/** Brings a database forward; runs inside the writing transaction, so two starting processes cannot do it twice. */
export async function migrate<Tables>(
  tx: Kysely<Tables>,
  engine: DatabaseLocation['engine'],
  group: Group,
): Promise<void> {
  const db = asMigrations(tx);
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
  const done = await listDone(db);
  const types = engine === 'sqlite' ? SQLITE_TYPES : POSTGRES_TYPES;
  for (const migration of migrationsOf(group)) {
    const name = `${group}-${migration.name}`;
    if (done.has(name)) continue;
    await migration.up(tx as unknown as Kysely<unknown>, types);
    await sql`insert into migrations (name) values (${name})`.execute(db);
  }
}

type Migrations = Kysely<{ migrations: { name: string } }>;

function migrationsOf(group: Group): readonly Migration[] {
  return group === 'facts' ? FACT_MIGRATIONS : ACCESS_MIGRATIONS;
}

function asMigrations<Tables>(query: Kysely<Tables>): Migrations {
  return query as unknown as Migrations;
}

async function listDone(db: Migrations): Promise<Set<string>> {
  return new Set((await db.selectFrom('migrations').select('name').execute()).map((row) => row.name));
}
