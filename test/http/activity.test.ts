import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

const FUND = '/v1/mutual-funds/funds/sample-fund-1';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ unitsPerMinute: 5 });
});
afterAll(async () => service.close());

it('every call of a known key is recorded with its request id, status, code and charged units', async () => {
  const { calls, clock } = service;
  const narrow = await service.createKey(['catalog:read']);
  const expired = await service.createKey(['funds:read'], clock.now().getTime() + 1);
  clock.advance(1);
  const first = await service.ask(FUND);
  const answers = [
    first,
    await service.ask(FUND, { headers: { 'if-none-match': String(first.headers.etag) } }),
    await service.ask(`${FUND}?unknown=1`),
    await service.ask('/v1/mutual-funds/nav/bulk?date=2026-01-05&funds=sample-fund-1'),
    await service.ask('/v1/mutual-funds/nav/bulk?date=2026-01-05&funds=sample-fund-1'),
    await service.ask(FUND, { key: narrow }),
    await service.ask(FUND, { key: expired }),
  ];
  expect(calls.map(({ status, code, cost_units, request_id }) => ({ status, code, cost_units, request_id }))).toEqual(
    [
      { status: 200, code: null, cost_units: 1 },
      { status: 304, code: null, cost_units: 1 },
      { status: 422, code: 'VALIDATION_ERROR', cost_units: 1 },
      { status: 200, code: null, cost_units: 2 },
      { status: 429, code: 'RATE_LIMITED', cost_units: 0 },
      { status: 403, code: 'SCOPE_MISSING', cost_units: 0 },
      { status: 401, code: 'API_KEY_EXPIRED', cost_units: 0 },
    ].map((call, index) => ({ ...call, request_id: answers[index]?.headers['x-request-id'] })),
  );
  expect(new Set(calls.slice(0, 5).map(({ key_id }) => key_id)).size).toBe(1);
});

it('a call without a known key, and a portal page, are not recorded as activity', async () => {
  const { calls } = service;
  const before = calls.length;
  await service.ask(FUND, { key: null });
  await service.ask(FUND, { key: 'mfd_unknown' });
  await service.ask('/problems', { key: null });
  expect(calls.length).toBe(before);
});

it('the details of a call have its known parameters and what was refused, but no key and no unknown parameter', async () => {
  const { calls } = service;
  const secret = await service.createKey(['funds:read']);
  const detailsOf = async (path: string, options = {}) => {
    await service.ask(path, { ...options, key: await service.createKey(['funds:read']) });
    return calls.at(-1)?.details?.();
  };
  expect(await detailsOf(`/v1/mutual-funds/funds?per_page=0&q=${secret}&api_key=${secret}&password=hunter2`)).toEqual({
    path: '/v1/mutual-funds/funds',
    parameters: [
      ['per_page', '0'],
      ['q', 'mfd_[hidden]'],
    ],
    refusals: [
      { location: 'query', message: expect.stringMatching(/^Unknown parameter\./) as string },
      { location: 'query', message: expect.stringMatching(/^Unknown parameter\./) as string },
      { location: 'query.per_page', message: 'expected at least 1, found "0"' },
    ],
  });
  const bulk = { method: 'POST', body: { funds: ['sample-fund-1'], token: secret } };
  const posted = await detailsOf('/v1/mutual-funds/bulk/funds', bulk);
  expect(posted?.parameters).toEqual([['funds', 'sample-fund-1']]);
  const depth = 30_000;
  const deep = await service.ask('/v1/mutual-funds/bulk/funds', {
    method: 'POST',
    key: await service.createKey(['funds:read']),
    body: `{"funds":[${'['.repeat(depth)}${']'.repeat(depth)}]}`,
  });
  expect([deep.statusCode, calls.at(-1)?.details?.().parameters]).toEqual([422, [['funds', '…']]]);
  const hidden = await detailsOf(`/v1/mutual-funds/funds/${secret}`);
  expect(hidden?.path).toBe('/v1/mutual-funds/funds/mfd_[hidden]');
  expect(JSON.stringify([posted, hidden])).not.toContain(secret);
});

it('a call answered from the response cache has its details, too', async () => {
  const key = await service.createKey(['funds:read']);
  for (let call = 0; call < 2; call += 1) await service.ask(`${FUND}`, { key });
  expect(service.calls.at(-1)?.details?.()).toEqual({ path: FUND, parameters: [], refusals: [] });
});
