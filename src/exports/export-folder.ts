import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock } from '#base/clock.ts';
import { syncFolder, writeFileDurably } from '#base/files.ts';
import { Fault } from '#base/fault.ts';
import { draftName, FILE_MODE, hashFile } from './draft-file.ts';
import { contentOf, isFileName, MANIFEST_NAME, packManifest, parseManifest, readManifestText } from './manifest.ts';
import type { Manifest, ManifestDataset, ManifestFile } from './manifest.ts';

/** Progress of an export that has no manifest yet; deleted when the manifest is written. */
const STATE_NAME = '.export-state.json';
const LOCK_NAME = '.export-lock';

/** The complete part of an export. */
export interface Finished {
  /** Identifies the content: only files of the same content are kept. */
  readonly content: string;
  readonly datasets: readonly ManifestDataset[];
  readonly files: readonly ManifestFile[];
}

interface State extends Finished {
  /** Names of all files of the export, complete or not: only these may be replaced. */
  readonly names: readonly string[];
}

/**
 * The folder of an export: new, empty, or with an earlier export, complete or interrupted, which the new one replaces.
 * Any other content is refused and left alone.
 */
export class ExportFolder {
  readonly path: string;
  #lockedMs = 0;

  constructor(path: string) {
    this.path = resolve(path);
  }

  /**
   * Takes the folder for this process and returns what an earlier run with the same content has finished; other files
   * of earlier exports are removed. Faults: FILE_EXISTS, EXPORT_RUNNING.
   */
  open(content: string, names: readonly string[]): Finished {
    this.#make();
    const present = readdirSync(this.path).filter((name) => name !== LOCK_NAME);
    const before = this.#readEarlier(present);
    const owned = new Set([...before.names, ...before.files.map(({ name }) => name)]);
    const foreign = names.find((name) => present.includes(name) && !owned.has(name));
    if (foreign !== undefined)
      throw new Fault(
        'FILE_EXISTS',
        `${join(this.path, foreign)} is not a file of an export and was not replaced. Choose another folder.`,
      );
    this.#lock();
    try {
      return this.#clean(before, content, names, owned);
    } catch (thrown) {
      this.close();
      throw thrown;
    }
  }

  /** Records a finished file, so that a later run does not make it again. */
  save(finished: Finished, names: readonly string[]): void {
    const state: State = { ...finished, names };
    const draft = join(this.path, draftName(STATE_NAME));
    // Not synced: a state lost in a power cut costs only the time to make the files again.
    writeFileSync(draft, JSON.stringify(state), { mode: FILE_MODE });
    renameSync(draft, join(this.path, STATE_NAME));
  }

  /** Writes the manifest, after which the export is complete. */
  complete(manifest: Manifest): void {
    // A power cut must not leave the manifest without the files that it names.
    syncFolder(this.path);
    writeFileDurably(join(this.path, MANIFEST_NAME), packManifest(manifest), FILE_MODE);
    rmSync(join(this.path, STATE_NAME), { force: true });
  }

  /** Shows other processes that this one still writes; called often. */
  keepLock(): void {
    if (performance.now() - this.#lockedMs < LOCK_REFRESH_MILLISECONDS) return;
    this.#lockedMs = performance.now();
    const now = systemClock.now();
    utimesSync(join(this.path, LOCK_NAME), now, now);
  }

  /** Lets other processes use the folder. */
  close(): void {
    rmSync(join(this.path, LOCK_NAME), { force: true });
  }

  #make(): void {
    if (existsSync(this.path) && !statSync(this.path).isDirectory())
      throw new Fault('FILE_EXISTS', `${this.path} is a file. Give the name of a folder.`);
    mkdirSync(this.path, { recursive: true });
  }

  #readEarlier(present: readonly string[]): State {
    if (present.length === 0) return NOTHING;
    const state = this.#readState();
    const text = readManifestText(this.path);
    const manifest = text === undefined ? undefined : parseManifest(text);
    if (text !== undefined && manifest === undefined)
      throw new Fault(
        'FILE_EXISTS',
        `${join(this.path, MANIFEST_NAME)} is damaged or was not written by an export. Nothing was changed: ` +
          'delete it with the files it belongs to, or choose another folder.',
      );
    if (manifest !== undefined) {
      const { datasets, files } = manifest;
      return { content: contentOf(manifest), datasets, files, names: state?.names ?? [] };
    }
    if (state !== undefined) return state;
    throw new Fault(
      'FILE_EXISTS',
      `${this.path} contains files that are not an export, such as ${present[0]}. ` +
        'Nothing was changed: choose a new or empty folder.',
    );
  }

  /** A damaged state is treated as no progress: it is rewritten, and so are the files. */
  #readState(): State | undefined {
    const path = join(this.path, STATE_NAME);
    if (!existsSync(path)) return undefined;
    try {
      const state = JSON.parse(readFileSync(path, 'utf8')) as State;
      // These names are deleted: a name with a path could be a file outside the folder.
      return [...state.names, ...state.files.map(({ name }) => name)].every(isFileName) ? state : NOTHING;
    } catch {
      return NOTHING;
    }
  }

  #clean(before: State, content: string, names: readonly string[], owned: ReadonlySet<string>): Finished {
    const kept =
      before.content === content
        ? before.files.filter((file) => names.includes(file.name) && isIntact(this.path, file))
        : [];
    const isComplete = kept.length === names.length && kept.length === before.files.length;
    // Without the manifest first, a reader could take a file of the new export for one of the old.
    if (!isComplete) {
      rmSync(join(this.path, MANIFEST_NAME), { force: true });
      syncFolder(this.path);
    }
    for (const name of new Set([...owned, ...names])) {
      rmSync(join(this.path, draftName(name)), { force: true });
      if (!kept.some((file) => file.name === name)) rmSync(join(this.path, name), { force: true });
    }
    const finished = { content, datasets: before.content === content ? before.datasets : [], files: kept };
    if (!isComplete) this.save(finished, names);
    return finished;
  }

  #lock(): void {
    const path = join(this.path, LOCK_NAME);
    const owner = readLock(path);
    if (owner !== undefined && owner !== process.pid && isRunning(owner) && isFresh(path))
      throw new Fault(
        'EXPORT_RUNNING',
        `Process ${owner} is writing an export to ${this.path}. Wait for it, or choose another folder.`,
      );
    rmSync(path, { force: true });
    // Fails if another process has created it since.
    writeFileSync(path, String(process.pid), { mode: FILE_MODE, flag: 'wx' });
    this.#lockedMs = performance.now();
  }
}

const NOTHING: State = { content: '', datasets: [], files: [], names: [] };

function isIntact(folder: string, { name, bytes, sha256 }: ManifestFile): boolean {
  const path = join(folder, name);
  if (statSync(path, { throwIfNoEntry: false })?.size !== bytes) return false;
  return hashFile(path).sha256 === sha256;
}

const LOCK_REFRESH_MILLISECONDS = 10_000;
// The number of a killed process may belong to another one, above all in containers.
const LOCK_STALE_MILLISECONDS = 5 * 60_000;

function readLock(path: string): number | undefined {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

function isFresh(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && systemClock.now().getTime() - found.mtimeMs < LOCK_STALE_MILLISECONDS;
}

/** After a power cut or a kill, the lock of a process remains. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}
