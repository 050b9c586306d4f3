import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childEnvironment } from '../support/child-environment.ts';
import { copySampleInstallation } from '../support/sample-installation.ts';
import type { SampleInstallation } from '../support/sample-installation.ts';
import { startServing } from '../support/serving.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { documentOf, EXECUTABLE, makeInstallation } from './run-mfds.ts';

let sample: SampleInstallation;

beforeAll(async () => {
  sample = await copySampleInstallation();
});
afterAll(() => sample.remove());

const bytesOf = (folder: string): Map<string, string> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')]));

const finishedIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /\.(parquet|csv|sqlite)$/.test(name)) : [];

it('a command that is killed at any time and repeated gives the same bytes', async () => {
  const mfds = makeInstallation(sample.dataDir);
  const expected = join(temporaryFolder(), 'export');
  expect((await mfds(['export', '--out', expected])).code).toBe(0);
  const whole = bytesOf(expected);
  const folder = join(temporaryFolder(), 'export');
  const finished: number[] = [];
  for (const least of [0, 8, 24]) {
    const child = spawn(process.execPath, [EXECUTABLE, 'export', '--out', folder], {
      env: childEnvironment({ MFDS_DATA_DIR: sample.dataDir }),
      stdio: 'ignore',
    });
    // The kill waits for files rather than for a time: how long the command takes to begin depends on the load.
    while (child.exitCode === null && finishedIn(folder).length <= least) await setTimeout(1);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const names = finishedIn(folder);
    for (const name of names) expect(readFileSync(join(folder, name), 'latin1')).toBe(whole.get(name));
    expect(names.length).toBeGreaterThan(least);
    finished.push(names.length);
  }
  expect(finished).toEqual(finished.toSorted((one, other) => one - other));
  const ran = await mfds(['export', '--out', folder, '--json']);
  expect([ran.code, documentOf(ran)['files']]).toEqual([0, 37]);
  expect(bytesOf(folder)).toEqual(whole);
});

it('the command says what it wrote, continues from a manifest, and refuses wrong usage with exit code 2', async () => {
  const mfds = makeInstallation(sample.dataDir);
  const folder = join(temporaryFolder(), 'export');
  const first = await mfds(['export', '--out', folder, '--format', 'csv']);
  expect(first.stdout).toMatch(/^Wrote \d+ rows to 18 files in .+export \(\d+\.\d MB\), as of event \d+\.\n/);
  expect(first.stdout).toContain(`--since ${folder}`);
  expect((await mfds(['export', '--out', folder, '--format', 'csv'])).stdout).toContain('was already complete');

  const increment = join(temporaryFolder(), 'increment');
  const since = documentOf(await mfds(['export', '--out', increment, '--since', folder, '--json']));
  expect(since['since']).toMatchObject({ event: (since['generation'] as { event: number }).event });

  const refusals: readonly (readonly [readonly string[], number, RegExp])[] = [
    [['--format', 'xml'], 2, /Expected .*parquet/],
    [
      ['--as-of', 'yesterday'],
      2,
      /Expected a UTC timestamp such as 2026-06-30T19:00:00Z for --as-of; found "yesterday"/,
    ],
    [['--as-of', '2999-01-01T00:00:00Z'], 2, /must not be in the future/],
    [['--since', 'nonsense'], 2, /checkpoint/],
    [['--since', './nothing.json'], 1, /There is no file or folder/],
    [['--since', 'package.json'], 1, /package\.json is not the undamaged manifest of an export/],
  ];
  for (const [words, code, text] of refusals) {
    const ran = await mfds(['export', '--out', join(temporaryFolder(), 'x'), ...words]);
    expect([words, ran.code]).toEqual([words, code]);
    expect(ran.stderr).toMatch(text);
  }
  expect((await mfds(['export'])).code).toBe(2);
  const overItself = await mfds(['export', '--out', folder, '--since', join(folder, 'manifest.json')]);
  expect([overItself.code, overItself.stderr]).toEqual([2, expect.stringContaining('that --out would replace')]);
  const notes = temporaryFolder();
  writeFileSync(join(notes, 'notes.txt'), 'mine');
  const refused = await mfds(['export', '--out', notes, '--json']);
  expect([refused.code, documentOf(refused)['error']]).toEqual([1, expect.objectContaining({ code: 'FILE_EXISTS' })]);
});

it('a serving installation publishes exports by its schedule, and a key downloads them', async () => {
  const exports = join(temporaryFolder(), 'exports');
  const served = await startServing(sample.dataDir, {
    MFDS_EXPORTS_DIR: exports,
    MFDS_EXPORTS_SCHEDULE: '* * * * * *',
  });
  interface Listed {
    readonly exports: readonly { readonly name: string; readonly files: readonly { url: string; bytes: number }[] }[];
  }
  const list = async () => ((await (await served.get('/data.json')).json()) as Listed).exports;
  await expect.poll(list, { interval: 500 }).toHaveLength(1);
  // Larger than the buffers of a socket, on a connection that has served other requests.
  for (const file of (await list())[0]?.files ?? []) {
    const response = await served.get(new URL(file.url).pathname, sample.key);
    expect([file.url, response.status, (await response.arrayBuffer()).byteLength]).toEqual([file.url, 200, file.bytes]);
  }
  expect((await served.get('/data')).status).toBe(200);
  expect(await served.stop('SIGTERM')).toBe(0);
});
