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
    it('without a key, with a malformed and with an unknown key is 401 and learns nothing of any bucket', async () => {
      expect(await service.refusal(ANY, withKey(null))).toBe('401 API_KEY_MISSING');
      for (const key of ['', 'nonsense', `mfd_${'0'.repeat(38)}`, `${service.key}x`]) {
        const { status, body, headers } = await service.call(ANY, withKey(key));
        expect([key, status, body.code]).toEqual([key, 401, key === '' ? 'API_KEY_MISSING' : 'API_KEY_INVALID']);
        expect(headers.get('ratelimit-limit')).toBeNull();
        expect(headers.get('www-authenticate')).toContain('X-API-Key');
      }
    });

    it('with the key in the URL is not let in, and the key is not repeated', async () => {
      for (const path of [`${ANY}?api_key=${service.key}`, `${ANY}?X-API-Key=${service.key}`]) {
        const { status, text } = await service.call(path, withKey(null));
        expect(status).toBe(401);
        expect(text).not.toContain(service.key);
      }
    });
  });

  describe('a key', () => {
    it('with one scope opens the operations of that scope and is 403 on the others, which costs nothing', async () => {
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

    it('is judged before the request is looked at: key, scope, then parameters', async () => {
      expect(await service.refusal(`${MF}/funds?page=0`, withKey(null))).toBe('401 API_KEY_MISSING');
      expect(await service.refusal(`${MF}/funds?page=0`, withKey(limited.key))).toBe('403 SCOPE_MISSING');
      expect(await service.refusal(`${MF}/funds?page=0`)).toBe('422 VALIDATION_ERROR query.page greater_than_equal');
    });

    it('of a suspended account is 403, and works again when the account does', async () => {
      expect((await service.mfds(['accounts', 'suspend', 'limited@example.com', '--json'])).code).toBe(0);
      expect(await onPrices(limited.key)).toBe('403 ACCOUNT_UNAVAILABLE');
      expect((await service.mfds(['accounts', 'activate', 'limited@example.com', '--json'])).code).toBe(0);
      expect(await onPrices(limited.key)).toBe('200');
    });

    it('that was rotated is refused at once and the new one passes; a revoked one stays refused', async () => {
      const rotated = documentOf(await service.mfds(['keys', 'rotate', limited.id, '--json'])) as typeof limited;
      expect([await onPrices(limited.key), await onPrices(rotated.key)]).toEqual(['401 API_KEY_INVALID', '200']);
      expect((await service.mfds(['keys', 'revoke', rotated.id, '--json'])).code).toBe(0);
      expect(await onPrices(rotated.key)).toBe('401 API_KEY_INVALID');
    });
  });
});
