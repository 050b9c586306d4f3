import type { FileHandle } from 'node:fs/promises';
import { constants, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SCOPES } from '#domain/vocabularies.ts';
import type { Scope } from '#domain/vocabularies.ts';
import { DATASETS } from './datasets.ts';
import { MANIFEST_NAME, parseManifest } from './manifest.ts';
import type { Manifest, ManifestFile } from './manifest.ts';

/** A complete export in the folder of published exports. */
export interface PublishedExport {
  /** Its folder, such as `2026-11-22-0f3a9c1e`: the date in Asia/Karachi, and the beginning of the generation's id. */
  readonly name: string;
  readonly date: string;
  readonly manifest: Manifest;
}

/** The folder of published exports, as the portal lists it. */
export interface PublishedExports {
  /** Complete exports, newest first. */
  list(): Promise<readonly PublishedExport[]>;
  find(name: string): Promise<PublishedExport | undefined>;
  /** Opens a file of an export. Undefined if it is missing or its size is not that of the manifest. */
  open(published: PublishedExport, file: ManifestFile): Promise<FileHandle | undefined>;
}

const EXPORT_NAME = /^(\d{4}-\d{2}-\d{2})-[0-9a-f]{8}$/;
const GENERATION_IN_NAME = 8;

export function exportName(date: string, { generation }: Pick<Manifest, 'generation'>): string {
  return `${date}-${generation.id.slice(0, GENERATION_IN_NAME)}`;
}

/**
 * Reads the folder at each call, because another process writes it; a manifest is parsed once. Only names of exports
 * are looked up and only names in a manifest are opened, so no other file can be reached.
 */
export function openPublishedExports(folder: string): PublishedExports {
  const parsed = new Map<string, { readonly mtimeMs: number; readonly manifest: Manifest | undefined }>();
  const read = async (name: string): Promise<PublishedExport | undefined> => {
    const date = EXPORT_NAME.exec(name)?.[1];
    if (date === undefined) return undefined;
    const path = join(folder, name, MANIFEST_NAME);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) return undefined;
    let known = parsed.get(name);
    if (known?.mtimeMs !== found.mtimeMs) {
      const text = await readFile(path, 'utf8').catch(() => '');
      known = { mtimeMs: found.mtimeMs, manifest: parseManifest(text) };
      parsed.set(name, known);
    }
    return known.manifest === undefined ? undefined : { name, date, manifest: known.manifest };
  };
  const published: PublishedExports = {
    async list() {
      // The folder is created by the first export.
      const names = (await readdir(folder).catch(() => [])).filter((name) => EXPORT_NAME.test(name));
      for (const name of parsed.keys()) if (!names.includes(name)) parsed.delete(name);
      const found = (await Promise.all(names.map(read))).filter((one) => one !== undefined);
      return found.toSorted(
        (one, other) =>
          compareText(other.date, one.date) || other.manifest.generation.event - one.manifest.generation.event,
      );
    },
    find: read,
    async open({ name }, file) {
      // A symbolic link could lead out of the folder.
      const flags = constants.O_RDONLY | constants.O_NOFOLLOW;
      const handle = await open(join(folder, name, file.name), flags).catch(() => undefined);
      if (handle === undefined) return undefined;
      const found = await handle.stat();
      if (found.isFile() && found.size === file.bytes) return handle;
      await handle.close();
      return undefined;
    },
  };
  return published;
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const SCOPE_OF = new Map(DATASETS.map(({ name, scope }) => [name, scope]));

/** The scopes that a key needs for a file: those of the operations that serve its content. */
export function scopesOf({ dataset }: ManifestFile): readonly Scope[] {
  const scope = SCOPE_OF.get(dataset ?? '');
  if (scope !== undefined) return [scope];
  return SCOPES.filter((one) => [...SCOPE_OF.values()].includes(one));
}

/** Deletes all but the newest exports. A download that is running keeps its open file. */
export async function removeOldExports(folder: string, keep: number): Promise<readonly string[]> {
  const old = (await openPublishedExports(folder).list()).slice(keep);
  for (const { name } of old) {
    // Renamed first, so that a listing never contains an export with only some of its files.
    const leaving = join(folder, `.removing-${name}`);
    await rename(join(folder, name), leaving);
    await rm(leaving, { recursive: true, force: true });
  }
  return old.map(({ name }) => name);
}
