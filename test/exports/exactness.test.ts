import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeExport } from '#exports/write-export.ts';
import { openInstallation } from '#wire.ts';
import { readConfig } from '../../src/config.ts';
import { copySampleInstallation, SAMPLE_MILLISECONDS } from '../support/sample-installation.ts';
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
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  sample = await copySampleInstallation();
  folder = join(sample.dataDir, '..', 'export');
  const installation = openInstallation(readConfig({ MFDS_DATA_DIR: sample.dataDir }));
  await writeExport(
    await installation.exported(),
    { folder, formats: ['parquet', 'csv', 'sqlite'], as_of: null, since: null },
    () => undefined,
  );
  await installation.close();
  manifest = readManifest(folder);
  const served = await startServing(sample.dataDir, PLENTY, (end) => ends.push(end));
  api = await readApiTables(async (path) => {
    const response = await served.get(path, sample.key);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as never;
  });
}, SAMPLE_MILLISECONDS);

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
    expect([...api.keys()].toSorted()).toEqual(manifest.datasets.map(({ name }) => name).toSorted());
    expect(values).toBeGreaterThan(500_000);
  },
);
