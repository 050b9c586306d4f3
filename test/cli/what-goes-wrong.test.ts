import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { makeOperator } from './operate.ts';
import { documentOf, EXECUTABLE, makeDataDir } from './run-mfds.ts';
import type { Ran } from './run-mfds.ts';
import { childEnvironment } from '../support/child-environment.ts';

/** An expected failure prints one sentence and no stack trace. */
function expectSentence(ran: Ran, text: RegExp): void {
  expect(ran.stderr).toMatch(text);
  expect(ran.stderr).not.toMatch(/Unexpected|\n +at /);
  expect(ran.code).toBe(1);
}

describe('unusable files and folders', () => {
  it('an unusable document, backup, archive or data directory is reported in a sentence that names it', async () => {
    const dataDir = makeDataDir();
    const mfds = makeOperator(dataDir);
    const folder = join(dataDir, '..', 'folder');
    mkdirSync(folder);
    const note = join(folder, 'note.txt');
    writeFileSync(note, 'mine');
    expect((await mfds(['accounts', 'create', 'a@example.com'])).code).toBe(0);
    expectSentence(await mfds(['ingest', 'nav', join(folder, 'gone.html')]), /There is no file or folder .*gone\.html/);
    expectSentence(await mfds(['ingest', 'nav', folder]), /contains no document/);
    expectSentence(await mfds(['backup', join(folder, 'no/where.tar')]), /There is no file or folder .*\/no\./);
    expectSentence(await mfds(['backup', folder]), /is a folder; give the name/);
    expectSentence(await mfds(['backup', note]), /is not a backup; it was not replaced/);
    expect(readFileSync(note, 'utf8')).toBe('mine');
    expectSentence(await mfds(['restore', join(folder, 'gone.tar')]), /There is no file or folder .*gone\.tar/);
    expectSentence(await mfds(['restore', folder]), /is a folder; give the name of a backup file/);
    expectSentence(await mfds(['rebuild', '--from', folder]), /is not an archive/);
    expectSentence(
      await makeOperator(note)(['accounts', 'create', 'a@example.com']),
      /The path of the data directory, or of a folder in it, is a file/,
    );
  });

  it('a second backup to the same file replaces the first', async () => {
    const dataDir = makeDataDir();
    const mfds = makeOperator(dataDir);
    await mfds(['accounts', 'create', 'a@example.com']);
    const nightly = join(dataDir, '..', 'nightly.tar');
    expect((await mfds(['backup', nightly])).code).toBe(0);
    expect((await mfds(['backup', nightly])).code).toBe(0);
  });
});

it('a mistyped data directory is reported as not being an installation, and none is created', async () => {
  const dataDir = makeDataDir();
  const mfds = makeOperator(dataDir);
  for (const words of [['keys', 'list'], ['review', 'list'], ['verify'], ['backup', 'x.tar']]) {
    expectSentence(await mfds(words), /There is no installation in .*Set MFDS_DATA_DIR/);
  }
  expect(existsSync(dataDir)).toBe(false);
});

it('a store that is not a database is reported as damaged, with the remedy', async () => {
  const dataDir = makeDataDir();
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'facts.sqlite'), 'x'.repeat(8_192));
  expectSentence(await makeOperator(dataDir)(['review', 'list']), /move facts\.sqlite away and run `mfds rebuild`/);
});

it('a closed output pipe prints no stack trace, and a full disk is reported', (context) => {
  context.skip(process.platform !== 'linux', 'there is no /dev/full');
  const run = (line: string): string =>
    execFileSync('bash', ['-c', `set -o pipefail; ${line}`, 'bash', process.execPath, EXECUTABLE], {
      encoding: 'utf8',
    });
  expect(run('"$1" "$2" --help | head -1')).toMatch(/^Run and operate/);
  expect(run('"$1" "$2" nonsense 2>&1 | true; echo over')).toBe('over\n');
  expect(run('"$1" "$2" --help 2>&1 >/dev/full || echo "code $?"')).toMatch(
    /^error: The output could not be written: .*\ncode 1\n$/,
  );
});

describe('interrupted commands', () => {
  it('an interrupted command reports the state and the next step, and exits as shells expect', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    await once(silent, 'listening');
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        EXECUTABLE,
        'sync',
        '--from',
        `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
        '--json',
      ],
      {
        env: childEnvironment({ MFDS_DATA_DIR: makeDataDir() }),
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const output = child.stdout.toArray();
    await once(silent, 'connection');
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(documentOf({ code: child.exitCode, stdout: (await output).join(''), stderr: '' })).toEqual({
      error: {
        code: 'STOPPED',
        message: 'Stopped before completion. Completed documents are kept; run the same command again for the rest.',
      },
    });
    expect(child.exitCode).toBe(130);
  });

  it('a rebuild stops at a signal between two documents and leaves the store unchanged', async () => {
    const dataDir = makeDataDir();
    const mfds = makeOperator(dataDir);
    const pages = join(dataDir, '..', 'pages');
    mkdirSync(pages);
    for (let day = 10; day < 16; day += 1)
      writeFileSync(join(pages, `${day}.html`), navPage(sampleFunds(12, { validity_date: `Aug ${day}, 2026` })));
    expect((await mfds(['ingest', 'nav', pages])).code).toBe(0);
    // The signal arrives while the first document is read. A command that checks for signals between documents stops
    // before the last one.
    const stopper = join(dataDir, '..', 'stopper.mjs');
    writeFileSync(
      stopper,
      `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { readFileSync } = fs;
      fs.readFileSync = (path, ...more) => { if (typeof path === 'string' && path.endsWith('.zst')) process.kill(process.pid, 'SIGTERM'); return readFileSync(path, ...more); };
      syncBuiltinESMExports();`,
    );
    const run = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', stopper, EXECUTABLE, 'rebuild'],
      { env: childEnvironment({ MFDS_DATA_DIR: dataDir }), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const [said] = await Promise.all([run.stderr.toArray(), once(run, 'exit')]);
    expect(said.join('')).toMatch(/the store are unchanged/);
    expect(run.exitCode).toBe(143);
    expect((await mfds(['verify'])).code).toBe(0);
  });

  it('an interrupted backup leaves no partial file, which would contain the secret', async () => {
    const dataDir = makeDataDir();
    await makeOperator(dataDir)(['accounts', 'create', 'a@example.com']);
    const folder = join(dataDir, '..', 'backups');
    mkdirSync(folder);
    const script = `
      import { backup } from '#upkeep/backup.ts';
      import { openInstallation } from '#wire.ts';
      await backup(await openInstallation().whole(), ${JSON.stringify(join(folder, 'b.tar'))}, new Date(), () => process.exit(130));`;
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
      { env: childEnvironment({ MFDS_DATA_DIR: dataDir }), stdio: 'inherit' },
    );
    await once(child, 'exit');
    expect(child.exitCode).toBe(130);
    expect(readdirSync(folder)).toEqual([]);
  });
});
