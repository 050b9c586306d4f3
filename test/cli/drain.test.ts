import { expect, it } from 'vitest';
import { startServing } from '../support/serving.ts';
import { until } from '../support/valkey.ts';
import { makeDataDir } from './run-mfds.ts';

it(
  'a stopping node first reports not ready to load balancers, keeps answering, and exits with 0',
  { timeout: 30_000 },
  async () => {
    const served = await startServing(makeDataDir(), { MFDS_SAMPLE: 'off', MFDS_DRAIN_SECONDS: '2' });
    const statusOf = async (path: string): Promise<number> => (await served.get(path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    const stopped = served.stop('SIGTERM');
    await until(async () => (await statusOf('/readyz')) === 503);
    expect([await statusOf('/healthz'), await statusOf('/v1/catalog')]).toEqual([200, 401]);
    expect(await stopped).toBe(0);
    await expect(served.get('/healthz')).rejects.toThrow('fetch failed');
  },
);
