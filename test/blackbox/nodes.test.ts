import { beforeEach, describe, expect, it } from 'vitest';
import { documentOf } from '../cli/run-mfds.ts';
import { navPage, sampleFunds } from '../fixtures/association-page.ts';
import { NO_POSTGRES } from '../support/postgres.ts';
import { NO_VALKEY } from '../support/valkey.ts';
import { MF, ownService } from './support/installation.ts';
import type { Service } from './support/installation.ts';

/** Guarantees to a client whose requests are answered by different nodes. */
const UNITS = 120;

describe('two nodes over one PostgreSQL and one Valkey', () => {
  beforeEach((context) => {
    context.skip(NO_POSTGRES !== undefined, NO_POSTGRES);
    context.skip(NO_VALKEY !== undefined, NO_VALKEY);
  });
  const one = ownService('PostgreSQL', {
    MFDS_SECRET: 'the-one-secret-of-both-nodes'.padEnd(43, '-'),
    MFDS_LIMIT_UNITS_PER_MINUTE: String(UNITS),
  });
  let other: Service;
  beforeEach(async () => {
    other ??= await one.startNode();
  });

  it('both nodes serve an import from the next request on, and accept ETags and cursors of each other', async () => {
    expect(await other.read(`${MF}/nav/latest`)).toEqual([]);
    expect(await one.ingest('nav', 'first.html', navPage(sampleFunds(12)))).toBe(0);
    const [here, there] = [await one.call(`${MF}/nav/latest`), await other.call(`${MF}/nav/latest`)];
    expect(here.body.data).toHaveLength(12);
    expect(there.body.data).toEqual(here.body.data);
    const headers = { 'if-none-match': here.headers.get('etag') ?? '' };
    expect((await other.call(`${MF}/nav/latest`, { headers })).status).toBe(304);
    const { meta } = (await one.call(`${MF}/updates?limit=5`)).body;
    const rest = `${MF}/updates?limit=500&cursor=${encodeURIComponent(meta.next_cursor ?? '')}`;
    expect(await other.read(rest)).toMatchObject({ events: (await one.read<{ events: unknown[] }>(rest)).events });
  });

  it('both nodes together admit the units of one key', async () => {
    const key = await one.newKey();
    const asked = Array.from({ length: UNITS / 2 }, async (_, index) =>
      (index % 2 === 0 ? one : other).call(`${MF}/bulk/snapshots`, { method: 'POST', body: { funds: ['x'] }, key }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    const admitted = statuses.filter((status) => status === 200).length;
    // Each call costs five units; the bucket refills at two units a second during the loop.
    expect(admitted).toBeGreaterThanOrEqual(UNITS / 5);
    expect(admitted).toBeLessThan((2 * UNITS) / 5);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  });

  it('both nodes reject a key as soon as it is revoked', async () => {
    const { id, key } = documentOf(
      await one.mfds([
        'keys',
        'create',
        '--account',
        'revoked@example.com',
        '--name',
        'n',
        '--scopes',
        'all',
        '--json',
      ]),
    ) as { id: string; key: string };
    const answers = async (): Promise<string[]> =>
      Promise.all([one, other].map((node) => node.refusal(`${MF}/categories`, { key })));
    expect(await answers()).toEqual(['200', '200']);
    expect((await one.mfds(['keys', 'revoke', id, '--json'])).code).toBe(0);
    expect(await answers()).toEqual(['401 API_KEY_INVALID', '401 API_KEY_INVALID']);
  });
});
