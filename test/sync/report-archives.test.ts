import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SetClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import { emptyReport } from '#ingest/import-report.ts';
import { readSourceStates } from '#ingest/sync/source-states.ts';
import { syncReports, type ReportSyncSettings } from '#ingest/sync/sync-reports.ts';
import {
  type Answer,
  fetchFrom,
  openSite,
  page,
  redirect,
  silence,
  type Site,
  status,
  stillTools,
} from './loopback-site.ts';
import { sourceAt } from './report-archive.ts';

const MONTHS = ['2026-07', '2026-06', '2026-05'];
const CHALLENGE = '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>Checking</body></html>';
const SOFT_404 = '<!DOCTYPE html><html><head><title>Page not found - Sample AMC</title></head></html>';

let folder: string;
let sites: Site[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archives-'));
});
afterEach(async () => {
  await Promise.all(sites.map((one) => one.close()));
  sites = [];
  rmSync(folder, { recursive: true });
});

async function site(answers: Parameters<typeof openSite>[0]): Promise<Site> {
  const opened = await openSite(answers);
  sites.push(opened);
  return opened;
}

function pdfOf(text: string): Buffer {
  return Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
}

/** A complete PDF. */
function pdf(text: string): Answer {
  return page(pdfOf(text), 'application/pdf');
}

/** A PDF of which some bytes are missing; the answer states its full length if it states one. */
function cut(text: string, length: number | undefined): Answer {
  return (response: ServerResponse) => {
    const stated = length === undefined ? {} : { 'content-length': String(length) };
    response.writeHead(200, { 'content-type': 'application/pdf', ...stated }).write(`%PDF-1.7\n${text}`);
    setTimeout(() => (length === undefined ? response.end() : response.destroy()), 10);
  };
}

interface Result {
  readonly outcomes: string[];
  readonly messages: string;
  readonly imported: string[];
}

interface Run extends Partial<Omit<ReportSyncSettings, 'fetch'>> {
  readonly waits?: number[];
  readonly fetch?: Parameters<typeof fetchFrom>[1];
  readonly clock?: SetClock;
}

/** Synchronises with the settings of an installation; waits take no time. */
async function sync(sources: readonly ReturnType<typeof sourceAt>[], run: Run = {}): Promise<Result> {
  const { waits, fetch, clock, ...given } = run;
  const imported: string[] = [];
  const first = sites[0] ?? (await site({}));
  const settings = {
    sources,
    months: MONTHS,
    pause_ms: 4_000,
    stateFile: join(folder, 'fetch-state.json'),
    sourceStatesFile: join(folder, 'source-states.json'),
    ...given,
    fetch: fetchFrom(first, { tries: 2, ...fetch, loopbackOrigins: sites.map(({ origin }) => origin) }),
  };
  const tools = { ...stillTools(waits), ...(clock === undefined ? {} : { clock }), log: silentLog };
  const report = await syncReports(
    (incoming) => {
      imported.push(/%PDF-1.7\n(.*)/.exec(Buffer.from(incoming.bytes).toString())?.[1] ?? 'not a PDF');
      const document = { sha256: 'f'.repeat(64), source: 'fmr', format: 'pdf', origin: incoming.origin } as const;
      return Promise.resolve({ ...emptyReport(document, null), outcome: 'promoted' as const });
    },
    settings,
    tools,
  );
  return {
    imported,
    outcomes: report.addresses.map(({ url, outcome }) => `${new URL(url).pathname}${new URL(url).search} ${outcome}`),
    messages: report.addresses.flatMap(({ message }) => message ?? []).join('\n'),
  };
}

describe('archives whose addresses change', () => {
  it('a report is found in the folder of the next month, of its own month and of two months later', async () => {
    const archive = await site({
      '/2026/08/FMR-July-2026.pdf': [pdf('July')],
      '/2026/06/FMR-June-2026.pdf': [pdf('June')],
      '/2026/07/FMR-May-2026.pdf': [pdf('May')],
    });
    const source = sourceAt(archive, '/{upload_yyyy}/{upload_mm}/FMR-{Month}-{yyyy}.pdf');
    expect((await sync([source])).imported).toEqual(['July', 'June', 'May']);
    const before = archive.asked.length;
    expect((await sync([source])).outcomes).toEqual([
      '/2026/08/FMR-July-2026.pdf not_modified',
      '/2026/06/FMR-June-2026.pdf not_modified',
      '/2026/07/FMR-May-2026.pdf not_modified',
    ]);
    expect(archive.asked.length - before, 'the address of the first import is requested first').toBe(3);
  });

  it('a renamed file is found at another address of the list, and a missing month is reported once', async () => {
    const archive = await site({
      '/FMR-Jul-2026-1.pdf': [pdf('July')],
      '/FMR-Jun-2026.pdf': [pdf('June')],
    });
    const source = sourceAt(archive, '/FMR-{Mon}-{yyyy}.pdf', { or: [`${archive.origin}/FMR-{Mon}-{yyyy}-1.pdf`] });
    const { imported, outcomes } = await sync([source]);
    expect(imported).toEqual(['July', 'June']);
    expect(outcomes).toEqual([
      '/FMR-Jul-2026-1.pdf promoted',
      '/FMR-Jun-2026.pdf promoted',
      '/FMR-May-2026.pdf not_there',
    ]);
  });

  it('months without a link on the archive page are requested at the addresses of the list', async () => {
    const archive = await site({
      '/reports': [page('<a href="/a.pdf">FMR July 2026</a><a href="/b">FMR June 2026</a>')],
      '/a.pdf': [pdf('July')],
      '/b': [page('<html><title>FMR June 2026</title><p>A post without its file')],
      '/2026/07/june.pdf': [pdf('June')],
      '/2026/06/may.pdf': [pdf('May')],
    });
    const or = [`${archive.origin}/{upload_yyyy}/{upload_mm}/{month}.pdf`];
    const { imported, outcomes } = await sync([sourceAt(archive, '/reports', { links: ['fmr {month} {yyyy}'], or })]);
    expect(imported).toEqual(['July', 'June', 'May']);
    expect(outcomes).toEqual(['/a.pdf promoted', '/2026/07/june.pdf promoted', '/2026/06/may.pdf promoted']);
  });

  it('a moved folder is reported with what to do', async () => {
    const archive = await site({});
    const { messages, outcomes } = await sync([sourceAt(archive, '/old/{yyyy}-{mm}.pdf')]);
    expect(outcomes.at(-1)).toContain('failed');
    expect(messages).toContain('the archive may have moved');
    expect(messages).toContain('correct the address with `mfds sources add sample-amc --url ADDRESS`');
  });

  it('a file per fund is fetched again only if its bytes change, although the address is the same', async () => {
    const archive = await site({
      '/Sample-Stock.pdf': [pdf('July'), pdf('July'), pdf('August')],
      '/Sample-Income.pdf': [pdf('Income')],
    });
    const source = sourceAt(archive, '/{name}.pdf', { names: ['Sample-Stock', 'Sample-Income'] });
    expect((await sync([source])).imported).toEqual(['July', 'Income']);
    const second = await sync([source]);
    expect([second.imported, second.outcomes]).toEqual([
      [],
      ['/Sample-Stock.pdf not_modified', '/Sample-Income.pdf not_modified'],
    ]);
    expect((await sync([source])).imported).toEqual(['August']);
  });
});

describe('responses that are not the report', () => {
  it.each<readonly [string, Answer, string]>([
    ['a bot page with status 200', page(CHALLENGE), 'a page that keeps automatic clients out ("Just a moment...")'],
    ['a bot page called a PDF', page(CHALLENGE, 'application/pdf'), 'a page that keeps automatic clients out'],
    [
      'an error page of the site',
      page('<html><h1>Internal server error</h1>'),
      'an error page ("Internal server error")',
    ],
    ['another web page', page('<html><title>Home</title>'), 'a web page ("Home") where a PDF was expected'],
    ['an empty file', page('', 'application/pdf'), 'the site sent an empty document'],
    [
      'a download with less than its stated length',
      cut('half', 5_000),
      'the connection failed before the page was complete',
    ],
    ['a download without its end', cut('half', undefined), 'the download ended before the end of the PDF'],
    [
      'a file that is too large',
      page(`%PDF-${'x'.repeat(100_001)}`, 'application/pdf'),
      'larger than the 100000 bytes',
    ],
    [
      'a redirect to another host',
      redirect('https://elsewhere.example/a.pdf'),
      'the site redirects, and https://elsewhere',
    ],
    ['a server without a response', silence, 'there was no response within 0.2 seconds'],
  ])('%s is rejected with the reason and the next step', async (_what, answer, text) => {
    const archive = await site({ '/2026-07.pdf': [answer] });
    const { imported, messages, outcomes } = await sync([sourceAt(archive, '/{yyyy}-{mm}.pdf')], {
      months: ['2026-07'],
      fetch: { answerTimeoutMs: 200 },
    });
    expect(outcomes).toEqual(['/2026-07.pdf failed']);
    expect(messages).toContain(text);
    expect(messages).toMatch(/mfds (ingest fmr|sources add|sources list)/);
    expect(imported).toEqual([]);
  });

  it('a page "not found" with status 200, or after a redirect, is a month that is not published', async () => {
    const archive = await site({
      '/2026-07.pdf': [page(SOFT_404)],
      '/2026-06.pdf': [redirect('/')],
      '/2026-05.pdf': [pdf('May')],
      '/': [page('<html><title>Sample AMC</title>')],
    });
    const { outcomes } = await sync([sourceAt(archive, '/{yyyy}-{mm}.pdf')]);
    expect(outcomes).toEqual(['/2026-07.pdf not_there', '/2026-06.pdf not_there', '/2026-05.pdf promoted']);
  });

  it('an archive page that is a bot page or "not found" with status 200 is reported as such', async () => {
    const archive = await site({ '/a': [page(CHALLENGE)], '/b': [page(SOFT_404)] });
    const links = ['{month} {yyyy}'];
    const { messages } = await sync([sourceAt(archive, '/a', { links }), sourceAt(archive, '/b', { id: 'b', links })]);
    expect(messages).toContain('/a could not be fetched: the site sent a page that keeps automatic clients out');
    expect(messages).toContain('/b could not be fetched: the site sent an error page ("Page not found - Sample AMC")');
  });

  it('a download that is always cut off does not prevent the other months', async () => {
    const archive = await site({ '/2026-07.pdf': [cut('half', 5_000)], '/2026-06.pdf': [pdf('June')] });
    const { imported, outcomes } = await sync([sourceAt(archive, '/{yyyy}-{mm}.pdf')]);
    expect(imported).toEqual(['June']);
    expect(outcomes).toEqual(['/2026-07.pdf failed', '/2026-06.pdf promoted', '/2026-05.pdf not_there']);
  });

  it('after a rejection no further document of the archive is requested', async () => {
    const archive = await site({ '/2026-07.pdf': [status(403)], '/2026-06.pdf': [pdf('June')] });
    const { messages, outcomes } = await sync([sourceAt(archive, '/{yyyy}-{mm}.pdf')]);
    expect(outcomes).toEqual(['/2026-07.pdf failed']);
    expect(messages).toContain('Download the report in a browser and import it with `mfds ingest fmr FILE`.');
    expect(archive.asked.length).toBe(1);
  });
});

describe('politeness', () => {
  it('an address that robots.txt disallows is not requested, also as the target of a redirect', async () => {
    const robots = [page('User-agent: *\nDisallow: /private/\n', 'text/plain')];
    const archive = await site({
      '/robots.txt': robots,
      '/open/2026-07.pdf': [redirect('/private/2026-07.pdf')],
      '/private/2026-07.pdf': [pdf('July')],
    });
    const months = ['2026-07'];
    for (const path of ['/private/{yyyy}-{mm}.pdf', '/open/{yyyy}-{mm}.pdf']) {
      const { imported, messages } = await sync([sourceAt(archive, path)], { months });
      expect(messages).toContain('the robots.txt of the site does not allow this address');
      expect(imported).toEqual([]);
    }
    expect(archive.asked.map(({ path }) => path)).toEqual(['/open/2026-07.pdf']);
  });

  it('a robots.txt that cannot be read forbids everything, and one that does not exist nothing', async () => {
    const down = await site({ '/robots.txt': [status(503)], '/2026-07.pdf': [pdf('July')] });
    const { messages } = await sync([sourceAt(down, '/{yyyy}-{mm}.pdf')]);
    expect(messages).toContain('its robots.txt could not be read (the site returned 503)');
    expect(down.asked).toEqual([]);
    const without = await site({ '/2026-07.pdf': [pdf('July')] });
    expect((await sync([sourceAt(without, '/{yyyy}-{mm}.pdf')])).imported).toEqual(['July']);
    expect(without.robots_asked(), 'read once per run').toBe(1);
  });

  it('a slow robots.txt does not take the time of the first document', async () => {
    const late =
      (answer: Answer): Answer =>
      (response, request) =>
        void setTimeout(() => answer(response, request), 800);
    const archive = await site({
      '/robots.txt': [late(page('User-agent: *\nDisallow:\n', 'text/plain'))],
      '/2026-07.pdf': [late(pdf('July'))],
    });
    const run = { months: ['2026-07'], fetch: { answerTimeoutMs: 1_400, tries: 1 } };
    expect((await sync([sourceAt(archive, '/{yyyy}-{mm}.pdf')], run)).imported).toEqual(['July']);
  });

  it('sources on one host share its pause, the site may request a longer one, and hosts do not wait for each other', async () => {
    const slow = await site({
      '/robots.txt': [page('User-agent: *\nCrawl-delay: 30\n', 'text/plain')],
      '/a.pdf': [pdf('a')],
      '/b.pdf': [pdf('b')],
    });
    const other = await site({ '/c.pdf': [pdf('c')] });
    const waits: number[] = [];
    const { imported } = await sync([sourceAt(slow, '/a.pdf'), sourceAt(other, '/c.pdf'), sourceAt(slow, '/b.pdf')], {
      waits,
    });
    expect(imported.toSorted()).toEqual(['a', 'b', 'c']);
    expect(waits).toEqual([30_000]);
    expect(slow.most_at_once()).toBe(1);
  });

  it('a file server that several archives link to gets one request at a time', async () => {
    const slowly =
      (text: string): Answer =>
      (response, request) =>
        void setTimeout(() => pdf(text)(response, request), 50);
    const files = await site({ '/a.pdf': [slowly('a')], '/b.pdf': [slowly('b')] });
    const pageOf = (name: string): Promise<Site> =>
      site({ '/': [page(`<a href="${files.origin}/${name}.pdf">FMR July 2026</a>`)] });
    const sources = [await pageOf('a'), await pageOf('b')].map((one) => sourceAt(one, '/', { links: ['july 2026'] }));
    expect((await sync(sources)).imported.toSorted()).toEqual(['a', 'b']);
    expect(files.most_at_once()).toBe(1);
  });

  it('429 with Retry-After closes the host for the run, and the next run waits at least as long', async () => {
    const busy = await site({
      '/2026-07.pdf': [status(429, { 'retry-after': '7200' }), pdf('July')],
      '/other.pdf': [pdf('other')],
    });
    const sources = [sourceAt(busy, '/{yyyy}-{mm}.pdf'), sourceAt(busy, '/other.pdf', { id: 'other' })];
    const clock = new SetClock('2026-08-20T12:00:00Z');
    const first = await sync(sources, { clock, months: ['2026-07'] });
    expect(first.messages).toContain('The site requests a delay of 7200 seconds.');
    expect(first.outcomes).toEqual(['/2026-07.pdf failed', '/other.pdf failed']);
    expect(first.messages).toContain('an earlier request to the same host failed (the site returned 429)');
    expect(busy.asked.length).toBe(1);
    const state = readSourceStates(join(folder, 'source-states.json')).get('sample-amc');
    expect(state).toMatchObject({ failures: 1, next_try_at: '2026-08-20T14:00:00.000Z' });

    const early = await sync(sources.slice(0, 1), { clock: new SetClock('2026-08-20T13:59:00Z'), months: ['2026-07'] });
    expect(early.outcomes.map((one) => one.split(' ')[1])).toEqual(['waiting']);
    expect(early.messages).toContain('the next request is sent after 2026-08-20T14:00:00.000Z');
    expect(busy.asked.length).toBe(1);

    const later = await sync(sources.slice(0, 1), { clock: new SetClock('2026-08-20T14:01:00Z'), months: ['2026-07'] });
    expect(later.imported).toEqual(['July']);
    expect(readSourceStates(join(folder, 'source-states.json')).get('sample-amc')).toMatchObject({
      failures: 0,
      next_try_at: null,
      last_success_at: '2026-08-20T14:01:00.000Z',
      newest_month: '2026-07',
    });
  });

  it('a check reads only the beginning of a document, imports nothing and keeps no version', async () => {
    const archive = await site({ '/2026-07.pdf': [page(`%PDF-${'x'.repeat(90_000)}`, 'application/pdf')] });
    const { imported, outcomes } = await sync([sourceAt(archive, '/{yyyy}-{mm}.pdf')], {
      months: ['2026-07'],
      isCheck: true,
      fetch: { largestBytes: 10_000 },
    });
    expect([imported, outcomes]).toEqual([[], ['/2026-07.pdf found']]);
    expect(() => readFileSync(join(folder, 'fetch-state.json'))).toThrow('ENOENT');
  });
});
