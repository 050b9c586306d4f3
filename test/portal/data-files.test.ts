import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishExport } from '#exports/publish-export.ts';
import { openInstallation } from '#wire.ts';
import { readConfig } from '../../src/config.ts';
import { makeOperator } from '../cli/operate.ts';
import { startServing } from '../support/serving.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The token in the only email of the outbox. */
async function readToken(outbox: string): Promise<string> {
  const names = (): string[] => readdirSync(outbox).filter((name) => /^[^.].*\.txt$/.test(name));
  await expect.poll(names).toHaveLength(1);
  const text = readFileSync(join(outbox, names()[0] ?? ''), 'utf8');
  return new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
}

it('a person who signed in downloads with the browser as soon as the account is active', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const MFDS_EXPORTS_DIR = join(temporaryFolder(), 'exports');
  const installation = openInstallation(readConfig({ MFDS_DATA_DIR: dataDir }));
  const published = { folder: MFDS_EXPORTS_DIR, keep: 1 };
  const { name } = await publishExport(await installation.exported(), published, new Date());
  await installation.close();
  const { address } = await startServing(dataDir, { MFDS_EXPORTS_DIR, MFDS_SAMPLE: 'off' });
  const submit = async (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(address + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
    });
  expect((await submit('/account/sign-up', { email: 'sara@example.com' })).status).toBe(200);
  const token = await readToken(join(dataDir, 'outbox'));
  const signedIn = await submit('/account/password', { token, password: 'green kettle on Tuesday' });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const download = async () => fetch(`${address}/data/${name}/navs.csv`, { headers: { cookie, accept: 'text/html' } });
  const early = await download();
  expect([early.status, await early.text()]).toEqual([403, expect.stringContaining('Activate your account first')]);

  const mfds = makeOperator(dataDir);
  const activated = await mfds(['accounts', 'activate', 'sara@example.com', '--vouch', 'known in person']);
  expect([activated.code, activated.stderr]).toEqual([0, '']);
  const response = await download();
  expect([response.status, response.headers.get('ratelimit-remaining')]).toEqual([200, '595']);
  expect(await response.text()).toBe(readFileSync(join(MFDS_EXPORTS_DIR, name, 'navs.csv'), 'utf8'));
});
