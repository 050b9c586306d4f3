import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { constants, getPriority, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program of a reader process. */
export interface ReaderProgram {
  /** File of the reader's entry point. */
  readonly reader: URL;
  readonly heap_megabytes: number;
}

export interface ReaderProcess {
  readonly child: ChildProcess;
  /** Whether it has read another document before. */
  readonly isUsed: boolean;
}

interface Waiting {
  readonly child: ChildProcess;
  readonly timer: NodeJS.Timeout;
}

/** Processes that wait for their next document, at most one for each program. */
const waiting = new Map<string, Waiting>();

// The documents of one import follow each other within seconds; the memory is not held for longer.
const KEPT_MS = 15_000;

/** A process of this program that reads nothing now: one that waits, or a new one. */
export function takeReader({ reader, heap_megabytes }: ReaderProgram, isNew: boolean): ReaderProcess {
  const kept = isNew ? undefined : waiting.get(reader.href);
  if (kept !== undefined) {
    waiting.delete(reader.href);
    clearTimeout(kept.timer);
    kept.child.ref();
    kept.child.channel?.ref();
    return { child: kept.child, isUsed: true };
  }
  // The reader gets none of this process's settings and secrets; the compile cache halves its start. Node adds a folder
  // named after its version to the given path, as it did in this process.
  const cache = getCompileCacheDir();
  const child = fork(fileURLToPath(reader), [], {
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) },
    // A small new generation keeps the memory of both processes of an import under 600 MB.
    execArgv: [
      `--max-old-space-size=${heap_megabytes}`,
      '--max-semi-space-size=12',
      // Most documents are read within seconds, which is too short for the compiler that optimizes most.
      '--max-opt=2',
      // One thread for compiling and collecting, none to collect the new generation: more take processor time from the
      // process that waits for the parts.
      '--v8-pool-size=1',
      '--no-parallel-scavenge',
      '--disable-warning=ExperimentalWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that fails while it waits is found by the next document.
  child.on('error', () => undefined);
  return { child, isUsed: false };
}

// Not the lowest priority: on a busy machine the reader must still read its document in time.
const LOWER = 10;

/**
 * Gives the reader less of a busy processor than this process, which finds the facts of one document while the words
 * of the next are read: the import takes as long as the facts do. Before the first words come, this process only waits
 * for them.
 */
export function lowerReader({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + LOWER, constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended, or the system knows no priorities; it reads all the same.
  }
}

/** Keeps a process for the next document. It holds up neither the end of this process nor, for long, its memory. */
export function keepReader({ reader }: ReaderProgram, { child }: ReaderProcess): void {
  if (!child.connected || waiting.has(reader.href)) {
    endReader(child);
    return;
  }
  const timer = setTimeout(() => {
    waiting.delete(reader.href);
    endReader(child);
  }, KEPT_MS);
  timer.unref();
  child.unref();
  child.channel?.unref();
  waiting.set(reader.href, { child, timer });
}

/** Ends the processes that wait, when no further document follows. */
export function endWaitingReaders(): void {
  for (const { child, timer } of waiting.values()) {
    clearTimeout(timer);
    endReader(child);
  }
  waiting.clear();
}

/** Ends a process at once, whatever it does. This process waits for its end, so that it never outlives an import. */
export function endReader(child: ChildProcess): void {
  child.ref();
  child.kill('SIGKILL');
}
