import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { commitFacts, navRow } from '../support/fact-rows.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
beforeEach(async () => {
  service = await createTestApp();
});
afterEach(async () => service.close());

const HISTORY = '/v1/mutual-funds/funds/sample-fund-1/nav';
const OTHER_FUND = '/v1/mutual-funds/funds/sample-fund-2/nav';
const tagOf = async (path: string): Promise<string> => `${(await service.ask(path)).headers['etag']}`;
const statusWith = async (path: string, tag: string): Promise<number> =>
  (await service.ask(path, { headers: { 'if-none-match': tag } })).statusCode;

describe('an ETag', () => {
  it('every response has its own ETag', async () => {
    const tags = await Promise.all([tagOf(HISTORY), tagOf(HISTORY), tagOf(OTHER_FUND)]);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\da-f-]{36}\.[\w-]{22}"$/);
  });

  it('an ETag is valid exactly until the facts change', async () => {
    const [changed, unchanged] = [await tagOf(HISTORY), await tagOf(OTHER_FUND)];
    await commitFacts(service.facts, { navs: [navRow(1, '2026-01-05', '10.9999')] });
    expect(await statusWith(HISTORY, changed)).toBe(200);
    expect(await statusWith(OTHER_FUND, unchanged)).toBe(304);
  });

  it('an ETag is valid until midnight in Karachi, because the stated freshness changes then', async () => {
    const tag = await tagOf(HISTORY);
    service.clock.set('2026-01-06T18:59:59Z');
    expect(await statusWith(HISTORY, tag)).toBe(304);
    service.clock.set('2026-01-06T19:00:00Z');
    expect(await statusWith(HISTORY, tag)).toBe(200);
  });

  it('an ETag is valid for other parameters only if they mean the same', async () => {
    const tag = await tagOf(HISTORY);
    expect(await statusWith(`${HISTORY}?order=asc&limit=500`, tag)).toBe(304);
    expect(await statusWith(`${HISTORY}?limit=499`, tag)).toBe(200);
    expect(await statusWith(`${HISTORY}?order=desc`, tag)).toBe(200);
    expect(await statusWith(OTHER_FUND, tag)).toBe(200);
    expect(await statusWith('/v1/mutual-funds/funds/sample-fund-1', tag)).toBe(200);
  });

  it('an ETag is valid for another key, on another node and after a restart', async () => {
    const tag = await tagOf(HISTORY);
    const key = await service.createKey(['nav:read']);
    expect((await service.ask(HISTORY, { key, headers: { 'if-none-match': tag } })).statusCode).toBe(304);
    const answer = await (
      await service.createNode()
    ).inject({ url: HISTORY, headers: { 'x-api-key': key, 'if-none-match': tag } });
    expect([answer.statusCode, answer.headers['etag']]).toEqual([304, tag]);
  });

  it('a matching ETag is found in a list, also as a weak one, and returned unchanged', async () => {
    const tag = await tagOf(HISTORY);
    for (const header of [`"a", ${tag}`, `W/${tag}`, `"x.y",W/"z" , W/${tag},"b"`]) {
      const answer = await service.ask(HISTORY, { headers: { 'if-none-match': header } });
      expect([answer.statusCode, answer.headers['etag']], header).toEqual([304, tag]);
    }
    expect(await statusWith(HISTORY, '*')).toBe(304);
  });

  it('an ETag cannot be invented or used with another request id', async () => {
    const [first, second] = [await tagOf(HISTORY), await tagOf(HISTORY)];
    const mixed = `${first.split('.')[0]}.${second.split('.')[1]}`;
    for (const tag of [mixed, '"abc"', '""', first.replaceAll('"', ''), `${first.slice(0, -3)}AA"`, 'W/', ',,,'])
      expect(await statusWith(HISTORY, tag), tag).toBe(200);
  });

  it('errors take precedence over an ETag: an invalid parameter stays 422, a missing key 401', async () => {
    expect(await statusWith(`${HISTORY}?limit=0`, '*')).toBe(422);
    expect((await service.ask(HISTORY, { key: null, headers: { 'if-none-match': '*' } })).statusCode).toBe(401);
  });

  it('a 304 uses up the units of its key as the read does, without a refund', async () => {
    // The fund costs one unit, and during the test less than one is refilled.
    const limited = await createTestApp({ unitsPerMinute: 3 });
    onTestFinished(async () => limited.close());
    const fund = '/v1/mutual-funds/funds/sample-fund-1';
    const headers = { 'if-none-match': `${(await limited.ask(fund)).headers['etag']}` };
    const statuses: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) statuses.push((await limited.ask(fund, { headers })).statusCode);
    expect(statuses).toEqual([304, 304, 429]);
  });

  it('bulk reads have no ETag, because they are not conditional', async () => {
    const answer = await service.ask('/v1/mutual-funds/bulk/nav', {
      method: 'POST',
      body: { funds: ['sample-fund-1'] },
      headers: { 'if-none-match': '*' },
    });
    expect([answer.statusCode, answer.headers['etag']]).toEqual([200, undefined]);
  });
});
