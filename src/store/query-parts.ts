import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, KyselyPlugin, RawBuilder, SqlBool } from 'kysely';
import { CompiledQuery, PostgresAdapter, sql } from './kysely.ts';

export function isPostgres<Tables>(tx: Kysely<Tables>): boolean {
  return tx.getExecutor().adapter instanceof PostgresAdapter;
}

const YIELD_AFTER_QUERIES: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await nextTurn();
    return result;
  },
};

/**
 * The same transaction, whose queries let the event loop run in between. SQLite runs a query in this thread, and the
 * next query would follow at once: another request would then wait for all of them instead of for one.
 */
export function yieldAfterQueries<Tables>(tx: Kysely<Tables>): Kysely<Tables> {
  return tx.withPlugin(YIELD_AFTER_QUERIES);
}

/**
 * Inserts many rows of one table with prepared statements: Kysely takes longer to build a statement of many rows than
 * SQLite takes to run it. `columns` gives the type of each column; a value that a row does not have is null. Values of
 * columns that the database numbers itself are inserted unchanged.
 */
export async function insertInBulk<Tables, Columns extends Readonly<Record<string, string>>>(
  tx: Kysely<Tables>,
  table: string,
  columns: Columns,
  rows: readonly { readonly [Column in keyof Columns]?: unknown }[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  if (!isPostgres(tx)) return insertByRows(tx, table, names, rows);
  // Each column is one parameter, a list: the server takes longer to parse a statement with thousands of parameters
  // than to run it.
  const lists = names.map(
    (name) => sql`${rows.map((row) => row[name] ?? null)}::${sql.raw(`${columns[name] ?? ''}[]`)}`,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    overriding system value select * from unnest(${sql.join(lists)})`.execute(tx);
}

// Larger batches are not faster. Remaining rows are inserted one by one, so that a table needs only two statements for
// any number of rows.
const ROWS_A_STATEMENT = 50;

async function insertByRows<Tables>(
  tx: Kysely<Tables>,
  table: string,
  names: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const insert = async (text: string, start: number, end: number): Promise<void> => {
    const values: unknown[] = [];
    for (let at = start; at < end; at += 1) for (const name of names) values.push(rows[at]?.[name] ?? null);
    await tx.executeQuery(CompiledQuery.raw(text, values));
  };
  const leftOver = rows.length % ROWS_A_STATEMENT;
  const many = insertText(table, names, ROWS_A_STATEMENT);
  const one = insertText(table, names, 1);
  for (let start = 0; start < rows.length - leftOver; start += ROWS_A_STATEMENT)
    await insert(many, start, start + ROWS_A_STATEMENT);
  for (let start = rows.length - leftOver; start < rows.length; start += 1) await insert(one, start, start + 1);
}

function insertText(table: string, names: readonly string[], rows: number): string {
  const row = `(${names.map(() => '?').join(', ')})`;
  return `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
    values ${Array.from({ length: rows }, () => row).join(', ')}`;
}

// Both engines allow some ten thousand parameters per statement; the widest table has a dozen columns.
const ROWS_A_BATCH = 400;

/** Splits rows into batches for one statement each, for tables with a few hundred rows per import. */
export function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_BATCH) }, (_, index) =>
    rows.slice(index * ROWS_A_BATCH, (index + 1) * ROWS_A_BATCH),
  );
}

/** A key that no fund has. PostgreSQL does not allow an empty list after `in`, so lists of funds end with it. */
export const NO_FUND = -1;

/**
 * The condition on a table of versions, by its name or alias in the query, that a version is the one served at a time:
 * known by then and not yet superseded. Null: now. Import times never decrease, so at most one version of each fact
 * matches.
 */
export function servedAt(table: string, as_of: number | null): RawBuilder<SqlBool> {
  const superseded_at = sql.ref(`${table}.superseded_at`);
  if (as_of === null) return sql<SqlBool>`${superseded_at} is null`;
  const known_at = sql.ref(`${table}.known_at`);
  return sql<SqlBool>`${known_at} <= ${as_of} and (${superseded_at} is null or ${superseded_at} > ${as_of})`;
}
