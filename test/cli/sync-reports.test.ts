import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { todayInKarachi } from '#domain/dates.ts';
import { fillMonth, listReportMonths } from '#ingest/sync/month-texts.ts';
import { navPage, payoutsPage, performancePage, sampleFunds } from '../fixtures/association-page.ts';
import { htmlReport } from '../fixtures/html-report.ts';
import { openSite, page, type Site } from '../sync/loopback-site.ts';
import { makeOperator } from './operate.ts';
import { documentOf, makeDataDir } from './run-mfds.ts';

interface Address {
  readonly source: string;
  readonly outcome: string;
  readonly url: string;
}

async function site(answers: Parameters<typeof openSite>[0]): Promise<Site> {
  const opened = await openSite(answers);
  onTestFinished(() => opened.close());
  return opened;
}

/** The association's pages at their paths. */
const ASSOCIATION = {
  '/Industry/IndustryStatDaily?tab=4': [page(payoutsPage(sampleFunds(6)))],
  '/Industry/IndustryStatDaily?tab=3': [page(navPage(sampleFunds(6)))],
  '/Industry/IndustryStatDaily?tab=1': [page(performancePage(sampleFunds(6)))],
};

const WEB_REPORTS = 'https://web.sample-amc.example/FMR?Year={yyyy}&Mon={Mon}';
const webReport = makeWebReport();

/** The report of the newest complete month, as a web page. */
function makeWebReport(): { readonly path: string; readonly text: string } {
  const [month = '', before = ''] = listReportMonths(todayInKarachi(new Date()), 2);
  const fund = sampleFunds(1)[0]?.fund ?? '';
  const heads = [fillMonth('{Mon}-{yy}', month), fillMonth('{Mon}-{yy}', before)] as const;
  return {
    path: fillMonth('/FMR?Year={yyyy}&Mon={Mon}', month),
    text: htmlReport({ fund, month: fillMonth('{Month} {yyyy}', month), nav: '10.0000', heads }),
  };
}

describe('mfds sync', () => {
  it('mfds sync fetches the pages and the reports of every enabled source into an empty data directory, and closes with the counts', async () => {
    const mfds = makeOperator();
    expect((await mfds(['sources', 'disable', 'all'])).code).toBe(0);
    const added = await mfds([
      'sources',
      'add',
      'sample-amc',
      '--amc',
      'Sample AMC',
      '--url',
      'https://www.sample-amc.example/{yyyy}-{mm}.pdf',
    ]);
    expect({ code: added.code, says: added.stderr }).toEqual({ code: 0, says: '' });
    await mfds(['sources', 'add', 'sample-web', '--amc', 'Sample Web', '--url', WEB_REPORTS, '--format', 'html']);
    const copy = await site({ ...ASSOCIATION, [webReport.path]: [page(webReport.text)] });
    const ran = await mfds(['sync', '--months', '1', '--from', copy.origin], { MFDS_SAMPLE: 'off' });
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
    expect(ran.stderr).toContain('Fetching 3 pages of the association');
    expect(ran.stderr).toContain('from 2 sources');
    expect(ran.stdout.split('\n').slice(-5)).toEqual([
      'fetched            3 pages, 1 report',
      'unchanged          none',
      'not published yet  1 report',
      'failed             none',
      '',
    ]);
    const again = documentOf(await mfds(['sync', '--months', '1', '--from', copy.origin, '--json']));
    expect(again).toMatchObject({
      pages: [{ outcome: 'unchanged' }, { outcome: 'unchanged' }, { outcome: 'unchanged' }],
      addresses: [
        { source: 'sample-amc', outcome: 'not_there' },
        { source: 'sample-web', outcome: 'not_modified' },
      ],
    });
  });

  it('mfds sync fmr fetches reports only, from the sites or a local copy, and rejects wrong options', async () => {
    const dataDir = makeDataDir();
    const mfds = makeOperator(dataDir);
    mkdirSync(dataDir, { recursive: true });
    await mfds(['sources', 'disable', 'all']);
    const list = JSON.parse(readFileSync(join(dataDir, 'report-sources.json'), 'utf8')) as unknown[];
    // An entry of an earlier version, without an id.
    list.push({ amc: 'Sample AMC', url: 'https://www.sample-amc.example/fmr/{yyyy}-{mm}.pdf' });
    writeFileSync(join(dataDir, 'report-sources.json'), JSON.stringify(list));
    const copy = await site({});
    const { code, ...ran } = await mfds(['sync', 'fmr', '--months', '1', '--from', copy.origin, '--json']);
    const { addresses } = documentOf({ code, ...ran }) as { addresses: Address[] };
    expect({ code, addresses }).toEqual({
      code: 0,
      addresses: [
        expect.objectContaining({
          source: 'sample-amc',
          outcome: 'not_there',
          url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/fmr\/20\d\d-\d\d\.pdf$/) as string,
        }),
      ],
    });
    expect(copy.asked.length).toBe(1);
    expect((await mfds(['sync', 'fmr', '--months', 'all'])).code).toBe(2);
    expect((await mfds(['sync', 'fmr', '--from', 'https://example.com'])).code, 'a copy is on this machine').toBe(2);
  });
});

describe('mfds sources', () => {
  it('mfds sources lists the shipped archives without an installation, and creates nothing', async () => {
    const dataDir = makeDataDir();
    const ran = await makeOperator(dataDir)(['sources', 'list', '--json']);
    const { sources } = documentOf(ran) as { sources: { id: string; is_enabled: boolean; next_try_at: unknown }[] };
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.every(({ next_try_at }) => next_try_at === null)).toBe(true);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('a source is added, checked without an import, disabled and enabled, and a typing error changes nothing', async () => {
    const dataDir = makeDataDir();
    const mfds = makeOperator(dataDir);
    const list = (): string => readFileSync(join(dataDir, 'report-sources.json'), 'utf8');
    const url = 'https://www.sample-amc.example/{yyyy}/{mm}.pdf';
    await mfds(['sources', 'add', 'sample-amc', '--amc', 'Sample AMC', '--url', url]);
    const before = list();
    const wrong = await mfds(['sources', 'add', 'other', '--amc', 'Sample AMC', '--url', 'http://plain.example/a.pdf']);
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('an address https://host/… as "url"')]);
    const unknown = await mfds(['sources', 'disable', 'sample-amc', 'sampel']);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('no report source "sampel"')]);
    expect(list()).toBe(before);

    const copy = await site({});
    const checked = await mfds(['sources', 'check', 'sample-amc', '--from', copy.origin, '--months', '1', '--json']);
    expect(documentOf(checked)).toMatchObject({ addresses: [{ source: 'sample-amc', outcome: 'not_there' }] });
    expect(existsSync(join(dataDir, 'facts.sqlite')), 'a check opens no store').toBe(false);

    const disabled = documentOf(await mfds(['sources', 'disable', 'sample-amc', '--json']));
    expect(disabled).toMatchObject({ sources: [{ id: 'sample-amc', is_enabled: false, url }] });
    const enabled = documentOf(await mfds(['sources', 'enable', 'sample-amc', '--json']));
    expect(enabled).toMatchObject({ sources: [{ id: 'sample-amc', is_enabled: true, url }] });
  });

  it('the operator can replace the address of a shipped source, and everything else of the entry remains', async () => {
    const mfds = makeOperator();
    const read = async (): Promise<Record<string, unknown>> => {
      const { sources } = documentOf(await mfds(['sources', 'list', '--json'])) as {
        sources: Record<string, unknown>[];
      };
      return sources[0] ?? {};
    };
    const { id, amc } = await read();
    await mfds(['sources', 'add', String(id), '--url', 'https://new.example/{yyyy}-{mm}.pdf']);
    expect(await read()).toMatchObject({
      id,
      amc,
      url: 'https://new.example/{yyyy}-{mm}.pdf',
      links: null,
      or: [],
      certainty: 'operator',
    });
  });
});
