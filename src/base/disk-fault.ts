import { Fault } from './fault.ts';
import { own } from './own.ts';

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
