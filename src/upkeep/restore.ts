import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { explainDiskError, syncFolder, withNamedFile, writeFileDurably } from '#base/files.ts';
import { Fault, isFault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import type { OnProgress } from '#base/on-progress.ts';
import { openArchive } from '#ingest/archive.ts';
import { isUnavailable } from '#store/unavailable.ts';
import {
  continueNumbering,
  emptyTables,
  insertRows,
  isUntouched,
  listMigrations,
  listTables,
  RowSum,
  writeDraft,
} from '#store/rows.ts';
import type { AnyDatabase, Row, RowTx } from '#store/rows.ts';
import type { Group } from '#store/database-location.ts';
import { isDocumentName, isEntryName, JOURNAL_NAME, MANIFEST, parseManifest, readRowsName } from './manifest.ts';
import type { GroupManifest, Manifest } from './manifest.ts';
import { damaged, unpackEntries } from './tar.ts';

interface RestoreTarget {
  readonly dataDir: string;
  /** Opens the database whose files are in `folder`; creates it if it does not exist. */
  readonly open: (group: Group, folder: string) => Promise<AnyDatabase>;
}

interface RestoreReport {
  readonly made_at: string;
  readonly rows: number;
  readonly documents: number;
}

const MEGABYTE = 1_048_576;
/**
 * The largest batch of rows has a few megabytes uncompressed; a file with a larger one is not a backup of this service.
 */
const LARGEST_BATCH_BYTES = 512 * 1024 * 1024;

/**
 * Restores a backup into an empty installation of either engine. The whole file is checked against its manifest first.
 * Then everything is created in a temporary folder in the data directory and moved into place when it is complete, so a
 * damaged backup leaves no files. Faults: FILE_NOT_FOUND, BACKUP_DAMAGED, BACKUP_UNKNOWN, RESTORE_NOT_EMPTY.
 */
export async function restore(file: string, target: RestoreTarget, onProgress: OnProgress): Promise<RestoreReport> {
  if (withNamedFile(file, () => statSync(file)).isDirectory())
    throw new Fault('FILE_NOT_FOUND', `${file} is a folder; give the name of a backup file.`);
  const handle = withNamedFile(file, () => openSync(file, 'r'));
  try {
    const manifest = await checkWhole(handle, onProgress);
    checkEmpty(target.dataDir);
    return await inDraftFolder(target.dataDir, async (draft) => {
      const documents = await restoreFiles(handle, draft, manifest, onProgress);
      const rows = await restoreDatabases(handle, draft, target, manifest, onProgress);
      for (const name of readdirSync(draft)) renameSync(join(draft, name), join(target.dataDir, name));
      return { made_at: manifest.made_at, rows, documents };
    });
  } finally {
    closeSync(handle);
  }
}

async function checkWhole(handle: number, onProgress: OnProgress): Promise<Manifest> {
  const total = Math.ceil(fstatSync(handle).size / MEGABYTE);
  let checked = 0;
  const seen = new Map<string, string>();
  let manifest: Manifest | undefined;
  for (const { name, bytes } of unpackEntries(handle)) {
    if (manifest !== undefined) throw damaged(`The entry ${name} follows the manifest`);
    if (name === MANIFEST) manifest = parseManifest(bytes);
    else if (!isEntryName(name)) throw damaged(`The entry ${JSON.stringify(name)} has an invalid name`);
    else if (seen.has(name)) throw damaged(`The entry ${name} occurs twice`);
    else seen.set(name, sha256Hex(bytes));
    checked += bytes.length;
    await onProgress('megabytes checked', Math.floor(checked / MEGABYTE), total);
  }
  if (manifest === undefined) throw damaged('The manifest of the backup is missing');
  const listed = new Map(Object.entries(manifest.entries));
  const wrong = [...listed].filter(([name, sha256]) => seen.get(name) !== sha256).map(([name]) => name);
  const more = [...seen.keys()].filter((name) => !listed.has(name));
  if (wrong.length > 0)
    throw damaged(`${wrong.length} of ${listed.size} entries do not match the manifest; the first is ${wrong[0]}`);
  if (more.length > 0) throw damaged(`The entry ${more[0]} is not in the manifest`);
  if (!listed.has(JOURNAL_NAME)) throw damaged('The journal of the archive is missing');
  return manifest;
}

// Restoring must never mix two installations, so these must not exist yet.
const KEPT_AT = ['archive', 'secret', 'facts.sqlite', 'access.sqlite'];

function checkEmpty(dataDir: string): void {
  const found = KEPT_AT.find((name) => existsSync(join(dataDir, name)));
  if (found !== undefined) throw notEmpty(`${join(dataDir, found)} already exists`);
}

/**
 * Runs `work` with an empty folder on the disk of the data directory, then removes the folder, and the data directory
 * if this function created it.
 */
async function inDraftFolder<Result>(dataDir: string, work: (draft: string) => Promise<Result>): Promise<Result> {
  const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, `.restore-${process.pid}.draft`);
  const discard = (): void => rmSync(draft, { recursive: true, force: true });
  process.once('exit', discard);
  try {
    mkdirSync(draft, { mode: 0o700 });
    const result = await work(draft);
    syncFolder(dataDir);
    return result;
  } catch (thrown) {
    discard();
    if (made !== undefined) rmdirSync(dataDir);
    throw thrown;
  } finally {
    process.off('exit', discard);
    discard();
  }
}

/** The archive and the secret. */
async function restoreFiles(
  handle: number,
  folder: string,
  { entries }: Manifest,
  onProgress: OnProgress,
): Promise<number> {
  const total = Object.keys(entries).filter(isDocumentName).length;
  let documents = 0;
  for (const { name, bytes } of unpackEntries(handle)) {
    if (name === MANIFEST || readRowsName(name) !== undefined) continue;
    // Entry names have one of a few fixed forms, so a path cannot leave the folder.
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileDurably(path, bytes, 0o600);
    if (isDocumentName(name)) documents += 1;
    await onProgress('archived files', documents, total);
  }
  checkJournal(join(folder, 'archive'));
  return documents;
}

function checkJournal(archiveDir: string): void {
  try {
    openArchive(archiveDir).readJournal();
  } catch (thrown) {
    throw isFault(thrown, 'ARCHIVE_DAMAGED') ? damaged('The journal of the archive cannot be read', thrown) : thrown;
  }
}

/** Both or neither: the transactions are committed after the rows of both have been written and counted. */
async function restoreDatabases(
  handle: number,
  folder: string,
  { open }: RestoreTarget,
  { groups }: Manifest,
  onProgress: OnProgress,
): Promise<number> {
  const [facts, access] = [await open('facts', folder), await open('access', folder)];
  try {
    return await writeDraft(facts, async (facts_tx) => {
      const rows = await restoreTables(facts_tx, handle, 'facts', groups.facts, onProgress);
      return (
        rows +
        (await writeDraft(access, (access_tx) => restoreTables(access_tx, handle, 'access', groups.access, onProgress)))
      );
    });
  } finally {
    await facts.close();
    await access.close();
  }
}

async function restoreTables(
  tx: RowTx,
  handle: number,
  group: Group,
  kept: GroupManifest,
  onProgress: OnProgress,
): Promise<number> {
  if (!(await isUntouched(tx))) throw notEmpty(`the database holds ${group} already`);
  const migrations = await listMigrations(tx);
  if (migrations.join() !== kept.migrations.join()) {
    throw new Fault(
      'BACKUP_UNKNOWN',
      `The backup was made by another version of the service (its tables: ${kept.migrations.at(-1) ?? 'none'}; ` +
        `ours: ${migrations.at(-1) ?? 'none'}). Restore it with that version, then start this version on the ` +
        'restored data.',
    );
  }
  await emptyTables(tx);
  const listed = new Map(Object.entries(kept.tables));
  const total = [...listed.values()].reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const sums = new Map<string, RowSum>((await listTables(tx)).map((table) => [table, new RowSum()]));
  for (const { name, bytes } of unpackEntries(handle)) {
    const of = readRowsName(name);
    if (of?.group !== group) continue;
    const sum = sums.get(of.table);
    if (sum === undefined) throw damaged(`The rows of ${name} belong to no table`);
    const rows = readRows(name, bytes);
    await insertRows(tx, of.table, rows).catch(refuseRows(name));
    sum.add(rows);
    done += rows.length;
    await onProgress(`rows of ${group}`, done, total);
  }
  await continueNumbering(tx);
  const wrong = [...sums].filter(
    ([table, { sum }]) =>
      sum.rows !== (listed.get(table)?.rows ?? 0) || (sum.rows > 0 && sum.sum !== listed.get(table)?.sum),
  );
  if (wrong.length > 0)
    throw damaged(`The rows of ${wrong.map(([table]) => table).join(', ')} do not match the manifest`);
  return [...sums.values()].reduce((all, { sum }) => all + sum.rows, 0);
}

function readRows(name: string, packed: Buffer): Row[] {
  try {
    const text = zstdDecompressSync(packed, { maxOutputLength: LARGEST_BATCH_BYTES }).toString('utf8');
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map(parseRow);
  } catch (thrown) {
    throw damaged(`The rows of ${name} cannot be read`, thrown);
  }
}

function parseRow(line: string): Row {
  const row: unknown = JSON.parse(line);
  const isCell = (value: unknown): boolean =>
    value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value);
  if (typeof row !== 'object' || row === null || Array.isArray(row) || !Object.values(row).every(isCell))
    throw new Error('a line is not a row');
  return row as Row;
}

/**
 * Rows that the database rejects (another column, a duplicate key) were altered; a failing disk or server raises its
 * own error.
 */
function refuseRows(name: string): (thrown: unknown) => never {
  return (thrown) => {
    throw isFault(thrown) || isUnavailable(thrown) || explainDiskError(thrown) !== undefined
      ? thrown
      : damaged(`The rows of ${name} do not fit the table`, thrown);
  };
}

function notEmpty(found: string): Fault {
  return new Fault(
    'RESTORE_NOT_EMPTY',
    `A backup can only be restored into an empty installation; ${found}. ` +
      'Set MFDS_DATA_DIR to an empty directory, and MFDS_DATABASE_URL, if set, to an empty database.',
  );
}
