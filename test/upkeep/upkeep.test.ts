import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listKeys } from '#access/keys.ts';
import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { openArchive } from '#ingest/archive.ts';
import { SeriesCache } from '#reads/series-cache.ts';
import { moveStore } from '#upkeep/move-store.ts';
import { verify } from '#upkeep/verify.ts';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { eachEngine } from '../support/databases.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { openReportDesk } from '../support/report-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { backUp, factsAt, installationAt, makeInstallation, quiet, restoreInto } from './small-installation.ts';

async function findingsOf(dataDir: string): Promise<string[]> {
  return verify(await factsAt(dataDir), openArchive(join(dataDir, 'archive')), quiet);
}

describe('a backup', () => {
  it('a backup restored into an empty directory is the same installation: facts, archive, accounts, keys, secret', async () => {
    const made = await makeInstallation();
    const fresh = join(temporaryFolder(), 'restored');
    const report = await restoreInto(await backUp(made), fresh);
    expect(report.documents).toBe(
      readdirSync(join(made.dataDir, 'archive/objects'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.zst'),
      ).length,
    );
    const tables = await readFactTables(await factsAt(fresh));
    expect(tables).toEqual(await readFactTables(await factsAt(made.dataDir)));
    expect(
      Object.entries(tables)
        .filter(([, rows]) => rows.length === 0)
        .map(([name]) => name),
      'of everything else something was carried',
    ).toEqual(['aliases', 'payouts', 'fragment_changes']);
    expect(openArchive(join(fresh, 'archive')).readJournal()).toEqual(
      openArchive(join(made.dataDir, 'archive')).readJournal(),
    );
    expect(await listKeys(await installationAt(fresh).access(), undefined)).toEqual(
      await listKeys(await made.installation.access(), undefined),
    );
    expect(readFileSync(join(fresh, 'secret'), 'utf8')).toBe(readFileSync(join(made.dataDir, 'secret'), 'utf8'));
    expect(await findingsOf(fresh)).toEqual([]);
    await expect(restoreInto(await backUp(made), fresh), 'never over an installation').rejects.toMatchObject({
      code: 'RESTORE_NOT_EMPTY',
    });
  });

  it('a backup is a tar file that any system opens, readable only by its owner', async () => {
    const file = await backUp(await makeInstallation());
    const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names).toEqual(
      expect.arrayContaining([
        'secret',
        'archive/journal.ndjson',
        'facts/funds.00001.ndjson.zst',
        'access/api_keys.00001.ndjson.zst',
      ]),
    );
    expect(names.at(-1)).toBe('manifest.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('a backup taken during imports has one consistent state', async () => {
    const { dataDir, desk } = await makeInstallation();
    let is_importing = true;
    const importing = (async () => {
      for (let number = 0; is_importing; number += 1) {
        await desk.take(
          'nav',
          navPage(sampleFunds(12, { nav: `${10 + number}.0000`, validity_date: `Aug ${1 + (number % 18)}, 2026` })),
        );
        await new Promise(setImmediate);
      }
    })();
    const files = [await backUp({ dataDir }), await backUp({ dataDir })];
    is_importing = false;
    await importing;
    for (const file of files) {
      const fresh = join(temporaryFolder(), 'restored');
      await restoreInto(file, fresh);
      expect(await findingsOf(fresh)).toEqual([]);
    }
  });

  it('a backup that is damaged anywhere, or truncated, is rejected before anything is written', async () => {
    const file = await backUp(await makeInstallation());
    const whole = readFileSync(file);
    const fresh = join(temporaryFolder(), 'restored');
    for (const at of [0.1, 0.5, 0.8]) {
      const bytes = Buffer.from(whole);
      // The padding between entries consists of zeros.
      const place = bytes.findIndex((byte, index) => byte !== 0 && index > bytes.length * at);
      bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place);
      writeFileSync(file, bytes);
      await expect(restoreInto(file, fresh)).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' });
    }
    writeFileSync(file, whole);
    truncateSync(file, whole.length - 5_000);
    await expect(restoreInto(file, fresh)).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' });
    expect(existsSync(fresh)).toBe(false);
  });
});

describe('mfds verify', () => {
  it('mfds verify names each inconsistency: a damaged document, a gap in the feed, a wrong date, a section that lost a row, a store set back', async () => {
    const { dataDir } = await makeInstallation();
    const facts = await factsAt(dataDir);
    const archive = openArchive(join(dataDir, 'archive'));
    const findings = (): Promise<string[]> => verify(facts, archive, quiet);
    expect(await findings()).toEqual([]);
    const [first] = archive.readJournal();
    const sha256 = first?.kind === 'document' ? first.sha256 : '';
    const packed = join(dataDir, 'archive/objects', sha256.slice(0, 2), `${sha256}.zst`);
    truncateSync(packed, statSync(packed).size - 10);
    appendFileSync(packed, 'not ours..');
    await facts.query.deleteFrom('events').where('seq', '=', 7).execute();
    await facts.query.updateTable('funds').set({ latest_nav_date: '2020-01-01' }).where('fund_key', '=', 1).execute();
    await facts.query.updateTable('report_sections').set({ text: '[]' }).where('section', '=', 'allocations').execute();
    await facts.query.deleteFrom('journal').where('seq', '=', archive.lastSeq()).execute();
    const found = await findings();
    for (const sentence of [
      /journal entries and the archive \d+: the store was lost or reset/,
      new RegExp(`document ${sha256} is missing or damaged`),
      /1 events are missing from the updates feed/,
      /1 funds have a latest NAV date that differs/,
      /allocations of the report of .* states \d+ rows and has 0/,
    ]) {
      expect(found).toContainEqual(expect.stringMatching(sentence));
    }
  });

  it('mfds verify keeps a few rendered histories however many funds there are: each is read once', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const { facts } = await installationAt(dataDir).ingest();
    const desk = await openReportDesk(facts, join(dataDir, 'archive'));
    const days = Array.from({ length: 1_500 }, (_, day) => addDays('2019-01-01' as IsoDate, day));
    const rows = Array.from({ length: 40 }, (_, fund) =>
      days.map((day) => `${fund + 1},Sample Fund ${fund + 1},Sample Asset Management Limited,Equity,10.0000,${day}`),
    );
    await desk.take('nav', ['association_fund_id,fund,amc,category,nav,date', ...rows.flat()].join('\n'));
    const connect = vi.spyOn(SeriesCache.prototype, 'connect');
    onTestFinished(() => connect.mockRestore());
    const cacheOf = (): SeriesCache | undefined => connect.mock.contexts[0] as SeriesCache | undefined;
    const kept: number[] = [];
    const findings = await verify(facts, openArchive(join(dataDir, 'archive')), (part) => {
      if (part === 'histories') kept.push(cacheOf()?.usedBytes ?? 0);
    });
    expect([findings, kept.length]).toEqual([[], rows.length]);
    const most = Math.max(...kept);
    expect(most, 'histories were rendered').toBeGreaterThan(8_000_000);
    expect(most).toBeLessThanOrEqual(16 * 1024 * 1024);
  });
});

eachEngine((open) => {
  it('a store moved to another engine and back is equal row by row; moving it again changes nothing, and other data in the target is rejected', async () => {
    const source = await factsAt((await makeInstallation()).dataDir);
    const [target, back] = [await open.facts(), await factsAt(temporaryFolder())];
    const report = await moveStore(source, target, 'rows', quiet);
    expect(report).toMatchObject({ wasThere: false, tables: { events: expect.any(Number) as number, reports: 2 } });
    expect(await moveStore(source, target, 'rows', quiet)).toMatchObject({ wasThere: true, rows: report.rows });
    await moveStore(target, back, 'rows', quiet);
    expect(await moveStore(back, target, 'rows', quiet)).toMatchObject({ wasThere: true, rows: report.rows });
    const exact = ['nav_observations', 'events', 'report_sections', 'fragments'] as const;
    expect(JSON.stringify(await readFactTables(back, exact)).replaceAll(' ', '')).toBe(
      JSON.stringify(await readFactTables(source, exact)).replaceAll(' ', ''),
    );
    await target.query
      .insertInto('decisions')
      .values({
        decided_at: 1,
        decided_by: 'the next decision, with a number of its own',
        kind: 'reject',
        payload: '{}',
      })
      .execute();
    await expect(moveStore(source, target, 'rows', quiet)).rejects.toMatchObject({
      code: 'TARGET_NOT_EMPTY',
      message: expect.stringContaining('decisions') as string,
    });
  });
});
