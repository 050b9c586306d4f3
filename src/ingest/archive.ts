import {
  appendFileSync,
  closeSync,
  cpSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  truncateSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { Fault } from '#base/fault.ts';
import { syncFolder, writeFileDurably } from '#base/files.ts';
import { sha256Hex } from '#base/hash.ts';
import type { FactDatabase } from '#store/database.ts';
import { listJournalAfter } from '#store/document-rows.ts';

/**
 * The archive: every document as received, by the SHA-256 of its bytes, and the journal of everything that entered the
 * store, in order. A store can be rebuilt from this folder alone. Its contents are never changed or deleted.
 */
export interface Archive {
  /**
   * Writes the bytes durably before it returns, once for the same bytes unless the stored copy is damaged. Returns
   * their SHA-256.
   */
  keep(bytes: Uint8Array): string;
  /** The bytes of an archived document; Fault `ARCHIVE_DAMAGED` if they are missing or do not match the hash. */
  read(sha256: string): Uint8Array;
  /** Journal entries in order, from the first; Fault `ARCHIVE_DAMAGED` at a line that is not an entry. */
  readJournal(): JournalEntry[];
  /** The number of the last entry, 0 before the first; reads the end of the journal only. */
  lastSeq(): number;
  /** Appends entries to the journal and writes them durably before it returns. */
  appendJournal(entries: readonly JournalEntry[]): void;
}

export type JournalEntry = DocumentEntry | DecisionEntry;

/** A document that was imported (or refused) at a time, with the operator's options. */
export interface DocumentEntry {
  readonly seq: number;
  readonly kind: 'document';
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly sha256: string;
  readonly source: string;
  readonly origin: string;
  readonly url: string | null;
  readonly is_partial: boolean;
  /** For a report: the archived page extraction that was imported, so that a rebuild uses the same one. */
  readonly extraction_sha256?: string;
  /** For a report: reason of the refusal. */
  readonly refused?: string;
}

/** An operator's decision; the payload is that of the review command. */
export interface DecisionEntry {
  readonly seq: number;
  readonly kind: 'decision';
  readonly at: string;
  readonly by: string;
  readonly decision: unknown;
}

// Larger documents are rejected: the largest real one, a report of all funds of one AMC, has 18 MB.
const LARGEST_DOCUMENT_BYTES = 512 * 1024 * 1024;

export function openArchive(folder: string): Archive {
  const objects = join(folder, 'objects');
  // This may create the data directory, which also contains accounts.
  mkdirSync(objects, { recursive: true, mode: 0o700 });
  const journal = join(folder, 'journal.ndjson');
  const pathOf = (sha256: string): string => join(objects, sha256.slice(0, 2), `${sha256}.zst`);
  const readWhole = (sha256: string): Uint8Array | undefined => {
    const bytes = existsSync(pathOf(sha256)) ? unpack(readFileSync(pathOf(sha256))) : undefined;
    return bytes !== undefined && sha256Hex(bytes) === sha256 ? bytes : undefined;
  };
  return {
    keep(bytes) {
      const sha256 = sha256Hex(bytes);
      if (readWhole(sha256) !== undefined) return sha256;
      if (mkdirSync(dirname(pathOf(sha256)), { recursive: true }) !== undefined) syncFolder(objects);
      writeFileDurably(pathOf(sha256), zstdCompressSync(bytes));
      return sha256;
    },
    read(sha256) {
      const bytes = readWhole(sha256);
      if (bytes === undefined) {
        throw new Fault(
          'ARCHIVE_DAMAGED',
          `The archived document ${sha256} is missing or damaged. ` +
            'Restore the archive from a backup, or ingest the document again.',
        );
      }
      return bytes;
    },
    readJournal: () => readWholeLines(journal).map(parseEntry),
    lastSeq() {
      const { line } = readEnd(journal);
      return line === undefined ? 0 : parseEntry(line).seq;
    },
    appendJournal: (entries) => appendLines(journal, entries),
  };
}

/** Copies an archive into a data directory that has none yet; Fault `ARCHIVE_EXISTS`, `ARCHIVE_EMPTY`. */
export function copyArchive(from: string, dataDir: string): void {
  const target = join(dataDir, 'archive');
  if (existsSync(join(target, 'journal.ndjson')))
    throw new Fault('ARCHIVE_EXISTS', `${target} already contains an archive; choose an empty data directory.`);
  if (!existsSync(join(from, 'journal.ndjson')))
    throw new Fault('ARCHIVE_EMPTY', `${from} is not an archive: it contains no journal.ndjson.`);
  cpSync(from, target, { recursive: true });
}

function unpack(packed: Uint8Array): Uint8Array | undefined {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: LARGEST_DOCUMENT_BYTES });
  } catch {
    return undefined;
  }
}

/** Complete lines only: a line without its end was being written when the process was killed and does not count. */
function readWholeLines(path: string): string[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '');
}

function appendLines(path: string, entries: readonly JournalEntry[]): void {
  if (entries.length === 0) return;
  cutTornLine(path);
  appendFileSync(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { flush: true });
}

function cutTornLine(path: string): void {
  const { size, whole } = readEnd(path);
  if (whole < size) truncateSync(path, whole);
}

// Several entries long: one read finds the last line, unless a reason is unusually long.
const END_BYTES = 16_384;
const LINE_FEED = 0x0a;

/**
 * The size of a file, the length up to the end of its last complete line, and that line; avoids reading the journal of
 * several years.
 */
function readEnd(path: string): { readonly size: number; readonly whole: number; readonly line: string | undefined } {
  if (!existsSync(path)) return { size: 0, whole: 0, line: undefined };
  const handle = openSync(path, 'r');
  try {
    const { size } = fstatSync(handle);
    for (let length = Math.min(size, END_BYTES); ; length = Math.min(size, length * 2)) {
      const bytes = Buffer.alloc(length);
      readSync(handle, bytes, 0, length, size - length);
      const end = bytes.lastIndexOf(LINE_FEED);
      const start = end < 1 ? -1 : bytes.lastIndexOf(LINE_FEED, end - 1);
      if (start < 0 && length < size) continue;
      return {
        size,
        whole: size - length + end + 1,
        line: end < 0 ? undefined : bytes.toString('utf8', start + 1, end),
      };
    }
  } finally {
    closeSync(handle);
  }
}

function parseEntry(line: string): JournalEntry {
  try {
    const entry: unknown = JSON.parse(line);
    if (hasNumber(entry)) return entry;
    throw new Error('the line is not a numbered entry');
  } catch (thrown) {
    throw new Fault(
      'ARCHIVE_DAMAGED',
      `A line of the archive's journal cannot be read: ${line.slice(0, 80)}. Restore journal.ndjson from a backup.`,
      { cause: thrown },
    );
  }
}

function hasNumber(entry: unknown): entry is JournalEntry {
  return typeof entry === 'object' && entry !== null && 'seq' in entry && Number.isSafeInteger(entry.seq);
}

/**
 * Copies the journal entries since the last copy from the store to the archive. The store's transaction decides whether
 * an import happened; the copy follows, and if a process is killed in between, the next one catches up. Holds the
 * writer lock: two processes copying at once would write the same entries twice.
 */
export async function mirrorJournal(facts: FactDatabase, archive: Archive): Promise<void> {
  await facts.write(async (tx) => {
    const entries = await listJournalAfter(tx, archive.lastSeq());
    archive.appendJournal(entries.map((entry) => JSON.parse(entry) as JournalEntry));
  });
}
