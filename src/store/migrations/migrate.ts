import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ACCESS_MIGRATIONS } from './access.ts';
import { FACT_MIGRATIONS } from './facts.ts';

/** The types whose names differ between the engines. */
export interface ColumnTypes {
  readonly decimal: 'text' | 'numeric';
  readonly date: 'text' | 'date';
  readonly json: 'text' | 'jsonb';
  readonly moment: 'integer' | 'bigint';
  /** Primary-key order on disk without a second index, where the engine has it. */
  readonly clustered: string;
}

export interface Migration {
  /** Sorts by time of writing: `0001-start`. */
  readonly name: string;
  // Migrations work on the schema itself, for which no row types exist yet.
  up(db: Kysely<unknown>, types: ColumnTypes): Promise<void>;
}

const SQLITE_TYPES: ColumnTypes = { decimal: 'text', date: 'text', json: 'text', moment: 'integer', clustered: 'without rowid' };
const POSTGRES_TYPES: ColumnTypes = { decimal: 'numeric', date: 'date', json: 'jsonb', moment: 'bigint', clustered: '' };

/** Brings a database forward; runs inside the writing transaction, so two starting processes cannot do it twice. */
export async function migrate<Tables>(tx: Kysely<Tables>, engine: 'sqlite' | 'postgres', group: 'facts' | 'access'): Promise<void> {
  const db = tx as unknown as Kysely<{ migrations: { name: string } }>;
  await db.schema.createTable('migrations').ifNotExists().addColumn('name', 'text', (column) => column.primaryKey()).execute();
  const done = new Set((await db.selectFrom('migrations').select('name').execute()).map((row) => row.name));
  const types = engine === 'sqlite' ? SQLITE_TYPES : POSTGRES_TYPES;
  for (const migration of group === 'facts' ? FACT_MIGRATIONS : ACCESS_MIGRATIONS) {
    const name = `${group}-${migration.name}`;
    if (done.has(name)) continue;
    await migration.up(tx as unknown as Kysely<unknown>, types);
    await sql`insert into migrations (name) values (${name})`.execute(db);
  }
}
