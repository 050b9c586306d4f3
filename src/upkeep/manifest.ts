import { sha256Hex } from '#base/hash.ts';
import { Fault } from '#base/fault.ts';
import type { Group } from '#store/database-location.ts';
import { damaged } from './tar.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 'mfds-backup-1';

/** The last entry of a backup: the expected content of all others. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** ISO 8601, UTC. */
  readonly made_at: string;
  /** The last journal entry in the backup. */
  readonly journal_seq: number;
  readonly groups: Readonly<Record<Group, GroupManifest>>;
  /** By entry name; SHA-256 of the bytes in the file. */
  readonly entries: Readonly<Record<string, string>>;
}

export interface GroupManifest {
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sum: string }>>;
}

// `facts/funds.00001.ndjson.zst`
const ROWS_NAME = /^(facts|access)\/([a-z][a-z0-9_]*)\.\d{5,}\.ndjson\.zst$/;
// `archive/objects/0a/0a1b….zst`: the folder is the beginning of the name.
const DOCUMENT_NAME = /^archive\/objects\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.zst$/;
export const JOURNAL_NAME = 'archive/journal.ndjson';
export const SECRET_NAME = 'secret';

export function isDocumentName(name: string): boolean {
  return DOCUMENT_NAME.test(name);
}

/** The table whose rows an entry of this name contains; undefined for other entries. */
export function readRowsName(name: string): { readonly group: string; readonly table: string } | undefined {
  const [, group, table] = ROWS_NAME.exec(name) ?? [];
  return group === undefined || table === undefined ? undefined : { group, table };
}

/**
 * True for names that a backup can contain, apart from its manifest. A name is also the path that it is restored to, so
 * no other path is ever written.
 */
export function isEntryName(name: string): boolean {
  return name === JOURNAL_NAME || name === SECRET_NAME || isDocumentName(name) || readRowsName(name) !== undefined;
}

/** As bytes, with their digest: the digest reveals a manifest that was edited to match a changed backup. */
export function packManifest(of: Omit<Manifest, 'format'>): Buffer {
  const manifest = { ...of, format: FORMAT };
  return Buffer.from(JSON.stringify({ ...manifest, digest: digestOf(manifest) }));
}

/** Faults: BACKUP_DAMAGED, BACKUP_UNKNOWN. */
export function parseManifest(bytes: Buffer): Manifest {
  const { digest, ...manifest } = parseObject(bytes);
  // Backups made before manifests had a digest contain none.
  if (digest !== undefined && digest !== digestOf(manifest)) throw invalidManifest('its digest does not match');
  const { format, made_at, journal_seq, groups, entries, ...others } = manifest;
  if (typeof format !== 'string' || !/^mfds-backup-\d{1,6}$/.test(format)) throw invalidManifest('it has no format');
  if (format !== FORMAT)
    throw new Fault(
      'BACKUP_UNKNOWN',
      `Expected a backup of the format ${FORMAT}; found ${format}. ` +
        'Restore it with the version of the service that made it.',
    );
  if (Object.keys(others).length > 0) throw invalidManifest('it has unknown members');
  if (typeof made_at !== 'string' || Number.isNaN(Date.parse(made_at)) || !isCount(journal_seq))
    throw invalidManifest('it has no timestamp or journal position');
  if (!isRecord(groups) || Object.keys(groups).toSorted().join() !== 'access,facts')
    throw invalidManifest('it lists no facts or no accounts');
  if (
    !isRecord(entries) ||
    !Object.entries(entries).every(([name, sha256]) => isEntryName(name) && /^[0-9a-f]{64}$/.test(String(sha256)))
  )
    throw invalidManifest('it lists an entry with an invalid name');
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
    throw invalidManifest('it does not list the tables');
  return { migrations, tables: tables as GroupManifest['tables'] };
}

function parseObject(bytes: Buffer): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isRecord(parsed)) return parsed;
  } catch (thrown) {
    throw damaged('The manifest of the backup is not valid JSON', thrown);
  }
  throw invalidManifest('it is not a JSON object');
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

function invalidManifest(why: string): Fault {
  return damaged(`The manifest of the backup is invalid: ${why}`);
}
