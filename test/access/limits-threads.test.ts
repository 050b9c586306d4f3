import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createBucketMemory, createBuckets } from '#access/limits.ts';
import type { Entry, Taking } from './take-units-thread.ts';

async function historyOf(bucket: Pick<Taking, 'memory' | 'units_per_minute'>, threads: number): Promise<Entry[][]> {
  const taking: Taking = { ...bucket, threads, ready: new Int32Array(new SharedArrayBuffer(4)) };
  return Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('take-units-thread.ts', import.meta.url), { workerData: taking });
      const [entries] = (await once(worker, 'message')) as [Entry[]];
      return entries;
    }),
  );
}

it('threads that share a bucket admit together no more than one thread would, in any window', async () => {
  // Enough units that the threads collide thousands of times before the bucket is empty.
  const units_per_minute = 200_000;
  const memory = createBucketMemory();
  const histories = await historyOf({ memory, units_per_minute }, 3);
  expect(histories.filter((entries) => entries.length > 100).length, 'threads that took part').toBeGreaterThan(1);
  // Counts returned units at the end of their call and taken units at the beginning: the order that admits the least.
  const moments = histories
    .flat()
    .map(([units, before, after]) => ({ units, at: units > 0 ? after : before }))
    .sort((one, other) => one.at - other.at);
  let [worst, before] = [0, moments[0]?.at ?? 0];
  let highest = 0;
  for (const { units, at } of moments) {
    worst = Math.max(0, worst - ((at - before) * units_per_minute) / 60e9) + units;
    before = at;
    highest = Math.max(highest, worst);
  }
  // Units taken between the admission and the reading of the clock may appear up to one batch late.
  expect(highest).toBeLessThanOrEqual(units_per_minute + 15);
  expect(highest, 'the whole capacity is there').toBeGreaterThan(units_per_minute * 0.9);
});

it('more keys than table slots cost a key at most an early refill, and never its units', async () => {
  const [memory, now] = [createBucketMemory(), 1_000_000_000];
  const buckets = createBuckets(600, { memory, nanoseconds: () => now });
  const shown = new Set<string>();
  for (let key = 0; key < 70_000; key += 1) {
    const { admitted, remaining } = await buckets.take(`key ${key}`, 5);
    shown.add(`${admitted} ${remaining}`);
  }
  expect([...shown]).toEqual(['true 595']);
});
