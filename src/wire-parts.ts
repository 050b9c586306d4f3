/**
 * Parts of the composition root that commands and the service share. The store's code is loaded when a part is opened,
 * so that a first start begins to import its sample before.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Access } from '#access/accounts.ts';
import { checkSecretFits, deriveSecret, readInstallationSecret } from '#access/secret.ts';
import { systemClock } from '#base/clock.ts';
import { writeFileDurably } from '#base/files.ts';
import type { Log } from '#base/log.ts';
import { readServiceVersion } from '#base/release.ts';
import { addDays, todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { SampleProgress } from '#http/app-parts.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import type { Config } from './config.ts';
import type { ExportedFrom } from '#exports/write-export.ts';
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
  return {
    place: databaseLocation(config, 'facts'),
    cursorSecret: deriveSecret(readInstallationSecret(config.dataDir, config.secret), 'cursors'),
    service_version: readServiceVersion(),
  };
}

export async function openExportedPart(config: Config): Promise<ExportedFrom> {
  const { openFacts } = await import('#store/database.ts');
  const { place, ...source } = exportSource(config);
  return { ...source, facts: await openFacts(place) };
}

/**
 * Undefined if `MFDS_PAGE_PICTURES` is off or the drawing library is not installed.
 * Starts no process until the first picture.
 */
export async function openPicturesPart(config: Config, log: Log): Promise<Pictures | undefined> {
  if (config.pagePictures === 'off') return undefined;
  const [{ openPictures, hasDrawingLibrary, NO_DRAWING_LIBRARY }, { openArchive }] = await Promise.all([
    import('#pictures/open-pictures.ts'),
    import('#ingest/archive.ts'),
  ]);
  if (!hasDrawingLibrary()) {
    log.warn(`Pictures of report pages are off: ${NO_DRAWING_LIBRARY}`);
    return undefined;
  }
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
  const more = statementTimeoutMs === undefined ? {} : { statementTimeoutMs };
  const { openAccess } = await import('#store/database.ts');
  const database = await openAccess(place.engine === 'postgres' ? { ...place, ...more } : { ...place, isMapped: true });
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

/** The file exists until the last sample report is imported, so that the next start continues after a kill. */
export function sampleProgressFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'sample-reports.json');
}

export function writeSampleProgress(place: Pick<Config, 'dataDir'>, progress: SampleProgress): void {
  writeFileDurably(sampleProgressFile(place), Buffer.from(JSON.stringify(progress)));
}

/** Null if no sample reports are waiting for their import. */
export async function readSampleProgress(place: Pick<Config, 'dataDir'>): Promise<SampleProgress | null> {
  try {
    return JSON.parse(await readFile(sampleProgressFile(place), 'utf8')) as SampleProgress;
  } catch {
    return null;
  }
}

/** The sample ends the day before the first start. */
export function lastSampleDay(begunAt: Date): IsoDate {
  return addDays(todayInKarachi(begunAt), -1);
}
