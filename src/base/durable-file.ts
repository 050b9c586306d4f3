import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file that is whole and on the disk once this returns, or not there under its name at all: a full disk and a power cut included. */
export function writeForGood(path: string, bytes: Uint8Array, mode = 0o640): void {
  // Under another name first, so that a file of the final name is always whole.
  const draft = `${path}.${process.pid}.draft`;
  try {
    writeSynced(draft, bytes, 'w', mode);
    renameSync(draft, path);
  } catch (thrown) {
    // What lies here would keep the room that somebody has to make.
    rmSync(draft, { force: true });
    throw thrown;
  }
  syncFolder(dirname(path));
}

/** All of the bytes, on the disk; its name may still be lost in a power cut until its folder is synced. */
export function writeSynced(path: string, bytes: Uint8Array | string, flag: 'w' | 'wx', mode: number): void {
  const handle = openSync(path, flag, mode);
  try {
    // Goes on where the system takes a part only, as a disk that fills up does; a single write would end there without a word.
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The names in a folder are on the disk once this returns. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
