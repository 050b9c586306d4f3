/** A worker thread that takes units from shared buckets as fast as it can; started by limits-threads.test.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { createBuckets } from '#access/limits.ts';

export interface Taking {
  readonly memory: SharedArrayBuffer;
  readonly units_per_minute: number;
  readonly milliseconds: number;
}

/** Units, and the nanoseconds before and after they were taken; negative for returned units. */
export type Entry = readonly [units: number, before: number, after: number];

const { memory, units_per_minute, milliseconds } = workerData as Taking;
const buckets = createBuckets(units_per_minute, { memory });
const now = (): number => Number(process.hrtime.bigint());
const entries: Entry[] = [];
const end = now() + milliseconds * 1_000_000;
for (let turn = 0; now() < end; turn += 1) {
  const units = 1 + (turn % 5);
  const before = now();
  const taken = await buckets.take('the one key', units);
  if (!taken.admitted) continue;
  entries.push([units, before, now()]);
  if (turn % 7 !== 0) continue;
  const given_back = now();
  await buckets.refund('the one key', units);
  entries.push([-units, given_back, now()]);
}
parentPort?.postMessage(entries);
