import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSecretFits, deriveSecret, readInstallationSecret } from '#access/secret.ts';
import { ENGINES, makePlace, openAccessAt } from './engines.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('the secret is created once with 32 random bytes, is readable only by its owner, and does not change', () => {
  const folder = join(temporaryFolder(), 'not', 'there', 'yet');
  const secret = readInstallationSecret(folder);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readInstallationSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(readInstallationSecret(temporaryFolder())).not.toBe(secret);
});

it('processes that start at the same time use the same secret', async () => {
  const folder = temporaryFolder();
  const script = `import { readInstallationSecret } from '#access/secret.ts'; process.stdout.write(readInstallationSecret(process.argv[1]));`;
  const secrets = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script, folder],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const [chunks] = await Promise.all([child.stdout.toArray(), once(child, 'exit')]);
      return chunks.join('');
    }),
  );
  expect(secrets[0]).toHaveLength(43);
  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['secret']);
});

it('a configured secret is used unchanged and writes no file; a short one is rejected and not repeated in the message', () => {
  const folder = temporaryFolder();
  const given = 'x'.repeat(43);
  expect(readInstallationSecret(folder, given)).toBe(given);
  expect(readdirSync(folder)).toEqual([]);
  expect(() => readInstallationSecret(folder, 'hunter2')).toThrow(/at least 43 characters.*MFDS_SECRET(?!.*hunter2)/);
});

it('a damaged secret file stops the start instead of invalidating every key', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'secret'), '');
  expect(() => readInstallationSecret(folder)).toThrow(/Expected an installation secret/);
});

it('each purpose has its own derived secret', () => {
  const secrets = (['keys', 'cursors', 'etags'] as const).map((purpose) => deriveSecret('the installation', purpose));
  expect(new Set([...secrets, 'the installation']).size).toBe(4);
  expect(deriveSecret('the installation', 'keys')).toBe(secrets[0]);
});

it.for(ENGINES)(
  'a server does not start with a secret that does not match the stored keys on %s',
  async (engine, context) => {
    const { database } = await openAccessAt(await makePlace(engine, context));
    await checkSecretFits(database, 'the first secret');
    await checkSecretFits(database, 'the first secret');
    await expect(checkSecretFits(database, 'another secret')).rejects.toMatchObject({ code: 'SECRET_MISMATCH' });
  },
);
