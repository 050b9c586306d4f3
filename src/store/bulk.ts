import { CompiledQuery, PostgresAdapter, sql } from 'kysely';
import type { Kysely } from 'kysely';

export function isPostgres<Tables>(tx: Kysely<Tables>): boolean {
  return tx.getExecutor().adapter instanceof PostgresAdapter;
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
