import { expect, it } from 'vitest';
import { activateAccount } from '#access/accounts.ts';
import { createActivity } from '#access/activity.ts';
import { createKey, listKeys } from '#access/keys.ts';
import { uuidV7 } from '#base/ids.ts';
import { silentLog } from '#base/log.ts';
import { openAccountFixture } from './account-fixture.ts';
import type { AccountFixture, Browser } from './account-fixture.ts';

const EMAIL = 'sara@example.com';
const KEY = /mfd_[0-9A-Za-z]{38}/g;

async function joinActive(fixture: AccountFixture, email = EMAIL): Promise<Browser> {
  const browser = fixture.browser();
  await browser.join(email);
  await activateAccount(fixture.access, email, {
    messaging_number: '+923001234567',
    intended_use: 'Compare funds',
    terms_version: '2026-11',
  });
  return browser;
}

it('a key is created with name, scopes and expiry; its secret is shown once, with calls to paste', async () => {
  const fixture = await openAccountFixture();
  const sara = await joinActive(fixture);
  const page = await sara.post('/account/keys', {
    name: 'nightly <import>',
    scopes: ['nav:read', 'funds:read'],
    expires: '2099-12-31',
  });
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  const secret = page.body.match(KEY)?.[0] ?? '';
  expect(page.body).toContain(`curl -H &quot;X-API-Key: ${secret}&quot;`);
  expect(page.body).toContain('https://funds.example.test/v1/mutual-funds/funds');
  expect(await listKeys(fixture.access, EMAIL)).toMatchObject([
    {
      name: 'nightly <import>',
      scopes: ['funds:read', 'nav:read'],
      expires_at: Date.parse('2100-01-01T00:00:00+05:00'),
    },
  ]);
  const list = (await sara.get('/account/keys')).body;
  expect(list).toContain(secret.slice(0, 8));
  expect(list).toContain('nightly &lt;import&gt;');
  expect(list).not.toMatch(KEY);
});

it('an incomplete key form is returned with messages, and no key is created', async () => {
  const fixture = await openAccountFixture();
  const sara = await joinActive(fixture);
  const wishes = [
    { name: '', scopes: 'nav:read' },
    { name: 'x' },
    { name: 'x', scopes: 'nav:write' },
    { name: 'x', scopes: 'nav:read', expires: '2020-01-01' },
    { name: 'x', scopes: 'nav:read', expires: 'tomorrow' },
  ];
  for (const wish of wishes) expect((await sara.post('/account/keys', wish)).statusCode).toBe(422);
  expect(await listKeys(fixture.access, EMAIL)).toEqual([]);
});

it('rotation shows a new secret and invalidates the old one; revoking asks for confirmation and is permanent', async () => {
  const fixture = await openAccountFixture();
  const sara = await joinActive(fixture);
  const { id, key } = await createKey(fixture.access, EMAIL, { name: 'one', scopes: ['nav:read'], expires_at: null });
  const rotated = (await sara.post(`/account/keys/${id}/rotate`)).body;
  expect(rotated.match(KEY)?.[0]).not.toBe(key);
  expect(rotated).toContain('The previous key no longer works');
  expect((await sara.post(`/account/keys/${id}/rotate`)).statusCode).toBe(409);
  const newer = (await listKeys(fixture.access, EMAIL)).find(({ status }) => status === 'ACTIVE')?.id ?? '';
  expect((await sara.get(`/account/keys/${newer}/revoke`)).body).toContain('cannot be restored');
  expect((await listKeys(fixture.access, EMAIL)).filter(({ status }) => status === 'ACTIVE').length).toBe(1);
  expect((await sara.post(`/account/keys/${newer}/revoke`)).headers.location).toBe('/account/keys');
  expect((await listKeys(fixture.access, EMAIL)).map(({ status }) => status)).toEqual(['REVOKED', 'REVOKED']);
});

it('a key of another person is indistinguishable from an unknown one, and neither is shown nor changed', async () => {
  const fixture = await openAccountFixture();
  await joinActive(fixture);
  const { id } = await createKey(fixture.access, EMAIL, { name: 'hers', scopes: ['nav:read'], expires_at: null });
  const ali = await joinActive(fixture, 'ali@example.com');
  const never = '01985a3e-7c1b-7d21-9d53-0f6f2f0b4a11';
  for (const act of ['rotate', 'revoke']) {
    const [other, unknown] = [
      await ali.post(`/account/keys/${id}/${act}`),
      await ali.post(`/account/keys/${never}/${act}`),
    ];
    expect([other.statusCode, other.body]).toEqual([404, unknown.body.replaceAll(never, id)]);
  }
  expect((await ali.get(`/account/activity?key=${id}`)).body).not.toContain('hers');
  expect(await listKeys(fixture.access, EMAIL)).toMatchObject([{ status: 'ACTIVE' }]);
});

it('the activity page shows calls, units, errors by code and durations as a chart with a table, and the last requests by id', async () => {
  const fixture = await openAccountFixture();
  const sara = await joinActive(fixture);
  const { id } = await createKey(fixture.access, EMAIL, { name: 'nightly', scopes: ['nav:read'], expires_at: null });
  expect((await sara.get('/account/activity')).body).toContain('No calls in the last 30 days');
  const activity = createActivity({ ...fixture.access, log: silentLog });
  const request_id = uuidV7(fixture.access.clock.now());
  for (const [status, code] of [
    [200, null],
    [200, null],
    [429, 'RATE_LIMITED'],
  ] as const) {
    activity.record({
      key_id: id,
      request_id: code === null ? request_id : uuidV7(fixture.access.clock.now()),
      operation_id: 'list_funds',
      status,
      code,
      cost_units: code === null ? 3 : 0,
      latency_us: 1_800,
    });
  }
  await activity.stop();
  for (const by of ['day', 'hour', 'minute']) {
    const page = (await sara.get(`/account/activity?by=${by}&key=${id}`)).body;
    for (const part of ['<svg', 'RATE_LIMITED 1', '2 ms', request_id, 'list_funds']) expect(page).toContain(part);
    expect(page.replace(/<svg[\s\S]*?<\/svg>/g, '')).toMatch(/<td class="number">3<\/td><td class="number">6<\/td>/);
  }
});
