import { expect, it, onTestFinished } from 'vitest';
import { activateAccount } from '#access/accounts.ts';
import { SCOPES } from '#domain/vocabularies.ts';
import { findExampleValues } from '#reads/example-values.ts';
import { createTestApp } from '../http/support/test-app.ts';
import { openAccountFixture } from './account-fixture.ts';

// Fits on one screen when it is indented.
const SHORT_CHARACTERS = 3_000;

it('the first call shown with a new key works for a key with only that scope, and its answer is short', async () => {
  const service = await createTestApp();
  onTestFinished(async () => service.close());
  const fixture = await openAccountFixture({
    examples: async () => findExampleValues(await service.parts.reader.view()),
  });
  const sara = fixture.browser();
  await sara.join('sara@example.com');
  await activateAccount(fixture.access, 'sara@example.com', {
    messaging_number: '+923001234567',
    intended_use: 'Compare funds',
    terms_version: '2026-11',
  });
  for (const scope of SCOPES) {
    const page = (await sara.post('/account/keys', { name: scope, scopes: [scope], expires: '' })).body;
    const path = /https:\/\/funds\.example\.test(\/v1\/[^"\s]+?)&quot;/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const key = await service.createKey([scope]);
    const answer = await service.ask(path, { key });
    expect(answer.statusCode, `${scope}: ${path}`).toBe(200);
    expect(answer.body.length, `${scope}: ${path}`).toBeLessThan(SHORT_CHARACTERS);
  }
});

it('the page of a new key is shown even if no example is available', async () => {
  const fixture = await openAccountFixture({ examples: async () => Promise.reject(new Error('the store is away')) });
  const sara = fixture.browser();
  await sara.join('sara@example.com');
  await activateAccount(fixture.access, 'sara@example.com', {
    messaging_number: '+923001234567',
    intended_use: 'Compare funds',
    terms_version: '2026-11',
  });
  expect((await sara.post('/account/keys', { name: 'x', scopes: ['fmr:read'] })).body).toMatch(/mfd_[0-9A-Za-z]{38}/);
});
