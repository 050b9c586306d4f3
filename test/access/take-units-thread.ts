/**
 * A worker thread that takes units from a shared bucket as fast as it can until it is empty; started by
 * limits-threads.test.ts.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { createBuckets } from '#access/limits.ts';

export interface Taking {
  readonly memory: SharedArrayBuffer;
  readonly units_per_minute: number;
  /** Threads that are ready; all begin when it reaches `threads`. */
  readonly ready: Int32Array;
  readonly threads: number;
}

/** Units, and the nanoseconds before and after they were taken; negative for returned units. */
export type Entry = readonly [units: number, before: number, after: number];

// A bucket that refills still admits single units.
const REFUSALS = 100;

const { memory, units_per_minute, ready, threads } = workerData as Taking;
const buckets = createBuckets(units_per_minute, { memory });
const now = (): number => Number(process.hrtime.bigint());
const entries: Entry[] = [];
let refusals = 0;
if (Atomics.add(ready, 0, 1) + 1 === threads) Atomics.notify(ready, 0);
for (let there; (there = Atomics.load(ready, 0)) < threads;) Atomics.wait(ready, 0, there, 50);
for (let turn = 0; refusals < REFUSALS; turn += 1) {
  const units = 1 + (turn % 5);
  const before = now();
  const taken = await buckets.take('the one key', units);
  if (!taken.admitted) {
    refusals += 1;
    continue;
  }
  entries.push([units, before, now()]);
  if (turn % 7 !== 0) continue;
  const given_back = now();
  await buckets.refund('the one key', units);
  entries.push([-units, given_back, now()]);
}
parentPort?.postMessage(entries);
