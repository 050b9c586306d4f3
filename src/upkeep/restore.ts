import { closeSync, existsSync, fstatSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { withNamedFile } from '#base/disk-fault.ts';
import { writeForGood } from '#base/durable-file.ts';
import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import type { Tell } from '#base/tell.ts';
import { RowSum } from '#store/row-sum.ts';
import { continueNumbering, emptyTables, insertRows, isUntouched, listMigrations, listTables, writeWhole } from '#store/rows.ts';
import type { AnyDatabase, Row, RowTx } from '#store/rows.ts';
import type { Group } from '#store/places.ts';
import { MANIFEST, parseManifest } from './manifest.ts';
import type { GroupManifest, Manifest } from './manifest.ts';
import { unpackEntries } from './tar.ts';

interface RestoreTarget {
  readonly data_dir: string;
  /** Opens (and makes) the databases; called once the secret is in its place. */
  readonly open: (group: Group) => Promise<AnyDatabase>;
}

interface RestoreReport {
  readonly made_at: string;
  readonly rows: number;
  readonly documents: number;
}

const MEGABYTE = 1_048_576;
/** The largest batch of rows unpacked is some megabytes; beyond this the file is not one of ours. */
const LARGEST_BATCH_BYTES = 512 * 1024 * 1024;

/**
 * A backup into an empty installation, of either engine. The whole file is checked
 * against its manifest first; nothing is written of one that is damaged.
 * Faults: FILE_NOT_FOUND, BACKUP_DAMAGED, BACKUP_UNKNOWN, RESTORE_NOT_EMPTY.
 */
export async function restore(file: string, target: RestoreTarget, tell: Tell): Promise<RestoreReport> {
  if (withNamedFile(file, () => statSync(file)).isDirectory()) throw new Fault('FILE_NOT_FOUND', `${file} is a folder; name the file of a backup.`);
  const handle = withNamedFile(file, () => openSync(file, 'r'));
  try {
    const manifest = await checkWhole(handle, tell);
    if (existsSync(join(target.data_dir, 'archive', 'journal.ndjson'))) throw notEmpty(`${target.data_dir} holds an archive already`);
    const documents = await restoreFiles(handle, target.data_dir, manifest, tell);
    let rows = 0;
    for (const group of ['facts', 'access'] as const) {
      const database = await target.open(group);
      try {
        rows += await writeWhole(database, (tx) => restoreTables(tx, handle, group, manifest.groups[group], tell));
      } finally {
        await database.close();
      }
    }
    return { made_at: manifest.made_at, rows, documents };
  } finally {
    closeSync(handle);
  }
}

async function checkWhole(handle: number, tell: Tell): Promise<Manifest> {
  const total = Math.ceil(fstatSync(handle).size / MEGABYTE);
  let checked = 0;
  const seen = new Map<string, string>();
  let manifest: Manifest | undefined;
  for (const entry of unpackEntries(handle)) {
    if (entry === undefined) break;
    if (entry.name === MANIFEST) manifest = parseManifest(entry.bytes);
    else seen.set(entry.name, sha256Hex(entry.bytes));
    checked += entry.bytes.length;
    await tell('megabytes checked', Math.floor(checked / MEGABYTE), total);
  }
  if (manifest === undefined) throw new Fault('BACKUP_DAMAGED', 'The file is no backup of this service, or its end is missing. Nothing was changed; take another backup file.');
  const wrong = Object.entries(manifest.entries).filter(([name, sha256]) => seen.get(name) !== sha256).map(([name]) => name);
  if (wrong.length > 0 || seen.size !== Object.keys(manifest.entries).length) {
    throw new Fault('BACKUP_DAMAGED', `The backup is damaged at ${wrong[0] ?? 'an entry too many'} (${wrong.length} entries in all). Nothing was changed; take another backup file.`);
  }
  return manifest;
}

function isDocument(name: string): boolean {
  return name.startsWith('archive/objects/');
}

/** The archive and the secret; the databases are filled afterwards. */
async function restoreFiles(handle: number, data_dir: string, { entries }: Manifest, tell: Tell): Promise<number> {
  const total = Object.keys(entries).filter(isDocument).length;
  let documents = 0;
  for (const entry of unpackEntries(handle)) {
    if (entry === undefined || (entry.name !== 'secret' && !entry.name.startsWith('archive/'))) continue;
    const path = join(data_dir, entry.name);
    if (entry.name === 'secret' && existsSync(path)) throw notEmpty(`${path} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeForGood(path, entry.bytes, 0o600);
    if (isDocument(entry.name)) documents += 1;
    await tell('archived files', documents, total);
  }
  return documents;
}

async function restoreTables(tx: RowTx, handle: number, group: Group, kept: GroupManifest, tell: Tell): Promise<number> {
  if (!(await isUntouched(tx))) throw notEmpty(`the database holds ${group} already`);
  const migrations = await listMigrations(tx);
  if (migrations.join() !== kept.migrations.join()) {
    throw new Fault('BACKUP_UNKNOWN', `The backup was made by another version of the service (its tables: ${kept.migrations.at(-1) ?? 'none'}; ours: ${migrations.at(-1) ?? 'none'}). Restore it with that version, then start this one over it.`);
  }
  await emptyTables(tx);
  const total = Object.values(kept.tables).reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const sums = new Map<string, RowSum>((await listTables(tx)).map((table) => [table, new RowSum()]));
  for (const entry of unpackEntries(handle)) {
    const [folder, name = ''] = entry?.name.split('/') ?? [];
    const table = name.split('.')[0] ?? '';
    if (entry === undefined || folder !== group) continue;
    const rows = readRows(entry.bytes);
    await insertRows(tx, table, rows);
    sums.get(table)?.add(rows);
    done += rows.length;
    await tell(`rows of ${group}`, done, total);
  }
  await continueNumbering(tx);
  const wrong = [...sums].filter(([table, sum]) => JSON.stringify(sum.sum) !== JSON.stringify(kept.tables[table]));
  if (wrong.length > 0) throw new Fault('BACKUP_DAMAGED', `The rows of ${wrong.map(([table]) => table).join(', ')} are not those of the manifest. The database was not changed; take another backup file.`);
  return [...sums.values()].reduce((all, { sum }) => all + sum.rows, 0);
}

function readRows(packed: Buffer): Row[] {
  const text = zstdDecompressSync(packed, { maxOutputLength: LARGEST_BATCH_BYTES }).toString('utf8');
  return text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

function notEmpty(found: string): Fault {
  return new Fault('RESTORE_NOT_EMPTY', `A backup is restored into an empty installation only; ${found}. Name an empty MFDS_DATA_DIR, and an empty database where there is one.`);
}
