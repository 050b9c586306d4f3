import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
