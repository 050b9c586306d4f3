import { Fault } from './fault.ts';

const FULL = /^(ENOSPC|EDQUOT)$|database or disk is full/;
// SQLite cannot even open its files beside a read-only one; Node says ENOENT where it cannot make a folder on such a disk.
const SEALED = /^(EROFS|EACCES|EPERM)$|attempt to write a readonly database|unable to open database file/;
const BROKEN = /^EIO$|disk I\/O error|database disk image is malformed|file is not a database/;

/** What an operator must do about a disk that does not take our writes, whoever found it out; undefined for other trouble. */
export function explainDiskError(thrown: unknown): Fault | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const code = 'code' in thrown ? String(thrown.code) : '';
  const isMkdir = 'syscall' in thrown && thrown.syscall === 'mkdir';
  const says = (pattern: RegExp): boolean => pattern.test(code) || pattern.test(thrown.message);
  const options = { cause: thrown, internal: thrown.message };
  if (says(FULL)) return new Fault('DISK_FULL', 'The disk of the data directory is full; nothing was changed by what was under way. Make room, then do it again.', options);
  if (says(SEALED) || (code === 'ENOENT' && isMkdir)) {
    return new Fault('STORE_READ_ONLY', 'The data directory cannot be written to; nothing was changed. Check its owner, its permissions and whether its disk is mounted read-only, then do it again.', options);
  }
  if (code === 'ENOTDIR' || (code === 'EEXIST' && isMkdir)) return new Fault('NO_FOLDER', 'A file stands where the data directory, or a folder of it, should be; nothing was changed. Set MFDS_DATA_DIR to a folder.', options);
  if (says(BROKEN)) return new Fault('DISK_ERROR', 'The disk of the data directory fails, or a file on it is damaged. Check the disk; then restore a backup, or move facts.sqlite away and run `mfds rebuild`.', options);
  return undefined;
}

const NAMED: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file or folder ${path}.`,
  EACCES: (path) => `This user may not open ${path}. Check who owns it and who may read or write it.`,
  EPERM: (path) => `This user may not open ${path}. Check who owns it and who may read or write it.`,
  EISDIR: (path) => `${path} is a folder; name a file.`,
  ENOTDIR: (path) => `There is no ${path}: a part of this path is a file, not a folder.`,
};

/** Does `work` with a file or folder that the operator named; what is wrong with it is not a fault of the data directory. Fault FILE_NOT_FOUND. */
export function withNamedFile<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (thrown) {
    const text = thrown instanceof Error && 'code' in thrown ? NAMED[String(thrown.code)] : undefined;
    throw text === undefined ? thrown : new Fault('FILE_NOT_FOUND', text(path), { cause: thrown });
  }
}
