import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '#access/limits.ts';
import { EXPLORER_UNITS_PER_MINUTE } from '#access/explorer.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import { exampleRequest } from './support/example-request.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const FUND = '/v1/mutual-funds/funds/sample-fund-1';
const OWN = { 'sec-fetch-site': 'same-origin' };

async function openSession(): Promise<string> {
  const answer = await service.ask('/docs/session', { method: 'POST', key: null, headers: OWN });
  expect(answer.statusCode).toBe(204);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}
// Each test uses its own network, because buckets are per client network.
let networks = 0;
const nextNetwork = (): string => `198.51.100.${++networks}`;
const explore = async (path: string, cookie: string, headers: Record<string, string> = OWN, from = nextNetwork()) =>
  service.ask(path, { key: null, from, headers: { 'x-mfds-explorer': '1', cookie, ...headers } });
const spendAll = async (cookies: readonly string[], from: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let call = 0; call < EXPLORER_UNITS_PER_MINUTE + 10; call++)
    statuses.push((await explore(FUND, cookies[call % cookies.length] ?? '', OWN, from)).statusCode);
  return statuses;
};

describe('an explorer session', () => {
  it('an explorer session can use every operation, with the responses and headers of a key', async () => {
    for (const operation of OPERATIONS) {
      const { path, options } = exampleRequest(operation);
      const cookie = await openSession();
      const headers = { ...OWN, 'x-mfds-explorer': '1', cookie };
      const explored = await service.ask(path, { ...options, key: null, headers, from: nextNetwork() });
      const keyed = await service.ask(path, options);
      expect(explored.statusCode, operation.id).toBe(keyed.statusCode);
      expect(explored.json<{ data: unknown }>().data).toEqual(keyed.json<{ data: unknown }>().data);
      expect(Number(explored.headers['ratelimit-remaining'])).toBe(120 - operation.cost_units);
    }
  });

  it('an explorer session has 120 units per client, refilled at 2 a second, and then gets Retry-After', async () => {
    const [cookie, from] = [await openSession(), nextNetwork()];
    const first = await explore(FUND, cookie, OWN, from);
    expect([
      first.headers['ratelimit-limit'],
      first.headers['ratelimit-remaining'],
      first.headers['ratelimit-reset'],
    ]).toEqual(['120', '119', '1']);
    await spendAll([cookie], from);
    const refused = await explore(FUND, cookie, OWN, from);
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect([
      refused.statusCode,
      refused.headers['retry-after'],
      refused.headers['ratelimit-remaining'],
      refused.headers['ratelimit-reset'],
    ]).toEqual([429, '1', '0', '60']);
  });

  it('all explorer sessions of one client address share its 120 units, and other clients are not affected', async () => {
    const from = nextNetwork();
    const cookies = [await openSession(), await openSession(), await openSession()];
    expect((await spendAll(cookies, from)).filter((status) => status === 200)).toHaveLength(EXPLORER_UNITS_PER_MINUTE);
    expect((await explore(FUND, await openSession(), OWN, from)).statusCode).toBe(429);
    expect((await explore(FUND, cookies[0] ?? '')).statusCode).toBe(200);
  });

  it('the addresses of one IPv6 network (/64) count as one explorer client', async () => {
    const cookie = await openSession();
    await spendAll([cookie], '2001:db8:7:1::1');
    expect((await explore(FUND, cookie, OWN, '2001:db8:7:1:ffff::2')).statusCode).toBe(429);
    expect((await explore(FUND, cookie, OWN, '2001:db8:7:2::1')).statusCode).toBe(200);
  });

  it('an explorer session gets 304 for a matching ETag and is charged for it', async () => {
    const [cookie, from] = [await openSession(), nextNetwork()];
    const first = await explore(FUND, cookie, OWN, from);
    const again = await explore(FUND, cookie, { ...OWN, 'if-none-match': String(first.headers['etag']) }, from);
    expect(again.statusCode).toBe(304);
    expect(again.headers['ratelimit-remaining']).toBe('118');
  });

  it('the explorer cookie is valid only for the API, invisible to scripts and not sent by other sites', async () => {
    const answer = await service.ask('/docs/session', { method: 'POST', key: null, headers: OWN });
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/v1; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('other sites cannot use an explorer session, with or without the cookie', async () => {
    const cookie = await openSession();
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await explore(FUND, cookie, { 'sec-fetch-site': site })).statusCode).toBe(400);
      expect(
        (await service.ask('/docs/session', { method: 'POST', key: null, headers: { 'sec-fetch-site': site } }))
          .statusCode,
      ).toBe(400);
    }
  });

  it('an explorer session cannot replace a key: the cookie or the header alone, or a changed cookie, is rejected', async () => {
    const cookie = await openSession();
    const tampered = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`;
    const answers = [
      await service.ask(FUND, { key: null, headers: { ...OWN, cookie } }),
      await service.ask(FUND, { key: null, headers: { ...OWN, 'x-mfds-explorer': '1' } }),
      await explore(FUND, tampered),
      await explore(FUND, 'mfds_explorer=x'),
      await service.ask(FUND, { key: 'mfd_wrong', headers: { ...OWN, cookie, 'x-mfds-explorer': '1' } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
  });

  it('an explorer session expires', async () => {
    const cookie = await openSession();
    service.clock.advance(16 * 3_600_000);
    expect((await explore(FUND, cookie)).statusCode).toBe(401);
  });
});

describe('client addresses behind proxies', () => {
  // The test app trusts the proxies of 10.0.0.0/24.
  const seenAs = async (remoteAddress: string, forwarded?: string): Promise<string | undefined> => {
    const seen: string[] = [];
    const other = await createTestApp({
      wrap: (parts) => ({
        ...parts,
        explorer: {
          ...parts.explorer,
          admit: async (session, address, units) =>
            parts.explorer.admit(session, seen.push(address) > 0 ? address : '', units),
        },
      }),
    });
    await other.app.inject({
      url: FUND,
      remoteAddress,
      headers: {
        ...OWN,
        'x-mfds-explorer': '1',
        cookie: 'mfds_explorer=x',
        ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      },
    });
    await other.close();
    return seen[0];
  };

  it('a trusted proxy determines the client address', async () => {
    expect(await seenAs('10.0.0.5', '203.0.113.7')).toBe('203.0.113.7');
    expect(await seenAs('10.0.0.5', '2001:db8::7')).toBe('2001:db8::7');
    expect(await seenAs('::ffff:10.0.0.5', '203.0.113.7')).toBe('203.0.113.7');
    expect(await seenAs('10.0.0.5')).toBe('10.0.0.5');
  });

  it('the client address is the last one that is not a trusted proxy, whatever the client sent before it', async () => {
    expect(await seenAs('10.0.0.5', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await seenAs('10.0.0.5', '198.51.100.1, 203.0.113.7, 10.0.0.6')).toBe('203.0.113.7');
  });

  it('a forwarded header from an untrusted proxy is ignored', async () => {
    expect(await seenAs('192.0.2.9', '203.0.113.7')).toBe('192.0.2.9');
    expect(await seenAs('10.0.1.5', '203.0.113.7')).toBe('10.0.1.5');
  });
});

it('a client address is an IPv4 address or the network of an IPv6 address', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('203.0.113.7:50123')).toBe('203.0.113.7');
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2:bbbb:1:2:3')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
});
