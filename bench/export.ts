/**
 * `npm run bench:export`: duration, memory and sizes of an export of 1.5 million NAVs and 5,400 reports, and a
 * comparison of its Parquet files with the running API.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeededRandom } from '#sample/seeded-random.ts';
import { compareTables, readApiTables } from '../test/exports/api-tables.ts';
import { readManifest, readParquet, withDuckDb } from '../test/exports/read-files.ts';
import type { ReadManifest, TextRow } from '../test/exports/read-files.ts';
import { MARKET, openInstallation } from './installation.ts';
import { slugOf } from './market.ts';
import { MFDS, runMfds, startServer } from './processes.ts';
import { report } from './report.ts';
import type { Row } from './report.ts';

// Each fund has 2,500 NAVs of twelve columns, and nine reports.
const SAMPLED_FUNDS = 20;

const atMost = (measure: string, most: number, found: number): Row => ({
  measure,
  goal: 1,
  ours: found,
  baseline: most,
  ratio: most / found,
});

const { env, key } = openInstallation(MARKET, true);
const folder = mkdtempSync(join(tmpdir(), 'mfds-bench-export-'));
try {
  const out = join(folder, 'export');
  const whole = runMfds(['export', '--out', out, '--json'], env);
  const manifest = readManifest(out);
  const again = runMfds(['export', '--out', out, '--json'], env);
  const increment = runMfds(['export', '--out', join(folder, 'increment'), '--since', out, '--json'], env);
  printSizes(manifest);
  await compareCounts(manifest, out);
  await compareSample(manifest, out);
  report('export', 'Export of 1.5 million NAVs', [
    atMost('export in all formats, seconds', 180, whole.seconds),
    atMost('export in all formats, seconds of processor time', 180, whole.processor_seconds),
    atMost('export in all formats, MB resident', 500, whole.resident_mb),
    atMost('the same again, with all files kept, seconds', 10, again.seconds),
    atMost('increment without changes, seconds', 10, increment.seconds),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function printSizes({ files, datasets }: ReadManifest): void {
  for (const { name, rows } of datasets.filter((table) => table.rows > 0)) {
    const sizes = files.filter((file) => file.dataset === name).map((file) => `${file.format} ${file.bytes}`);
    console.log(`${name}: ${rows} rows, bytes: ${sizes.join(', ')}`);
  }
  const sqlite = files.find(({ format }) => format === 'sqlite');
  console.log(`${sqlite?.name}: bytes: ${sqlite?.bytes}`);
}

async function withApi<Result>(work: (get: (path: string) => Promise<never>) => Promise<Result>): Promise<Result> {
  const server = await startServer([MFDS, 'serve', '--port', '0', '--threads', '1'], '0', env);
  try {
    return await work(async (path) => {
      const response = await fetch(server.address + path, { headers: { 'x-api-key': key } });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return (await response.json()) as never;
    });
  } finally {
    await server.stop();
  }
}

interface Coverage {
  readonly data: readonly {
    readonly fund: { readonly slug: string };
    readonly nav: { readonly observation_count: number };
    readonly reports: { readonly report_count: number };
  }[];
  readonly meta: { readonly has_next: boolean };
}

/** The rows of every fund, as DuckDB and as the coverage of the API count them. */
async function compareCounts(manifest: ReadManifest, out: string): Promise<void> {
  const counted = await withDuckDb(out, async (connection) => {
    const reader = await connection.runAndReadAll(`
      select slug, (select count(*) from 'navs.parquet' where fund_slug = slug)::integer as navs,
        (select count(*) from 'reports.parquet' where fund_slug = slug)::integer as reports
      from 'funds.parquet' order by slug`);
    return reader.getRowObjectsJson();
  });
  const stated = await withApi(async (get) => {
    const rows: Coverage['data'][number][] = [];
    for (let page = 1; ; page += 1) {
      const { data, meta }: Coverage = await get(`/v1/mutual-funds/coverage?per_page=100&page=${page}`);
      rows.push(...data);
      if (!meta.has_next) return rows;
    }
  });
  const expected = stated
    .map(({ fund, nav, reports }) => ({
      slug: fund.slug,
      navs: nav.observation_count,
      reports: reports.report_count,
    }))
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  if (JSON.stringify(counted) !== JSON.stringify(expected)) throw new Error('the counts of the API differ');
  const rows = manifest.datasets.reduce((sum, table) => sum + table.rows, 0);
  console.log(`counts of ${expected.length} funds equal the coverage of the API; ${rows} rows in all tables`);
}

/** All values of some funds, chosen at random, in every table but the feed. */
async function compareSample(manifest: ReadManifest, out: string): Promise<void> {
  const random = createSeededRandom(Date.now());
  const only = new Set(Array.from({ length: SAMPLED_FUNDS }, () => slugOf(1 + random(MARKET.funds))));
  const api = await withApi((get) => readApiTables(get, { only: (slug) => only.has(slug) }));
  let values = 0;
  const differences: string[] = [];
  for (const table of manifest.datasets.filter(({ name }) => name !== 'events')) {
    const slug = table.name === 'funds' ? 'slug' : 'fund_slug';
    const list = [...only].map((one) => `'${one}'`).join();
    const found = await readParquet(out, table, `where ${slug} in (${list})`);
    const names = table.columns.map(({ name }) => name);
    // With a long list of funds, DuckDB does not return the rows in the order of the file.
    const sorted = (rows: readonly TextRow[]): TextRow[] => {
      const keyed = rows.map((row) => [JSON.stringify(names.map((name) => row[name] ?? null)), row] as const);
      return keyed.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    };
    const compared = compareTables(names, sorted(api.get(table.name) ?? []), sorted(found));
    values += compared.values;
    differences.push(...compared.differences);
  }
  if (differences.length > 0) throw new Error(differences.slice(0, 5).join('\n'));
  console.log(`${values} values of ${only.size} random funds equal those of the API; differences: 0`);
}
