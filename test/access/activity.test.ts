import { describe, expect, it } from 'vitest';
import type { TestContext } from 'vitest';
import { createVouchedAccount } from '#access/accounts.ts';
import { createActivity, bucketOf, percentileOf } from '#access/activity.ts';
import type { Call, Activity } from '#access/activity.ts';
import { createKey, listKeys } from '#access/keys.ts';
import { listActivity, listRecentCalls } from '#access/list-activity.ts';
import { uuidV7 } from '#base/ids.ts';
import { silentLog } from '#base/log.ts';
import { ENGINES, makePlace, openAccessAt } from './engines.ts';

describe.each(ENGINES)('activity in %s', (engine) => {
  const open = async (context: TestContext) => {
    const place = await makePlace(engine, context);
    const access = await openAccessAt(place);
    const { email } = await createVouchedAccount(access, 'sara@example.com', {
      by: 'a test',
      reason: 'it needs a key',
    });
    const { id } = await createKey(access, email, { name: 'nightly', scopes: ['nav:read'], expires_at: null });
    const start = (over = access): Activity => createActivity({ ...over, log: silentLog });
    const call = (more: Partial<Call> = {}): Call => ({
      key_id: id,
      request_id: uuidV7(access.clock.now()),
      operation_id: 'nav-latest',
      status: 200,
      code: null,
      cost_units: 2,
      latency_us: 900,
      ...more,
    });
    return { place, access, id, start, call };
  };

  it('calls, units, errors by code and durations of a key are counted by minute, hour and day', async (context) => {
    const { access, id, start, call } = await open(context);
    const activity = start();
    activity.record(call());
    activity.record(call({ latency_us: 9_000 }));
    access.clock.advance(60_000);
    activity.record(call({ status: 429, code: 'RATE_LIMITED', cost_units: 0 }));
    await activity.stop();
    const minutes = (await listActivity(access, [id], 'minute')).spans.filter(({ calls }) => calls > 0);
    expect(minutes.map(({ calls, units, refusals }) => ({ calls, units, refusals }))).toEqual([
      { calls: 2, units: 4, refusals: {} },
      { calls: 1, units: 0, refusals: { RATE_LIMITED: 1 } },
    ]);
    for (const grain of ['minute', 'hour', 'day'] as const) {
      expect((await listActivity(access, [id], grain)).total).toMatchObject({
        calls: 3,
        units: 4,
        refusals: { RATE_LIMITED: 1 },
        latency_ms: { p50: 1, p95: 16 },
      });
    }
  });

  it('activity of threads and nodes adds up, and a restart loses nothing that a regular stop stored', async (context) => {
    const { place, access, id, start, call } = await open(context);
    const other = await openAccessAt(place, access.clock);
    const [one, two] = [start(), start(other)];
    for (let index = 0; index < 10; index += 1) (index % 2 === 0 ? one : two).record(call());
    await Promise.all([one.stop(), two.stop()]);
    const again = start();
    again.record(call());
    await again.stop();
    expect((await listActivity(access, [id], 'day')).total).toMatchObject({ calls: 11, units: 22 });
  });

  it('the last 50 requests of each key are stored across flushes, and the newest sets the last use of the key', async (context) => {
    const { access, id, start, call } = await open(context);
    const activity = start();
    const ids: string[] = [];
    for (let index = 0; index < 130; index += 1) {
      access.clock.advance(1_000);
      const request = call();
      ids.push(request.request_id);
      activity.record(request);
      if (index === 60 || index === 70) await activity.flush();
    }
    const usedAt = access.clock.now().getTime();
    await activity.stop();
    expect((await listRecentCalls(access, [id])).map(({ request_id }) => request_id)).toEqual(ids.slice(-50).reverse());
    expect(await listKeys(access, 'sara@example.com')).toMatchObject([{ id, last_used_at: usedAt }]);
    expect((await listActivity(access, [id], 'hour')).total.calls).toBe(130);
  });

  it('activity that cannot be written is kept for the next attempt', async (context) => {
    const { access, id, call } = await open(context);
    let isDown = true;
    const database = {
      ...access.database,
      writeSoon: (async (work) =>
        isDown
          ? Promise.reject(new Error('down'))
          : access.database.writeSoon(work)) as typeof access.database.writeSoon,
    };
    const activity = createActivity({ database, clock: access.clock, log: silentLog });
    activity.record(call());
    await activity.flush();
    isDown = false;
    activity.record(call());
    await activity.stop();
    expect((await listActivity(access, [id], 'day')).total.calls).toBe(2);
  });
});

it('a percentile is the smallest bound that covers its share of calls', () => {
  expect([0, 250, 251, 500, 501, 1_000, 4_096_000, 10_000_000].map(bucketOf)).toEqual([0, 0, 1, 1, 2, 2, 14, 15]);
  const buckets = [98, 1, 0, 0, 1];
  expect([0.5, 0.98, 0.99, 0.991, 1].map((share) => percentileOf(buckets, share))).toEqual([0.25, 0.25, 0.5, 4, 4]);
  expect(
    percentileOf(
      Array.from({ length: 16 }, (_, bucket) => (bucket === 15 ? 1 : 0)),
      0.5,
    ),
  ).toBe(Infinity);
  expect(percentileOf([0, 0], 0.5)).toBeUndefined();
});
