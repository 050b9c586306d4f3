import { describe, expect, it } from 'vitest';
import type { TestContext } from 'vitest';
import { activateAccount, closeAccount, createVouchedAccount, suspendAccount } from '#access/accounts.ts';
import { createGate } from '#access/gate.ts';
import type { Admission, Gate, Passed } from '#access/gate.ts';
import { createKey, revokeKey, rotateKey, mintKey } from '#access/keys.ts';
import { createBuckets } from '#access/limits.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import { ENGINES, gateOf, makePlace, openAccessAt } from './engines.ts';

const EMAIL = 'sara@example.com';
const NAV = ['nav:read'] as const;

function passed(admission: Admission): Passed {
  if ('passed' in admission) return admission.passed;
  throw new Error(`refused: ${admission.refused.fault.code}`);
}

async function codeOf(admission: Admission | Promise<Admission>): Promise<string> {
  const result = await admission;
  return 'refused' in result ? result.refused.fault.code : 'passed';
}

/** Uses the whole bucket, five units per call. */
async function drain(gate: Gate, key: string, limit = 600): Promise<void> {
  for (let spent = 0; spent < limit; spent += 5) passed(await gate.admit(key, NAV, 5));
}

/** A server and the operator's command line: two connections to one set of keys. */
async function openPair(engine: (typeof ENGINES)[number], context: TestContext) {
  const place = await makePlace(engine, context);
  const [server, operator] = [await openAccessAt(place), await openAccessAt(place)];
  const account = await createVouchedAccount(operator, EMAIL, { by: 'a test', reason: 'it needs a key' });
  const key = await createKey(operator, EMAIL, {
    name: 'nightly',
    scopes: ['funds:read', 'nav:read'],
    expires_at: null,
  });
  return { server, operator, account, key, gate: gateOf(server) };
}

describe.each(ENGINES)('the gate on %s', (engine) => {
  const open = (context: TestContext): ReturnType<typeof openPair> => openPair(engine, context);

  it('a valid key passes with its account, and the call is charged', async (context) => {
    const { gate, key, account } = await open(context);
    expect(passed(await gate.admit(key.key, NAV, 2))).toMatchObject({
      account_id: account.id,
      key_id: key.id,
      limit: { limit: 600, remaining: 598, resetSeconds: 1 },
    });
    expect(passed(await gate.admit(key.key, NAV, 3)).limit.remaining).toBe(595);
  });

  it('a missing, malformed or unknown key is 401 and reveals no bucket', async (context) => {
    const { gate } = await open(context);
    for (const missing of [undefined, ''])
      expect(await gate.admit(missing, NAV, 1)).toMatchObject({
        refused: { fault: { code: 'API_KEY_MISSING' }, limit: undefined },
      });
    for (const bad of ['x', `mfd_${'0'.repeat(38)}`, mintKey()])
      expect(await gate.admit(bad, NAV, 1)).toMatchObject({
        refused: { fault: { code: 'API_KEY_INVALID' }, limit: undefined },
      });
  });

  it('a key revoked by another process is rejected on the next request', async (context) => {
    const { gate, key, operator } = await open(context);
    passed(await gate.admit(key.key, NAV, 1));
    await revokeKey(operator, key.id);
    expect(await codeOf(gate.admit(key.key, NAV, 1))).toBe('API_KEY_INVALID');
  });

  it('a key revoked by the serving process is rejected on the next request', async (context) => {
    const { gate, key, server } = await open(context);
    passed(await gate.admit(key.key, NAV, 1));
    await revokeKey(server, key.id);
    expect(await codeOf(gate.admit(key.key, NAV, 1))).toBe('API_KEY_INVALID');
  });

  it('after a rotation the old key is rejected and the new key passes, both immediately', async (context) => {
    const { gate, key, operator } = await open(context);
    passed(await gate.admit(key.key, NAV, 1));
    const fresh = await rotateKey(operator, key.id);
    expect(await codeOf(gate.admit(key.key, NAV, 1))).toBe('API_KEY_INVALID');
    expect(passed(await gate.admit(fresh.key, NAV, 1)).key_id).toBe(fresh.id);
  });

  it('after a rotation with a later end both keys pass until then, and only the new key afterwards', async (context) => {
    const { gate, key, operator, server } = await open(context);
    passed(await gate.admit(key.key, NAV, 1));
    const fresh = await rotateKey(operator, key.id, 'hour');
    expect(fresh.old_key_ends_at).toBe(operator.clock.now().getTime() + 3_600_000);
    expect(await codeOf(gate.admit(key.key, NAV, 1))).toBe('passed');
    expect(await codeOf(gate.admit(fresh.key, NAV, 1))).toBe('passed');
    server.clock.advance(3_600_000);
    expect(await gate.admit(key.key, NAV, 1)).toMatchObject({
      refused: { fault: { code: 'API_KEY_EXPIRED', message: expect.stringContaining('rotated') as string } },
    });
    expect(await codeOf(gate.admit(fresh.key, NAV, 1))).toBe('passed');
  });

  it('a key created after the server started passes at once, even if it was tried before', async (context) => {
    const { gate, operator } = await open(context);
    expect(await codeOf(gate.admit(mintKey(), NAV, 1))).toBe('API_KEY_INVALID');
    const { key } = await createKey(operator, EMAIL, { name: 'new', scopes: SCOPES, expires_at: null });
    expect(await codeOf(gate.admit(key, NAV, 1))).toBe('passed');
  });

  it('an expired key is 401 from its expiry on', async (context) => {
    const { gate, operator, server } = await open(context);
    const expires = server.clock.now().getTime() + 1_000;
    const { key } = await createKey(operator, EMAIL, { name: 'short', scopes: SCOPES, expires_at: expires });
    server.clock.advance(999);
    expect(await codeOf(gate.admit(key, NAV, 1))).toBe('passed');
    server.clock.advance(1);
    expect(await gate.admit(key, NAV, 1)).toMatchObject({
      refused: { fault: { code: 'API_KEY_EXPIRED' }, limit: undefined },
    });
  });

  it('keys of a suspended account are 403, cost nothing and work again after activation; keys of a closed account stay 403', async (context) => {
    const { gate, key, operator } = await open(context);
    passed(await gate.admit(key.key, NAV, 5));
    await suspendAccount(operator, EMAIL);
    expect(await gate.admit(key.key, NAV, 5)).toMatchObject({
      refused: { fault: { code: 'ACCOUNT_UNAVAILABLE' }, limit: { limit: 600, remaining: 595 } },
    });
    await activateAccount(operator, EMAIL);
    expect(passed(await gate.admit(key.key, NAV, 5)).limit.remaining).toBe(590);
    const revoked = await createKey(operator, EMAIL, { name: 'revoked', scopes: NAV, expires_at: null });
    await revokeKey(operator, revoked.id);
    expect(await codeOf(gate.admit(revoked.key, NAV, 1))).toBe('API_KEY_INVALID');
    await closeAccount(operator, EMAIL);
    expect(await gate.admit(key.key, NAV, 1)).toMatchObject({
      refused: {
        fault: {
          code: 'ACCOUNT_UNAVAILABLE',
          message: expect.stringContaining('A closed account cannot be reopened') as string,
        },
        limit: { limit: 600, remaining: 590 },
      },
    });
  });

  it('a missing scope is 403, names the scopes that allow the operation, and costs nothing', async (context) => {
    const { gate, key } = await open(context);
    const refused = await gate.admit(key.key, ['fmr:read', 'catalog:read'], 5);
    expect(refused).toMatchObject({
      refused: {
        fault: { code: 'SCOPE_MISSING', message: expect.stringContaining('fmr:read or catalog:read') as string },
        limit: { remaining: 600, resetSeconds: 0 },
      },
    });
    expect(passed(await gate.admit(key.key, ['fmr:read', 'funds:read'], 1)).limit.remaining).toBe(599);
  });

  it('an empty bucket is 429 with the seconds to wait, rejected calls cost nothing, and a refund returns its own units once', async (context) => {
    const { server, key } = await open(context);
    const gate = gateOf(server, 5);
    const first = passed(await gate.admit(key.key, NAV, 2));
    passed(await gate.admit(key.key, NAV, 3));
    const again = await gate.admit(key.key, NAV, 5);
    expect(again).toMatchObject({
      refused: {
        fault: { code: 'RATE_LIMITED', retryAfterSeconds: 60 },
        limit: { limit: 5, remaining: 0, retryAfterSeconds: 60 },
      },
    });
    first.refund();
    first.refund();
    expect(await codeOf(gate.admit(key.key, NAV, 3))).toBe('RATE_LIMITED');
    expect(passed(await gate.admit(key.key, NAV, 2)).limit.remaining).toBe(0);
  });

  it('the first failed check is reported: key, account, scope, limit', async (context) => {
    const { server, operator, key } = await open(context);
    const gate = gateOf(server, 5);
    await drain(gate, key.key, 5);
    expect(await codeOf(gate.admit(key.key, NAV, 5))).toBe('RATE_LIMITED');
    expect(await codeOf(gate.admit(key.key, ['fmr:read'], 5))).toBe('SCOPE_MISSING');
    await suspendAccount(operator, EMAIL);
    expect(await codeOf(gate.admit(key.key, ['fmr:read'], 5))).toBe('ACCOUNT_UNAVAILABLE');
    await revokeKey(operator, key.id);
    expect(await codeOf(gate.admit(key.key, ['fmr:read'], 5))).toBe('API_KEY_INVALID');
  });

  it('exactly 600 units are admitted at once, however many requests are concurrent', async (context) => {
    const { gate, key } = await open(context);
    const results = await Promise.all(Array.from({ length: 150 }, () => codeOf(gate.admit(key.key, NAV, 5))));
    const admitted = results.filter((code) => code === 'passed').length;
    // The bucket refills at ten units a second during the requests.
    expect(admitted).toBeGreaterThanOrEqual(120);
    expect(admitted).toBeLessThanOrEqual(130);
  });

  it('a request that begins after a revocation is rejected, even while others are in progress', async (context) => {
    const { gate, key, operator } = await open(context);
    const flood = Promise.all(Array.from({ length: 50 }, async () => gate.admit(key.key, NAV, 1)));
    await revokeKey(operator, key.id);
    const after = await Promise.all(Array.from({ length: 20 }, () => codeOf(gate.admit(key.key, NAV, 1))));
    await flood;
    expect(new Set([...after, await codeOf(gate.admit(key.key, NAV, 1))])).toEqual(new Set(['API_KEY_INVALID']));
  });
});

it('a key lookup that a revocation overtakes is not cached', async (context) => {
  // SQLite answers in order on its single connection, so only PostgreSQL can return a stale key.
  const { server, key, operator } = await openPair('postgres', context);
  const [reading, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isFirst = true;
  // The real database, with its first lookup of a key delayed.
  const query = server.database.query.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst && 'secret_hash' in (result.rows[0] ?? {})) {
        isFirst = false;
        reading.resolve();
        await release.promise;
      }
      return result;
    },
  });
  const gate = gateOf({ ...server, database: { ...server.database, query } });
  const overtaken = gate.admit(key.key, NAV, 1);
  await reading.promise;
  await revokeKey(operator, key.id);
  expect(await codeOf(gate.admit(key.key, NAV, 1))).toBe('API_KEY_INVALID');
  release.resolve();
  await overtaken;
  expect(await codeOf(gate.admit(key.key, NAV, 1))).toBe('API_KEY_INVALID');
});

it('the gate caches no more keys than its bound and answers for the others as before', async (context) => {
  const { server, operator, key } = await openPair('sqlite', context);
  const create = async (name: string): Promise<string> =>
    (await createKey(operator, EMAIL, { name, scopes: ['nav:read'], expires_at: null })).key;
  const [first, second, third] = [key.key, await create('second'), await create('third')];
  let lookUps = 0;
  const query = server.database.query.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if ('secret_hash' in (result.rows[0] ?? {})) lookUps += 1;
      return result;
    },
  });
  const gate = createGate({
    ...server,
    database: { ...server.database, query },
    buckets: createBuckets(600, { nanoseconds: () => 0 }),
    mostRemembered: 2,
  });
  const look = async (...texts: string[]): Promise<number> => {
    lookUps = 0;
    for (const text of texts) expect(await codeOf(gate.admit(text, NAV, 1))).toBe('passed');
    return lookUps;
  };
  expect(await look(first, second)).toBe(2);
  expect(await look(first, second)).toBe(0);
  expect(await look(third)).toBe(1);
  expect(await look(third)).toBe(0);
  expect(await look(first)).toBe(1);
});
