import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { childEnvironment } from '../support/child-environment.ts';
import { startServing } from '../support/serving.ts';
import { makeOperator } from './operate.ts';
import { EXECUTABLE, makeDataDir } from './run-mfds.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** File modes of everything that contains accounts, keys or the secret. */
function modesOf(dataDir: string): Record<string, string> {
  const names = readdirSync(dataDir).filter((name) => /^(access|secret|.*\.tar$)/.test(name));
  return Object.fromEntries([
    ['.', modeOf(dataDir)],
    ...names.map((name) => [name, modeOf(join(dataDir, name))]),
  ]) as Record<string, string>;
}

/** Runs `mfds` where new files and folders would be open to everyone. */
function runOpenly(dataDir: string, ...args: string[]): void {
  execFileSync(
    'sh',
    ['-c', 'umask 000; exec "$0" --disable-warning=ExperimentalWarning "$@"', process.execPath, EXECUTABLE, ...args],
    { stdio: 'ignore', env: childEnvironment({ MFDS_DATA_DIR: dataDir }) },
  );
}

it('files with accounts, keys or the secret are created readable only by their owner, whatever the umask', async () => {
  const dataDir = makeDataDir();
  runOpenly(dataDir, 'keys', 'create', '--account', 'a@example.com', '--name', 'n', '--scopes', 'all');
  runOpenly(dataDir, 'backup', join(dataDir, 'backup.tar'));
  expect(modesOf(dataDir)).toEqual({ '.': '700', 'access.sqlite': '600', secret: '600', 'backup.tar': '600' });
  const served = await startServing(dataDir, { MFDS_SAMPLE: 'off' });
  expect(modesOf(dataDir)).toMatchObject({
    '.': '700',
    'access.sqlite': '600',
    'access.sqlite-wal': '600',
    'access.sqlite-shm': '600',
  });
  await served.stop('SIGTERM');
});

it.each([
  ['an account', ['accounts', 'create', 'a@example.com']],
  ['an import', ['ingest', 'registry']],
])('the data directory is created for its owner only, whatever the umask, by %s', (_what, command) => {
  const dataDir = makeDataDir();
  const sheet = join(dataDir, '..', 'funds.csv');
  writeFileSync(sheet, 'official_name,slug\nSample Income Fund,sample-income\n');
  runOpenly(dataDir, ...command, ...(command[0] === 'ingest' ? [sheet] : []));
  expect(modesOf(dataDir)['.']).toBe('700');
});

it('an installation that others could read is restricted at its next start', async () => {
  const dataDir = makeDataDir();
  await makeOperator(dataDir)(['keys', 'create', '--account', 'a@example.com', '--name', 'n', '--scopes', 'all']);
  mkdirSync(join(dataDir, 'outbox'));
  writeFileSync(join(dataDir, 'outbox', 'letter.txt'), 'a link');
  writeFileSync(join(dataDir, 'nightly.tar'), 'a backup');
  writeFileSync(join(dataDir, 'notes.md'), 'not ours to judge');
  for (const [name, mode] of [
    ['.', 0o755],
    ['access.sqlite', 0o644],
    ['secret', 0o444],
    ['outbox', 0o777],
    ['outbox/letter.txt', 0o664],
    ['nightly.tar', 0o666],
    ['notes.md', 0o644],
  ] as const)
    chmodSync(join(dataDir, name), mode);
  const served = await startServing(dataDir, { MFDS_SAMPLE: 'off' });
  expect(modesOf(dataDir)).toMatchObject({
    '.': '700',
    'access.sqlite': '600',
    'access.sqlite-wal': '600',
    secret: '400',
    'nightly.tar': '600',
  });
  expect([
    modeOf(join(dataDir, 'outbox')),
    modeOf(join(dataDir, 'outbox/letter.txt')),
    modeOf(join(dataDir, 'notes.md')),
  ]).toEqual(['700', '600', '644']);
  await served.stop('SIGTERM');
});
