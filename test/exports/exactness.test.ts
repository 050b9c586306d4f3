import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeExport } from '#exports/write-export.ts';
import { openInstallation } from '#wire.ts';
import { readConfig } from '../../src/config.ts';
import { copySampleInstallation } from '../support/sample-installation.ts';
import type { SampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';
import { compareTables, readApiTables } from './api-tables.ts';
import { readCsv, readManifest, readParquet, readSqlite, withoutApostrophe } from './read-files.ts';
import type { ReadManifest, TextRow } from './read-files.ts';

const PLENTY = { MFDS_LIMIT_UNITS_PER_MINUTE: '600000' };
let sample: SampleInstallation;
let folder: string;
let manifest: ReadManifest;
let api: Map<string, TextRow[]>;
let get: (path: string) => Promise<never>;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  sample = await copySampleInstallation();
  folder = join(sample.dataDir, '..', 'export');
  manifest = await exportSample(folder, null);
  const served = await startServing(sample.dataDir, PLENTY, (end) => ends.push(end));
  get = async (path) => {
    const response = await served.get(path, sample.key);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as never;
  };
  api = await readApiTables(get);
});

async function exportSample(to: string, as_of: number | null): Promise<ReadManifest> {
  const installation = openInstallation(readConfig({ MFDS_DATA_DIR: sample.dataDir }));
  const request = { folder: to, formats: ['parquet', 'csv', 'sqlite'] as const, as_of, since: null };
  await writeExport(await installation.exported(), request, () => undefined);
  await installation.close();
  return readManifest(to);
}

afterAll(async () => {
  for (const end of ends) await end();
  sample.remove();
});

const FORMATS = {
  parquet: readParquet,
  sqlite: async (...of: Parameters<typeof readSqlite>) => readSqlite(...of),
  csv: async (...of: Parameters<typeof readCsv>) => withoutApostrophe(readCsv(...of)),
};

it.for(Object.keys(FORMATS) as (keyof typeof FORMATS)[])(
  'every value of every table of the %s files is the text that the API returns',
  async (format) => {
    const differences: string[] = [];
    let values = 0;
    for (const table of manifest.datasets) {
      const names = table.columns.map(({ name }) => name);
      const found = await FORMATS[format](folder, table);
      const compared = compareTables(names, api.get(table.name) ?? [], found);
      values += compared.values;
      differences.push(...compared.differences.map((text) => `${table.name} ${text}`));
      expect(found.length, table.name).toBe(table.rows);
    }
    expect(differences).toEqual([]);
    expect(manifest.datasets.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
    expect([...api.keys()].toSorted()).toEqual(manifest.datasets.map(({ name }) => name).toSorted());
    expect(values).toBeGreaterThan(440_000);
  },
);

it('an export with as_of has the values that the API returns with that as_of', async () => {
  const events = api.get('events') ?? [];
  // The sample corrects NAVs and reports: half of its events are later than this.
  const as_of = events[events.length >> 1]?.['occurred_at'] ?? '';
  const past = join(folder, '..', 'past');
  const { datasets } = await exportSample(past, Date.parse(as_of));
  const then = await readApiTables(get, { suffix: `as_of=${as_of}` });
  const differences: string[] = [];
  for (const table of datasets.filter(({ name }) => name !== 'events')) {
    const names = table.columns.map(({ name }) => name);
    const compared = compareTables(names, then.get(table.name) ?? [], await readParquet(past, table));
    differences.push(...compared.differences.map((text) => `${table.name} ${text}`));
  }
  expect(differences).toEqual([]);
  const found = datasets.find(({ name }) => name === 'events');
  expect(found?.rows).toBe(events.filter(({ occurred_at }) => (occurred_at ?? '') <= as_of).length);
  expect(then.get('navs')?.length).toBeLessThan(api.get('navs')?.length ?? 0);
});
