import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { childEnvironment } from '../support/child-environment.ts';
import { startServing } from '../support/serving.ts';
import { makeDataDir } from './run-mfds.ts';

/** Starts `mfds serve` and does not wait until it serves. */
function spawnServe(dataDir: string): ReturnType<typeof spawn> {
  const child = spawn('bin/mfds', ['serve', '--port', '0', '--threads', '1'], {
    env: childEnvironment({ MFDS_DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function readJournal(dataDir: string): readonly string[] {
  const file = join(dataDir, 'archive/journal.ndjson');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

it('a first start that is killed during the import of the sample is continued by the next one, which prints the key', async () => {
  const dataDir = makeDataDir();
  const killed = spawnServe(dataDir);
  let printed = '';
  killed.stdout?.on('data', (text: Buffer) => (printed += text.toString()));
  while (readJournal(dataDir).length < 4) await sleep(10);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(printed, 'it was not ready').toBe('');
  const served = await startServing(dataDir);
  expect(served.key).toMatch(/^mfd_/);
  const { data } = (await (
    await served.get('/v1/mutual-funds/nav/latest?funds=sample-bolan-islamic-cash-fund', served.key)
  ).json()) as { data: { nav_date: string }[] };
  expect(data.length).toBe(1);
  const { data: history } = (await (
    await served.get('/v1/mutual-funds/funds/sample-bolan-islamic-cash-fund/nav?limit=1', served.key)
  ).json()) as { data: { total: number } };
  expect(history.total, 'every day of the latest year, the weeks of two others').toBeGreaterThanOrEqual(365 + 104);
  const imported = readJournal(dataDir).map((line) => (JSON.parse(line) as { sha256?: string }).sha256);
  expect(new Set(imported).size, 'no document twice').toBe(imported.length);
});

it('a first start whose sample cannot be imported does not serve, and explains what to do', async () => {
  const dataDir = makeDataDir();
  // The file of the progress cannot be written.
  mkdirSync(join(dataDir, 'sample-reports.json'), { recursive: true });
  const child = spawnServe(dataDir);
  const [stdout, stderr] = await Promise.all([child.stdout?.toArray(), child.stderr?.toArray(), once(child, 'exit')]);
  expect([child.exitCode, stdout?.join('')]).toEqual([1, '']);
  expect(stderr?.join('')).toContain('The fictional sample data could not be imported');
});
