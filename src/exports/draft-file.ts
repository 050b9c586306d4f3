import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface WrittenFile {
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

/** The name of a file that is not complete yet. */
export function draftName(name: string): string {
  return `${name}.draft`;
}

/** A file that is written from its beginning to its end, and appears under its own name only when complete. */
export class DraftFile {
  readonly #draft: string;
  readonly #handle: number;
  readonly #hash = createHash('sha256');
  #bytes = 0;

  constructor(folder: string, name: string) {
    this.#draft = join(folder, draftName(name));
    this.#handle = openSync(this.#draft, 'w', FILE_MODE);
  }

  write(piece: Uint8Array): void {
    // One call may write a part only, for example before a disk is full.
    for (let done = 0; done < piece.length;) done += writeSync(this.#handle, piece, done);
    this.#hash.update(piece);
    this.#bytes += piece.length;
  }

  /** Returns after the bytes are on disk. */
  finish(): WrittenFile {
    fsyncSync(this.#handle);
    closeSync(this.#handle);
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  discard(): void {
    try {
      closeSync(this.#handle);
    } catch {
      // Already closed.
    }
    rmSync(this.#draft, { force: true });
  }
}

// Readable by programs of other users; the data is public to every account holder.
export const FILE_MODE = 0o644;

const PIECE_BYTES = 1_048_576;

/** Size and hash of a file. */
export function hashFile(path: string): WrittenFile {
  const handle = openSync(path, 'r');
  try {
    const hash = createHash('sha256');
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    let bytes = 0;
    for (;;) {
      const read = readSync(handle, piece, 0, PIECE_BYTES, null);
      if (read === 0) return { bytes, sha256: hash.digest('hex') };
      hash.update(piece.subarray(0, read));
      bytes += read;
    }
  } finally {
    closeSync(handle);
  }
}

/** Gives a complete file its own name. */
export function publishFile(folder: string, name: string): void {
  renameSync(join(folder, draftName(name)), join(folder, name));
}
