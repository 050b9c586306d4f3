import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { challengePage, navPage, sampleFunds } from '../fixtures/association-page.ts';
import { copySampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeOperator } from './operate.ts';
import { documentOf, makeDataDir, makeInstallation } from './run-mfds.ts';

const FIRST_NAV = '/v1/mutual-funds/nav/latest?funds=sample-bolan-islamic-cash-fund';

/** Writes a document next to the data directory and returns its path. */
function writeDocument(dataDir: string, name: string, text: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, '..', name);
  writeFileSync(path, text);
  return path;
}

describe('the first start', () => {
  it('the first start fills an empty data directory with sample funds and reports, prints three lines, and its facts and keys survive a kill', async () => {
    const { dataDir, key, lines, remove } = await copySampleInstallation();
    onTestFinished(remove);
    expect(lines).toEqual([
      expect.stringMatching(/^ready http:\/\/127\.0\.0\.1:\d+$/),
      `${lines[0]?.replace('ready', 'docs')}/docs`,
      expect.stringMatching(/^key mfd_[0-9A-Za-z]{38}$/),
    ]);
    const served = await startServing(dataDir);
    const funds = (await (
      await served.get('/v1/mutual-funds/funds?lifecycle_status=ALL&per_page=100', key)
    ).json()) as { data: { name: string; latest_report_date: string | null }[] };
    expect(funds.data.length).toBeGreaterThanOrEqual(55);
    expect(funds.data.filter(({ name }) => !name.includes('Sample'))).toEqual([]);
    expect(
      funds.data.filter(({ latest_report_date }) => latest_report_date !== null).length,
      'a dozen funds, the sub-funds of one counted apart',
    ).toBeGreaterThanOrEqual(12);
    const status = (await (await served.get('/status.json')).json()) as {
      sample_reports: null;
      sources: { source: string; held_count: number }[];
    };
    expect(status.sample_reports, 'all reports are imported').toBe(null);
    expect(status.sources.find(({ source }) => source === 'fmr')?.held_count, 'reports without a doubt').toBe(0);
    const report = (await (
      await served.get('/v1/mutual-funds/funds/sample-indus-stock-fund/fmr-reports/latest?include=all', key)
    ).json()) as { data: { data_version: number; sections: object } };
    expect([report.data.data_version, Object.keys(report.data.sections).length]).toEqual([1, 12]);
    const before = (await (await served.get(FIRST_NAV, key)).json()) as { data: unknown };
    await served.stop('SIGKILL');
    const second = await startServing(dataDir);
    const after = (await (await second.get(FIRST_NAV, key)).json()) as { data: unknown };
    expect(
      second.lines.map((line) => line.split(' ')[0]),
      'no second key',
    ).toEqual(['ready', 'docs']);
    expect(after.data).toEqual(before.data);
    expect((await second.get('/docs')).status).toBe(200);
    expect(await second.stop('SIGTERM')).toBe(0);
  });
});

describe('a running service and the command line beside it', () => {
  it('a running service has saved the code that it compiled, so that the next start is short even after a kill', async () => {
    const cwd = temporaryFolder();
    await startServing(makeDataDir(), { MFDS_SAMPLE: 'off', NODE_COMPILE_CACHE: cwd });
    await expect.poll(() => globSync('*/*', { cwd }).length).toBeGreaterThan(100);
  });

  it('a running service serves the import of another process, and rejects a revoked key, from the next request on', async () => {
    const dataDir = makeDataDir();
    const mfds = makeInstallation(dataDir);
    const served = await startServing(dataDir, { MFDS_SAMPLE: 'off' });
    const made = documentOf(
      await mfds(['keys', 'create', '--account', 'a@example.com', '--name', 'n', '--scopes', 'all', '--json']),
    ) as { id: string; key: string };
    expect(
      ((await (await served.get('/v1/mutual-funds/nav/latest', made.key)).json()) as { data: unknown[] }).data,
    ).toEqual([]);
    const page = writeDocument(dataDir, 'nav.html', navPage(sampleFunds(12)));
    const ingested = await mfds(['ingest', 'nav', page, '--json']);
    expect({ code: ingested.code, document: documentOf(ingested) }).toMatchObject({
      code: 0,
      document: { rows: 12, held: 0, refused: 0 },
    });
    expect(
      ((await (await served.get('/v1/mutual-funds/nav/latest', made.key)).json()) as { data: unknown[] }).data,
    ).toHaveLength(12);
    await mfds(['keys', 'revoke', made.id]);
    expect((await served.get('/v1/mutual-funds/nav/latest', made.key)).status).toBe(401);
  });

  it('a running service answers a burst until the bucket is empty, then 429 with an exact Retry-After', async () => {
    const dataDir = makeDataDir();
    const { key } = documentOf(
      await makeOperator(dataDir)([
        'keys',
        'create',
        '--account',
        'a@example.com',
        '--name',
        'n',
        '--scopes',
        'all',
        '--json',
      ]),
    ) as { key: string };
    const served = await startServing(dataDir, { MFDS_LIMIT_UNITS_PER_MINUTE: '30', MFDS_SAMPLE: 'off' });
    const statuses = [];
    for (let call = 0; call < 31; call += 1) statuses.push((await served.get('/v1/catalog', key)).status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30);
    const refused = await served.get('/v1/mutual-funds/nav/bulk?funds=x&date=2026-01-01', key);
    expect({ status: refused.status, limit: refused.headers.get('ratelimit-limit') }).toEqual({
      status: 429,
      limit: '30',
    });
    const wait = Number.parseInt(refused.headers.get('retry-after') ?? '', 10);
    await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
    expect((await served.get('/v1/mutual-funds/nav/bulk?funds=x&date=2026-01-01', key)).status).toBe(200);
  });
});

describe('mfds ingest', () => {
  it('mfds ingest exits with 0 if all is served, 3 if something is held, 1 if a document is rejected, 2 for a usage error', async () => {
    const dataDir = makeDataDir();
    const [mfds, look] = [makeInstallation(dataDir), makeOperator(dataDir)];
    const whole = writeDocument(dataDir, 'whole.html', navPage(sampleFunds(12)));
    const held = writeDocument(
      dataDir,
      'held.html',
      navPage(sampleFunds(12, { validity_date: 'Aug 20, 2026', nav: '99.0000' })),
    );
    const challenge = writeDocument(dataDir, 'challenge.html', challengePage());
    const codes = [];
    for (const args of [
      ['nav', whole],
      ['nav', held],
      ['nav', challenge],
      ['navs', whole],
      ['nav'],
      ['nav', join(dataDir, 'nowhere.html')],
    ]) {
      codes.push((await mfds(['ingest', ...args, '--json'])).code);
    }
    expect(codes).toEqual([0, 3, 1, 2, 2, 1]);
    const listed = documentOf(await look(['review', 'list', '--json'])) as {
      count: number;
      holds: { check: string; id: string }[];
    };
    expect(new Set(listed.holds.map(({ check }) => check))).toEqual(new Set(['nav_jump']));
    const shown = documentOf(await look(['review', 'show', listed.holds[0]?.id ?? '', '--json'])) as {
      held_rows: unknown[];
      documents: unknown[];
    };
    expect([shown.held_rows.length, shown.documents.length]).toEqual([1, 1]);
  });

  it('mfds ingest prints what was expected and found, and the served data stays', async () => {
    const dataDir = makeDataDir();
    const mfds = makeOperator(dataDir);
    const rows = sampleFunds(12);
    await mfds(['ingest', 'nav', writeDocument(dataDir, 'whole.html', navPage(rows))]);
    const short = await mfds(['ingest', 'nav', writeDocument(dataDir, 'short.html', navPage(rows.slice(0, 5)))]);
    expect(short.code).toBe(1);
    expect(short.stdout).toContain('usually has 12 rows; found 5, less than half');
    const part = await mfds([
      'ingest',
      'nav',
      '--partial',
      writeDocument(dataDir, 'short.html', navPage(rows.slice(0, 5))),
      '--json',
    ]);
    expect({ code: part.code, changed: documentOf(part)['changed'] }).toEqual({ code: 0, changed: 0 });
  });
});

describe('mfds rebuild', () => {
  it('mfds rebuild creates a store from the archive that gives the same responses', async () => {
    const [dataDir, fresh] = [makeDataDir(), makeDataDir()];
    const mfds = makeOperator(dataDir);
    await mfds(['ingest', 'nav', writeDocument(dataDir, 'whole.html', navPage(sampleFunds(12)))]);
    const rebuilt = await makeInstallation(fresh)(['rebuild', '--from', join(dataDir, 'archive'), '--json']);
    expect({ code: rebuilt.code, entries: documentOf(rebuilt)['entries'] }).toEqual({ code: 0, entries: 1 });
    const answers = [];
    for (const folder of [dataDir, fresh]) {
      const { key } = documentOf(
        await makeOperator(folder)([
          'keys',
          'create',
          '--account',
          'a@example.com',
          '--name',
          'n',
          '--scopes',
          'all',
          '--json',
        ]),
      ) as { key: string };
      const served = await startServing(folder, { MFDS_SAMPLE: 'off' });
      const bodies = [];
      for (const path of ['/v1/mutual-funds/funds', '/v1/mutual-funds/nav/latest', '/v1/mutual-funds/updates']) {
        bodies.push(((await (await served.get(path, key)).json()) as { data: unknown }).data);
      }
      answers.push(JSON.stringify(bodies, (name, value: unknown) => (name === 'checkpoint' ? undefined : value)));
      await served.stop('SIGTERM');
    }
    expect(answers[1]).toBe(answers[0]);
  });
});
