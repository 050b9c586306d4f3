import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import type { Archive } from '#ingest/archive.ts';
import type { AccessDatabase, FactDatabase } from '#store/database.ts';
import { lastJournalSeq, listJournalAfter } from '#store/ledger.ts';
import { RowSum } from '#store/row-sum.ts';
import { listMigrations, listTables, readBatches, readWhole } from '#store/rows.ts';
import type { AnyDatabase, RowTx } from '#store/rows.ts';
import type { Group } from '#store/places.ts';
import { makeManifest, MANIFEST } from './manifest.ts';
import type { GroupManifest } from './manifest.ts';
import { packEntry, TAR_END } from './tar.ts';

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
 * once it is whole.
 */
export async function backup(installed: Installed, file: string, at: Date, progress: (doing: string) => void): Promise<BackupReport> {
  const draft = `${file}.${process.pid}.draft`;
  const handle = openSync(draft, 'wx', 0o600);
  const entries: Record<string, string> = {};
  let bytes = 0;
  const write = (piece: Uint8Array): void => {
    for (let done = 0; done < piece.length; ) done += writeSync(handle, piece, done);
    bytes += piece.length;
  };
  const put: Put = (name, content) => {
    entries[name] = sha256Hex(content);
    write(packEntry(name, content, at));
    progress(name);
  };
  try {
    const { group: facts, journal, journal_seq } = await readWhole(installed.facts, async (tx) => ({
      group: await putTables(tx, 'facts', put),
      ...(await readJournalUpTo(tx, installed.archive)),
    }));
    const access = await readWhole(installed.access as AnyDatabase, (tx) => putTables(tx, 'access', put));
    put('archive/journal.ndjson', Buffer.from(journal));
    // What the journal names was archived before it was journalled, so by now all of it is there.
    const documents = putDocuments(installed.archive_dir, put);
    if (installed.secret_file !== undefined) put('secret', readFileSync(installed.secret_file));
    write(packEntry(MANIFEST, Buffer.from(JSON.stringify(makeManifest({ made_at: at.toISOString(), journal_seq, groups: { facts, access }, entries }))), at));
    write(TAR_END);
    fsyncSync(handle);
    renameSync(draft, file);
    const rows = [facts, access].flatMap(({ tables }) => Object.values(tables)).reduce((sum, table) => sum + table.rows, 0);
    return { file, bytes, rows, documents };
  } catch (thrown) {
    rmSync(draft, { force: true });
    throw thrown;
  } finally {
    closeSync(handle);
  }
}

async function putTables(tx: RowTx, group: Group, put: Put): Promise<GroupManifest> {
  const tables: Record<string, { rows: number; sum: string }> = {};
  for (const table of await listTables(tx)) {
    const sum = new RowSum();
    let part = 0;
    for await (const rows of readBatches(tx, table)) {
      sum.add(rows);
      part += 1;
      put(`${group}/${table}.${String(part).padStart(5, '0')}.ndjson.zst`, zstdCompressSync(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
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

function putDocuments(archive_dir: string, put: Put): number {
  const objects = join(archive_dir, 'objects');
  const names = readdirSync(objects, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.zst')).toSorted();
  for (const name of names) put(`archive/objects/${name}`, readFileSync(join(objects, name)));
  return names.length;
}
