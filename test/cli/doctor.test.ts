import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { performancePage, sampleFunds } from '../fixtures/association-page.ts';
import { documentOf, makeDataDir, makeInstallation } from './run-mfds.ts';
import type { Ran } from './run-mfds.ts';

interface Finding {
  readonly what: string;
  readonly state: string;
  readonly says: string;
}

const PATIENT = { timeout: 60_000 };

function findingsOf(ran: Ran): readonly Finding[] {
  return documentOf(ran)['findings'] as Finding[];
}

function stateOf(ran: Ran, what: string): string | undefined {
  return findingsOf(ran).find((finding) => finding.what === what)?.state;
}

it('a doctor that finds no installation says so and makes none', PATIENT, async () => {
  const dataDir = makeDataDir();
  const ran = await makeInstallation(dataDir)(['doctor', '--json']);
  expect(ran.code).toBe(0);
  expect(stateOf(ran, 'data directory')).toBe('look');
  expect(existsSync(dataDir)).toBe(false);
});

it('a doctor tells a working installation from one with a readable secret, held rows, a refused source or a lost secret', PATIENT, async () => {
  const dataDir = makeDataDir();
  const mfds = makeInstallation(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const page = join(dataDir, 'page.html');
  writeFileSync(page, performancePage(sampleFunds(3)));
  expect((await mfds(['ingest', 'performance', page])).code).toBe(0);
  await mfds(['keys', 'create', '--account', 'sara@sample.example', '--name', 'one', '--scopes', 'all']);
  const well = await mfds(['doctor', '--json']);
  expect(well.code).toBe(0);
  expect([stateOf(well, 'facts'), stateOf(well, 'accounts and keys'), stateOf(well, 'review')]).toEqual(['good', 'good', 'good']);

  writeFileSync(page, '<html>no table</html>');
  await mfds(['ingest', 'nav', page]);
  chmodSync(join(dataDir, 'secret'), 0o644);
  const ill = await mfds(['doctor', '--json']);
  expect(ill.code).toBe(1);
  expect([stateOf(ill, 'installation secret'), stateOf(ill, 'source nav')]).toEqual(['bad', 'bad']);

  const lost = await mfds(['doctor', '--json'], { MFDS_SECRET: 'a'.repeat(43) });
  expect(lost.code).toBe(1);
  const told = findingsOf(lost).find(({ what }) => what === 'accounts and keys');
  expect(told?.state).toBe('bad');
  expect(told?.says).toContain('another installation secret');
});
