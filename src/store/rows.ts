import { hash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from './kysely.ts';
import { insertInBulk, isPostgres } from './query-parts.ts';
import type { AccessDatabase, FactDatabase, FactTx } from './database.ts';
import type { FactTables } from './tables.ts';

/** Whole tables as generic rows, for backups and for moves from one engine to the other. */
export type AnyDatabase = FactDatabase | AccessDatabase;
export type Row = Readonly<Record<string, unknown>>;
// A transaction of either database; only statements that name their table as text run in it.
export type RowTx = Kysely<FactTables>;

/** Reads every table at the same time. */
export function readWhole<Result>(database: AnyDatabase, work: (tx: RowTx) => Promise<Result>): Promise<Result> {
  return (database as FactDatabase).read(work);
}

export function writeWhole<Result>(database: AnyDatabase, work: (tx: RowTx) => Promise<Result>): Promise<Result> {
  return (database as FactDatabase).write(work);
}

/**
 * The same for a database that is discarded if the work fails. SQLite then needs no journal, in which it would look up
 * every page of an index that does not fit into its cache.
 */
export async function writeDraft<Result>(database: AnyDatabase, work: (tx: RowTx) => Promise<Result>): Promise<Result> {
  const { engine, query } = database as FactDatabase;
  if (engine === 'sqlite') await sql`pragma journal_mode = off`.execute(query);
  return writeWhole(database, work);
}

// Tables about the schema, not its content; the target database has its own.
const OF_THE_SCHEMA = 'migrations';

/** Tables in an order in which rows can be inserted: referenced tables first. */
export async function listTables(tx: RowTx): Promise<string[]> {
  const { rows } = isPostgres(tx)
    ? await sql<Reference>`select c.relname as name, p.relname as parent from pg_class c
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
        left join pg_class p on p.oid = k.confrelid
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`.execute(tx)
    : await sql<Reference>`select m.name as name, f."table" as parent from sqlite_master m
        left join pragma_foreign_key_list(m.name) f
        where m.type = 'table' and m.name not like 'sqlite%'`.execute(tx);
  const parents = Map.groupBy(
    rows.filter(({ name }) => name !== OF_THE_SCHEMA),
    ({ name }) => name,
  );
  const sorted = new Set<string>();
  const visit = (name: string): void => {
    for (const { parent } of parents.get(name) ?? [])
      if (parent !== null && parent !== name && !sorted.has(parent)) visit(parent);
    sorted.add(name);
  };
  for (const name of [...parents.keys()].toSorted()) visit(name);
  return [...sorted];
}

interface Reference {
  readonly name: string;
  readonly parent: string | null;
}

/** Names of the migrations that created the tables, in order. */
export async function listMigrations(tx: RowTx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(tx);
  return rows.map(({ name }) => name);
}

export async function countRows(tx: RowTx, tables: readonly string[]): Promise<number> {
  let count = 0;
  for (const table of tables) {
    const { rows } = await sql<{ rows: number | string }>`select count(*) as rows from ${sql.table(table)}`.execute(tx);
    // PostgreSQL sends such a count as text.
    count += Number.parseInt(String(rows[0]?.rows ?? 0), 10);
  }
  return count;
}

// Rows of a NAV have a hundred bytes, pages of reports half a megabyte.
const ROWS_A_BATCH = 5_000;
const BYTES_A_BATCH = 4 * 2 ** 20;
const FIRST_ROWS = 50;

/** Every row of a table, in no particular order, in batches of a few megabytes. */
export async function* readBatches(tx: RowTx, table: string): AsyncGenerator<Row[]> {
  if (isPostgres(tx)) {
    await sql`declare whole_table no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
    for (let count = FIRST_ROWS; ;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(count)} from whole_table`.execute(tx);
      if (rows.length === 0) break;
      yield rows;
      const bytes = rows.reduce((sum, row) => sum + bytesOf(row), 0);
      // The next rows are as long as these, or a little longer.
      count = Math.max(1, Math.min(ROWS_A_BATCH, 2 * count, Math.floor((BYTES_A_BATCH * rows.length) / bytes)));
    }
    await sql`close whole_table`.execute(tx);
    return;
  }
  let batch: Row[] = [];
  let bytes = 0;
  for await (const row of tx
    .selectFrom(table as 'journal')
    .selectAll()
    .stream()) {
    batch.push(row);
    bytes += bytesOf(row);
    if (batch.length < ROWS_A_BATCH && bytes < BYTES_A_BATCH) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

const OTHER_BYTES = 8;

function bytesOf(row: Row): number {
  let bytes = 0;
  for (const value of Object.values(row))
    bytes += typeof value === 'string' || value instanceof Uint8Array ? value.length : OTHER_BYTES;
  return bytes;
}

/** True if nothing was ever imported; rows that migrations insert into a new database do not count. */
export async function isUntouched(tx: RowTx): Promise<boolean> {
  const tables = (await listTables(tx)).filter((table) => !table.endsWith('_head'));
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Deletes the rows that migrations inserted, before the rows of another database are inserted. */
export async function emptyTables(tx: RowTx): Promise<void> {
  for (const table of (await listTables(tx)).toReversed()) await sql`delete from ${sql.table(table)}`.execute(tx);
}

export async function insertRows(tx: RowTx, table: string, rows: readonly Row[]): Promise<void> {
  const columns = isPostgres(tx)
    ? await typesOf(tx, table)
    : Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, '']));
  await insertInBulk(tx, table, columns, rows);
}

async function typesOf(tx: RowTx, table: string): Promise<Record<string, string>> {
  const { rows } = await sql<{
    name: string;
    type: string;
  }>`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
}

/** After rows were inserted with their numbers, moves the sequences of the database beyond them. */
export async function continueNumbering(tx: RowTx): Promise<void> {
  if (!isPostgres(tx)) return;
  const { rows } = await sql<{
    name: string;
    column: string;
  }>`select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attidentity <> ''`.execute(tx);
  for (const { name, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1,
      false) from ${sql.table(name)}`.execute(tx);
  }
}

// 128 bits of each row's hash: two different tables are not equal by chance.
const SUM_BYTES = 16;
const MODULUS = 1n << BigInt(SUM_BYTES * 8);

/**
 * Shows whether two tables contain the same rows, regardless of order and engine: the number of rows and the sum of
 * their hashes. JSON is compared by value, because PostgreSQL writes it with its own spaces and order of members.
 */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  /** Rows of one table, all with the same columns. */
  add(rows: readonly Row[]): void {
    const names = Object.keys(rows[0] ?? {}).toSorted();
    for (const row of rows) {
      const text = JSON.stringify(names.map((name) => plain(row[name])));
      const digest = hash('sha256', text, 'hex').slice(0, SUM_BYTES * 2);
      this.#sum = (this.#sum + BigInt(`0x${digest}`)) % MODULUS;
      this.#rows += 1;
    }
  }

  get sum(): { readonly rows: number; readonly sum: string } {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(SUM_BYTES * 2, '0') };
  }
}

// Only lists and objects have spaces and an order: `["A","B"]`, `{"kind":"document"}`.
const JSON_OPENING = /^[[{]/;

function plain(value: unknown): unknown {
  if (typeof value !== 'string' || !JSON_OPENING.test(value)) return value;
  try {
    return sortMembers(JSON.parse(value));
  } catch {
    return value;
  }
}

function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sortMembers(member)]),
  );
}

// Children before parents, so that references remain valid.
const TABLES = [
  'hold_documents',
  'holds',
  'decisions',
  'journal',
  'events',
  'report_sections',
  'report_evidence',
  'reports',
  'fragment_changes',
  'fragments',
  'nav_observations',
  'payouts',
  'documents',
  'aliases',
  'funds',
  'families',
  'amcs',
] as const;

/** Empties every fact table within the caller's transaction; a rebuild fills them again before it commits. */
export async function clearFacts(tx: FactTx): Promise<void> {
  for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(tx);
  await tx.updateTable('feed_head').set({ seq: 0, lineage: randomUUID() }).execute();
}
