import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeExport } from '#exports/write-export.ts';
import type { ExportRequest } from '#exports/write-export.ts';
import { openFacts } from '#store/database.ts';
import type { FactDatabase } from '#store/database.ts';
import { moveStore } from '#upkeep/move-store.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk } from '../support/report-desk.ts';
import { makeSmallDisk, missingDisk } from '../support/small-disk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { fundRow, performancePage } from '../fixtures/association-page.ts';
import { exportTo, HISTORY, navs, sourceOf } from './history.ts';

const ALL = ['parquet', 'csv', 'sqlite'] as const;

/** The SHA-256 of every file of a folder, by name: an assertion compares megabytes of bytes one by one, in seconds. */
function bytesOf(folder: string): Map<string, string> {
  return new Map(readdirSync(folder).map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]));
}

function requestFor(folder: string): ExportRequest {
  return { folder, formats: ALL, as_of: null, since: null };
}

async function sqliteFacts(): Promise<FactDatabase> {
  const facts = await openFacts({ engine: 'sqlite', file: join(temporaryFolder(), 'facts.sqlite') });
  onTestFinished(() => facts.close());
  return facts;
}

async function storeWith(facts: FactDatabase): Promise<FactDatabase> {
  const desk = await openReportDesk(facts);
  for (const step of HISTORY.slice(0, 4)) await step(desk);
  return facts;
}

const NO_DISK = await missingDisk();

eachEngine((databases) => {
  const openStore = async (): Promise<FactDatabase> => storeWith(await databases.facts());

  describe('an export', () => {
    it('an export that fails anywhere and is repeated has the bytes of one that did not fail', async () => {
      const facts = await openStore();
      const whole = bytesOf((await exportTo(facts, { formats: ALL })).folder);
      let calls = 0;
      await writeExport(sourceOf(facts), requestFor(join(temporaryFolder(), 'counted')), () => void (calls += 1));
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: calls }), { minLength: 1, maxLength: 3 }),
          async (stops) => {
            const folder = join(temporaryFolder(), 'export');
            let kept = 0;
            for (const stop of stops) {
              let seen = 0;
              const failing = writeExport(sourceOf(facts), requestFor(folder), () => {
                if ((seen += 1) === stop) throw new Error('stopped by the test');
              });
              await failing.then(
                (report) => expect(report.kept_files).toBeGreaterThanOrEqual(kept),
                (thrown: unknown) => expect(String(thrown)).toContain('stopped by the test'),
              );
              const names = readdirSync(folder);
              expect(names.filter((name) => name.endsWith('.draft'))).toEqual([]);
              const files = names.filter((name) => /^[a-z]/.test(name) && name !== 'manifest.json');
              // Only complete files have their own names, and none is lost by the next run.
              const written = bytesOf(folder);
              for (const name of files) expect(written.get(name), name).toBe(whole.get(name));
              expect(files.length).toBeGreaterThanOrEqual(kept);
              kept = files.length;
            }
            const report = await writeExport(sourceOf(facts), requestFor(folder), () => undefined);
            expect(report.kept_files).toBe(kept);
            expect(bytesOf(folder)).toEqual(whole);
          },
        ),
        { numRuns: databases.engine === 'sqlite' ? 5 : 1 },
      );
    });

    it('an import during an export does not wait and does not change its rows', async () => {
      const place = databases.place();
      const desk = await openReportDesk(await databases.facts(place));
      for (const step of HISTORY.slice(0, 4)) await step(desk);
      const exporting = await databases.facts(place);
      const before = bytesOf((await exportTo(exporting, { formats: ALL })).folder);
      const folder = join(temporaryFolder(), 'export');
      let imports = 0;
      await writeExport(sourceOf(exporting), requestFor(folder), async (label, done) => {
        if (!label.startsWith('navs: funds') || done !== 1) return;
        imports += 1;
        const taken = await desk.take('performance', pageOf(imports));
        expect(taken.changed).toBeGreaterThan(0);
      });
      expect(imports).toBe(2);
      expect(bytesOf(folder)).toEqual(before);
      const after = await exportTo(exporting, { formats: ALL });
      expect(after.report.generation.event).toBeGreaterThan(0);
      expect(bytesOf(after.folder).get('navs.csv')).not.toEqual(before.get('navs.csv'));
    });

    it('stores of both engines with the same data give the same bytes', async () => {
      const facts = await openStore();
      const expected = bytesOf((await exportTo(facts, { formats: ALL })).folder);
      expect(bytesOf((await exportTo(facts, { formats: ALL })).folder)).toEqual(expected);
      const moved = await sqliteFacts();
      await moveStore(facts, moved, 'rows', () => undefined);
      expect(bytesOf((await exportTo(moved, { formats: ALL })).folder)).toEqual(expected);
    });
  });
});

describe('the folder of an export', () => {
  const openStore = async (): Promise<FactDatabase> => storeWith(await sqliteFacts());

  it('a newer export replaces all files, and removes those of formats that it does not have', async () => {
    const facts = await sqliteFacts();
    const desk = await openReportDesk(facts);
    const { folder } = await exportTo(facts, { formats: ALL });
    await navs(10, '10.5000', '88.1000')(desk);
    await exportTo(facts, { formats: ['csv'], folder });
    const fresh = await exportTo(facts, { formats: ['csv'] });
    expect(bytesOf(folder)).toEqual(bytesOf(fresh.folder));
  });

  it('a damaged file of a complete export is made again, and the others are kept', async () => {
    const facts = await openStore();
    const { folder, report } = await exportTo(facts, { formats: ALL });
    const whole = bytesOf(folder);
    writeFileSync(
      join(folder, 'navs.parquet'),
      Buffer.from(readFileSync(join(folder, 'navs.parquet'))).fill(0, 50, 60),
    );
    rmSync(join(folder, 'funds.csv'));
    expect((await exportTo(facts, { formats: ALL, folder })).report.kept_files).toBe(report.files - 2);
    expect(bytesOf(folder)).toEqual(whole);
    const unchanged = await exportTo(facts, { formats: ALL, folder });
    expect(unchanged.report.kept_files).toBe(report.files);
  });

  it('files of others are neither replaced nor removed', async () => {
    const facts = await openStore();
    const refused = async (folder: string, text: string): Promise<void> => {
      const read = (): unknown => (statSync(folder).isDirectory() ? bytesOf(folder) : readFileSync(folder));
      const before = read();
      await expect(exportTo(facts, { folder })).rejects.toMatchObject({
        code: 'FILE_EXISTS',
        message: expect.stringContaining(text) as string,
      });
      expect(read()).toEqual(before);
    };
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'text');
    await refused(file, 'is a file. Give the name of a folder.');

    const notes = temporaryFolder();
    writeFileSync(join(notes, 'notes.txt'), 'mine');
    await refused(notes, 'contains files that are not an export, such as notes.txt');

    const others = temporaryFolder();
    writeFileSync(join(others, 'manifest.json'), '{"name":"a web application"}');
    writeFileSync(join(others, 'navs.csv'), 'mine');
    await refused(others, 'manifest.json is damaged or was not written by an export');

    const { folder } = await exportTo(facts, { formats: ['csv'] });
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    writeFileSync(join(folder, 'navs.parquet'), 'mine');
    await expect(exportTo(facts, { folder, formats: ['parquet'] })).rejects.toThrow(
      'navs.parquet is not a file of an export',
    );
    rmSync(join(folder, 'navs.parquet'));
    await exportTo(facts, { folder, formats: ['parquet'] });
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('a manifest that was edited, or a state with paths, leads to no file outside the folder', async () => {
    const facts = await openStore();
    const outside = join(temporaryFolder(), 'navs.csv');
    writeFileSync(outside, 'mine');
    const folder = join(temporaryFolder(), 'export');
    mkdirSync(folder);
    const files = [{ name: `../../${outside}`, format: 'csv', dataset: 'navs', bytes: 4, sha256: '0' }];
    writeFileSync(
      join(folder, '.export-state.json'),
      JSON.stringify({ content: '', datasets: [], files, names: [`../../../../../..${outside}`] }),
    );
    await exportTo(facts, { folder });
    expect(readFileSync(outside, 'utf8')).toBe('mine');
    const path = join(folder, 'manifest.json');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"navs.csv"', '"../navs.csv"'));
    await expect(exportTo(facts, { folder })).rejects.toMatchObject({ code: 'FILE_EXISTS' });
  });

  it('a draft that is a link does not write through it', async () => {
    const facts = await openStore();
    const outside = join(temporaryFolder(), 'target');
    writeFileSync(outside, 'mine');
    const { folder } = await exportTo(facts);
    rmSync(join(folder, 'navs.csv'));
    symlinkSync(outside, join(folder, 'navs.csv.draft'));
    await exportTo(facts, { folder });
    expect(readFileSync(outside, 'utf8')).toBe('mine');
  });

  it('two exports do not write to one folder, and the lock of a killed process does not stay', async () => {
    const facts = await openStore();
    const { folder } = await exportTo(facts);
    // Process 1 always runs.
    writeFileSync(join(folder, '.export-lock'), '1');
    await expect(exportTo(facts, { folder })).rejects.toMatchObject({ code: 'EXPORT_RUNNING' });
    // Its number may belong to another process by now.
    utimesSync(join(folder, '.export-lock'), new Date(0), new Date(0));
    await exportTo(facts, { folder });
    writeFileSync(join(folder, '.export-lock'), '999999999');
    await exportTo(facts, { folder });
    expect(existsSync(join(folder, '.export-lock'))).toBe(false);
  });

  it('a full disk is named, and the export continues with the finished files', async (context) => {
    context.skip(NO_DISK !== undefined, NO_DISK);
    const facts = await openStore();
    const whole = bytesOf((await exportTo(facts, { formats: ALL })).folder);
    const disk = makeSmallDisk(4);
    try {
      const folder = join(disk.folder, 'export');
      for (const free of [8_192, 90_000, 190_000]) {
        disk.fill(free);
        await expect(exportTo(facts, { formats: ALL, folder })).rejects.toMatchObject({
          code: 'DISK_FULL',
          message: expect.stringMatching(
            /^The disk of .+export is full\. .+ run the same command again to continue\.$/,
          ) as string,
        });
        disk.empty();
      }
      const { report } = await exportTo(facts, { formats: ALL, folder });
      expect(report.kept_files).toBeGreaterThan(0);
      expect(bytesOf(folder)).toEqual(whole);
      await expect(exportTo(facts, { formats: ALL, folder: join(disk.sealed_folder, 'other') })).rejects.toMatchObject({
        code: 'STORE_READ_ONLY',
        message: expect.stringContaining('is not writable') as string,
      });
    } finally {
      disk.remove();
    }
  });
});

function pageOf(index: number): string {
  const validity_date = `Aug ${14 + index}, 2026`;
  return performancePage([fundRow({ fund: 'Sample Crescent Cash Fund', fund_id: '1', validity_date, nav: '10.5500' })]);
}
