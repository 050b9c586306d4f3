import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { coalesceLatest } from '#store/coalesce-latest.ts';
import { storeUnavailable } from '#store/unavailable.ts';

it('many who ask at once share one question, and nobody is given an answer that is older than the own question', async () => {
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

it('while the server is away the last answer stands and it is asked seldom; before the first answer, whoever asks is told', async () => {
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

it('an answer that stands for a time only is not given after it, and the server is found again', async () => {
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

it('a defect is no absence: it is thrown to everyone who waits', async () => {
  const ask = coalesceLatest(async () => Promise.reject(new TypeError('wrong')));
  const answers = await Promise.allSettled([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
