import { describe, expect, it } from 'vitest';
import { eachStore, MF, ownService } from './support/installation.ts';

/** Part 8 of the contract: capacity, headers, conditional reads. */
eachStore((store) => {
  const service = ownService(store, { MFDS_LIMIT_UNITS_PER_MINUTE: '600' });

  const units = (headers: Headers, name: string): number => Number(headers.get(name));
  const SNAPSHOTS = { method: 'POST' as const, body: { funds: ['x'] } };

  describe('the bucket of a key', () => {
    it('a bucket holds 600 units; each response states its cost, the remainder and the time until full', async () => {
      const { headers } = await service.call(`${MF}/bulk/nav`, SNAPSHOTS);
      expect([
        units(headers, 'ratelimit-limit'),
        units(headers, 'ratelimit-remaining'),
        units(headers, 'x-ratelimit-cost'),
      ]).toEqual([600, 597, 3]);
      expect(units(headers, 'ratelimit-reset')).toBe(1);
      expect(headers.get('ratelimit-policy')).toBe('"burst";q=600;w=60');
      expect(headers.get('ratelimit')).toBe('"burst";r=597;t=1');
      expect(headers.get('x-monthly-quota-limit')).toBe('unlimited');
    });

    it('an empty bucket returns 429 with the seconds to wait, charges nothing, and does not affect other keys', async () => {
      const key = await service.newKey();
      let answer = await service.call(`${MF}/bulk/snapshots`, { ...SNAPSHOTS, key });
      let served = 0;
      for (; answer.status === 200; served += 1)
        answer = await service.call(`${MF}/bulk/snapshots`, { ...SNAPSHOTS, key });
      expect(served).toBeGreaterThanOrEqual(120);
      expect([answer.status, answer.body.code, answer.headers.get('x-ratelimit-cost')]).toEqual([
        429,
        'RATE_LIMITED',
        '0',
      ]);
      expect(units(answer.headers, 'retry-after')).toBeGreaterThanOrEqual(1);
      expect((await service.call(`${MF}/funds`)).status).toBe(200);
    });

    it('a request that passed the limit is charged even if it is rejected later', async () => {
      expect((await service.call(`${MF}/nav/latest?page=1`)).headers.get('x-ratelimit-cost')).toBe('1');
    });
  });

  describe('ETags', () => {
    it('a matching ETag is a 304 without body at the cost of the read; an invented ETag is a full response', async () => {
      const etag = (await service.call(`${MF}/funds`)).headers.get('etag') ?? '';
      const again = await service.call(`${MF}/funds`, { headers: { 'if-none-match': etag } });
      expect([again.status, again.text, again.headers.get('etag'), again.headers.get('x-ratelimit-cost')]).toEqual([
        304,
        '',
        etag,
        '1',
      ]);
      expect(again.headers.get('x-request-id')).not.toBeNull();
      expect((await service.call(`${MF}/funds`, { headers: { 'if-none-match': '"AZ.made-up"' } })).status).toBe(200);
      expect((await service.call(`${MF}/funds?page=2`, { headers: { 'if-none-match': etag } })).status).toBe(200);
    });

    it('HEAD returns the ETag and the other headers of GET without its body', async () => {
      const [get, head] = [await service.call(`${MF}/funds`), await service.call(`${MF}/funds`, { method: 'HEAD' })];
      // Headers of the connection do not belong to the response.
      const names = ({ headers }: { headers: Headers }): string[] =>
        [...headers.keys()].filter((name) => name !== 'connection' && name !== 'keep-alive');
      expect([head.status, head.text, names(head)]).toEqual([200, '', names(get)]);
    });
  });

  describe('sizes', () => {
    it('registry lists return and report at most 100 rows for larger sizes', async () => {
      for (const list of ['funds', 'amcs'])
        expect((await service.call(`${MF}/${list}?per_page=5000`)).body.meta.per_page).toBe(100);
    });

    it('sizes over a stated maximum are 422', async () => {
      for (const path of [
        'coverage?per_page=101',
        'updates?limit=501',
        'funds/x/snapshot/history?per_page=101',
        'funds/x/fmr-reports?per_page=101',
        'funds/x/nav?limit=1001',
        'funds/x/payouts?limit=501',
      ]) {
        expect([path, await service.refusal(`${MF}/${path}`)]).toEqual([
          path,
          expect.stringMatching(/^422 VALIDATION_ERROR query\.(per_page|limit) less_than_equal$/),
        ]);
      }
    });
  });
});
