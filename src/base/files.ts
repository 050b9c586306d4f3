import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from './fault.ts';
import { own } from './own.ts';

/** Writes a file atomically and durably: after a full disk or a power cut it is either complete or absent. */
export function writeFileDurably(path: string, bytes: Uint8Array, mode = 0o640): void {
  // Written under another name first, so that a file with the final name is always complete.
  const draft = `${path}.${process.pid}.draft`;
  try {
    writeSynced(draft, bytes, 'w', mode);
    renameSync(draft, path);
  } catch (thrown) {
    // On a full disk a leftover draft would occupy the space that is needed.
    rmSync(draft, { force: true });
    throw thrown;
  }
  syncFolder(dirname(path));
}

/** Writes and syncs all bytes. Until `syncFolder` a power cut may still lose the directory entry. */
export function writeSynced(path: string, bytes: Uint8Array | string, flag: 'w' | 'wx', mode: number): void {
  const handle = openSync(path, flag, mode);
  try {
    // `writeFileSync` continues after partial writes; a single `writeSync` could silently truncate on a disk that fills
    // up.
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Syncs the directory entries of a folder to disk. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

// The access database (addresses, phone numbers, password hashes), the installation secret, and backups, which contain
// both.
const PRIVATE_FILE = /^(?:access\.sqlite(?:-wal|-shm|-journal)?|secret(?:\.[0-9a-f]+)?|.*\.tar(?:\.\d+\.draft)?)$/;
// E-mails with links that give access to an account.
const OUTBOX = 'outbox';
const GROUP_AND_OTHERS = 0o077;

/** The private paths, among them the data directory itself, that group or others may access. */
export function listExposed(dataDir: string): string[] {
  const outbox = join(dataDir, OUTBOX);
  const files = [
    ...namesIn(dataDir)
      .filter((name) => PRIVATE_FILE.test(name))
      .map((name) => join(dataDir, name)),
    ...namesIn(outbox).map((name) => join(outbox, name)),
  ];
  return [dataDir, outbox, ...files].filter(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & GROUP_AND_OTHERS) !== 0,
  );
}

/** Removes all permissions of group and others from these paths; adds none. */
export function closeToOthers(paths: readonly string[]): void {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found !== undefined) chmodSync(path, found.mode & 0o7777 & ~GROUP_AND_OTHERS);
  }
}

/** The equivalent shell command, with quoted paths. */
export function writeChmod(paths: readonly string[]): string {
  return `chmod go-rwx ${paths.map((path) => `'${path.replaceAll("'", "'\\''")}'`).join(' ')}`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder does not exist or belongs to another user; either way its permissions cannot be changed.
    return [];
  }
}

const FULL = /^(ENOSPC|EDQUOT)$|database or disk is full/;
// On a read-only disk SQLite cannot open its files, and Node reports ENOENT when it cannot create a folder.
const READ_ONLY = /^(EROFS|EACCES|EPERM)$|attempt to write a readonly database|unable to open database file/;
const BROKEN = /^EIO$|disk I\/O error|database disk image is malformed|file is not a database/;

/**
 * Translates errors of a full, read-only or failing disk into a Fault with instructions; undefined for other errors.
 */
export function explainDiskError(thrown: unknown): Fault | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const code = 'code' in thrown ? String(thrown.code) : '';
  const isMkdir = 'syscall' in thrown && thrown.syscall === 'mkdir';
  const matches = (pattern: RegExp): boolean => pattern.test(code) || pattern.test(thrown.message);
  const options = { cause: thrown, internal: thrown.message };
  if (matches(FULL))
    return new Fault(
      'DISK_FULL',
      'The disk of the data directory is full; the current operation changed nothing. Free some space and try again.',
      options,
    );
  if (matches(READ_ONLY) || (code === 'ENOENT' && isMkdir)) {
    return new Fault(
      'STORE_READ_ONLY',
      'The data directory is not writable; nothing was changed. ' +
        'Check its owner, its permissions and whether its disk is mounted read-only, then try again.',
      options,
    );
  }
  if (code === 'ENOTDIR' || (code === 'EEXIST' && isMkdir))
    return new Fault(
      'NO_FOLDER',
      'The path of the data directory, or of a folder in it, is a file; nothing was changed. ' +
        'Set MFDS_DATA_DIR to a folder.',
      options,
    );
  if (matches(BROKEN))
    return new Fault(
      'DISK_ERROR',
      'The disk of the data directory is failing, or a file on it is damaged. Check the disk; ' +
        'then restore a backup, or move facts.sqlite away and run `mfds rebuild`.',
      options,
    );
  return undefined;
}

const NAMED: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file or folder ${path}.`,
  EACCES: (path) => `This user may not open ${path}. Check its owner and permissions.`,
  EPERM: (path) => `This user may not open ${path}. Check its owner and permissions.`,
  EISDIR: (path) => `${path} is a folder; expected a file.`,
  ENOTDIR: (path) => `${path} does not exist: a part of this path is a file, not a folder.`,
};

/**
 * Runs `work` on a path that the operator gave, so that its errors are not reported as errors of the data directory.
 * Fault FILE_NOT_FOUND.
 */
export function withNamedFile<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (thrown) {
    const text = thrown instanceof Error && 'code' in thrown ? own(NAMED, String(thrown.code)) : undefined;
    throw text === undefined ? thrown : new Fault('FILE_NOT_FOUND', text(path), { cause: thrown });
  }
}
