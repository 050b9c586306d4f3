import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

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
