import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addDays, todayInKarachi } from '#domain/dates.ts';
import { fundRow, navPage, performancePage, sampleFunds } from '../fixtures/association-page.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { PUBLISHED } from '../support/report-desk.ts';
import { makeOperator } from './operate.ts';
import { documentOf, makeDataDir } from './run-mfds.ts';
import type { Ran } from './run-mfds.ts';

interface Finding {
  readonly what: string;
  readonly state: string;
  readonly says: string;
  readonly remedy?: string;
}

function findingsOf(ran: Ran): readonly Finding[] {
  return documentOf(ran)['findings'] as Finding[];
}

function stateOf(ran: Ran, what: string): string | undefined {
  return findingsOf(ran).find((finding) => finding.what === what)?.state;
}

it('mfds doctor reports a missing installation and creates none', async () => {
  const dataDir = makeDataDir();
  const ran = await makeOperator(dataDir)(['doctor', '--json']);
  expect(ran.code).toBe(0);
  expect(stateOf(ran, 'data directory')).toBe('look');
  expect(existsSync(dataDir)).toBe(false);
});

it('mfds doctor distinguishes a working installation from one with a readable secret, held rows, a rejected source or a lost secret', async () => {
  const dataDir = makeDataDir();
  const mfds = makeOperator(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const page = join(dataDir, 'page.html');
  writeFileSync(page, performancePage(sampleFunds(3)));
  expect((await mfds(['ingest', 'performance', page])).code).toBe(0);
  await mfds(['keys', 'create', '--account', 'sara@sample.example', '--name', 'one', '--scopes', 'all']);
  const well = await mfds(['doctor', '--json']);
  expect(well.code).toBe(0);
  expect([
    stateOf(well, 'facts'),
    stateOf(well, 'accounts and keys'),
    stateOf(well, 'review'),
    stateOf(well, 'private files'),
  ]).toEqual(['good', 'good', 'good', 'look']);

  const MFDS_EXPORTS_DIR = join(dataDir, 'exports');
  const exported = await mfds(['doctor', '--json'], { MFDS_EXPORTS_DIR });
  expect(findingsOf(exported).find(({ what }) => what === 'data files')).toMatchObject({
    state: 'good',
    says: `${MFDS_EXPORTS_DIR} has no export yet.`,
  });

  writeFileSync(page, '<html>no table</html>');
  await mfds(['ingest', 'nav', page]);
  for (const [name, mode] of [
    ['.', 0o755],
    ['secret', 0o644],
    ['access.sqlite', 0o640],
  ] as const)
    chmodSync(join(dataDir, name), mode);
  const ill = await mfds(['doctor', '--json']);
  expect(ill.code).toBe(1);
  expect([stateOf(ill, 'private files'), stateOf(ill, 'source nav')]).toEqual(['bad', 'bad']);
  const { remedy = '' } = findingsOf(ill).find(({ what }) => what === 'private files') ?? {};
  expect(remedy).toContain(
    `chmod go-rwx '${dataDir}' '${join(dataDir, 'access.sqlite')}' '${join(dataDir, 'secret')}'`,
  );
  execFileSync('sh', ['-c', /Run: (.*?)\. The service/.exec(remedy)?.[1] ?? 'false']);
  expect(stateOf(await mfds(['doctor', '--json']), 'private files')).toBe('good');

  const lost = await mfds(['doctor', '--json'], { MFDS_SECRET: 'a'.repeat(43) });
  expect(lost.code).toBe(1);
  const told = findingsOf(lost).find(({ what }) => what === 'accounts and keys');
  expect(told?.state).toBe('bad');
  expect(told?.says).toContain('another installation secret');
});

it('mfds doctor reports how old the data of a source is, however recently it was imported', async () => {
  const dataDir = makeDataDir();
  const mfds = makeOperator(dataDir);
  const page = join(dataDir, '..', 'page.html');
  const validity_date = addDays(todayInKarachi(new Date()), -30);
  writeFileSync(page, performancePage(sampleFunds(3, { validity_date })));
  expect((await mfds(['ingest', 'performance', page])).code).toBe(0);
  const source = findingsOf(await mfds(['doctor', '--json'])).find(({ what }) => what === 'source performance');
  // The command may run after midnight.
  expect(source?.says).toMatch(new RegExp(`^Newer data was expected by .* from ${validity_date} \\(3[01] days old\\)`));
  expect(source?.state).toBe('look');
});

it('mfds doctor counts the holds that mfds review list shows, each once', async () => {
  const dataDir = makeDataDir();
  const mfds = makeOperator(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const take = async (source: string, text: string): Promise<void> => {
    const file = join(dataDir, '..', 'document');
    writeFileSync(file, text);
    await mfds(['ingest', source, file]);
  };
  await take('performance', performancePage([fundRow({ nav: '0.0000', fund_id: '1' })]));
  // Two unknown names, both printed by two documents with two rows each.
  for (const days of [
    ['2026-08-13', '2026-08-14'],
    ['2026-08-17', '2026-08-18'],
  ])
    await take(
      'nav-history',
      `fund,nav,date\n${['A', 'B'].flatMap((name) => days.map((day) => `Sample Unknown Fund ${name},10.40,${day}\n`)).join('')}`,
    );
  const { holds } = documentOf(await mfds(['review', 'list', '--json'])) as { holds: { rows: number }[] };
  expect(holds.map(({ rows }) => rows)).toEqual([1, 4, 4]);
  const review = findingsOf(await mfds(['doctor', '--json'])).find(({ what }) => what === 'review');
  expect(review).toMatchObject({ state: 'look', says: expect.stringMatching(/^3 holds are waiting/) as string });
});

it('mfds doctor names the report sources whose last visit failed, and rejects an invalid list', async () => {
  const dataDir = makeDataDir();
  const mfds = makeOperator(dataDir);
  mkdirSync(dataDir, { recursive: true });
  await mfds(['sources', 'disable', 'all']);
  const url = 'https://www.sample-amc.example/{yyyy}.pdf';
  await mfds(['sources', 'add', 'sample-amc', '--amc', 'Sample AMC', '--url', url]);
  expect(stateOf(await mfds(['doctor', '--json']), 'report sources')).toBe('good');
  const address = JSON.stringify([url, null, [], []]);
  writeFileSync(
    join(dataDir, 'source-states.json'),
    JSON.stringify({ 'sample-amc': { address, failures: 2, last_failure: 'the site returned 503.' } }),
  );
  const failing = findingsOf(await mfds(['doctor', '--json'])).find(({ what }) => what === 'report sources');
  expect(failing).toMatchObject({
    state: 'look',
    says: '1 report source is enabled; reports were fetched from 0. The last visit failed for: sample-amc.',
  });
  writeFileSync(join(dataDir, 'report-sources.json'), '[{');
  expect(stateOf(await mfds(['doctor', '--json']), 'report sources')).toBe('bad');
});

it('a company whose newest reports lost most of their rows is named when they are imported, and by mfds doctor', async () => {
  const dataDir = makeDataDir();
  const mfds = makeOperator(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const take = async (source: string, text: string): Promise<Ran> => {
    const file = join(dataDir, '..', 'document');
    writeFileSync(file, text);
    return mfds(['ingest', source, file]);
  };
  const bare = { nav_per_unit: null, nav_date: null, net_assets: null };
  const month = (report_date: string, given: object = {}): string =>
    fragmentFile([fundPage({ report_date, report_month: report_date.slice(0, 7), ...bare, ...given })]);
  await take('performance', performancePage(PUBLISHED));
  await take('nav', navPage(PUBLISHED));
  expect((await take('fmr', month('2026-05-31'))).stdout).not.toContain('Read worse than usual');
  const poor = await take('fmr', month('2026-06-30', { allocations: [], reported_returns: [], holdings: [] }));
  const said = 'Reports of Sample Crescent Asset Management Limited of 2026-06-30: 4 rows per report, usually 13';
  expect(poor.stdout.replaceAll(/\s+/g, ' ')).toContain(`Read worse than usual. ${said}`);
  const reading = findingsOf(await mfds(['doctor', '--json'])).find(({ what }) => what === 'report reading');
  expect(reading).toMatchObject({ state: 'look', says: expect.stringContaining(said) as string });
});
