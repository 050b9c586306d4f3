import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '#base/files.ts';
import { todayInKarachi } from '#domain/dates.ts';
import { FILE_FORMATS } from './manifest.ts';
import { exportName, openPublishedExports, removeOldExports } from './published-exports.ts';
import { readGeneration, writeExport } from './write-export.ts';
import type { ExportedFrom, ExportReport } from './write-export.ts';

export interface PublishSettings {
  readonly folder: string;
  /** Newest exports to keep. */
  readonly keep: number;
}

export interface Published {
  readonly name: string;
  /** Undefined if the newest export already has this state of the data. */
  readonly report: ExportReport | undefined;
  /** Names of older exports that were deleted. */
  readonly removed: readonly string[];
}

// Not a name of an export, so it is never listed; the next run continues in it.
const WORKING = '.making';
const LEAVING = /^\.removing-/;

/** Publishes the current state as one more export, and deletes the oldest ones. Faults as `writeExport`. */
export async function publishExport(
  from: ExportedFrom,
  { folder, keep }: PublishSettings,
  now: Date,
): Promise<Published> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((one) => LEAVING.test(one)))
    rmSync(join(folder, name), { recursive: true, force: true });
  const generation = await readGeneration(from);
  const same = (await openPublishedExports(folder).list()).find(
    ({ manifest }) => manifest.generation.id === generation.id && manifest.service_version === from.service_version,
  );
  if (same !== undefined) return { name: same.name, report: undefined, removed: await removeOldExports(folder, keep) };
  const working = join(folder, WORKING);
  const report = await writeExport(
    from,
    { folder: working, formats: FILE_FORMATS, as_of: null, since: null },
    () => undefined,
  );
  const name = exportName(todayInKarachi(now), report);
  // The same state, exported by another version of the service on the same day, is replaced.
  rmSync(join(folder, name), { recursive: true, force: true });
  renameSync(working, join(folder, name));
  syncFolder(folder);
  return { name, report, removed: await removeOldExports(folder, keep) };
}
