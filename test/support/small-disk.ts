import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes that can be filled, and mounted read-only as a second folder. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk except for `free_bytes`. */
  fill(free_bytes: number): void;
  /** Removes the filling. */
  empty(): void;
  /**
   * A read-only folder with the same files. The disk cannot be remounted read-only while a service has open files on
   * it.
   */
  readonly sealed_folder: string;
  remove(): void;
}

/** Why this machine cannot create one; undefined if it can. */
export async function missingDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'a small disk needs Linux and root';
  try {
    makeSmallDisk(1).remove();
    return undefined;
  } catch (thrown) {
    return `no small disk can be mounted (${thrown instanceof Error ? thrown.message.split('\n')[0] : String(thrown)})`;
  }
}

export function makeSmallDisk(size_mebibytes: number): SmallDisk {
  const [folder, sealed_folder] = [
    mkdtempSync(join(tmpdir(), 'mfds-disk-')),
    mkdtempSync(join(tmpdir(), 'mfds-sealed-')),
  ];
  mount('-t', 'tmpfs', '-o', `size=${size_mebibytes}m`, 'tmpfs', folder);
  mount('--bind', folder, sealed_folder);
  mount('-o', 'remount,bind,ro', sealed_folder);
  const filling = join(folder, 'filling');
  return {
    folder,
    fill(free_bytes) {
      const { bavail, bsize } = statfsSync(folder);
      const bytes = Buffer.alloc(Math.max(0, bavail * bsize - free_bytes));
      try {
        writeFileSync(filling, bytes);
      } catch (thrown) {
        // A server on this disk wrote since its free space was read: the disk is full now, a little earlier.
        if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOSPC')) throw thrown;
      }
    },
    empty: () => rmSync(filling, { force: true }),
    sealed_folder,
    remove() {
      for (const mounted of [sealed_folder, folder]) {
        // Lazy unmount, because an ending process may still have a file open.
        execFileSync('umount', ['-l', mounted], { stdio: 'pipe' });
        rmSync(mounted, { recursive: true, force: true });
      }
    },
  };
}

function mount(...words: readonly string[]): void {
  execFileSync('mount', words, { stdio: 'pipe' });
}
