import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

// A tenth of the weight of what runs at the usual priority: where readers want every core an import still goes on, and
// does not hold the writer's turn for hours as it would with the lowest.
const NICENESS = 10;

/**
 * For a process or thread that imports: on a machine that is busy, whoever serves goes first. Only Linux
 * knows the priority of a single thread; elsewhere that of the whole process would change with it.
 */
export async function giveWay(): Promise<void> {
  if (!isMainThread && process.platform !== 'linux') return;
  // Node makes the threads of its pool, which answers are compressed in, when one is first needed, and each with the
  // priority of whoever needs it: they are made before ours changes.
  await stat('.');
  const niceness = Math.max(getPriority(), NICENESS);
  for (const thread of listThreads()) {
    try {
      setPriority(thread, niceness);
    } catch {
      // A sandbox may forbid it, and an import at the usual priority is still an import.
    }
  }
}

const OURS = 0;

/** Linux keeps a priority for each thread, and V8 collects for an importing process in four more of them. */
function listThreads(): number[] {
  if (!isMainThread || process.platform !== 'linux') return [OURS];
  return readdirSync('/proc/self/task').map(Number);
}
