import { sha256Hex } from '#base/hash.ts';
import { Fault } from '#base/fault.ts';
import type { Group } from '#store/database-location.ts';
import { damaged } from './tar.ts';

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
  /** By name; SHA-256 of the bytes in the file. */
  readonly entries: Readonly<Record<string, string>>;
}

export interface GroupManifest {
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sum: string }>>;
}

// `facts/funds.00001.ndjson.zst`
const ROWS_NAME = /^(facts|access)\/([a-z][a-z0-9_]*)\.\d{5,}\.ndjson\.zst$/;
// `archive/objects/0a/0a1b….zst`: the folder is the beginning of the name
const DOCUMENT_NAME = /^archive\/objects\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.zst$/;
export const JOURNAL_NAME = 'archive/journal.ndjson';
export const SECRET_NAME = 'secret';

export function isDocumentName(name: string): boolean {
  return DOCUMENT_NAME.test(name);
}

/** The table whose rows an entry of this name holds; undefined for other entries. */
export function readRowsName(name: string): { readonly group: string; readonly table: string } | undefined {
  const [, group, table] = ROWS_NAME.exec(name) ?? [];
  return group === undefined || table === undefined ? undefined : { group, table };
}

/** True for the names a backup can hold, beside its manifest. A name is also the path it is restored to: nothing else is ever written. */
export function isEntryName(name: string): boolean {
  return name === JOURNAL_NAME || name === SECRET_NAME || isDocumentName(name) || readRowsName(name) !== undefined;
}

/** As bytes, with a digest of itself: it distinguishes a changed manifest from one that fits a changed backup. */
export function packManifest(of: Omit<Manifest, 'format'>): Buffer {
  const manifest = { ...of, format: FORMAT };
  return Buffer.from(JSON.stringify({ ...manifest, digest: digestOf(manifest) }));
}

/** Faults: BACKUP_DAMAGED, BACKUP_UNKNOWN. */
export function parseManifest(bytes: Buffer): Manifest {
  const { digest, ...manifest } = parseObject(bytes);
  // A backup made before manifests had a digest has none.
  if (digest !== undefined && digest !== digestOf(manifest)) throw notAsMade('its digest is of another one');
  const { format, made_at, journal_seq, groups, entries, ...others } = manifest;
  if (typeof format !== 'string' || !/^mfds-backup-\d{1,6}$/.test(format)) throw notAsMade('it names no format');
  if (format !== FORMAT)
    throw new Fault(
      'BACKUP_UNKNOWN',
      `Expected a backup of the format ${FORMAT}; found ${format}. Restore it with the version that made it.`,
    );
  if (Object.keys(others).length > 0) throw notAsMade('it has members that it should not have');
  if (typeof made_at !== 'string' || Number.isNaN(Date.parse(made_at)) || !isCount(journal_seq))
    throw notAsMade('it does not say what moment it is of');
  if (!isRecord(groups) || Object.keys(groups).toSorted().join() !== 'access,facts')
    throw notAsMade('it does not list facts and access');
  if (
    !isRecord(entries) ||
    !Object.entries(entries).every(([name, sha256]) => isEntryName(name) && /^[0-9a-f]{64}$/.test(String(sha256)))
  )
    throw notAsMade('it lists an entry that no backup has');
  const { facts, access } = groups;
  return {
    format,
    made_at,
    journal_seq,
    groups: { facts: parseGroup(facts), access: parseGroup(access) },
    entries: entries as Manifest['entries'],
  };
}

function parseGroup(group: unknown): GroupManifest {
  const { migrations, tables } = isRecord(group) ? group : {};
  const isTable = (table: unknown): boolean =>
    isRecord(table) && isCount(table['rows']) && typeof table['sum'] === 'string';
  if (
    !Array.isArray(migrations) ||
    !migrations.every((name) => typeof name === 'string') ||
    !isRecord(tables) ||
    !Object.values(tables).every(isTable)
  )
    throw notAsMade('it does not say what tables there are');
  return { migrations, tables: tables as GroupManifest['tables'] };
}

function parseObject(bytes: Buffer): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isRecord(parsed)) return parsed;
  } catch (thrown) {
    throw damaged('The manifest of the backup is not JSON', thrown);
  }
  throw notAsMade('it is not an object');
}

function digestOf(manifest: object): string {
  return sha256Hex(JSON.stringify(manifest));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function notAsMade(why: string): Fault {
  return damaged(`The manifest of the backup is not as it was made: ${why}`);
}
