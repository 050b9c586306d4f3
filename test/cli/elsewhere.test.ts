import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { EXECUTABLE } from './run-mfds.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Names of everything in a checkout. */
function listCheckout(): readonly string[] {
  return [...readdirSync('.'), ...readdirSync('node_modules'), ...globSync('{bin,docs,src}/**')];
}

it('the service runs from any folder with its data elsewhere and writes nothing into the checkout', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages', 'a.html'), navPage(sampleFunds(6)));
  const start = (words: readonly string[]) =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', resolve(EXECUTABLE), ...words], {
      cwd: folder,
      env: childEnvironment({ MFDS_DATA_DIR: 'data', MFDS_SAMPLE: 'off' }),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const before = listCheckout();
  for (const words of [['ingest', 'nav', 'pages'], ['backup', 'b.tar'], ['verify']]) {
    const [code] = (await once(start(words), 'exit')) as [number];
    expect([words, code]).toEqual([words, 0]);
  }
  const serving = start(['serve', '--port', '0', '--threads', '1', '--json']);
  const [line] = (await once(serving.stdout, 'data')) as [Buffer];
  const { ready } = JSON.parse(line.toString('utf8')) as { ready: string };
  expect((await fetch(`${ready}/healthz`)).status).toBe(200);
  serving.kill('SIGTERM');
  expect(await once(serving, 'exit')).toEqual([0, null]);
  expect(listCheckout()).toEqual(before);
  expect(readdirSync(folder).toSorted()).toEqual(['b.tar', 'data', 'pages']);
});
