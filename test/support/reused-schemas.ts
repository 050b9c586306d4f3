/**
 * Schemas of PostgreSQL that the tests of this process use one after another. Creating the tables and removing them
 * takes the server a hundred times as long as a test's own work; emptying them takes it a few milliseconds.
 *
 * A schema is used again only if its tables, columns, indexes and constraints are those of a new store and the server
 * has no statistics of it; then it is emptied to the rows of a new store. Any other is removed.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openAccess, openFacts } from '#store/database.ts';
import type { Group, PostgresLocation } from '#store/database-location.ts';
import type { SharedDatabase } from './postgres.ts';

/** A schema after the migrations, which no test writes to. */
interface NewStore {
  readonly shape: string;
  /** Tables that refer to others come before them. */
  readonly tables: readonly string[];
  readonly sequences: readonly string[];
  /** The rows that migrations insert, as JSON, by table. */
  readonly rows: ReadonlyMap<string, string>;
}

const free: Record<Group, string[]> = { facts: [], access: [] };
const newStores = new Map<Group, Promise<NewStore>>();

/**
 * A store of one test in the shared database: with its tables if an earlier test left them, otherwise without a schema,
 * as a new store. `giveBack` is called after its connections are closed.
 */
export function borrowSchema(
  shared: SharedDatabase,
  group: Group,
): { readonly place: PostgresLocation; readonly giveBack: () => Promise<void> } {
  const schema = free[group].pop() ?? `mfds_test_${randomUUID().replaceAll('-', '')}`;
  return {
    place: { engine: 'postgres', url: shared.url, schema },
    async giveBack() {
      const store = newStores.get(group) ?? makeNewStore(shared, group);
      newStores.set(group, store);
      if (await isEmptied(shared.client, await store, schema)) free[group].push(schema);
      else await shared.client.query(`drop schema if exists ${schema} cascade`);
    },
  };
}

async function makeNewStore({ url, client }: SharedDatabase, group: Group): Promise<NewStore> {
  const place: PostgresLocation = { engine: 'postgres', url, schema: `mfds_new_${group}` };
  const database = await (group === 'facts' ? openFacts(place) : openAccess(place));
  await database.close();
  return describeStore(client, place.schema);
}

async function describeStore(client: pg.Client, schema: string): Promise<NewStore> {
  const named = async (kind: 'r' | 'S'): Promise<string[]> =>
    (
      await ask<{ name: string }>(
        client,
        `select relname as name from pg_class where relnamespace = '${schema}'::regnamespace and relkind = '${kind}'`,
      )
    ).map(({ name }) => name);
  const references = await ask<{ from: string; to: string }>(
    client,
    `select a.relname as from, b.relname as to from pg_constraint join pg_class a on a.oid = conrelid
      join pg_class b on b.oid = confrelid where connamespace = '${schema}'::regnamespace and contype = 'f'`,
  );
  const tables = await named('r');
  const rows = new Map<string, string>();
  for (const table of tables) {
    const [row] = await ask<{ rows: string | null }>(
      client,
      `select json_agg(t)::text as rows from ${schema}.${table} t`,
    );
    if (typeof row?.rows === 'string') rows.set(table, row.rows);
  }
  return {
    shape: await readShape(client, schema),
    tables: order(tables, references),
    sequences: await named('S'),
    rows,
  };
}

function order(tables: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const left = tables.filter((table) => !ordered.includes(table));
    const next = left.filter(
      (table) => !references.some(({ from, to }) => to === table && from !== table && left.includes(from)),
    );
    if (next.length === 0) throw new Error(`the tables ${left.join(', ')} refer to each other`);
    ordered.push(...next);
  }
  return ordered;
}

/** Everything that a migration or a test may define in a schema, without the name of the schema. */
async function readShape(client: pg.Client, schema: string): Promise<string> {
  const [row] = await ask<{ shape: string }>(
    client,
    `with relations as (select oid as id, relname, relkind from pg_class where relnamespace = '${schema}'::regnamespace)
      select replace(concat_ws(E'\\n',
        (select string_agg(concat_ws(' ', relname, relkind, attnum, attname, atttypid, attnotnull, attidentity,
            attisdropped, pg_get_expr(adbin, adrelid)), E'\\n' order by relname, attnum)
          from relations join pg_attribute on attrelid = id and attnum > 0
          left join pg_attrdef on adrelid = attrelid and adnum = attnum where relkind = 'r'),
        (select string_agg(pg_get_indexdef(id), E'\\n' order by relname) from relations where relkind = 'i'),
        (select string_agg(relname || ' ' || relkind::text, E'\\n' order by relname) from relations where relkind not in ('r', 'i')),
        (select string_agg(conname || ' ' || pg_get_constraintdef(oid), E'\\n' order by conname)
          from pg_constraint where connamespace = '${schema}'::regnamespace),
        (select string_agg(proname, E'\\n' order by proname) from pg_proc where pronamespace = '${schema}'::regnamespace),
        (select string_agg(tgname, E'\\n' order by tgname) from relations join pg_trigger on tgrelid = id
          where not tgisinternal),
        (select string_agg('statistics of ' || attname, E'\\n') from relations join pg_attribute on attrelid = id
          join pg_statistic on starelid = id and staattnum = attnum),
        (select string_agg('schema ' || nspname, E'\\n') from pg_namespace where starts_with(nspname, '${schema}_'))
      ), '${schema}.', '') as shape`,
  );
  return row?.shape ?? '';
}

// Of a larger table the server would keep deleted rows for a while, and later tests would read past them.
const SMALL_BYTES = 8 * 8192;

/** False if the schema is not that of a new store, or a connection still holds one of its tables. */
async function isEmptied(
  client: pg.Client,
  { shape, tables, sequences, rows }: NewStore,
  schema: string,
): Promise<boolean> {
  if ((await readShape(client, schema).catch(() => '')) !== shape) return false;
  const [state] = await ask<Record<string, number | null>>(
    client,
    `select ${tables.map((table) => `case when exists (select 1 from ${schema}.${table}) then pg_relation_size('${schema}.${table}')::int end as ${table}`).join(', ')}`,
  );
  const sizeOf = new Map(Object.entries(state ?? {}));
  const filled = tables.filter((table) => typeof sizeOf.get(table) === 'number');
  const large = filled.filter((table) => (sizeOf.get(table) ?? 0) > SMALL_BYTES);
  return client
    .query(
      [
        "set local lock_timeout = '5s'",
        `lock table ${tables.map((table) => `${schema}.${table}`).join(', ')} in access exclusive mode`,
        ...(large.length === 0 ? [] : [`truncate ${large.map((table) => `${schema}.${table}`).join(', ')} cascade`]),
        ...filled.map((table) => `delete from ${schema}.${table}`),
        ...[...rows].map(
          ([table, texts]) =>
            `insert into ${schema}.${table} select * from json_populate_recordset(null::${schema}.${table}, ${pg.escapeLiteral(texts)})`,
        ),
        ...sequences.map((sequence) => `select setval('${schema}.${sequence}', 1, false)`),
      ].join(';\n'),
    )
    .then(
      () => true,
      () => false,
    );
}

async function ask<Row extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows;
}
