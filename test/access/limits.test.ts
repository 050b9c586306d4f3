import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBuckets } from '#access/limits.ts';
import type { Buckets, Taken } from '#access/limits.ts';
import { collectHeap } from '#base/process-resources.ts';

const SECOND = 1_000_000;

/** Buckets with a clock that the test sets, in microseconds. */
function bucketsOver(unitsPerMinute = 600): {
  buckets: Buckets;
  wait: (microseconds: number) => void;
  now: () => number;
} {
  let at = 123_456_789;
  return {
    buckets: createBuckets(unitsPerMinute, { nanoseconds: () => Math.round(at * 1_000) }),
    wait: (microseconds) => (at += microseconds),
    now: () => at,
  };
}

async function take(buckets: Buckets, cost: number, key = 'k'): Promise<Taken> {
  return buckets.take(key, cost);
}

/** Actions of a client: wait, take units, get units back. */
const HISTORY = fc.array(
  fc.record({
    wait: fc.oneof(fc.nat(50_000), fc.nat(3 * SECOND), fc.nat(90 * SECOND)),
    cost: fc.integer({ min: 1, max: 5 }),
    burst: fc.integer({ min: 1, max: 200 }),
    isRefunded: fc.boolean(),
  }),
  { maxLength: 12 },
);
const LIMITS = fc.constantFrom(5, 7, 60, 120, 599, 600, 6_000);

describe('a limit of 600 units a minute', () => {
  it('a new bucket has 600 units; the 601st is rejected and costs nothing', async () => {
    const { buckets } = bucketsOver();
    for (let spent = 5; spent <= 600; spent += 5)
      expect(await take(buckets, 5)).toMatchObject({ admitted: true, remaining: 600 - spent });
    expect(await take(buckets, 1)).toEqual({
      admitted: false,
      limit: 600,
      remaining: 0,
      resetSeconds: 60,
      retryAfterSeconds: 1,
    });
    expect(await take(buckets, 5)).toMatchObject({ admitted: false, remaining: 0, resetSeconds: 60 });
  });

  it('a bucket refills ten units a second and is full after a minute', async () => {
    const { buckets, wait } = bucketsOver();
    for (let call = 0; call < 120; call += 1) await take(buckets, 5);
    wait(SECOND);
    expect(await buckets.peek('k')).toEqual({ limit: 600, remaining: 10, resetSeconds: 59 });
    wait(59 * SECOND);
    expect(await buckets.peek('k')).toEqual({ limit: 600, remaining: 600, resetSeconds: 0 });
    wait(3_600 * SECOND);
    expect(await buckets.peek('k')).toMatchObject({ remaining: 600 });
  });

  it('a key cannot use the units of another key', async () => {
    const { buckets } = bucketsOver();
    for (let call = 0; call < 120; call += 1) await take(buckets, 5, 'a');
    expect(await take(buckets, 5, 'a')).toMatchObject({ admitted: false });
    expect(await take(buckets, 5, 'b')).toMatchObject({ admitted: true, remaining: 595 });
  });

  it('a refund returns units, up to the capacity of the bucket', async () => {
    const { buckets, wait } = bucketsOver();
    await take(buckets, 5);
    await take(buckets, 3);
    await buckets.refund('k', 5);
    expect(await buckets.peek('k')).toMatchObject({ remaining: 597 });
    wait(10 * SECOND);
    await buckets.refund('k', 5);
    await buckets.refund('unknown', 5);
    expect(await buckets.peek('k')).toMatchObject({ remaining: 600 });
    expect(await take(buckets, 1)).toMatchObject({ remaining: 599 });
  });
});

it('no window of any history admits more than the capacity and the refill of that window', async () => {
  await fc.assert(
    fc.asyncProperty(LIMITS, HISTORY, async (limit, history) => {
      const { buckets, wait, now } = bucketsOver(limit);
      const spent: { at: number; units: number }[] = [];
      for (const step of history) {
        wait(step.wait);
        for (let call = 0; call < step.burst; call += 1)
          if ((await take(buckets, step.cost)).admitted) spent.push({ at: now(), units: step.cost });
        const last = spent.at(-1);
        if (step.isRefunded && last?.at === now()) {
          await buckets.refund('k', last.units);
          spent.pop();
        }
      }
      // The worst window ending here, by Kadane's algorithm: it extends the previous one or starts anew.
      let [worst, before] = [0, 0];
      for (const { at, units } of spent) {
        worst = Math.max(0, worst - ((at - before) * limit) / (60 * SECOND)) + units;
        before = at;
        expect(worst).toBeLessThanOrEqual(limit + 1e-6);
      }
    }),
  );
});

it('a client that stays within the refill rate is never rejected', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(5, 60, 600, 6_000),
      fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 300 }),
      async (limit, costs) => {
        const { buckets, wait } = bucketsOver(limit);
        while ((await take(buckets, 5)).admitted);
        for (const cost of costs) {
          wait((cost * 60 * SECOND) / limit);
          expect(await take(buckets, cost)).toMatchObject({ admitted: true });
        }
      },
    ),
  );
});

it('the rate-limit headers are exact: a call passes after Retry-After and not a second earlier, and the bucket is full at Reset and not before', async () => {
  await fc.assert(
    fc.asyncProperty(LIMITS, HISTORY, fc.integer({ min: 1, max: 5 }), async (limit, history, cost) => {
      const { buckets, wait } = bucketsOver(limit);
      for (const step of history) {
        wait(step.wait);
        for (let call = 0; call < step.burst; call += 1) await take(buckets, step.cost);
      }
      const { remaining } = await buckets.peek('k');
      const refused = await take(buckets, cost);
      expect(refused.admitted).toBe(cost <= remaining);
      if (refused.admitted) return;
      const seconds = refused.retryAfterSeconds ?? 0;
      expect(seconds).toBeGreaterThanOrEqual(1);
      wait((seconds - 1) * SECOND);
      expect((await take(buckets, cost)).admitted).toBe(false);
      wait(SECOND);
      expect(await take(buckets, cost)).toMatchObject({ admitted: true });
      const { resetSeconds } = await buckets.peek('k');
      wait((resetSeconds - 1) * SECOND);
      expect((await buckets.peek('k')).resetSeconds).toBe(1);
      wait(SECOND);
      expect(await buckets.peek('k')).toEqual({ limit, remaining: limit, resetSeconds: 0 });
    }),
  );
});

it('full buckets are removed, so a hundred thousand keys leave nothing behind', async () => {
  const { buckets, wait } = bucketsOver();
  await take(buckets, 5, 'held');
  collectHeap();
  const before = process.memoryUsage().heapUsed;
  for (let key = 0; key < 100_000; key += 1) {
    await take(buckets, 1, `a key of its own, number ${key}`);
    wait(1_000);
  }
  collectHeap();
  // A bucket needs about 100 bytes; keeping all of them would take 10 MB or more.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(2_000_000);
  expect(await buckets.peek('held')).toMatchObject({ remaining: 600 });
});
