import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#base/clock.ts';
import { createLog, silentLog } from '#base/log.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { openArchive } from '#ingest/archive.ts';
import { LIVE_TOOLS } from '#ingest/sync/fetch.ts';
import { ingestDocument } from '#ingest/run.ts';
import { scheduleSync } from '#ingest/sync/sync-schedule.ts';
import { syncAssociation, type SyncReport, type SyncSettings } from '#ingest/sync/sync-association.ts';
import { makeSampleDocuments } from '#sample/make-sample-documents.ts';
import { type FactDatabase, openFacts } from '#store/database.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { listStageTimes } from '#store/document-rows.ts';
import { readFeedHead } from '#store/event-rows.ts';
import { listRegistry } from '#store/registry.ts';
import { breakOff, openSite, page, fetchFrom, type Site, status, stillTools } from './loopback-site.ts';

// The newest page of each kind, as the association would show it today.
const documents = new Map(
  [...makeSampleDocuments(todayInKarachi(new Date()))].map(({ source, bytes }) => [source, bytes]),
);
const pageOf = (source: 'payouts' | 'nav' | 'performance'): Uint8Array => documents.get(source) ?? new Uint8Array();
const CHALLENGE =
  '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>Enable JavaScript and cookies to continue</body></html>';

let folder: string;
let place: DatabaseLocation;
let facts: FactDatabase;
let site: Site | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sync-'));
  place = { engine: 'sqlite', file: join(folder, 'facts.sqlite') };
  facts = await openFacts(place);
});
afterEach(async () => {
  await site?.close();
  await facts.close();
  rmSync(folder, { recursive: true });
});

function settingsFor(at: Site): SyncSettings {
  const pages = (['payouts', 'nav', 'performance'] as const).map((source) => ({
    source,
    url: `${at.origin}/${source}`,
  }));
  return { pages, pause_ms: 20, fetch: fetchFrom(at, { largestBytes: 5_000_000 }) };
}

function sync(at: Site): Promise<SyncReport> {
  const ingest = { facts, archive: openArchive(join(folder, 'archive')), clock: systemClock, log: silentLog };
  return syncAssociation((incoming) => ingestDocument(ingest, incoming), settingsFor(at), {
    ...stillTools(),
    log: silentLog,
  });
}

async function served(): Promise<unknown> {
  const registry = await listRegistry(facts.query);
  return {
    head: await readFeedHead(facts.query),
    funds: registry.funds.map(({ slug, latest_nav_date, updated_at }) => [slug, latest_nav_date, updated_at]),
  };
}

const goodSite = (): Promise<Site> =>
  openSite({
    '/payouts': [page(pageOf('payouts'))],
    '/nav': [page(pageOf('nav'))],
    '/performance': [page(pageOf('performance'))],
  });

describe('synchronising into the real store', () => {
  it('synchronising imports valid pages, and changes nothing the second time', async () => {
    site = await goodSite();
    const first = await sync(site);
    expect(first.pages.map(({ outcome }) => outcome)).toEqual(['promoted', 'promoted', 'promoted']);
    const { funds } = await listRegistry(facts.query);
    expect(funds.length).toBe(59);
    expect(funds.filter(({ latest_nav_date }) => latest_nav_date !== null).length).toBe(58);
    const before = await served();
    const second = await sync(site);
    expect(second.pages.map(({ outcome, report }) => [outcome, report?.changed])).toEqual(
      Array(3).fill(['unchanged', 0]),
    );
    expect(await served()).toEqual(before);
  });

  it('synchronising reports the fetch time of each page', async () => {
    site = await goodSite();
    await sync(site);
    const fetched = (await listStageTimes(facts.query)).filter(({ stage }) => stage === 'fetch');
    expect(fetched.map(({ source, times, microseconds }) => [source, times, microseconds > 0])).toEqual(
      ['nav', 'payouts', 'performance'].map((source) => [source, 1, true]),
    );
  });

  it('synchronising on a day of invalid responses keeps the last valid data and reports each one', async () => {
    site = await goodSite();
    await sync(site);
    const before = await served();
    await site.close();
    const cut = pageOf('nav').subarray(0, pageOf('nav').length / 2);
    site = await openSite({ '/payouts': [page(CHALLENGE)], '/nav': [page(cut)], '/performance': [breakOff] });
    const bad = await sync(site);
    expect(bad.pages.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'failed']);
    expect(bad.pages.every(({ message }) => (message ?? '').length > 40)).toBe(true);
    expect(await served()).toEqual(before);
  });

  it('synchronising imports the valid pages of a day on which another page is rejected', async () => {
    site = await openSite({
      '/payouts': [status(403)],
      '/nav': [status(500), page(pageOf('nav'))],
      '/performance': [page(CHALLENGE)],
    });
    const mixed = await sync(site);
    expect(mixed.pages.map(({ outcome }) => outcome)).toEqual(['failed', 'promoted', 'refused']);
    expect((await listRegistry(facts.query)).funds.length).toBe(58);
  });
});

describe('the running service', () => {
  it('the running service synchronises in a separate thread, logs it, and stops on request', async () => {
    site = await goodSite();
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line), true);
    const thread = {
      place,
      archiveDir: join(folder, 'archive'),
      sync: settingsFor(site),
      dataDir: folder,
      model: undefined,
    };
    // The list of report archives is read in each run; this one is invalid, and the log gives the reason.
    writeFileSync(
      join(folder, 'report-sources.json'),
      '[{"amc": "Sample AMC", "url": "http://sample.example/fmr.pdf"}]',
    );
    const schedule = scheduleSync({ schedule: '* * * * * *', jitterMinutes: 0 }, thread, LIVE_TOOLS, log);
    await expect
      .poll(() => lines.filter((line) => line.startsWith('page synchronised')).length)
      .toBeGreaterThanOrEqual(3);
    await expect
      .poll(() => lines.find((line) => line.includes('reports not synchronised')) ?? '')
      .toContain('an address https://host/… as "url"');
    await schedule.stop();
    const told = lines.length;
    const pages = lines.filter((line) => line.startsWith('page synchronised'));
    expect(pages.slice(0, 3).map((line) => /source=(\S+) outcome=(\S+)/.exec(line)?.slice(1))).toEqual([
      ['payouts', 'promoted'],
      ['nav', 'promoted'],
      ['performance', 'promoted'],
    ]);
    expect((await listRegistry(facts.query)).funds.length).toBe(59);
    expect(site.most_at_once()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(lines.length).toBe(told);
  });

  it('the service continues if the synchronisation thread cannot start, and logs it', async () => {
    site = await goodSite();
    const lines: string[] = [];
    const thread = {
      place: { engine: 'sqlite', file: join(folder, 'facts.sqlite', 'no-folder') } as const,
      archiveDir: folder,
      sync: settingsFor(site),
      dataDir: folder,
      model: undefined,
    };
    const schedule = scheduleSync(
      { schedule: '* * * * * *', jitterMinutes: 0 },
      thread,
      LIVE_TOOLS,
      createLog((line) => lines.push(line), true),
    );
    await expect
      .poll(() => lines.filter((line) => line.includes('synchronisation failed')).length)
      .toBeGreaterThanOrEqual(2);
    await schedule.stop();
    expect(site.asked).toEqual([]);
  });
});
