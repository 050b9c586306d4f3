import { expect, it } from 'vitest';
import { activateAccount } from '#access/accounts.ts';
import { createActivity } from '#access/activity.ts';
import { OLD_KEY_ENDS, createKey, listKeys } from '#access/keys.ts';
import { uuidV7 } from '#base/ids.ts';
import { silentLog } from '#base/log.ts';
import { openAccountFixture } from './account-fixture.ts';
import type { AccountFixture, Browser } from './account-fixture.ts';

const EMAIL = 'sara@example.com';
const KEY = /mfd_[0-9A-Za-z]{38}/g;

/** The text of a page, in which code is coloured. */
function withoutTags(page: string): string {
  return page.replace(/<[^>]*>/g, '');
}

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
  expect(withoutTags(page.body)).toContain(`curl -H &quot;X-API-Key: ${secret}&quot;`);
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
  const asked = (await sara.get(`/account/keys/${id}/rotate`)).body;
  for (const end of OLD_KEY_ENDS) expect(asked).toContain(`value="${end}"`);
  const rotated = (await sara.post(`/account/keys/${id}/rotate`, { ends: 'now' })).body;
  expect(rotated.match(KEY)?.[0]).not.toBe(key);
  expect(rotated).toContain('The old key no longer works');
  expect((await sara.post(`/account/keys/${id}/rotate`)).statusCode).toBe(409);
  const newer = (await listKeys(fixture.access, EMAIL)).find(({ status }) => status === 'ACTIVE')?.id ?? '';
  expect((await sara.get(`/account/keys/${newer}/revoke`)).body).toContain('cannot be restored');
  expect((await listKeys(fixture.access, EMAIL)).filter(({ status }) => status === 'ACTIVE').length).toBe(1);
  expect((await sara.post(`/account/keys/${newer}/revoke`)).headers.location).toBe('/account/keys');
  expect((await listKeys(fixture.access, EMAIL)).map(({ status }) => status)).toEqual(['REVOKED', 'REVOKED']);
});

it('after a rotation with a later end both keys are listed as active, the old one with its end and its replacement', async () => {
  const fixture = await openAccountFixture();
  const sara = await joinActive(fixture);
  const { id } = await createKey(fixture.access, EMAIL, { name: 'one', scopes: ['nav:read'], expires_at: null });
  const ends = new Date(fixture.access.clock.now().getTime() + 24 * 3_600_000);
  const page = (await sara.post(`/account/keys/${id}/rotate`, { ends: 'day' })).body;
  expect(page).toMatch(/The old key \(mfd_\w{4}…\) works until \d+ \w+ \d{4}, \d\d:\d\d UTC\./);
  const keys = await listKeys(fixture.access, EMAIL);
  const [old, fresh] = [keys.find((key) => key.id === id), keys.find((key) => key.id !== id)];
  expect([old, fresh]).toMatchObject([
    { id, status: 'ACTIVE', expires_at: ends.getTime() },
    { status: 'ACTIVE', expires_at: null, rotated_from: id },
  ]);
  const list = (await sara.get('/account/keys')).body;
  expect(list).toContain(`replaced by <code>${fresh?.prefix}…</code>`);
  expect(list).not.toContain(`href="/account/keys/${id}/rotate"`);
  expect((await sara.post(`/account/keys/${id}/rotate`, { ends: 'day' })).statusCode).toBe(409);
});

it('the units left of each active key are shown, and as data only to the owner', async () => {
  const fixture = await openAccountFixture();
  const sara = await joinActive(fixture);
  const { id } = await createKey(fixture.access, EMAIL, { name: 'one', scopes: ['nav:read'], expires_at: null });
  expect((await sara.get('/account/keys')).body).toContain(`<span data-limit-of="${id}">600 of 600</span>`);
  await fixture.buckets.take(id, 12);
  const left = await sara.get('/account/limits');
  expect([left.headers['cache-control'], left.headers['content-type']]).toEqual([
    'no-store',
    'application/json; charset=utf-8',
  ]);
  expect(left.json()).toEqual({ [id]: expect.stringMatching(/^58\d of 600$/) as string });
  const ali = await joinActive(fixture, 'ali@example.com');
  expect((await ali.get('/account/limits')).json()).toEqual({});
  expect((await fixture.browser().get('/account/limits')).statusCode).toBe(303);
});

it('the activity page shows the path and parameters of a request, explains a 422, links the code, and filters', async () => {
  const fixture = await openAccountFixture();
  const sara = await joinActive(fixture);
  const { id } = await createKey(fixture.access, EMAIL, { name: 'nightly', scopes: ['nav:read'], expires_at: null });
  const activity = createActivity({ ...fixture.access, log: silentLog });
  const call = { key_id: id, cost_units: 1, latency_us: 900 };
  activity.record({
    ...call,
    request_id: uuidV7(fixture.access.clock.now()),
    operation_id: 'listFunds',
    status: 200,
    code: null,
    details: () => ({ path: '/v1/mutual-funds/funds', parameters: [['q', '<b>islamic</b>']], refusals: [] }),
  });
  activity.record({
    ...call,
    request_id: uuidV7(fixture.access.clock.now()),
    operation_id: 'readNavHistory',
    status: 422,
    code: 'VALIDATION_ERROR',
    details: () => ({
      path: '/v1/mutual-funds/funds/a/nav',
      parameters: [['limit', '0']],
      refusals: [{ location: 'query.limit', message: 'expected at least 1, found "0"' }],
    }),
  });
  await activity.stop();
  const page = (await sara.get('/account/activity')).body;
  for (const part of [
    '/v1/mutual-funds/funds/a/nav',
    'limit = 0',
    '<code>query.limit</code>: expected at least 1, found &quot;0&quot;',
    'href="/problems/validation-error"',
    'q = &lt;b&gt;islamic&lt;/b&gt;',
  ])
    expect(page).toContain(part);
  const refused = (await sara.get('/account/activity?outcome=refused')).body;
  expect([refused.includes('limit = 0'), refused.includes('q = ')]).toEqual([true, false]);
  const lists = (await sara.get('/account/activity?operation=listFunds')).body;
  expect([lists.includes('limit = 0'), lists.includes('q = ')]).toEqual([false, true]);
  expect((await sara.get('/account/activity?operation=nothing')).body).toContain('None of the last 2 requests matches');
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
    for (const part of ['<svg', '2 ms', request_id, 'list_funds']) expect(page).toContain(part);
    expect(withoutTags(page)).toContain('RATE_LIMITED 1');
    expect(page.replace(/<svg[\s\S]*?<\/svg>/g, '')).toMatch(/<td class="number">3<\/td><td class="number">6<\/td>/);
  }
});
