import { beforeEach, describe, expect, it } from 'vitest';
import { documentOf } from '../cli/run-mfds.ts';
import { eachStore, MF, ownService } from './support/installation.ts';

/** Part 5 of the contract, and the key states of part 3. */
eachStore((store) => {
  const service = ownService(store);

  const ANY = `${MF}/categories`;
  const withKey = (key: string | null) => ({ key });

  /** A key of a new account that may read prices only. */
  let limited: { readonly id: string; readonly key: string };
  beforeEach(async () => {
    limited ??= documentOf(
      await service.mfds([
        'keys',
        'create',
        '--account',
        'limited@example.com',
        '--name',
        'n',
        '--scopes',
        'nav:read',
        '--json',
      ]),
    ) as typeof limited;
  });
  const onPrices = async (key: string): Promise<string> => service.refusal(`${MF}/nav/latest`, withKey(key));

  describe('a request', () => {
    it('a request without a key, or with a malformed or unknown key, is 401 and reveals no bucket', async () => {
      expect(await service.refusal(ANY, withKey(null))).toBe('401 API_KEY_MISSING');
      for (const key of ['', 'nonsense', `mfd_${'0'.repeat(38)}`, `${service.key}x`]) {
        const { status, body, headers } = await service.call(ANY, withKey(key));
        expect([key, status, body.code]).toEqual([key, 401, key === '' ? 'API_KEY_MISSING' : 'API_KEY_INVALID']);
        expect(headers.get('ratelimit-limit')).toBeNull();
        expect(headers.get('www-authenticate')).toContain('X-API-Key');
      }
    });

    it('a key in the URL is rejected and not repeated', async () => {
      for (const path of [`${ANY}?api_key=${service.key}`, `${ANY}?X-API-Key=${service.key}`]) {
        const { status, text } = await service.call(path, withKey(null));
        expect(status).toBe(401);
        expect(text).not.toContain(service.key);
      }
    });
  });

  describe('a key', () => {
    it('a key with one scope can use the operations of that scope and gets a free 403 on the others', async () => {
      const paths: Readonly<Record<string, string>> = {
        'funds:read': `${MF}/funds`,
        'nav:read': `${MF}/nav/latest`,
        'catalog:read': '/v1/catalog',
        'updates:read': `${MF}/updates`,
        'fmr:read': `${MF}/bulk/snapshots`,
      };
      const callFor = (scope: string) =>
        scope === 'fmr:read' ? { method: 'POST' as const, body: { funds: ['x'] } } : {};
      for (const [scope, path] of Object.entries(paths)) {
        const { status, body, headers } = await service.call(path, { ...callFor(scope), key: limited.key });
        const named = body.detail?.includes(scope);
        expect([scope, status, body.code, named, headers.get('x-ratelimit-cost')]).toEqual(
          scope === 'nav:read' ? [scope, 200, undefined, undefined, '1'] : [scope, 403, 'SCOPE_MISSING', true, '0'],
        );
      }
    });

    it('a request is checked for key, scope and parameters in this order', async () => {
      expect(await service.refusal(`${MF}/funds?page=0`, withKey(null))).toBe('401 API_KEY_MISSING');
      expect(await service.refusal(`${MF}/funds?page=0`, withKey(limited.key))).toBe('403 SCOPE_MISSING');
      expect(await service.refusal(`${MF}/funds?page=0`)).toBe('422 VALIDATION_ERROR query.page greater_than_equal');
    });

    it('a key of a suspended account is 403 and works again after activation', async () => {
      expect((await service.mfds(['accounts', 'suspend', 'limited@example.com', '--json'])).code).toBe(0);
      expect(await onPrices(limited.key)).toBe('403 ACCOUNT_UNAVAILABLE');
      expect((await service.mfds(['accounts', 'activate', 'limited@example.com', '--json'])).code).toBe(0);
      expect(await onPrices(limited.key)).toBe('200');
    });

    it('after a rotation the old key is rejected at once and the new key passes; a revoked key stays rejected', async () => {
      const rotated = documentOf(await service.mfds(['keys', 'rotate', limited.id, '--json'])) as typeof limited;
      expect([await onPrices(limited.key), await onPrices(rotated.key)]).toEqual(['401 API_KEY_INVALID', '200']);
      expect((await service.mfds(['keys', 'revoke', rotated.id, '--json'])).code).toBe(0);
      expect(await onPrices(rotated.key)).toBe('401 API_KEY_INVALID');
    });
  });
});
