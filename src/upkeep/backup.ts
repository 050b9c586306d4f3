import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { syncFolder, withNamedFile } from '#base/files.ts';
import { Fault, isFault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import type { OnProgress } from '#base/on-progress.ts';
import type { Archive } from '#ingest/archive.ts';
import type { AccessDatabase, FactDatabase } from '#store/database.ts';
import { lastJournalSeq, listJournalAfter } from '#store/document-rows.ts';
import { countRows, listMigrations, listTables, readBatches, readWhole, RowSum } from '#store/rows.ts';
import type { AnyDatabase, RowTx } from '#store/rows.ts';
import type { Group } from '#store/database-location.ts';
import { isDocumentName, JOURNAL_NAME, MANIFEST, packManifest, SECRET_NAME } from './manifest.ts';
import type { GroupManifest } from './manifest.ts';
import { packEntry, TAR_END, unpackEntries } from './tar.ts';

/** The parts of an installation that a backup contains. */
export interface Installed {
  readonly facts: FactDatabase;
  readonly access: AccessDatabase;
  readonly archive: Archive;
  readonly archiveDir: string;
  /** File of the installation secret, without which every key is invalid. Undefined if MFDS_SECRET sets it. */
  readonly secretFile: string | undefined;
}

interface BackupReport {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  readonly documents: number;
}

/** Appends an entry to the file that is being written. */
type Put = (name: string, bytes: Uint8Array) => void;

/**
 * Writes one tar file with everything of an installation while it serves and imports: the facts at one time, the
 * journal up to that time, every archived document, accounts and keys, and the secret. Only the owner may read the
 * file, because it contains the installation secret. The file appears under its final name when it is complete; it
 * replaces an earlier backup of that name, but no other file. Faults: FILE_NOT_FOUND, FILE_EXISTS.
 */
export async function backup(
  installed: Installed,
  file: string,
  at: Date,
  onProgress: OnProgress,
): Promise<BackupReport> {
  requireReplaceable(file);
  const draft = `${file}.${process.pid}.draft`;
  const handle = withNamedFile(dirname(resolve(file)), () => openSync(draft, 'wx', 0o600));
  // An interrupted backup must not leave a copy of the secret behind.
  const discard = (): void => rmSync(draft, { force: true });
  process.once('exit', discard);
  try {
    const written = await writeEntries(installed, handle, at, onProgress);
    fsyncSync(handle);
    renameSync(draft, file);
    syncFolder(dirname(file));
    return { file, ...written };
  } finally {
    process.off('exit', discard);
    discard();
    closeSync(handle);
  }
}

/** Writes all entries, the manifest last, and returns their description. */
async function writeEntries(
  installed: Installed,
  handle: number,
  at: Date,
  onProgress: OnProgress,
): Promise<Omit<BackupReport, 'file'>> {
  const entries = new Map<string, string>();
  let bytes = 0;
  const write = (piece: Uint8Array): void => {
    for (let done = 0; done < piece.length;) done += writeSync(handle, piece, done);
    bytes += piece.length;
  };
  const put: Put = (name, content) => {
    entries.set(name, sha256Hex(content));
    write(packEntry(name, content, at));
  };
  const { group: facts, ...upTo } = await readWhole(installed.facts, async (tx) => ({
    group: await putTables(tx, 'facts', put, onProgress),
    ...(await readJournalUpTo(tx, installed.archive)),
  }));
  const access = await readWhole(installed.access as AnyDatabase, (tx) => putTables(tx, 'access', put, onProgress));
  put(JOURNAL_NAME, Buffer.from(upTo.journal));
  // A document is archived before the journal names it, so all documents of this journal are archived by now.
  const documents = await putDocuments(installed.archiveDir, put, onProgress);
  if (installed.secretFile !== undefined) put(SECRET_NAME, readFileSync(installed.secretFile));
  const manifest = {
    made_at: at.toISOString(),
    journal_seq: upTo.journal_seq,
    groups: { facts, access },
    entries: Object.fromEntries(entries),
  };
  write(packEntry(MANIFEST, packManifest(manifest), at));
  write(TAR_END);
  const rows = [facts, access]
    .flatMap(({ tables }) => Object.values(tables))
    .reduce((sum, table) => sum + table.rows, 0);
  return { bytes, rows, documents };
}

function requireReplaceable(file: string): void {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory())
    throw new Fault('FILE_EXISTS', `${file} is a folder; give the name of a file in it.`);
  const handle = withNamedFile(file, () => openSync(file, 'r'));
  try {
    if (!isBackup(handle))
      throw new Fault(
        'FILE_EXISTS',
        `${file} already exists and is not a backup; it was not replaced. Choose another name.`,
      );
  } finally {
    closeSync(handle);
  }
}

/** True for a file that begins with an entry of facts, as every backup does. */
function isBackup(handle: number): boolean {
  try {
    const [first] = unpackEntries(handle);
    return first?.name.startsWith('facts/') === true;
  } catch (thrown) {
    if (isFault(thrown, 'BACKUP_DAMAGED')) return false;
    throw thrown;
  }
}

async function putTables(tx: RowTx, group: Group, put: Put, onProgress: OnProgress): Promise<GroupManifest> {
  const tables = new Map<string, RowSum['sum']>();
  const names = await listTables(tx);
  const total = await countRows(tx, names);
  let done = 0;
  for (const table of names) {
    const sum = new RowSum();
    let part = 0;
    for await (const rows of readBatches(tx, table)) {
      sum.add(rows);
      part += 1;
      put(
        `${group}/${table}.${String(part).padStart(5, '0')}.ndjson.zst`,
        zstdCompressSync(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
      );
      done += rows.length;
      await onProgress(`rows of ${group}`, done, total);
    }
    tables.set(table, sum.sum);
  }
  return { migrations: await listMigrations(tx), tables: Object.fromEntries(tables) };
}

/** The journal up to these facts: the lines of the archive, then the entries that the archive does not have yet. */
async function readJournalUpTo(tx: RowTx, archive: Archive): Promise<{ journal: string; journal_seq: number }> {
  const journal_seq = await lastJournalSeq(tx);
  const mirrored = archive.readJournal().filter(({ seq }) => seq <= journal_seq);
  const archived = mirrored.at(-1)?.seq ?? 0;
  if (archived < journal_seq && archive.lastSeq() > journal_seq)
    throw new Fault('ARCHIVE_DAMAGED', 'The journal of the archive has a gap. Run `mfds verify`.');
  const rest = await listJournalAfter(tx, archived);
  return {
    journal: [...mirrored.map((entry) => JSON.stringify(entry)), ...rest].map((line) => `${line}\n`).join(''),
    journal_seq,
  };
}

// The folder of restored documents, relative to the data directory. Files with other names are not archived documents.
const OBJECTS = 'archive/objects';

async function putDocuments(archiveDir: string, put: Put, onProgress: OnProgress): Promise<number> {
  const objects = join(archiveDir, 'objects');
  const names = readdirSync(objects, { recursive: true, encoding: 'utf8' })
    .filter((name) => isDocumentName(`${OBJECTS}/${name}`))
    .toSorted();
  for (const [index, name] of names.entries()) {
    put(`${OBJECTS}/${name}`, readFileSync(join(objects, name)));
    await onProgress('archived files', index + 1, names.length);
  }
  return names.length;
}
