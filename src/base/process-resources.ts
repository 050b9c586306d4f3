import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * For import processes. By default V8 grows the young generation to 128 MB and lets the
 * garbage of a long import reach 400 MB before the first full collection. This keeps the
 * young generation at its current size and triggers a collection when the heap has grown
 * by half over the live objects. V8 applies the setting only after a collection, so one
 * runs at once. It is not a limit: live objects may use as much memory as they need.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
  collectHeap();
}

let collect: (() => void) | undefined;

/** Runs a full garbage collection, which blocks this thread for tens of milliseconds. */
export function collectHeap(): void {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as () => void;
  collect();
}

// A tenth of the default scheduling weight: on a busy machine an import still progresses. At the lowest priority it
// could hold the writer lock for hours.
const NICENESS = 10;

/**
 * For processes and threads that import: on a busy machine, serving has priority. Only Linux has
 * a priority per thread; elsewhere a worker thread would lower that of the whole process.
 */
export async function lowerPriority(): Promise<void> {
  if (!isMainThread && process.platform !== 'linux') return;
  // Node starts its thread pool, which compresses responses, on first use, and the threads inherit the priority of the
  // caller. This call starts them before the priority changes.
  await stat('.');
  const niceness = Math.max(getPriority(), NICENESS);
  for (const thread of listThreads()) {
    try {
      setPriority(thread, niceness);
    } catch {
      // A sandbox may forbid this; the import then runs at the default priority.
    }
  }
}

const CURRENT = 0;

/** On Linux each thread has a priority, including V8's garbage collection threads. */
function listThreads(): number[] {
  if (!isMainThread || process.platform !== 'linux') return [CURRENT];
  return readdirSync('/proc/self/task').map(Number);
}
