import { appendFileSync, closeSync, cpSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';

/**
 * The truth: every document as it arrived, by the SHA-256 of its bytes, and the
 * journal of what entered the store in which order. A store can be rebuilt from
 * this folder alone. Nothing in it is ever changed or deleted.
 */
export interface Archive {
  /** Keeps the bytes for good before returning; the same bytes are kept once. Returns their SHA-256. */
  keep(bytes: Uint8Array): string;
  /** The bytes of a kept document; Fault `ARCHIVE_DAMAGED` if they are gone or no longer what was kept. */
  read(sha256: string): Uint8Array;
  /** Journal entries in order, from the first. */
  readJournal(): JournalEntry[];
  /** Adds entries at the end of the journal, for good before returning. */
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

// A document larger than this is not one of ours: the largest real one (a report of a whole house) has 18 MB.
const LARGEST_DOCUMENT_BYTES = 512 * 1024 * 1024;

export function openArchive(folder: string): Archive {
  const objects = join(folder, 'objects');
  mkdirSync(objects, { recursive: true });
  const pathOf = (sha256: string): string => join(objects, sha256.slice(0, 2), `${sha256}.zst`);
  return {
    keep(bytes) {
      const sha256 = sha256Hex(bytes);
      if (existsSync(pathOf(sha256))) return sha256;
      mkdirSync(join(objects, sha256.slice(0, 2)), { recursive: true });
      writeForGood(pathOf(sha256), zstdCompressSync(bytes));
      return sha256;
    },
    read(sha256) {
      const bytes = existsSync(pathOf(sha256)) ? unpack(readFileSync(pathOf(sha256))) : undefined;
      if (bytes === undefined || sha256Hex(bytes) !== sha256) {
        throw new Fault('ARCHIVE_DAMAGED', `The archived document ${sha256} is missing or damaged. Restore the archive from a backup, or ingest the document again.`);
      }
      return bytes;
    },
    readJournal: () => readWholeLines(join(folder, 'journal.ndjson')).map((line) => JSON.parse(line) as JournalEntry),
    appendJournal: (entries) => appendLines(join(folder, 'journal.ndjson'), entries),
  };
}

/** Copies an archive into a data directory that has none yet; Fault `ARCHIVE_EXISTS`, `ARCHIVE_EMPTY`. */
export function copyArchive(from: string, data_dir: string): void {
  const target = join(data_dir, 'archive');
  if (existsSync(join(target, 'journal.ndjson'))) throw new Fault('ARCHIVE_EXISTS', `${target} holds an archive already; choose an empty data directory.`);
  if (!existsSync(join(from, 'journal.ndjson'))) throw new Fault('ARCHIVE_EMPTY', `${from} is no archive: it holds no journal.ndjson.`);
  cpSync(from, target, { recursive: true });
}

function unpack(packed: Uint8Array): Uint8Array | undefined {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: LARGEST_DOCUMENT_BYTES });
  } catch {
    return undefined;
  }
}

/** Under another name first, so that a file of the final name is always whole. */
function writeForGood(path: string, bytes: Uint8Array): void {
  const draft = `${path}.${process.pid}.draft`;
  const handle = openSync(draft, 'w', 0o640);
  try {
    writeSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, path);
  syncFolder(join(path, '..'));
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Complete lines only: a line without its end was being written when the process died and counts as never written. */
function readWholeLines(path: string): string[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  return text.slice(0, text.lastIndexOf('\n') + 1).split('\n').filter((line) => line !== '');
}

function appendLines(path: string, entries: readonly JournalEntry[]): void {
  if (entries.length === 0) return;
  cutTornLine(path);
  appendFileSync(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { flush: true });
}

function cutTornLine(path: string): void {
  if (!existsSync(path)) return;
  const bytes = readFileSync(path);
  const whole = bytes.lastIndexOf(0x0a) + 1;
  if (whole < bytes.length) truncateSync(path, whole);
}
