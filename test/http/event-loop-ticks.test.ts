import { Socket } from 'node:net';
import { setImmediate as turnOver } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { EventLoopTicks } from '#http/request-context.ts';

it('concurrent requests share one check of the store only if all arrived before the check began', async () => {
  const turns = new EventLoopTicks();
  const [one, other] = [new Socket(), new Socket()];
  const first = turns.of(one);
  expect(turns.of(other), 'of another connection, in the same turn of the event loop').toBe(first);
  const second = turns.of(one);
  expect(second, 'the next of the same connection may have been sent after the first was answered').not.toBe(first);
  expect(turns.of({}), 'what comes from no network may come at any moment').not.toBe(second);
  const last = turns.of(other);
  await turnOver();
  expect(turns.of(one), 'of a later turn').not.toBe(last);
});
