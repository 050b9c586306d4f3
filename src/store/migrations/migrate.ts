import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ACCESS_MIGRATIONS } from './access.ts';
import { FACT_MIGRATIONS } from './facts.ts';
import type { ColumnTypes } from './migration.ts';

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
