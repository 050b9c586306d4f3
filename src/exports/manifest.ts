import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '#base/hash.ts';
import type { Dataset } from './datasets.ts';
import type { WrittenFile } from './draft-file.ts';
import type { StoredColumn } from './stored-types.ts';

export const MANIFEST_NAME = 'manifest.json';
export const EXPORT_FORMAT = 'mfds-export-1';
export const FILE_FORMATS = ['parquet', 'csv', 'sqlite'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What an export contains. The same state of the data gives the same manifest on every node. */
export interface Manifest {
  readonly format: typeof EXPORT_FORMAT;
  readonly service_version: string;
  readonly generation: {
    /** Identifies the committed state that was read. */
    readonly id: string;
    /** Number of its last event. */
    readonly event: number;
    /** Time of that commit; null before the first. */
    readonly committed_at: string | null;
  };
  /** For the updates feed and for `--since`: events after it are not in the export. */
  readonly checkpoint: string;
  /** Null: the data as of the generation. */
  readonly as_of: string | null;
  /** Null: all rows; otherwise only rows added or corrected after this checkpoint. */
  readonly since: { readonly event: number; readonly checkpoint: string } | null;
  readonly datasets: readonly ManifestDataset[];
  readonly files: readonly ManifestFile[];
}

export interface ManifestDataset extends Pick<
  Dataset,
  'name' | 'description' | 'replace_by' | 'operation' | 'is_point_in_time'
> {
  readonly replaced_with: string;
  readonly rows: number;
  /** First and last date of the data; null without rows that have a date. */
  readonly from: string | null;
  readonly to: string | null;
  readonly columns: readonly StoredColumn[];
}

export interface ManifestFile extends WrittenFile {
  readonly name: string;
  readonly format: FileFormat;
  /** Null: all datasets, one table each. */
  readonly dataset: string | null;
}

export function packManifest(manifest: Manifest): Buffer {
  return Buffer.from(`${JSON.stringify({ ...manifest, digest: digestOf(manifest) }, null, 2)}\n`);
}

// Names never contain a path: a name is only ever used within the folder of its manifest.
const FILE_NAME = /^[a-z][a-z_]{0,63}\.(?:parquet|csv|sqlite)$/;

export function isFileName(name: unknown): boolean {
  return typeof name === 'string' && FILE_NAME.test(name);
}

/** Identifies the rows of an export: two exports with equal texts have the same rows, in whatever formats. */
export function contentOf(manifest: Pick<Manifest, 'service_version' | 'generation' | 'as_of' | 'since'>): string {
  const { service_version, generation, as_of, since } = manifest;
  return sha256Hex(JSON.stringify([EXPORT_FORMAT, service_version, generation.id, as_of, since?.event ?? 0]));
}

/** Undefined if the text is not an undamaged manifest of this format. */
export function parseManifest(text: string): Manifest | undefined {
  const parsed = parseObject(text);
  if (parsed === undefined) return undefined;
  const { digest, ...manifest } = parsed;
  if (digest !== digestOf(manifest) || manifest['format'] !== EXPORT_FORMAT) return undefined;
  // The digest was computed by this service, so the other members have their types.
  const found = manifest as unknown as Manifest;
  return found.files.every(({ name }) => isFileName(name)) ? found : undefined;
}

/** The manifest of a folder; undefined if it has none. */
export function readManifestText(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, MANIFEST_NAME), 'utf8');
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return undefined;
    throw thrown;
  }
}

function digestOf(manifest: object): string {
  return sha256Hex(JSON.stringify(manifest));
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
