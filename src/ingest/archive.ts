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
import { syncFolder, writeFileDurably } from '#base/durable-file.ts';
import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';

/**
 * The truth: every document as it arrived, by the SHA-256 of its bytes, and the
 * journal of what entered the store in which order. A store can be rebuilt from
 * this folder alone. Nothing in it is ever changed or deleted.
 */
export interface Archive {
  /** Writes the bytes durably before it returns, once for the same bytes unless the stored copy is damaged. Returns their SHA-256. */
  keep(bytes: Uint8Array): string;
  /** The bytes of a kept document; Fault `ARCHIVE_DAMAGED` if they are gone or no longer what was kept. */
  read(sha256: string): Uint8Array;
  /** Journal entries in order, from the first; Fault `ARCHIVE_DAMAGED` at a line that is not an entry. */
  readJournal(): JournalEntry[];
  /** The number of the last entry, 0 before the first; reads the end of the journal only. */
  lastSeq(): number;
  /** Appends entries to the journal and writes them durably before it returns. */
  appendJournal(entries: readonly JournalEntry[]): void;
}

export type JournalEntry = DocumentEntry | DecisionEntry;

/** A document that was taken in (or refused) at a moment, with the operator's options. */
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
  /** Of a report: the archived page extraction that was taken in, so that a rebuild reads what was read then. */
  readonly extraction_sha256?: string;
  /** Of a report: why it was refused. */
  readonly refused?: string;
}

/** What an operator decided; the payload is the review command's own. */
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
  // The data directory may be made with it, and accounts are kept there too.
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
          `The archived document ${sha256} is missing or damaged. Restore the archive from a backup, or ingest the document again.`,
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
    throw new Fault('ARCHIVE_EXISTS', `${target} holds an archive already; choose an empty data directory.`);
  if (!existsSync(join(from, 'journal.ndjson')))
    throw new Fault('ARCHIVE_EMPTY', `${from} is no archive: it holds no journal.ndjson.`);
  cpSync(from, target, { recursive: true });
}

function unpack(packed: Uint8Array): Uint8Array | undefined {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: LARGEST_DOCUMENT_BYTES });
  } catch {
    return undefined;
  }
}

/** Complete lines only: a line without its end was being written when the process died and counts as never written. */
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

// Several entries long: one read finds the last line, unless someone wrote a very long reason.
const END_BYTES = 16_384;
const LINE_FEED = 0x0a;

/** A file's size, the bytes up to the end of its last whole line, and that line; a journal of years is not read whole for it. */
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
    return JSON.parse(line) as JournalEntry;
  } catch (thrown) {
    throw new Fault(
      'ARCHIVE_DAMAGED',
      `A line of the archive's journal cannot be read: ${line.slice(0, 80)}. Restore journal.ndjson from a backup.`,
      { cause: thrown },
    );
  }
}
