import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onePerTick } from '#http/fast-path/one-per-tick.ts';

it('requests that arrive together start one per event-loop tick, in their order', async () => {
  const perTick = onePerTick();
  const started: string[] = [];
  for (const name of ['first', 'second', 'third']) perTick(() => started.push(name));
  expect(started, 'the first starts at once').toEqual(['first']);
  await nextTurn();
  expect(started).toEqual(['first', 'second']);
  await nextTurn();
  expect(started).toEqual(['first', 'second', 'third']);
  await nextTurn();
  perTick(() => started.push('fourth'));
  expect(started, 'a single request never waits').toHaveLength(4);
});

it('a request whose start fails does not hold up the next one', async () => {
  const perTick = onePerTick();
  const started: string[] = [];
  expect(() =>
    perTick(() => {
      throw new Error('no route');
    }),
  ).toThrow('no route');
  perTick(() => started.push('next'));
  await nextTurn();
  expect(started).toEqual(['next']);
});
