import { Fault } from '#base/fault.ts';
import type { Group } from '#store/places.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 'mfds-backup-1';

/** The last entry of a backup: what the others must be. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** ISO 8601, UTC. */
  readonly made_at: string;
  /** The last journal entry that is in it. */
  readonly journal_seq: number;
  readonly groups: Readonly<Record<Group, GroupManifest>>;
  /** By name; SHA-256 of the bytes as they stand in the file. */
  readonly entries: Readonly<Record<string, string>>;
}

export interface GroupManifest {
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sum: string }>>;
}

export function makeManifest(of: Omit<Manifest, 'format'>): Manifest {
  return { ...of, format: FORMAT };
}

export function parseManifest(bytes: Buffer): Manifest {
  const manifest = JSON.parse(bytes.toString('utf8')) as Omit<Manifest, 'format'> & { format: string };
  if (manifest.format !== FORMAT) throw new Fault('BACKUP_UNKNOWN', `Expected a backup of the format ${FORMAT}; found ${manifest.format.slice(0, 40)}. Restore it with the version that made it.`);
  return makeManifest(manifest);
}
