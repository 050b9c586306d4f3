/** Parts of the composition root that commands and the service share. */
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { checkSecretFits, deriveSecret, readInstallationSecret } from '#access/secret.ts';
import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { readServiceVersion } from '#base/release.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import type { Config } from './config.ts';
import type { ExportedFrom } from '#exports/write-export.ts';
import { openAccess, openFacts } from '#store/database.ts';
import type { ImportLocation } from '#ingest/open-ingest.ts';
import { databaseLocation } from '#store/database-location.ts';
import type { DatabaseLocation } from '#store/database-location.ts';

export function archiveFolder(config: Config): string {
  return join(config.dataDir, 'archive');
}

export function importLocation(config: Config): ImportLocation {
  return { place: databaseLocation(config, 'facts'), archiveDir: archiveFolder(config), model: config.model };
}

/** Checkpoints are signed as those of the updates feed, so that clients can continue there. */
export function exportSource(config: Config): Omit<ExportedFrom, 'facts'> & { readonly place: DatabaseLocation } {
  const place = databaseLocation(config, 'facts');
  return {
    place: place.engine === 'sqlite' ? { ...place, isMapped: false } : place,
    cursorSecret: deriveSecret(readInstallationSecret(config.dataDir, config.secret), 'cursors'),
    service_version: readServiceVersion(),
  };
}

export async function openExportedPart(config: Config): Promise<ExportedFrom> {
  const { place, ...source } = exportSource(config);
  return { ...source, facts: await openFacts(place) };
}

/** Undefined if `MFDS_PAGE_PICTURES` is off. Starts no process until the first picture. */
export async function openPicturesPart(config: Config, log: Log): Promise<Pictures | undefined> {
  if (config.pagePictures === 'off') return undefined;
  const [{ openPictures }, { openArchive }] = await Promise.all([
    import('#pictures/open-pictures.ts'),
    import('#ingest/archive.ts'),
  ]);
  return openPictures({
    folder: join(config.dataDir, 'pictures'),
    archive: openArchive(archiveFolder(config)),
    hasPages: config.pagePictures === 'pages',
    log,
  });
}

/**
 * `statementTimeoutMs` is for the service, which treats a slower statement as an unavailable database. Commands wait.
 */
export async function openAccessPart(config: Config, log: Log, statementTimeoutMs?: number): Promise<Access> {
  const keysSecret = deriveSecret(readInstallationSecret(config.dataDir, config.secret), 'keys');
  const place = databaseLocation(config, 'access');
  const database = await openAccess(
    place.engine === 'postgres' && statementTimeoutMs !== undefined ? { ...place, statementTimeoutMs } : place,
  );
  try {
    await checkSecretFits(database, keysSecret);
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
  const { valkeyUrl } = config;
  const shareRevocation = async (url: string, keyId: string): Promise<void> =>
    (await import('#access/limits-valkey.ts')).shareRevocation(url, keyId, log);
  const share =
    valkeyUrl === undefined ? {} : { shareRevocation: async (keyId: string) => shareRevocation(valkeyUrl, keyId) };
  return { database, keysSecret: keysSecret, clock: systemClock, ...share };
}
