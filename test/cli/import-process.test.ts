import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sha256Hex } from '#base/hash.ts';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { EXECUTABLE, documentOf, makeDataDir, makeInstallation } from './run-mfds.ts';
import { childEnvironment } from '../support/child-environment.ts';

function longHistory(): string {
  const day = (number: number): string => new Date(Date.UTC(1970, 0, 1 + (number % 20_000))).toISOString().slice(0, 10);
  return `fund,nav,date\n${Array.from({ length: 400_000 }, (_, row) => `Sample Fund ${Math.floor(row / 20_000)},10.0000,${day(row)}`).join('\n')}\n`;
}

it('a signal ends a busy import, which reports what was stored and leaves the database free', async () => {
  const dataDir = makeDataDir();
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, '..', 'long.csv');
  writeFileSync(file, longHistory());
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', EXECUTABLE, 'ingest', 'nav-history', file, '--json'],
    { env: childEnvironment({ MFDS_DATA_DIR: dataDir }), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const out = child.stdout.toArray();
  const markers = (): string[] =>
    existsSync(join(dataDir, 'importing')) ? readdirSync(join(dataDir, 'importing')) : [];
  await expect.poll(() => markers().length, { interval: 10 }).toBe(1);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(143);
  expect(JSON.parse((await out).join(''))).toMatchObject({ error: { code: 'STOPPED' } });
  expect(markers()).toEqual([]);
  const page = join(dataDir, '..', 'nav.html');
  writeFileSync(page, navPage(sampleFunds(6)));
  expect((await makeInstallation(dataDir)(['ingest', 'nav', page])).code).toBe(0);
});

it('a document set aside is rejected with its reason and a remedy, and the other documents are imported', async () => {
  const dataDir = makeDataDir();
  const mfds = makeInstallation(dataDir);
  const [bad, good] = [join(dataDir, '..', 'bad.html'), join(dataDir, '..', 'good.html')];
  mkdirSync(join(dataDir, 'importing'), { recursive: true });
  writeFileSync(bad, navPage(sampleFunds(7)));
  writeFileSync(good, navPage(sampleFunds(6)));
  const marker = join(dataDir, 'importing', sha256Hex(Buffer.from(navPage(sampleFunds(7)))));
  writeFileSync(
    marker,
    JSON.stringify({ origin: bad, begun: 1, reason: 'its import took more than 60 seconds of processor time' }),
  );
  const ran = await mfds(['ingest', 'nav', bad, good, '--json']);
  expect(ran.code).toBe(1);
  expect(documentOf(ran)).toMatchObject({
    refused: 1,
    documents: [
      {
        outcome: 'refused',
        message: expect.stringContaining(
          `more than 60 seconds of processor time. To try it again, delete ${marker}.`,
        ) as string,
      },
      { outcome: 'promoted' },
    ],
  });
  // Two interrupted imports are attributed to power cuts; a third is attributed to the document.
  for (const [begun, code] of [
    [3, 1],
    [2, 0],
  ]) {
    writeFileSync(marker, JSON.stringify({ origin: bad, begun }));
    expect((await mfds(['ingest', 'nav', bad])).code).toBe(code);
  }
  expect(existsSync(marker)).toBe(false);
});
