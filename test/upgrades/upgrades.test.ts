import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EXECUTABLE, makeInstallation } from '../cli/run-mfds.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { startServing } from '../support/serving.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Recorded } from './make-fixture.ts';

const MADE_BY = join(import.meta.dirname, 'made-by');
const versions = readdirSync(MADE_BY).map((file) => file.replace('.json.gz', ''));

const read = (version: string): Recorded =>
  JSON.parse(gunzipSync(readFileSync(join(MADE_BY, `${version}.json.gz`))).toString()) as Recorded;

/** The data directory as that version left it. */
function unpack({ files }: Recorded): string {
  const dataDir = join(temporaryFolder(), 'data');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true });
    writeFileSync(join(dataDir, name), Buffer.from(content, 'base64'));
  }
  return dataDir;
}

// Before 0.1.0 all sub-funds of a pension scheme had the same name; since then each name ends with its class.
const NAMES = new Set(['name', 'fund_name']);

/** Without what may differ between versions: the classes in names, and the text of checkpoints, which is opaque. */
function comparable(data: unknown, member = ''): unknown {
  if (Array.isArray(data)) return data.map((row) => comparable(row));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, comparable(value, name)]));
  if (member === 'checkpoint') return 'opaque';
  return typeof data === 'string' && NAMES.has(member) ? data.replace(/ - (?:Equity|Debt|Money Market)$/, '') : data;
}

/**
 * Members may be added by later versions; those that the earlier version served have the same values. An ETag of the
 * earlier version is confirmed or replaced, but confirms no other bytes.
 */
async function expectSameFacts(dataDir: string, { key, answers, next }: Recorded): Promise<void> {
  const served = await startServing(dataDir, { MFDS_SAMPLE: 'off' });
  const expectFacts = async (response: Response, { path, data }: Recorded['next']): Promise<void> => {
    expect([path, response.status]).toEqual([path, 200]);
    expect(comparable(((await response.json()) as { data: unknown }).data), path).toMatchObject(
      comparable(data) as object,
    );
  };
  for (const answer of [...answers, next]) await expectFacts(await served.get(answer.path, key), answer);
  for (const answer of answers) {
    const headers = { 'x-api-key': key, 'if-none-match': answer.etag ?? '' };
    const response = await fetch(served.address + answer.path, { headers });
    if (response.status !== 304) await expectFacts(response, answer);
  }
  await served.stop('SIGTERM');
}

describe.each(versions)('a data directory made by version %s', (version) => {
  it(`serves the same facts to the same keys and cursors after an upgrade from ${version}, and confirms an ETag only for them`, async () => {
    const recorded = read(version);
    await expectSameFacts(unpack(recorded), recorded);
  });

  it(`is the same after upgrades from ${version} that were killed at any moment`, async () => {
    const recorded = read(version);
    const dataDir = unpack(recorded);
    for (const delay of [150, 200, 250, 300, 400]) {
      const child = spawn(process.execPath, [EXECUTABLE, 'serve', '--port', '0', '--threads', '1'], {
        env: childEnvironment({ MFDS_DATA_DIR: dataDir, MFDS_SAMPLE: 'off' }),
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await sleep(delay);
      child.kill('SIGKILL');
      await ended;
    }
    await expectSameFacts(dataDir, recorded);
  });
});

it('a data directory of a newer version is refused with what to do, and is not changed', async () => {
  const [version = ''] = versions;
  const dataDir = unpack(read(version));
  const database = new DatabaseSync(join(dataDir, 'facts.sqlite'));
  database.exec(`insert into migrations (name) values ('facts-9999-of-tomorrow')`);
  database.close();
  const before = readFileSync(join(dataDir, 'facts.sqlite'));
  const refused = await makeInstallation(dataDir)(['verify']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('newer version of this service');
  expect(refused.stderr).toContain('9999-of-tomorrow');
  expect(readFileSync(join(dataDir, 'facts.sqlite')).equals(before)).toBe(true);
});
