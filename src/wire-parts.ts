/** What both halves of the composition root, wire.ts and wire-serving.ts, open. */
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { checkSecretFits, deriveSecret, readInstallationSecret } from '#access/secret.ts';
import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { Config } from './config.ts';
import { openAccess } from '#store/database.ts';
import { placeAt } from '#store/places.ts';

export function archiveFolder(config: Config): string {
  return join(config.data_dir, 'archive');
}

export async function openAccessPart(config: Config, log: Log): Promise<Access> {
  const keysSecret = deriveSecret(readInstallationSecret(config.data_dir, config.secret), 'keys');
  const database = await openAccess(placeAt(config, 'access'));
  try {
    await checkSecretFits(database, keysSecret);
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
  const { valkey_url } = config;
  const shareRevocation = async (url: string, keyId: string): Promise<void> => (await import('#access/limits-valkey.ts')).shareRevocation(url, keyId, log);
  const share = valkey_url === undefined ? {} : { shareRevocation: async (keyId: string) => shareRevocation(valkey_url, keyId) };
  return { database, keys_secret: keysSecret, clock: systemClock, ...share };
}
