import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { allocation, fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { makeOperator } from './operate.ts';
import { documentOf, EXECUTABLE, makeDataDir } from './run-mfds.ts';
import { childEnvironment } from '../support/child-environment.ts';

const BAD_SUM = [allocation('ASSET_ALLOCATION', 'Cash', '35.25'), allocation('ASSET_ALLOCATION', 'T-Bills', '57.75')];

const held = makeHeld();

/** An installation with three holds: two withheld groups of one page, and an unknown name. */
async function makeHeld(): Promise<string> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'mfds-held-')), 'data');
  const mfds = makeOperator(dataDir);
  const put = (name: string, text: string): string => {
    const path = join(dataDir, '..', name);
    writeFileSync(path, text);
    return path;
  };
  await mfds(['ingest', 'registry', put('funds.csv', 'official_name,slug\nSample Crescent Cash Fund,sample-cash\n')]);
  const pages = [
    fundPage({ allocations: BAD_SUM, nav_date: '2026-05-01' }),
    fundPage({ page_number: 5, fund_name_raw: 'Sample Crescent Liquid Fund' }),
  ];
  await mfds(['ingest', 'fmr', put('pages.json', fragmentFile(pages))]);
  return dataDir;
}

/** Runs commands on a copy of that installation in `dataDir`. */
async function copyHeld(dataDir: string): Promise<ReturnType<typeof makeOperator>> {
  cpSync(await held, dataDir, { recursive: true });
  return makeOperator(dataDir);
}

afterAll(async () => {
  rmSync(join(await held, '..'), { recursive: true });
});

it('`review list` counts open holds by check and AMC, `--all` lists them with their ids, and --json is the same for both', async () => {
  const mfds = await copyHeld(makeDataDir());
  const counted = (await mfds(['review', 'list'])).stdout;
  expect(counted).toMatch(/^check +amc +holds +rows +documents +oldest$/m);
  expect(counted).toMatch(/^fund_unknown +Sample Crescent Asset Management Limited +1 +1 +1 +\d{4}-\d\d-\d\d$/m);
  expect(counted).toContain('3 holds open.');
  const { holds } = documentOf(await mfds(['review', 'list', '--json'])) as { holds: { id: string }[] };
  expect(holds).toHaveLength(3);
  const all = (await mfds(['review', 'list', '--all'])).stdout;
  for (const { id } of holds) {
    expect(all).toContain(id);
    expect(counted).not.toContain(id);
  }
  expect(documentOf(await mfds(['review', 'list', '--all', '--json']))).toEqual({ holds, count: 3 });
  expect((await mfds(['review', 'list', '--check', 'fund_unknown'])).stdout).toMatch(/^[0-9a-f-]{36} +fund_unknown/m);
});

it('`review teach` adds a word to the profile of its AMC, `review confirm-page` a page, and `review profiles` lists both', async () => {
  const mfds = await copyHeld(makeDataDir());
  const sheet = join(mkdtempSync(join(tmpdir(), 'mfds-sheet-')), 'amc.csv');
  writeFileSync(sheet, 'slug,amc\nsample-cash,Sample Crescent Asset Management Limited\n');
  await mfds(['ingest', 'registry', sheet]);
  const nothing = await mfds(['review', 'profiles']);
  expect(nothing.stdout).toContain('Nothing was taught.');
  const teach = ['review', 'teach', 'sample-crescent-asset-management-limited', 'Worth of a Share', 'nav'];
  expect((await mfds([...teach, '--reason', 'page 4'])).stdout).toMatch(/^1 decision recorded/);
  const known = await mfds(['review', 'teach', teach[2] ?? '', 'NAV', 'fund_size', '--reason', 'x']);
  expect(known.stderr).toContain('The reader understands "NAV" already');
  expect((await mfds(['review', 'teach', 'nobody', 'Worth', 'nav', '--reason', 'x'])).stderr).toContain('No AMC has');
  expect((await mfds(['review', 'profiles'])).stdout).toMatch(
    /^Sample Crescent Asset Management Limited +[0-9a-f]{12} +0 +Worth of a Share +NAV per unit$/m,
  );
  const { profiles } = documentOf(await mfds(['review', 'profiles', '--json'])) as { profiles: unknown[] };
  expect(profiles).toMatchObject([{ words: [{ printed: 'Worth of a Share', term: 'nav' }] }]);
});

it('`review confirm` accepts all holds of a page, and `review correct --also` gives several paths one value', async () => {
  const mfds = await copyHeld(makeDataDir());
  const { holds } = documentOf(await mfds(['review', 'list', '--json'])) as {
    holds: { id: string; check: string }[];
  };
  const id = holds.find(({ check }) => check === 'report_dates')?.id ?? '';
  const wrong = await mfds(['review', 'correct', id, 'nav_date', '2026-06-30', '--also', 'nowhere', '--reason', 'x']);
  expect(wrong.stderr).toContain('has no value at nowhere');
  expect((await mfds(['review', 'confirm', id, '--reason', 'compared'])).stdout).toMatch(/^1 decision recorded/);
  const left = documentOf(await mfds(['review', 'list', '--json'])) as { holds: { check: string }[] };
  expect(left.holds.map(({ check }) => check)).toEqual(['fund_unknown']);
});

it('`review correct --all-pages` gives every page of a document that has no month the same one', async () => {
  const dataDir = makeDataDir();
  const mfds = await copyHeld(dataDir);
  const undated = { report_date: null, report_month: null };
  const path = join(mkdtempSync(join(tmpdir(), 'mfds-undated-')), 'pages.json');
  const pages = [8, 9].map((page_number) =>
    fundPage({ ...undated, page_number, fund_name_raw: `Sample Crescent Undated Fund ${page_number}` }),
  );
  writeFileSync(path, fragmentFile(pages));
  await mfds(['ingest', 'fmr', path]);
  const checks = async (): Promise<{ id: string; check: string }[]> =>
    (documentOf(await mfds(['review', 'list', '--json'])) as { holds: { id: string; check: string }[] }).holds;
  const id = (await checks()).find(({ check }) => check === 'month_missing')?.id ?? '';
  const correct = ['review', 'correct', id, 'report_date', '2026-05-31', '--all-pages', '--reason', 'cover letter'];
  expect((await mfds(correct)).stdout).toMatch(/^2 decisions recorded/);
  expect((await checks()).map(({ check }) => check)).not.toContain('month_missing');
});

it('`review open` prints a link on the loopback address, and a signal applies the waiting decision before it ends', async () => {
  const dataDir = makeDataDir();
  const mfds = await copyHeld(dataDir);
  const { holds } = documentOf(await mfds(['review', 'list', '--json'])) as {
    holds: { id: string; check: string }[];
  };
  const hold = holds.find(({ check }) => check === 'allocation_sum')?.id ?? '';
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', EXECUTABLE, 'review', 'open', '--by', 'sample reviewer', '--json'],
    { env: childEnvironment({ MFDS_DATA_DIR: dataDir }), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { address, link } = JSON.parse(line.toString('utf8')) as { address: string; link: string };
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const opened = await fetch(link, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await (await fetch(`${address}/holds/${hold}`, { headers: { cookie } })).text();
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const decided = await fetch(`${address}/decisions`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: address },
    body: new URLSearchParams({ token, hold, kind: 'accept', reason: 'compared' }),
  });
  expect(decided.status).toBe(303);
  const journal = (): string => readFileSync(join(dataDir, 'archive', 'journal.ndjson'), 'utf8');
  expect(journal()).not.toContain('sample reviewer');
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(journal()).toMatch(/"by":"sample reviewer","decision":\{"kind":"accept"/);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
