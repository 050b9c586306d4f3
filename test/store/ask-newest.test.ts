import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { coalesceLatest, storeUnavailable } from '#store/unavailable.ts';

it('concurrent callers share one query, and none gets a result older than its own call', async () => {
  let [version, asked] = [0, 0];
  const ask = coalesceLatest(async () => {
    asked += 1;
    // The state is read when the query starts; its result arrives later.
    const seen = version;
    await sleep(2);
    return seen;
  });
  const answers: Promise<void>[] = [];
  for (let round = 0; round < 200; round += 1) {
    version += 1;
    const at_least = version;
    answers.push(ask().then((seen) => expect(seen).toBeGreaterThanOrEqual(at_least)));
    if (round % 10 === 0) await sleep(1);
  }
  await Promise.all(answers);
  expect(asked).toBeLessThan(60);
});

it('during an outage the last result is returned and queries are rare; before the first result callers get the error', async () => {
  let [isUnavailable, asked] = [true, 0];
  const ask = coalesceLatest(async () => {
    asked += 1;
    if (isUnavailable) throw storeUnavailable(new Error('gone'));
    return 'newest';
  });
  await expect(ask()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 });
  isUnavailable = false;
  expect(await ask()).toBe('newest');
  isUnavailable = true;
  for (let call = 0; call < 50; call += 1) expect(await ask()).toBe('newest');
  expect(asked).toBe(3);
});

it('a result with an expiry is not returned after it, and queries recover after the outage', async () => {
  let isUnavailable = false;
  const ask = coalesceLatest(async () => {
    if (isUnavailable) throw storeUnavailable(new Error('gone'));
    return 'newest';
  }, 100);
  expect(await ask()).toBe('newest');
  isUnavailable = true;
  expect(await ask()).toBe('newest');
  await sleep(150);
  for (let call = 0; call < 3; call += 1)
    await expect(ask()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 });
  isUnavailable = false;
  expect(await ask()).toBe('newest');
});

it('an unexpected error is not treated as an outage: all waiting callers get it', async () => {
  const ask = coalesceLatest(async () => Promise.reject(new TypeError('wrong')));
  const answers = await Promise.allSettled([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
