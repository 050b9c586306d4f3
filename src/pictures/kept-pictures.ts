import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '#base/log.ts';
import type { PictureLimits } from './picture-limits.ts';
import { readWebpSize } from './webp-size.ts';

// The time of the last request is stored at most once an hour, because each change writes to the disk.
const TOUCH_MS = 3_600_000;
// After this share of the permitted bytes was written, the folder is measured again.
const SWEEP_SHARE = 0.1;
// Deleted down to this share, so that not every further picture deletes one.
const KEPT_SHARE = 0.9;
const SWEEP_MS = 3_600_000;
// A draft of a killed process; writing one takes milliseconds.
const ABANDONED_DRAFT_MS = 600_000;

interface Found {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/**
 * Pictures on disk by key. The folder is a cache: it can be deleted at any time, several processes may share it, and a
 * failing disk costs the time of drawing, not the picture.
 */
export class KeptPictures {
  readonly #folder: string;
  readonly #limits: Pick<PictureLimits, 'keptMs' | 'keptBytes'>;
  readonly #log: Log;
  readonly #now: () => number;
  #written = 0;
  #sweptAt: number;
  #sweeping: Promise<void> | undefined;

  constructor(folder: string, limits: Pick<PictureLimits, 'keptMs' | 'keptBytes'>, log: Log, now: () => number) {
    this.#folder = folder;
    this.#limits = limits;
    this.#log = log;
    this.#now = now;
    // Counted from the start, so that the first picture does not wait for a sweep.
    this.#sweptAt = now();
  }

  /** The picture; undefined if it is not kept, too old, or not complete. */
  async read(key: string): Promise<Buffer | undefined> {
    const path = this.#pathOf(key);
    try {
      const bytes = await readFile(path);
      const { mtimeMs } = await stat(path);
      if (readWebpSize(bytes) === undefined || mtimeMs < this.#now() - this.#limits.keptMs) return undefined;
      if (this.#now() - mtimeMs > TOUCH_MS) await utimes(path, this.#now() / 1000, this.#now() / 1000);
      return bytes;
    } catch {
      // Not drawn yet, or deleted by another process, or a disk that fails: the picture is drawn.
      return undefined;
    }
  }

  /** Writes the picture so that it is complete or absent; logs a failure, such as a full disk. */
  async keep(key: string, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(key);
    const draft = `${path}.${randomUUID()}.draft`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const handle = await open(draft, 'wx', 0o640);
      try {
        await handle.writeFile(bytes);
        // Without it a power cut could leave a file of the right length without its content.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await utimes(draft, this.#now() / 1000, this.#now() / 1000);
      await rename(draft, path);
    } catch (thrown) {
      await rm(draft, { force: true }).catch(() => undefined);
      this.#log.warn('page picture not kept', { internal: String(thrown) });
    }
    this.#written += bytes.length;
    const isDue = this.#written > SWEEP_SHARE * this.#limits.keptBytes || this.#now() - this.#sweptAt > SWEEP_MS;
    if (isDue) await this.sweep();
  }

  /** Deletes pictures that are too old, then the ones requested longest ago until the rest fits. */
  async sweep(): Promise<void> {
    this.#sweeping ??= this.#deleteSurplus().finally(() => {
      this.#sweeping = undefined;
    });
    return this.#sweeping;
  }

  async #deleteSurplus(): Promise<void> {
    this.#written = 0;
    this.#sweptAt = this.#now();
    const found = (await this.#list()).toSorted((one, other) => other.usedAt - one.usedAt);
    const total = found.reduce((sum, { bytes }) => sum + bytes, 0);
    const { keptMs, keptBytes } = this.#limits;
    const room = total > keptBytes ? KEPT_SHARE * keptBytes : keptBytes;
    let kept = 0;
    for (const { path, bytes, usedAt } of found) {
      const age = this.#now() - usedAt;
      kept += bytes;
      const isAbandoned = path.endsWith('.draft') && age > ABANDONED_DRAFT_MS;
      if (age > keptMs || kept > room || isAbandoned) await rm(path, { force: true }).catch(() => undefined);
    }
  }

  async #list(): Promise<Found[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found: Found[] = [];
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const about = entry.isFile() ? await stat(path).catch(() => undefined) : undefined;
      if (about !== undefined) found.push({ path, bytes: about.size, usedAt: about.mtimeMs });
    }
    return found;
  }

  #pathOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), `${key}.webp`);
  }
}
