import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { challengePage, navPage, payoutsPage, performancePage, sampleFunds } from '../fixtures/association-page.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { listChildren } from '../support/child-processes.ts';
import { EXECUTABLE, documentOf, makeDataDir, makeInstallation } from './run-mfds.ts';

interface Reported {
  readonly documents: readonly {
    readonly document: { readonly origin: string };
    readonly outcome: string;
    readonly changed: number;
  }[];
}

it('mfds ingest accepts folders in name order, gzip files and several documents; the same page in another format changes nothing', async () => {
  const dataDir = makeDataDir();
  const folder = join(dataDir, '..', 'pages');
  mkdirSync(folder);
  writeFileSync(join(folder, 'b.html'), navPage(sampleFunds(6, { validity_date: 'Aug 20, 2026' })));
  writeFileSync(join(folder, 'a.html'), navPage(sampleFunds(6)));
  writeFileSync(join(folder, 'notes.txt'), 'not a document');
  const packed = join(dataDir, '..', 'page.html.gz');
  writeFileSync(packed, gzipSync(navPage(sampleFunds(6))));
  const { documents } = documentOf(
    await makeInstallation(dataDir)(['ingest', 'nav', folder, packed, '--json']),
  ) as unknown as Reported;
  expect(documents.map(({ document, outcome }) => [document.origin.split('/').at(-1), outcome])).toEqual([
    ['a.html', 'promoted'],
    ['b.html', 'promoted'],
    ['page.html.gz', 'unchanged'],
  ]);
  expect(documents.map(({ changed }) => changed > 0)).toEqual([true, true, false]);
});

it('mfds ingest runs at lower priority than a service on the same machine when cores are few', async (context) => {
  context.skip(process.platform !== 'linux', 'only Linux tells the children of a process');
  const child = spawn(process.execPath, [EXECUTABLE, 'ingest', 'nav', '-'], {
    env: childEnvironment({ MFDS_DATA_DIR: makeDataDir() }),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  onTestFinished(() => void child.kill());
  const { pid } = child;
  if (pid === undefined) throw new Error('mfds was started');
  // The importing process waits for its document. Every thread has a priority, including those in which V8 collects
  // garbage.
  const threads = (): number[] =>
    listChildren(pid).flatMap((importing) => readdirSync(`/proc/${importing}/task`).map(Number));
  await expect
    .poll(() => new Set(threads().map((thread) => getPriority(thread))))
    .toEqual(new Set([Math.max(getPriority(), 10)]));
});

it('mfds ingest rejects a damaged gzip file, imports the other files, and exits with 1', async () => {
  const dataDir = makeDataDir();
  const folder = join(dataDir, '..', 'pages');
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.html'), navPage(sampleFunds(6)));
  writeFileSync(
    join(folder, 'b.html.gz'),
    gzipSync(navPage(sampleFunds(6, { validity_date: 'Aug 19, 2026' }))).subarray(0, 300),
  );
  writeFileSync(join(folder, 'c.html.gz'), gzipSync(navPage(sampleFunds(6, { validity_date: 'Aug 20, 2026' }))));
  const run = await makeInstallation(dataDir)(['ingest', 'nav', folder, '--json']);
  const { documents } = documentOf(run) as unknown as { documents: { outcome: string; message: string | null }[] };
  expect({ code: run.code, outcomes: documents.map(({ outcome }) => outcome) }).toEqual({
    code: 1,
    outcomes: ['promoted', 'refused', 'promoted'],
  });
  expect(documents[1]?.message).toContain('b.html.gz begins like a gzip file but cannot be decompressed');
});

it('mfds sync imports a local copy of the pages, reports why each failed page failed, and exits with 1', async () => {
  const pages: Record<string, string> = {
    'tab=4': payoutsPage(sampleFunds(6)),
    'tab=3': navPage(sampleFunds(6)),
    'tab=1': performancePage(sampleFunds(6)),
  };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').end(pages[request.url?.split('?')[1] ?? ''] ?? '');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mfds = makeInstallation();
  const first = await mfds(['sync', '--only', 'pages', '--from', from, '--json']);
  expect({ code: first.code, outcomes: outcomesOf(first.stdout) }).toEqual({
    code: 0,
    outcomes: ['payouts promoted', 'nav promoted', 'performance promoted'],
  });
  pages['tab=3'] = challengePage();
  const second = await mfds(['sync', '--only', 'pages', '--from', from, '--json']);
  expect({ code: second.code, outcomes: outcomesOf(second.stdout) }).toEqual({
    code: 1,
    outcomes: ['payouts unchanged', expect.stringMatching(/^nav (refused|failed)$/), 'performance unchanged'],
  });
  expect((await mfds(['sync', '--from', 'https://example.com'])).code, 'a copy is on this machine').toBe(2);
});

function outcomesOf(stdout: string): string[] {
  const { pages } = JSON.parse(stdout) as { pages: { source: string; outcome: string }[] };
  return pages.map(({ source, outcome }) => `${source} ${outcome}`);
}
