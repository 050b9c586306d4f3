import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import { silentLog } from '#base/log.ts';
import type { IsoDate } from '#domain/dates.ts';
import { NO_CHANGES, type ImportReport } from '#ingest/import-report.ts';
import { listReportMonths } from '#ingest/sync/month-texts.ts';
import { readReportSources } from '#ingest/sync/report-sources.ts';
import { POLITE_REPORTS, syncReports } from '#ingest/sync/sync-reports.ts';
import { sourceAt } from './report-archive.ts';
import { openSite, page, fetchFrom, redirect, type Site, status, stillTools } from './loopback-site.ts';

const PDF = '%PDF-1.7 Sample AMC, July 2026\n%%EOF';
const MONTHS = ['2026-07', '2026-06'];
type Taken = Parameters<Parameters<typeof syncReports>[0]>[0];
type Answer = ReturnType<typeof page>;
type Source = ReturnType<typeof sourceAt>;

let folder: string;
let sites: Site[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
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

const pdf = (body: string = PDF, type = 'application/pdf'): Answer => page(body, type);

/** A PDF with an ETag; for conditional requests the site returns 304. */
function versioned(etag: string, body = PDF): Answer {
  return (response, request) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else
      response
        .writeHead(200, { 'content-type': 'application/pdf', etag, 'last-modified': 'Tue, 04 Aug 2026 09:00:00 GMT' })
        .end(body);
  };
}

interface Run {
  readonly months?: readonly string[];
  readonly waits?: number[];
  readonly signal?: AbortSignal;
  readonly answer?: (incoming: Taken) => Partial<ImportReport>;
}

async function sync(
  sources: readonly Source[],
  { months = MONTHS, waits, signal, answer = () => ({}) }: Run = {},
): Promise<{ taken: Taken[]; outcomes: string[]; messages: string }> {
  const taken: Taken[] = [];
  const fetch = { ...fetchFrom(sites[0] ?? (await site({}))), loopbackOrigins: sites.map(({ origin }) => origin) };
  const settings = {
    sources,
    months,
    pause_ms: 4_000,
    fetch,
    stateFile: join(folder, 'fetch-state.json'),
    sourceStatesFile: null,
  };
  const takeIn = async (incoming: Taken): Promise<ImportReport> => {
    taken.push(incoming);
    return { ...reportOf(incoming), ...answer(incoming) };
  };
  const report = await syncReports(takeIn, settings, { ...stillTools(waits), log: silentLog }, signal);
  return {
    taken,
    outcomes: report.addresses.map(({ url, outcome }) => `${URL.parse(url)?.pathname ?? url} ${outcome}`),
    messages: report.addresses.map(({ message }) => message).join('\n'),
  };
}

function reportOf({ source, origin }: Taken): ImportReport {
  return {
    document: { sha256: 'f'.repeat(64), source, format: 'pdf', origin },
    outcome: 'promoted',
    message: null,
    page_date: '2026-07-31',
    rows: 1,
    rows_with_nav: 0,
    distinct_association_ids: 0,
    rows_without_association_id: 0,
    changes: NO_CHANGES,
    changed: 1,
    unchanged_rows: 0,
    empty_rows: 0,
    held_rows: {},
    held: 0,
    duration_ms: 1,
  };
}

describe('fetching the reports of a company', () => {
  it('each month is requested once, with a pause between, and the response is imported unchanged', async () => {
    const good = await site({
      '/2026/fmr-july.pdf': [pdf()],
      '/2026/fmr-june.pdf': [pdf('%PDF-1.4 June %%EOF', 'application/octet-stream')],
    });
    const waits: number[] = [];
    const { taken, outcomes } = await sync([sourceAt(good, '/{yyyy}/fmr-{month}.pdf')], { waits });
    expect(outcomes).toEqual(['/2026/fmr-july.pdf promoted', '/2026/fmr-june.pdf promoted']);
    expect(taken.map(({ source, bytes, url }) => [source, Buffer.from(bytes).toString(), url])).toEqual([
      ['fmr', PDF, `${good.origin}/2026/fmr-july.pdf`],
      ['fmr', '%PDF-1.4 June %%EOF', `${good.origin}/2026/fmr-june.pdf`],
    ]);
    expect(waits).toEqual([4_000]);
    expect(good.most_at_once()).toBe(1);
    expect(good.asked[0]?.headers.accept).toContain('application/pdf');
  });

  it('a known report is requested conditionally, and a corrected one is imported', async () => {
    const changing = await site({
      '/07.pdf': [versioned('"a"'), versioned('"a"'), versioned('"b"', '%PDF-1.7 corrected %%EOF')],
    });
    const source = sourceAt(changing, '/{mm}.pdf');
    const months = ['2026-07'];
    expect((await sync([source], { months })).outcomes).toEqual(['/07.pdf promoted']);
    const second = await sync([source], { months });
    expect([second.outcomes, second.taken]).toEqual([['/07.pdf not_modified'], []]);
    expect(changing.asked[1]?.headers).toMatchObject({
      'if-none-match': '"a"',
      'if-modified-since': 'Tue, 04 Aug 2026 09:00:00 GMT',
    });
    expect(Buffer.from((await sync([source], { months })).taken[0]?.bytes ?? []).toString()).toBe(
      '%PDF-1.7 corrected %%EOF',
    );
  });

  it('a report is fetched again if it was rejected, its import failed, or nothing is known about it', async () => {
    const steady = await site({ '/07.pdf': [versioned('"a"')] });
    const run = (answer?: Run['answer']): Promise<{ outcomes: string[] }> =>
      sync([sourceAt(steady, '/{mm}.pdf')], { months: ['2026-07'], ...(answer === undefined ? {} : { answer }) });
    expect((await run(() => ({ outcome: 'refused', message: 'locked' }))).outcomes).toEqual(['/07.pdf refused']);
    expect(
      (
        await run(() => {
          throw new TypeError('defect');
        })
      ).outcomes,
    ).toEqual(['/07.pdf failed']);
    expect((await run()).outcomes).toEqual(['/07.pdf promoted']);
    writeFileSync(join(folder, 'fetch-state.json'), '{"cut o');
    expect((await run()).outcomes).toEqual(['/07.pdf promoted']);
    expect(JSON.parse(readFileSync(join(folder, 'fetch-state.json'), 'utf8'))).toEqual({
      [`${steady.origin}/07.pdf`]: {
        etag: '"a"',
        last_modified: 'Tue, 04 Aug 2026 09:00:00 GMT',
        sha256: sha256Hex(Buffer.from(PDF)),
      },
    });
  });

  it('a missing month was not published yet; if every month is missing, the archive has moved', async () => {
    const late = await site({ '/06.pdf': [pdf()] });
    expect((await sync([sourceAt(late, '/{mm}.pdf')])).outcomes).toEqual(['/07.pdf not_there', '/06.pdf promoted']);
    const moved = await sync([sourceAt(late, '/old/{mm}.pdf')]);
    expect(moved.outcomes).toEqual(['/old/07.pdf not_there', '/old/06.pdf not_there', '/old/%7Bmm%7D.pdf failed']);
    expect(moved.messages).toContain(
      'No report of Sample AMC was found for the months 2026-07, 2026-06: the archive may have moved.',
    );
  });

  it('a fixed address that is gone is an error of the list', async () => {
    const gone = await site({});
    expect((await sync([sourceAt(gone, '/latest.pdf')])).outcomes).toEqual(['/latest.pdf failed']);
  });

  it.each([
    ['a page instead of a report', page('<html>Welcome'), 'the site sent a web page where a PDF was expected'],
    ['bytes that are no PDF', pdf('PK\u0003', 'application/octet-stream'), 'the document does not begin like a PDF'],
    ['a file without end', pdf(`%PDF-${'x'.repeat(100_001)}`), 'the page is larger than the 100000 bytes allowed'],
    ['a challenge', status(403), 'rejects automatic clients'],
    ['an answer to a question nobody asked', status(304), 'the site returned 304 instead of 200'],
  ])('nothing is imported from %s, which is reported, and the next company follows', async (_what, answer, text) => {
    const odd = await site({ '/a.pdf': [answer], '/b.pdf': [pdf()] });
    const { taken, outcomes, messages } = await sync([sourceAt(odd, '/a.pdf'), sourceAt(odd, '/b.pdf')]);
    expect(outcomes).toEqual(['/a.pdf failed', '/b.pdf promoted']);
    expect(messages).toContain(text);
    expect(taken.length).toBe(1);
  });

  it('no further report is requested after a stop', async () => {
    const good = await site({ '/07.pdf': [pdf()], '/06.pdf': [pdf()] });
    const stopping = new AbortController();
    const { outcomes } = await sync([sourceAt(good, '/{mm}.pdf')], {
      signal: stopping.signal,
      answer: () => (stopping.abort(), {}),
    });
    expect(outcomes).toEqual(['/07.pdf promoted', '/06.pdf stopped']);
    expect(good.asked.length).toBe(1);
  });
});

describe('pages with links to reports', () => {
  it('a page of links is searched for the requested months in the address or text of each link, in any form', async () => {
    const links =
      '<a href="files/FMR_July-2026.pdf">Report</a> <a href="/get?id=7">FMR <b>June</b>\n2026</a> <a href="FMR%20July%202026%20Islamic.pdf">x</a> <a href="fmr-may-2026.pdf">May</a> <a href="files/FMR_July-2026.pdf#page=2">again</a>';
    const archive = await site({
      '/reports/': [page(`<html>${links}`)],
      '/reports/files/FMR_July-2026.pdf': [pdf()],
      '/get?id=7': [pdf()],
      '/reports/FMR%20July%202026%20Islamic.pdf': [pdf()],
    });
    const { outcomes } = await sync([sourceAt(archive, '/reports/', { links: ['fmr {month} {yyyy}'] })]);
    expect(outcomes).toEqual([
      '/reports/files/FMR_July-2026.pdf promoted',
      '/get promoted',
      '/reports/FMR%20July%202026%20Islamic.pdf promoted',
    ]);
  });

  it('links and redirects lead only to hosts that the operator allows', async () => {
    const archive = await site({
      '/': [page('<a href="http://example.org/fmr-july-2026.pdf">a</a><a href="/fmr-june-2026.pdf">b</a>')],
      '/fmr-june-2026.pdf': [redirect('http://127.0.0.1:1/fmr.pdf')],
    });
    const { taken, outcomes } = await sync([sourceAt(archive, '/', { links: ['fmr-{month}-{yyyy}'] })]);
    expect(outcomes).toEqual(['/fmr-july-2026.pdf failed', '/fmr-june-2026.pdf failed']);
    expect(taken).toEqual([]);
  });

  it('a page of links is reported if no link matches, or if all do', async () => {
    const many = Array.from({ length: 30 }, (_none, number) => `<a href="${number}.pdf">2026</a>`).join('');
    const archive = await site({ '/none': [page('<a href="x.pdf">Other</a>')], '/many': [page(many)] });
    const { messages, taken } = await sync([
      sourceAt(archive, '/none', { links: ['fmr-{month}'] }),
      sourceAt(archive, '/many', { links: ['{yyyy}'] }),
    ]);
    expect(messages).toContain('/none contains "fmr-{month}" for these months.');
    expect(messages).toContain('the archive may have moved');
    expect(messages).toContain('30 links of');
    expect(taken).toEqual([]);
  });
});

describe('the list of report archives', () => {
  const write = (content: unknown): void =>
    writeFileSync(join(folder, 'report-sources.json'), typeof content === 'string' ? content : JSON.stringify(content));
  const faultOf = (): string => {
    try {
      readReportSources(folder);
    } catch (thrown) {
      if (isFault(thrown)) return thrown.message;
    }
    return 'read';
  };

  it('the list of report archives has the entries of the operator and only the hosts named there', () => {
    write([
      {
        amc: 'Sample AMC',
        url: 'https://www.sample-amc.example/{next_yyyy}/{next_mm}/',
        links: 'fmr {Mon} {yy}',
        hosts: ['files.sample-amc.example'],
      },
      { amc: 'Other Sample', url: 'https://other.example/{yyyy}.pdf' },
    ]);
    const own = readReportSources(folder).filter(({ certainty }) => certainty === 'operator');
    expect(own).toEqual([
      {
        id: 'sample-amc',
        amc: 'Sample AMC',
        url: 'https://www.sample-amc.example/{next_yyyy}/{next_mm}/',
        links: ['fmr {Mon} {yy}'],
        or: [],
        names: [],
        hosts: ['files.sample-amc.example'],
        format: 'pdf',
        is_enabled: true,
        certainty: 'operator',
        note: null,
      },
      expect.objectContaining({ id: 'other-sample', url: 'https://other.example/{yyyy}.pdf', links: null, hosts: [] }),
    ]);
  });

  it.each([
    [
      'plain http',
      [{ amc: 'Sample AMC', url: 'http://sample.example/a.pdf' }],
      'Expected an address https://host/… as "url" in entry 1',
    ],
    [
      'a host that is not fixed',
      [{ amc: 'Sample AMC', url: 'https://{yyyy}.example/a.pdf' }],
      'Expected an address https://host/… as "url"',
    ],
    [
      'another port',
      [{ amc: 'Sample AMC', url: 'https://sample.example:8443/a.pdf' }],
      'Expected an address https://host/… as "url"',
    ],
    ['no name', [{ url: 'https://sample.example/a.pdf' }], 'Expected the name of the company as "amc"'],
    ['an unknown placeholder', [{ amc: 'Sample AMC', url: 'https://sample.example/{year}.pdf' }], 'not {year},'],
    ['a misspelt member', [{ amc: 'Sample AMC', url: 'https://sample.example/a.pdf', link: 'x' }], 'not "link",'],
    [
      'a host that is an address',
      [{ amc: 'Sample AMC', url: 'https://sample.example/a.pdf', hosts: ['https://x.example'] }],
      'Expected a list of host names as "hosts"',
    ],
    ['an object', { amc: 'Sample AMC' }, 'Expected a list of entries'],
    ['no JSON', '[{', 'Expected JSON in'],
  ])('a list of report archives with %s is rejected, and the entry is named', (_what, content, text) => {
    write(content);
    expect(faultOf()).toContain(text);
  });

  it('without a list of the operator, the shipped archives are valid and used', () => {
    expect(existsSync(join(folder, 'report-sources.json'))).toBe(false);
    const shipped = readReportSources(folder);
    expect(shipped.length).toBeGreaterThan(10);
    expect(new Set(shipped.map(({ id }) => id)).size).toBe(shipped.length);
    expect(shipped.every(({ certainty }) => certainty !== 'operator')).toBe(true);
  });

  it('complete months are requested, newest first, across years', () => {
    expect(listReportMonths('2026-02-01' as IsoDate, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  });

  it('the largest existing reports are within the size limit', () => {
    expect(POLITE_REPORTS.fetch.largestBytes).toBeGreaterThan(18_000_000);
    expect(POLITE_REPORTS.fetch.loopbackOrigins).toEqual([]);
  });
});
