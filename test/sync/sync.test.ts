import { afterEach, describe, expect, it } from 'vitest';
import { Fault } from '#base/fault.ts';
import { createLog, silentLog } from '#base/log.ts';
import { NO_CHANGES, type ImportReport } from '#ingest/import-report.ts';
import type { Incoming } from '#ingest/run.ts';
import { ASSOCIATION_SYNC, syncAssociation, type SyncSettings } from '#ingest/sync/sync-association.ts';
import { openSite, page, fetchFrom, type Site, status, stillTools } from './loopback-site.ts';

let site: Site | undefined;
afterEach(() => site?.close());

function settingsFor(at: Site): SyncSettings {
  const pages = ASSOCIATION_SYNC.pages.map(({ source }) => ({ source, url: `${at.origin}/${source}` }));
  return { pages, pause_ms: 4_000, fetch: fetchFrom(at) };
}

/** An importer that records its calls. */
function recorder(refuse: (incoming: Incoming) => Error | undefined = () => undefined): {
  taken: Incoming[];
  takeIn: (incoming: Incoming) => Promise<ImportReport>;
} {
  const taken: Incoming[] = [];
  return {
    taken,
    takeIn: (incoming) => {
      taken.push(incoming);
      const refused = refuse(incoming);
      return refused === undefined ? Promise.resolve(reportOf(incoming)) : Promise.reject(refused);
    },
  };
}

function reportOf({ source, origin }: Incoming): ImportReport {
  return {
    document: { sha256: 'f'.repeat(64), source, format: 'html', origin },
    outcome: 'promoted',
    message: null,
    page_date: null,
    rows: 1,
    rows_with_nav: 0,
    distinct_association_ids: 1,
    rows_without_association_id: 0,
    changes: NO_CHANGES,
    changed: 0,
    unchanged_rows: 1,
    empty_rows: 0,
    held_rows: {},
    held: 0,
    duration_ms: 1,
  };
}

describe('synchronising with the association', () => {
  it('synchronising requests the three public tables, payouts before the prices they explain', () => {
    expect(ASSOCIATION_SYNC.pages.map(({ source, url }) => [source, new URL(url).searchParams.get('tab')])).toEqual([
      ['payouts', '4'],
      ['nav', '3'],
      ['performance', '1'],
    ]);
    expect(
      ASSOCIATION_SYNC.pages.every(
        ({ url }) => ASSOCIATION_SYNC.fetch.hosts.includes(new URL(url).host) && url.startsWith('https:'),
      ),
    ).toBe(true);
    expect(ASSOCIATION_SYNC.fetch.loopbackOrigins).toEqual([]);
  });

  it('synchronising passes each page to the importer unchanged, one at a time, with a pause between', async () => {
    site = await openSite({ '/payouts': [page('<p>')], '/nav': [page('<n>')], '/performance': [page('<f>')] });
    const waits: number[] = [];
    const { taken, takeIn } = recorder();
    const report = await syncAssociation(takeIn, settingsFor(site), { ...stillTools(waits), log: silentLog });
    expect(report.pages.map(({ source, outcome }) => [source, outcome])).toEqual([
      ['payouts', 'promoted'],
      ['nav', 'promoted'],
      ['performance', 'promoted'],
    ]);
    expect(
      taken.map(({ source, bytes, url, is_partial }) => [source, new TextDecoder().decode(bytes), url, is_partial]),
    ).toEqual([
      ['payouts', '<p>', `${site.origin}/payouts`, false],
      ['nav', '<n>', `${site.origin}/nav`, false],
      ['performance', '<f>', `${site.origin}/performance`, false],
    ]);
    expect(waits).toEqual([4_000, 4_000]);
    expect(site.most_at_once()).toBe(1);
  });

  it('synchronising continues with the next page if one cannot be fetched, and reports why', async () => {
    site = await openSite({ '/payouts': [status(403)], '/nav': [status(500), page('<n>')] });
    const { taken, takeIn } = recorder();
    const report = await syncAssociation(takeIn, settingsFor(site), { ...stillTools(), log: silentLog });
    expect(report.pages.map(({ outcome }) => outcome)).toEqual(['failed', 'promoted', 'failed']);
    expect(report.pages[0]?.message).toContain('rejects automatic clients');
    expect(report.pages[2]?.message).toContain('the site returned 404');
    expect(taken.map(({ source }) => source)).toEqual(['nav']);
  });

  it('synchronising continues after a failed import, and reports a fault by its message and an unexpected error only in the log', async () => {
    site = await openSite({ '/payouts': [page('<p>')], '/nav': [page('<n>')], '/performance': [page('<f>')] });
    const lines: string[] = [];
    const { takeIn } = recorder(
      ({ source }) =>
        (
          {
            payouts: new Fault('STORE_BUSY', 'Another import is running.'),
            nav: new TypeError('secret path'),
          } as Record<string, Error>
        )[source],
    );
    const report = await syncAssociation(takeIn, settingsFor(site), {
      ...stillTools(),
      log: createLog((line) => lines.push(line), false),
    });
    expect(report.pages.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'promoted']);
    expect(report.pages[0]?.message).toBe('Another import is running.');
    expect(report.pages[1]?.message).toContain('because the service failed');
    expect(report.pages[1]?.message).not.toContain('secret');
    expect(lines.join('')).toContain('secret path');
  });

  it('synchronising starts no further page after a stop', async () => {
    site = await openSite({ '/payouts': [page('<p>')], '/nav': [page('<n>')] });
    const stopping = new AbortController();
    const { taken, takeIn } = recorder(() => (stopping.abort(), undefined));
    const report = await syncAssociation(
      takeIn,
      settingsFor(site),
      { ...stillTools(), log: silentLog },
      stopping.signal,
    );
    expect(report.pages.map(({ outcome }) => outcome)).toEqual(['promoted', 'stopped', 'stopped']);
    expect([taken.length, site.asked.length]).toEqual([1, 1]);
  });
});
