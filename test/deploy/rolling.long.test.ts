import { expect, it } from 'vitest';
import { missingPostgres } from '../faults/own-postgres.ts';
import { upgradeUnderLoad } from './rolling.ts';

it('no request fails while two nodes behind a proxy are replaced one after the other', async ({ skip }) => {
  const missing = await missingPostgres();
  skip(missing !== undefined, missing);
  const { failed, replaced, requests } = await upgradeUnderLoad({
    rounds: 1,
    clients: 2,
    pauseMs: 50,
    drainSeconds: 1,
    checkMs: 300,
  });
  expect(failed).toEqual([]);
  expect(replaced).toBe(2);
  expect(requests).toBeGreaterThan(20);
});
