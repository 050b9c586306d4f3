import { describe, expect, it } from 'vitest';
import type { TestContext } from 'vitest';
import { createAccount, createVouchedAccount, suspendAccount } from '#access/accounts.ts';
import { createKey, hashKey, listKeys, revokeKey, rotateKey, parseScopes } from '#access/keys.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import { ENGINES, makePlace, openAccessAt } from './engines.ts';

const EMAIL = 'sara@example.com';
const WISH = { name: 'nightly', scopes: parseScopes('nav:read,funds:read'), expires_at: null };
const DAY = 86_400_000;

describe.each(ENGINES)('API keys in %s', (engine) => {
  const open = async (context: TestContext) => {
    const access = await openAccessAt(await makePlace(engine, context));
    await createVouchedAccount(access, EMAIL, { by: 'a test', reason: 'it needs a key' });
    return access;
  };

  it('only a keyed hash and the first 8 characters of a key are stored', async (context) => {
    const access = await open(context);
    const { key, prefix } = await createKey(access, EMAIL, WISH);
    const stored = await access.database.query.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(JSON.stringify(stored)).not.toContain(key.slice(8, 20));
    expect(stored[0]).toMatchObject({ prefix: key.slice(0, 8), secret_hash: hashKey(access.keysSecret, key) });
    expect(hashKey('another secret', key)).not.toBe(hashKey(access.keysSecret, key));
    expect(prefix).toBe(key.slice(0, 8));
  });

  it('a list shows every key with its state and no secret', async (context) => {
    const access = await open(context);
    const soon = access.clock.now().getTime() + DAY;
    const [first, second, third] = [
      await createKey(access, EMAIL, WISH),
      await createKey(access, EMAIL, { ...WISH, expires_at: soon }),
      await createKey(access, EMAIL, { ...WISH, scopes: SCOPES }),
    ];
    await revokeKey(access, third.id);
    access.clock.advance(DAY);
    const keys = await listKeys(access, EMAIL);
    expect(new Map(keys.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [first.id, 'ACTIVE'],
        [second.id, 'EXPIRED'],
        [third.id, 'REVOKED'],
      ]),
    );
    expect(keys.find(({ id }) => id === first.id)).toMatchObject({
      account: EMAIL,
      scopes: ['funds:read', 'nav:read'],
      name: 'nightly',
    });
    expect(JSON.stringify(keys)).not.toContain(first.key);
    expect(await listKeys(access)).toHaveLength(3);
  });

  it('rotation creates a new secret with the same name, scopes and expiry, and revokes the previous key at once', async (context) => {
    const access = await open(context);
    const expires = access.clock.now().getTime() + DAY;
    const old = await createKey(access, EMAIL, { ...WISH, expires_at: expires });
    access.clock.advance(1_000);
    const fresh = await rotateKey(access, old.id);
    expect(fresh).toMatchObject({
      name: 'nightly',
      scopes: WISH.scopes,
      expires_at: expires,
      rotated_from: old.id,
      status: 'ACTIVE',
    });
    expect(fresh.key).not.toBe(old.key);
    expect((await listKeys(access)).find(({ id }) => id === old.id)).toMatchObject({
      status: 'REVOKED',
      revoked_at: access.clock.now().getTime(),
    });
  });

  it('the old key of a rotation ends in an hour, a day or a week, but never later than it expires', async (context) => {
    const access = await open(context);
    const now = access.clock.now().getTime();
    const expiryOf = async (id: string) => (await listKeys(access, EMAIL)).find((key) => key.id === id)?.expires_at;
    for (const [end, grace] of [
      ['hour', DAY / 24],
      ['day', DAY],
      ['week', 7 * DAY],
    ] as const) {
      const old = await createKey(access, EMAIL, WISH);
      const fresh = await rotateKey(access, old.id, end);
      expect([fresh.old_key_ends_at, await expiryOf(old.id)]).toEqual([now + grace, now + grace]);
      expect(fresh).toMatchObject({ rotated_from: old.id, expires_at: null, status: 'ACTIVE' });
      await expect(rotateKey(access, old.id, end)).rejects.toMatchObject({ code: 'KEY_ROTATED' });
    }
    const short = await createKey(access, EMAIL, { ...WISH, expires_at: now + 1_000 });
    expect(await rotateKey(access, short.id, 'week')).toMatchObject({
      old_key_ends_at: now + 1_000,
      expires_at: now + 1_000,
    });
  });

  it('at the limit of active keys a rotation must end the old key at once', async (context) => {
    const access = await open(context);
    for (let made = 0; made < 20; made += 1) await createKey(access, EMAIL, WISH);
    const [{ id } = { id: '' }] = await listKeys(access, EMAIL);
    await expect(rotateKey(access, id, 'day')).rejects.toMatchObject({ code: 'KEY_LIMIT' });
    expect(await rotateKey(access, id)).toMatchObject({ rotated_from: id, status: 'ACTIVE' });
  });

  it('a revoked or expired key cannot be rotated', async (context) => {
    const access = await open(context);
    const revoked = await createKey(access, EMAIL, WISH);
    const expiring = await createKey(access, EMAIL, { ...WISH, expires_at: access.clock.now().getTime() + DAY });
    await revokeKey(access, revoked.id);
    access.clock.advance(DAY);
    await expect(rotateKey(access, revoked.id)).rejects.toMatchObject({ code: 'KEY_REVOKED' });
    await expect(rotateKey(access, expiring.id)).rejects.toMatchObject({ code: 'KEY_EXPIRED' });
    await expect(rotateKey(access, 'nothing')).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' });
  });

  it('revoking a key twice succeeds, reports it, and keeps the first time', async (context) => {
    const access = await open(context);
    const { id } = await createKey(access, EMAIL, WISH);
    const first = await revokeKey(access, id);
    access.clock.advance(DAY);
    expect(first).toMatchObject({ status: 'REVOKED', already_revoked: false });
    expect(await revokeKey(access, id)).toMatchObject({ revoked_at: first.revoked_at, already_revoked: true });
    await expect(revokeKey(access, 'nothing')).rejects.toMatchObject({ code: 'KEY_NOT_FOUND' });
  });

  it('an account has at most 20 active keys; revoked and expired ones do not count, and rotation works at the limit', async (context) => {
    const access = await open(context);
    await createKey(access, EMAIL, { ...WISH, expires_at: access.clock.now().getTime() + DAY });
    for (let made = 1; made < 20; made += 1) await createKey(access, EMAIL, WISH);
    await expect(createKey(access, EMAIL, WISH)).rejects.toMatchObject({ code: 'KEY_LIMIT' });
    access.clock.advance(DAY);
    const last = await createKey(access, EMAIL, WISH);
    await rotateKey(access, last.id);
    await expect(createKey(access, EMAIL, WISH)).rejects.toMatchObject({ code: 'KEY_LIMIT' });
  });

  it('only an active account gets keys', async (context) => {
    const access = await open(context);
    await createAccount(access, 'pending@example.com');
    await expect(createKey(access, 'pending@example.com', WISH)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_ACTIVE' });
    const { id } = await createKey(access, EMAIL, WISH);
    await suspendAccount(access, EMAIL);
    await expect(rotateKey(access, id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_ACTIVE' });
    expect((await listKeys(access))[0]).toMatchObject({ status: 'ACTIVE' });
    await expect(createKey(access, 'nobody@example.com', WISH)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  });

  it('a key needs a name and an expiry in the future', async (context) => {
    const access = await open(context);
    for (const name of ['', ' ', 'x'.repeat(101), 'a\u001B[2Jb'])
      await expect(createKey(access, EMAIL, { ...WISH, name })).rejects.toMatchObject({ code: 'INVALID_KEY_NAME' });
    await expect(createKey(access, EMAIL, { ...WISH, expires_at: access.clock.now().getTime() })).rejects.toMatchObject(
      { code: 'INVALID_EXPIRY' },
    );
  });
});

it('scopes are all, or a list of known scopes in any order', () => {
  expect(parseScopes('all')).toEqual(SCOPES);
  expect(parseScopes(' updates:read , funds:read,funds:read')).toEqual(['funds:read', 'updates:read']);
  for (const text of ['', ',', 'fund:read', 'all,funds:read', 'FUNDS:READ'])
    expect(() => parseScopes(text)).toThrow(/Expected "all" or a comma-separated list of funds:read/);
});
