import { Fault } from './fault.ts';

const FULL = /^(ENOSPC|EDQUOT)$|database or disk is full/;
// SQLite cannot even open its files beside a read-only one; Node says ENOENT where it cannot make a folder on such a disk.
const SEALED = /^(EROFS|EACCES|EPERM)$|attempt to write a readonly database|unable to open database file/;
const BROKEN = /^EIO$|disk I\/O error|database disk image is malformed/;

/** What an operator must do about a disk that does not take our writes, whoever found it out; undefined for other trouble. */
export function explainDiskError(thrown: unknown): Fault | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const code = 'code' in thrown ? String(thrown.code) : '';
  const says = (pattern: RegExp): boolean => pattern.test(code) || pattern.test(thrown.message);
  const options = { cause: thrown, internal: thrown.message };
  if (says(FULL)) return new Fault('DISK_FULL', 'The disk of the data directory is full; nothing was changed by what was under way. Make room, then do it again.', options);
  if (says(SEALED) || (code === 'ENOENT' && 'syscall' in thrown && thrown.syscall === 'mkdir')) {
    return new Fault('STORE_READ_ONLY', 'The data directory cannot be written to; nothing was changed. Check its owner, its permissions and whether its disk is mounted read-only, then do it again.', options);
  }
  if (says(BROKEN)) return new Fault('DISK_ERROR', 'The disk of the data directory fails, or a file on it is damaged. Check the disk, restore a backup or run `mfds rebuild` from the archive.', options);
  return undefined;
}
