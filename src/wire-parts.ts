/** What both halves of the composition root, wire.ts and wire-serving.ts, open. */
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { checkSecretFits, deriveSecret, readInstallationSecret } from '#access/secret.ts';
import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import type { Config } from './config.ts';
import { openAccess } from '#store/database.ts';
import type { ImportPlace } from '#ingest/open-ingest.ts';
import { placeAt } from '#store/places.ts';

export function archiveFolder(config: Config): string {
  return join(config.data_dir, 'archive');
}

export function importPlace(config: Config): ImportPlace {
  return { place: placeAt(config, 'facts'), archive_dir: archiveFolder(config), model: config.model };
}

/** `patience_ms` is for who serves: a statement that takes longer means that the database is away. A command waits. */
export async function openAccessPart(config: Config, log: Log, patience_ms?: number): Promise<Access> {
  const keysSecret = deriveSecret(readInstallationSecret(config.data_dir, config.secret), 'keys');
  const place = placeAt(config, 'access');
  const database = await openAccess(place.engine === 'postgres' && patience_ms !== undefined ? { ...place, patience_ms } : place);
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
