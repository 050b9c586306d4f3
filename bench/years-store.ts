/**
 * Stores of growing size for `bench:years`, each filled through `mfds ingest` from the one before, and their copies.
 * Holds, decisions and events beyond those of the imports are inserted by SQL.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { databaseLocation } from '#store/database-location.ts';
import { openFacts } from '#store/database.ts';
import type { FactTx } from '#store/database.ts';
import { readFeedHead } from '#store/event-rows.ts';
import { environment } from './installation.ts';
import { runMfds } from './processes.ts';
import type { Ran } from './processes.ts';
import type { Cluster } from './years-cluster.ts';
import { insertHolds } from './years-holds.ts';
import { nameReportFile, writeNavs, writePayouts, writeReport } from './years-market.ts';

export interface Store {
  readonly folder: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly url: string | undefined;
  readonly cluster: Cluster | undefined;
  run(...args: readonly string[]): Ran;
}

/**
 * A folder of stores over one engine; `serverUrl` names a PostgreSQL server on which databases may be created, that of
 * the cluster if there is one.
 */
export class Stores {
  readonly folder = mkdtempSync(join(tmpdir(), 'mfds-bench-years-'));
  readonly #serverUrl: string | undefined;
  readonly #prefix = `mfds_bench_${process.pid}`;
  readonly #databases = new Set<string>();
  readonly #cluster: Cluster | undefined;

  constructor(serverUrl: string | undefined, cluster?: Cluster) {
    this.#serverUrl = cluster?.primaryUrl ?? serverUrl;
    this.#cluster = cluster;
  }

  /** An empty store, or a copy of another one that no process has open. */
  async make(name: string, from?: Store): Promise<Store> {
    const folder = join(this.folder, name);
    mkdirSync(folder);
    const dataDir = join(folder, 'data');
    if (from !== undefined) cpSync(from.dataDir, dataDir, { recursive: true });
    const url = await this.#makeDatabase(name, from);
    const cluster = this.#cluster;
    // Otherwise the first command on a copy would run next to the replica's work on it.
    await cluster?.settle();
    const env = {
      ...environment(dataDir),
      ...(url === undefined ? {} : { MFDS_DATABASE_URL: url }),
      ...(url === undefined || cluster === undefined
        ? {}
        : {
            MFDS_DATABASE_REPLICA_URL: withPath(cluster.replicaUrl, new URL(url).pathname),
            MFDS_VALKEY_URL: cluster.valkeyUrl,
          }),
    };
    return { folder, dataDir, env, url, cluster, run: (...args) => runMfds(args, env) };
  }

  async #makeDatabase(name: string, from?: Store): Promise<string | undefined> {
    if (this.#serverUrl === undefined) return undefined;
    const database = `${this.#prefix}_${name.replaceAll(/[^a-z0-9]/g, '_')}`;
    const template = from?.url === undefined ? '' : `template ${new URL(from.url).pathname.slice(1)}`;
    await this.#onServer(`create database ${database} ${template}`);
    this.#databases.add(database);
    return withPath(this.#serverUrl, database);
  }

  async remove(store: Store): Promise<void> {
    rmSync(store.folder, { recursive: true, force: true });
    if (store.url === undefined) return;
    const database = new URL(store.url).pathname.slice(1);
    await this.#onServer(`drop database ${database} with (force)`);
    this.#databases.delete(database);
  }

  async close(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    for (const database of this.#databases) await this.#onServer(`drop database ${database} with (force)`);
  }

  async #onServer(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#serverUrl });
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  }
}

function withPath(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

/** Bytes of the facts: the file, or the database. */
export async function storeBytes({ dataDir, url }: Store): Promise<number> {
  if (url === undefined) return statSync(join(dataDir, 'facts.sqlite')).size;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
    return Number.parseInt(rows[0]?.bytes ?? '0', 10);
  } finally {
    await client.end();
  }
}

/** All files below a folder, with their bytes. */
export function listFiles(folder: string): { readonly path: string; readonly bytes: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, bytes: statSync(path).size }));
}

/** Bytes of all files below a folder. */
export function folderBytes(folder: string): number {
  return listFiles(folder).reduce((sum, { bytes }) => sum + bytes, 0);
}

// The ingestion refuses a page of more than 100,000 payouts.
const MONTHS_OF_PAYOUTS = 36;

/** Imports the NAVs, payouts and reports of the months from `first` up to, but not including, `end`. */
export function growStore(store: Store, amcs: number, first: number, end: number): void {
  const document = join(store.folder, 'document');
  writeNavs(document, amcs, first, end);
  store.run('ingest', 'nav', document, '--json');
  for (let month = first; month < end; month += MONTHS_OF_PAYOUTS) {
    writePayouts(document, amcs, month, Math.min(end, month + MONTHS_OF_PAYOUTS));
    store.run('ingest', 'payouts', document, '--json');
  }
  rmSync(document);
  for (let month = first; month < end; month += 1) importReports(store, amcs, month);
}

/** Imports the reports of one month in one process. */
export function importReports(store: Store, amcs: number, month: number): Ran {
  const files = Array.from({ length: amcs }, (_, amc) => join(store.folder, nameReportFile(amc + 1, month)));
  for (const [amc, file] of files.entries()) writeReport(file, amc + 1, month);
  const ran = store.run('ingest', 'fmr', ...files, '--json');
  for (const file of files) rmSync(file);
  readImported(ran);
  return ran;
}

interface Imported {
  readonly outcome: string;
  readonly held: number;
  readonly duration_ms: number;
}

/** The reports of an import. One that was refused or held would measure nothing. */
export function readImported({ stdout }: Ran): readonly Imported[] {
  const { documents } = JSON.parse(stdout) as { documents: readonly Imported[] };
  const bad = documents.find(({ outcome, held }) => outcome !== 'promoted' || held > 0);
  if (bad !== undefined) throw new Error(`An import was not promoted: ${JSON.stringify(bad)}`);
  return documents;
}

/** Rows of the review list and the feed of a store in use. */
export interface Filling {
  readonly decided: number;
  readonly open: number;
  readonly events: number;
}

/** Adds holds, decisions and events; the journal does not contain them, so a rebuild would drop them. */
export async function fillStore(store: Store, filling: Filling): Promise<void> {
  const facts = await openFacts(databaseLocation({ dataDir: store.dataDir, databaseUrl: store.url }, 'facts'));
  try {
    await facts.write(async (tx) => {
      await insertEvents(tx, facts.engine, filling.events);
      await insertHolds(tx, filling);
    });
    // As the server does automatically within a minute.
    if (facts.engine === 'postgres') await sql`vacuum analyze`.execute(facts.query);
  } finally {
    await facts.close();
  }
}

/** Adds one event, and returns the milliseconds from its commit to the end of `then`. */
export async function commitEvent(store: Store, then: () => Promise<unknown> = async () => null): Promise<number> {
  const facts = await openFacts(databaseLocation({ dataDir: store.dataDir, databaseUrl: store.url }, 'facts'));
  try {
    await facts.write((tx) => insertEvents(tx, facts.engine, 1));
    const committed = performance.now();
    await then();
    return performance.now() - committed;
  } finally {
    await facts.close();
  }
}

/** Events that one import commits together have the same time. */
const EVENTS_AN_IMPORT = 600;

async function insertEvents(tx: FactTx, engine: 'sqlite' | 'postgres', count: number): Promise<void> {
  const head = await readFeedHead(tx);
  const last = await tx.selectFrom('events').select('occurred_at').where('seq', '=', head).executeTakeFirst();
  const dataset = sql`case when i % 200 = 0 then 'fmr' when i % 100 = 1 then 'payouts' else 'nav' end`;
  const columns = sql`cast(${head} as bigint) + i, ${engine === 'sqlite' ? sql`lower(hex(randomblob(16)))` : sql`md5(random()::text || i)`},
    ${dataset}, 'nav.observed', 1 + i % 20, ${engine === 'sqlite' ? sql`'2026-01-01'` : sql`date '2026-01-01'`}, null,
    cast(${last?.occurred_at ?? 0} as bigint) + 1 + i / ${sql.lit(EVENTS_AN_IMPORT)},
    '/v1/mutual-funds/funds/sample-years-fund-0001/nav?from=2026-01-01&to=2026-01-01',
    ${engine === 'sqlite' ? sql`'["nav"]'` : sql`'["nav"]'::jsonb`}`;
  const names = sql`seq, id, dataset, type, fund_key, effective_date, data_version, occurred_at, resource, changed`;
  await (
    engine === 'sqlite'
      ? sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
        insert into events (${names}) select ${columns} from n`
      : sql`insert into events (${names}) select ${columns} from generate_series(1, ${sql.lit(count)}) i`
  ).execute(tx);
  await tx
    .updateTable('feed_head')
    .set({ seq: head + count })
    .execute();
}

/** A key with all scopes. */
export function createKey(store: Store): string {
  const named = ['--account', 'bench@example.com', '--name', 'bench', '--scopes', 'all'];
  const { stdout } = store.run('keys', 'create', ...named, '--json');
  return (JSON.parse(stdout) as { key: string }).key;
}
