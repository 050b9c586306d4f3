import { PostgresAdapter, sql } from 'kysely';
import type { Kysely } from 'kysely';

export function isPostgres<Tables>(tx: Kysely<Tables>): boolean {
  return tx.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Many rows of one table into PostgreSQL by one short statement: each column is
 * one parameter, a list. Rows as parameters of their own would make a statement of
 * thousands of them, which takes the server longer to read than to carry out.
 * `columns` gives each column's type; a value the row does not have is null. Numbers
 * the database would give out itself are taken as they come.
 */
export async function insertInBulk<Tables, Columns extends Readonly<Record<string, string>>>(
  tx: Kysely<Tables>,
  table: string,
  columns: Columns,
  rows: readonly { readonly [Column in keyof Columns]?: unknown }[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const lists = names.map((name) => sql`${rows.map((row) => row[name] ?? null)}::${sql.raw(`${columns[name] ?? ''}[]`)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value select * from unnest(${sql.join(lists)})`.execute(tx);
}
