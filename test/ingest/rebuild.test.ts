import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fundRow, navPage, payoutsPage, performancePage, printDay, sampleFunds } from '../fixtures/association-page.ts';
import { mirrorJournal, openArchive } from '#ingest/archive.ts';
import { rebuild } from '#ingest/rebuild.ts';
import { appendJournalEntry } from '#store/document-rows.ts';
import { sql } from '#store/kysely.ts';
import { eachEngine, overPostgres } from '../support/databases.ts';
import { readFactTables } from '../support/fact-tables.ts';
import { openDesk } from '../support/import-desk.ts';
import type { ImportDesk } from '../support/import-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const FUNDS = sampleFunds(10);
const shifted = (nav: string): typeof FUNDS =>
  FUNDS.map((row, index) => ({ ...row, validity_date: 'Aug 20, 2026', nav: index === 4 ? nav : row.nav }));

/** A history with everything: pages, corrections, a rejected page, holds, decisions of each kind, an alias, a sheet. */
async function liveThrough(desk: ImportDesk): Promise<void> {
  await desk.take('performance', performancePage(FUNDS), false);
  await desk.take('nav', navPage(FUNDS), false);
  await desk.take('payouts', payoutsPage([...FUNDS, fundRow({ ...FUNDS[1], payout: '0.5', ex_nav: '10.3797' })]));
  await desk.take('performance', '<html><title>Just a moment...</title></html>', false);
  await desk.take('performance', performancePage(shifted('140.0')), false);
  await desk.take('nav', navPage(shifted('14.2')), false);
  await desk.take(
    'nav-history',
    'fund,nav,date\nSample Bygone Fund,9.90,2026-08-14\nSample Strange Fund,7.00,2026-08-14\nSample Strange Fund,7.10,2026-08-14\n',
  );
  await desk.decide({
    kind: 'alias',
    alias: 'Sample Bygone Fund',
    fund_slug: 'sample-crescent-cash-fund-1',
    reason: 'its old name',
  });
  await desk.accept('fund_unknown');
  await desk.accept('conflicting_values', '7.10');
  await desk.accept('conflicting_payouts', '0.5');
  await desk.take(
    'registry',
    'association_fund_id,lifecycle_status,previous_names\n90003,SUSPENDED,Sample Elder Fund\n',
  );
  await desk.take(
    'performance',
    performancePage(FUNDS.map((row) => ({ ...row, validity_date: 'Aug 21, 2026', nav: '0.00' }))),
    false,
  );
  const [dead] = (await desk.holds()).filter(({ check_name }) => check_name === 'nav_not_positive');
  await desk.decide({ kind: 'reject', hold_id: dead?.id ?? '', reason: 'wound up' });
}

const progress = (): void => undefined;

const DAYS = 40;
const PAGE_BYTES = 8_192;

overPostgres((open) => {
  it('a rebuild commits each document beside the facts that are served, and keeps no version it replaced', async () => {
    const place = open.place();
    const desk = openDesk(await open.facts(place));
    for (let day = 1; day <= DAYS; day += 1) {
      const validity_date = printDay(Date.parse('2026-07-01') + day * 86_400_000);
      await desk.take('nav', navPage(FUNDS.map((fund) => ({ ...fund, validity_date }))));
    }
    const { facts, archive } = desk.ingest;
    const before = await readFactTables(facts);
    const read = async (query: RawBuilder<{ found: number }>): Promise<number> =>
      (await query.execute(facts.query)).rows[0]?.found ?? 0;
    const bytes = (): Promise<number> => read(sql`select pg_relation_size('funds') as found`);
    const { schema } = place as { schema: string };
    const drafts = (): Promise<number> =>
      read(sql`select count(*) as found from pg_namespace where starts_with(nspname, ${`${schema}_draft_`})`);
    const bytesBefore = await bytes();
    const seen: (readonly [served: number, drafts: number])[] = [];
    await rebuild(facts, archive, async () => {
      seen.push([await read(sql`select count(*) as found from documents`), await drafts()]);
    });
    expect(seen).toEqual(Array.from({ length: DAYS }, () => [DAYS, 1]));
    expect(await readFactTables(facts)).toEqual(before);
    // The current rows and the old ones, not one for each day.
    expect(await bytes()).toBeLessThanOrEqual(bytesBefore + 2 * PAGE_BYTES);
    expect(await drafts()).toBe(0);
  });

  it('a rebuild that fails leaves the facts, and no draft of others', async () => {
    const place = open.place();
    const desk = openDesk(await open.facts(place));
    await desk.take('nav', navPage(FUNDS));
    const { facts, archive } = desk.ingest;
    const before = await readFactTables(facts);
    const failed = rebuild(facts, archive, () => Promise.reject(new Error('the operator stopped it')));
    await expect(failed).rejects.toThrow('the operator stopped it');
    expect(await readFactTables(facts)).toEqual(before);
    const { schema } = place as { schema: string };
    const left = sql`select nspname from pg_namespace where starts_with(nspname, ${`${schema}_draft_`})`;
    expect((await left.execute(facts.query)).rows).toEqual([]);
    await rebuild(facts, archive, progress);
    expect(await readFactTables(facts)).toEqual(before);
  });
});

eachEngine((open) => {
  it('a rebuild from the archive gives an equal store table by table, including versions and feed', async () => {
    const desk = openDesk(await open.facts());
    await liveThrough(desk);
    const before = await readFactTables(desk.ingest.facts);
    // The tests of report review cover the rebuild of reports.
    for (const [table, rows] of Object.entries(before).filter(([name]) => !/^(fragment|report)/.test(name)))
      expect(rows, table).not.toHaveLength(0);
    const done: number[] = [];
    await rebuild(desk.ingest.facts, desk.ingest.archive, (_label, count) => void done.push(count));
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
    expect(done).toEqual(desk.ingest.archive.readJournal().map((_, index) => index + 1));
  });

  it('an empty store is rebuilt from a copy of the archive and continues from there', async () => {
    const desk = openDesk(await open.facts());
    await liveThrough(desk);
    const folder = temporaryFolder();
    cpSync(desk.archive_folder, folder, { recursive: true });
    const copy = openDesk(await open.facts(), folder);
    await expect(copy.take('performance', performancePage(FUNDS))).rejects.toMatchObject({ code: 'STORE_BEHIND' });
    await rebuild(copy.ingest.facts, copy.ingest.archive, progress);
    expect(await readFactTables(copy.ingest.facts)).toEqual(await readFactTables(desk.ingest.facts));
    expect(await copy.take('performance', performancePage(FUNDS))).toMatchObject({ outcome: 'unchanged' });
  });

  it('imports and decisions are rejected on a lost store until it is rebuilt', async () => {
    const desk = openDesk(await open.facts());
    await liveThrough(desk);
    const lost = openDesk(await open.facts(), desk.archive_folder);
    const lines = desk.ingest.archive.readJournal().length;
    await expect(lost.take('nav', navPage(FUNDS))).rejects.toMatchObject({ code: 'STORE_BEHIND' });
    await expect(lost.decide({ kind: 'alias', alias: 'a', fund_slug: 'b', reason: 'c' })).rejects.toMatchObject({
      code: 'STORE_BEHIND',
    });
    expect(desk.ingest.archive.readJournal()).toHaveLength(lines);
  });

  it('a rebuild loses nothing that was in the store but not yet in the archive, as after a crash', async () => {
    const desk = openDesk(await open.facts());
    await liveThrough(desk);
    const before = await readFactTables(desk.ingest.facts);
    const journal = join(desk.archive_folder, 'journal.ndjson');
    const lines = readFileSync(journal, 'utf8').split('\n');
    writeFileSync(journal, `${lines.slice(0, -3).join('\n')}\n{"seq":`);
    await rebuild(desk.ingest.facts, desk.ingest.archive, progress);
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
    expect(
      readFileSync(journal, 'utf8')
        .split('\n')
        .map((line) => line && (JSON.parse(line) as object)),
    ).toEqual(lines.map((line) => line && (JSON.parse(line) as object)));
  });

  it('each journal entry is copied into the archive once, even by two concurrent processes', async () => {
    const place = open.place();
    const desk = openDesk(await open.facts(place));
    const other = openDesk(await open.facts(place), desk.archive_folder);
    for (let count = 0; count < 3; count += 1)
      await desk.ingest.facts.write((tx) => appendJournalEntry(tx, (seq) => ({ seq, kind: 'decision' })));
    await Promise.all([desk, other].map(({ ingest }) => mirrorJournal(ingest.facts, ingest.archive)));
    expect(desk.ingest.archive.readJournal().map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('a rebuild with a missing or damaged archived document changes nothing and names the document', async () => {
    const desk = openDesk(await open.facts());
    await liveThrough(desk);
    const before = await readFactTables(desk.ingest.facts);
    const entry = desk.ingest.archive.readJournal().find(({ kind }) => kind === 'document');
    const sha256 = entry?.kind === 'document' ? entry.sha256 : '';
    const object = join(desk.archive_folder, 'objects', sha256.slice(0, 2), `${sha256}.zst`);
    appendFileSync(object, 'rot');
    writeFileSync(
      object,
      readFileSync(object).map((byte, index) => (index === 20 ? byte ^ 0xff : byte)),
    );
    await expect(rebuild(desk.ingest.facts, desk.ingest.archive, progress)).rejects.toMatchObject({
      code: 'ARCHIVE_DAMAGED',
      message: expect.stringContaining(sha256) as string,
    });
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
    await desk.take('performance', performancePage(FUNDS), false);
    await rebuild(desk.ingest.facts, desk.ingest.archive, progress);
    expect(await readFactTables(desk.ingest.facts)).toEqual(before);
  });
});

describe('the archive', () => {
  it('a rebuild of an empty archive reports that there is nothing to rebuild', async () => {
    const archive = openArchive(temporaryFolder());
    expect(archive.readJournal()).toEqual([]);
    expect(() => archive.read('0'.repeat(64))).toThrow(/missing or damaged/);
  });

  it('the archive stores bytes once by their hash and returns them unchanged', () => {
    const archive = openArchive(temporaryFolder());
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * index) % 251);
    expect(archive.keep(bytes)).toBe(archive.keep(bytes.slice()));
    expect(Buffer.from(archive.read(archive.keep(bytes))).equals(bytes)).toBe(true);
    expect(archive.keep(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('a torn last journal line is overwritten, and a damaged one is never guessed', () => {
    const folder = temporaryFolder();
    const archive = openArchive(folder);
    const entry = (seq: number) =>
      ({
        seq,
        kind: 'decision',
        at: '2026-08-19T10:00:00.000Z',
        by: 'sample',
        decision: { text: 'é'.repeat(9) },
      }) as const;
    archive.appendJournal([entry(1), entry(2)]);
    appendFileSync(join(folder, 'journal.ndjson'), '{"seq":3,"kind":"deci');
    expect(archive.readJournal().map(({ seq }) => seq)).toEqual([1, 2]);
    expect(archive.lastSeq()).toBe(2);
    archive.appendJournal([entry(3)]);
    expect(archive.readJournal().map(({ seq }) => seq)).toEqual([1, 2, 3]);
    writeFileSync(
      join(folder, 'journal.ndjson'),
      `${JSON.stringify(entry(1))}\n{"seq":2,"ki\n${JSON.stringify(entry(3))}\n`,
    );
    expect(() => archive.readJournal()).toThrow(expect.objectContaining({ code: 'ARCHIVE_DAMAGED' }));
  });
});
