import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { withNamedFile } from '#base/disk-fault.ts';
import { syncFolder } from '#base/durable-file.ts';
import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import type { Tell } from '#base/tell.ts';
import type { Archive } from '#ingest/archive.ts';
import type { AccessDatabase, FactDatabase } from '#store/database.ts';
import { lastJournalSeq, listJournalAfter } from '#store/journal-rows.ts';
import { RowSum } from '#store/row-sum.ts';
import { countRows, listMigrations, listTables, readBatches, readWhole } from '#store/rows.ts';
import type { AnyDatabase, RowTx } from '#store/rows.ts';
import type { Group } from '#store/places.ts';
import { makeManifest, MANIFEST } from './manifest.ts';
import type { GroupManifest } from './manifest.ts';
import { packEntry, TAR_END, unpackEntries } from './tar.ts';

/** What a backup is made of. */
export interface Installed {
  readonly facts: FactDatabase;
  readonly access: AccessDatabase;
  readonly archive: Archive;
  readonly archive_dir: string;
  /** The file of the installation's secret; without it in the backup every key would be void. Undefined where it is given by MFDS_SECRET. */
  readonly secret_file: string | undefined;
}

interface BackupReport {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  readonly documents: number;
}

/** Puts an entry into the file that is being written. */
type Put = (name: string, bytes: Uint8Array) => void;

/**
 * Everything of an installation in one tar file, while it goes on serving and
 * importing: facts as of one moment, the journal up to that moment, every archived
 * document, accounts and keys, the secret. Whoever has the file has the keys'
 * secret: it is made readable by its owner only. The file of that name is there
 * once it is whole; an earlier backup of that name is replaced, another file is not.
 * Faults: FILE_NOT_FOUND, FILE_EXISTS.
 */
export async function backup(installed: Installed, file: string, at: Date, tell: Tell): Promise<BackupReport> {
  requireReplaceable(file);
  const draft = `${file}.${process.pid}.draft`;
  const handle = withNamedFile(dirname(resolve(file)), () => openSync(draft, 'wx', 0o600));
  // Whoever stops this halfway is left no part of the keys' secret.
  const discard = (): void => rmSync(draft, { force: true });
  process.once('exit', discard);
  const entries: Record<string, string> = {};
  let bytes = 0;
  const write = (piece: Uint8Array): void => {
    for (let done = 0; done < piece.length; ) done += writeSync(handle, piece, done);
    bytes += piece.length;
  };
  const put: Put = (name, content) => {
    entries[name] = sha256Hex(content);
    write(packEntry(name, content, at));
  };
  try {
    const { group: facts, journal, journal_seq } = await readWhole(installed.facts, async (tx) => ({
      group: await putTables(tx, 'facts', put, tell),
      ...(await readJournalUpTo(tx, installed.archive)),
    }));
    const access = await readWhole(installed.access as AnyDatabase, (tx) => putTables(tx, 'access', put, tell));
    put('archive/journal.ndjson', Buffer.from(journal));
    // What the journal names was archived before it was journalled, so by now all of it is there.
    const documents = await putDocuments(installed.archive_dir, put, tell);
    if (installed.secret_file !== undefined) put('secret', readFileSync(installed.secret_file));
    write(packEntry(MANIFEST, Buffer.from(JSON.stringify(makeManifest({ made_at: at.toISOString(), journal_seq, groups: { facts, access }, entries }))), at));
    write(TAR_END);
    fsyncSync(handle);
    renameSync(draft, file);
    syncFolder(dirname(file));
    const rows = [facts, access].flatMap(({ tables }) => Object.values(tables)).reduce((sum, table) => sum + table.rows, 0);
    return { file, bytes, rows, documents };
  } finally {
    process.off('exit', discard);
    discard();
    closeSync(handle);
  }
}

function requireReplaceable(file: string): void {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) throw new Fault('FILE_EXISTS', `${file} is a folder; name the file to write in it.`);
  const handle = withNamedFile(file, () => openSync(file, 'r'));
  try {
    // Every backup begins with the facts.
    const [first] = unpackEntries(handle);
    if (first?.name.startsWith('facts/') !== true) throw new Fault('FILE_EXISTS', `${file} is there already and is no backup; it was not replaced. Name another file.`);
  } finally {
    closeSync(handle);
  }
}

async function putTables(tx: RowTx, group: Group, put: Put, tell: Tell): Promise<GroupManifest> {
  const tables: Record<string, { rows: number; sum: string }> = {};
  const names = await listTables(tx);
  const total = await countRows(tx, names);
  let done = 0;
  for (const table of names) {
    const sum = new RowSum();
    let part = 0;
    for await (const rows of readBatches(tx, table)) {
      sum.add(rows);
      part += 1;
      put(`${group}/${table}.${String(part).padStart(5, '0')}.ndjson.zst`, zstdCompressSync(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
      done += rows.length;
      await tell(`rows of ${group}`, done, total);
    }
    tables[table] = sum.sum;
  }
  return { migrations: await listMigrations(tx), tables };
}

/** The journal as far as these facts go: the archive's own lines, and what it has not got of them yet. */
async function readJournalUpTo(tx: RowTx, archive: Archive): Promise<{ journal: string; journal_seq: number }> {
  const journal_seq = await lastJournalSeq(tx);
  const mirrored = archive.readJournal().filter(({ seq }) => seq <= journal_seq);
  const archived = mirrored.at(-1)?.seq ?? 0;
  if (archived < journal_seq && archive.lastSeq() > journal_seq) throw new Fault('ARCHIVE_DAMAGED', 'The journal of the archive has a gap. Run `mfds verify`.');
  const rest = await listJournalAfter(tx, archived);
  return { journal: [...mirrored.map((entry) => JSON.stringify(entry)), ...rest].map((line) => `${line}\n`).join(''), journal_seq };
}

async function putDocuments(archive_dir: string, put: Put, tell: Tell): Promise<number> {
  const objects = join(archive_dir, 'objects');
  const names = readdirSync(objects, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.zst')).toSorted();
  for (const [index, name] of names.entries()) {
    put(`archive/objects/${name}`, readFileSync(join(objects, name)));
    await tell('archived files', index + 1, names.length);
  }
  return names.length;
}
