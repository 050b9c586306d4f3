import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Fault } from '#base/fault.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath, statusesOf } from '#http/problems.ts';
import type { ProblemCode } from '#http/problems.ts';
import { problemOf } from './support/problem.ts';
import { createTestApp } from './support/test-app.ts';
import type { AskOptions, TestApp } from './support/test-app.ts';

const DOCS = 'docs';

function markdown(code: ProblemCode): string {
  const { title, explanation, remedy } = PROBLEMS[code];
  return `# ${title}\n\n\`${code}\`, HTTP ${statusesOf(code).join(', ')}\n\n## What happened\n\n${explanation}\n\n## What to do\n\n${remedy}\n`;
}

describe('problem codes', () => {
  // `MFDS_TEST_WRITE_DOCS=1 npx vitest run test/http/problems.test.ts` regenerates the pages.
  it('every problem code has one page in docs/problems, generated from the registry', () => {
    const pages = new Map(PROBLEM_CODES.map((code) => [`${DOCS}${problemPath(code)}.md`, markdown(code)]));
    if (process.env['MFDS_TEST_WRITE_DOCS'] === '1') {
      mkdirSync(`${DOCS}/problems`, { recursive: true });
      for (const [path, text] of pages) writeFileSync(path, text);
    }
    for (const [path, text] of pages) expect(existsSync(path) && readFileSync(path, 'utf8'), path).toBe(text);
    expect(readdirSync(`${DOCS}/problems`).toSorted()).toEqual(
      [...pages.keys()].map((path) => path.slice(`${DOCS}/problems/`.length)).toSorted(),
    );
  });
});

describe('client errors', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await createTestApp();
  });
  afterAll(async () => service.close());

  const BULK = '/v1/mutual-funds/bulk/nav';
  const HISTORY = '/v1/mutual-funds/funds/sample-fund-1/nav';
  const CASES: readonly (readonly [string, string, AskOptions, ProblemCode])[] = [
    ['a path that does not exist', '/v1/nothing-here', {}, 'ROUTE_NOT_FOUND'],
    ['a path that does not exist, without a key', '/nothing-here', { key: null }, 'ROUTE_NOT_FOUND'],
    [
      'a path that does not exist, with a body of any kind',
      '/v1/nothing-here',
      { method: 'POST', body: '<x/>', headers: { 'content-type': 'text/xml' } },
      'ROUTE_NOT_FOUND',
    ],
    ['a slash at the end', '/v1/mutual-funds/funds/', {}, 'ROUTE_NOT_FOUND'],
    ['another letter case', '/V1/mutual-funds/funds', {}, 'ROUTE_NOT_FOUND'],
    ['a wrong method', '/v1/mutual-funds/funds', { method: 'PUT' }, 'METHOD_NOT_ALLOWED'],
    [
      'a preflight: other origins are not invited',
      '/v1/mutual-funds/funds',
      { method: 'OPTIONS', headers: { origin: 'https://other.example.test' } },
      'METHOD_NOT_ALLOWED',
    ],
    ['GET on a bulk read', BULK, {}, 'METHOD_NOT_ALLOWED'],
    ['a wrong method on an open page', '/docs', { method: 'POST' }, 'METHOD_NOT_ALLOWED'],
    ['malformed JSON', BULK, { method: 'POST', body: '{"funds":[' }, 'MALFORMED_JSON'],
    ['JSON that is no UTF-8', BULK, { method: 'POST', body: Buffer.from([0x22, 0xff, 0x22]) }, 'MALFORMED_JSON'],
    [
      'another content type',
      BULK,
      { method: 'POST', body: 'funds=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a compressed body',
      BULK,
      { method: 'POST', body: { funds: ['a'] }, headers: { 'content-encoding': 'gzip' } },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a body over 64 kB', BULK, { method: 'POST', body: { funds: ['x'.repeat(65_536)] } }, 'PAYLOAD_TOO_LARGE'],
    ['a broken escape in the path', '/v1/mutual-funds/funds/%E0%A4%A', {}, 'INVALID_REQUEST'],
    ['a broken escape in the query', '/v1/mutual-funds/funds?q=%zz', {}, 'INVALID_REQUEST'],
    ['NUL in the path', '/v1/mutual-funds/funds/a%00b', {}, 'INVALID_REQUEST'],
    ['NUL in the query', '/v1/mutual-funds/funds?q=a%00b', {}, 'INVALID_REQUEST'],
    ['an unknown fund', '/v1/mutual-funds/funds/sample-fund-99', {}, 'FUND_NOT_FOUND'],
    ['an unknown company', '/v1/mutual-funds/amcs/sample-amc-99', {}, 'AMC_NOT_FOUND'],
    ['an unknown family', '/v1/mutual-funds/families/sample-family-99', {}, 'FAMILY_NOT_FOUND'],
    ['a tampered cursor', `${HISTORY}?cursor=AAAA`, {}, 'INVALID_CURSOR'],
    ['reversed dates', `${HISTORY}?from=2026-01-02&to=2026-01-01`, {}, 'INVALID_DATE_RANGE'],
    ['a span of 3654 days', `${HISTORY}?from=2016-01-01&to=2026-01-02`, {}, 'VALIDATION_ERROR'],
    ['an unknown filter value', '/v1/mutual-funds/funds?category=best_first', {}, 'INVALID_FILTER'],
    [
      'an unknown field',
      '/v1/mutual-funds/bulk/funds',
      { method: 'POST', body: { funds: ['a'], fields: ['secret'] } },
      'UNSUPPORTED_FIELD',
    ],
  ];

  it.each(CASES)('%s is a problem document with its code', async (_name, path, options, code) => {
    const answer = await service.ask(path, options);
    const problem = problemOf(answer);
    expect(problem.code).toBe(code);
    expect(problem.instance).toBe(path.split('?')[0]);
    // Requests that pass the router are authenticated and get the state of their bucket.
    const isBeforeGate = code === 'ROUTE_NOT_FOUND' || code === 'METHOD_NOT_ALLOWED' || path.includes('%E0');
    expect('ratelimit-limit' in answer.headers).toBe(!isBeforeGate);
  });

  it.each(CASES.filter(([, , { method }]) => method === undefined))(
    '%s: HEAD has the status of GET and no body',
    async (_name, path, options) => {
      const [get, head] = [await service.ask(path, options), await service.ask(path, { ...options, method: 'HEAD' })];
      expect(head.body).toBe('');
      // HEAD exists only where GET does; all other rejections are the same.
      expect(head.statusCode).toBe(get.statusCode);
    },
  );

  it('a body is not validated before the key is checked', async () => {
    const answers = [
      await service.ask(BULK, { method: 'POST', key: null, body: '{' }),
      await service.ask(BULK, { method: 'POST', key: null, body: 'x'.repeat(70_000) }),
      await service.ask(BULK, { method: 'POST', key: null, body: 'a', headers: { 'content-type': 'text/plain' } }),
      await service.ask('/v1/mutual-funds/funds?page=0', { key: null }),
    ];
    for (const answer of answers) expect(problemOf(answer).code).toBe('API_KEY_MISSING');
    const narrow = await service.createKey(['funds:read']);
    expect(problemOf(await service.ask(BULK, { method: 'POST', key: narrow, body: '{' })).code).toBe('SCOPE_MISSING');
  });

  it('a key in the URL is rejected and never repeated', async () => {
    const { key } = service;
    expect(problemOf(await service.ask(`/v1/mutual-funds/funds?X-API-Key=${key}`, { key: null })).code).toBe(
      'API_KEY_MISSING',
    );
    for (const path of [
      `/v1/mutual-funds/funds?api_key=${key}`,
      `/v1/mutual-funds/funds?${key}=1`,
      `/v1/mutual-funds/funds?page=${key}`,
      `/v1/mutual-funds/funds/${key}`,
      `/v1/${key}`,
    ]) {
      const answer = await service.ask(path);
      expect(problemOf(answer).status).toBeGreaterThanOrEqual(404);
      expect(answer.body).not.toContain(key.slice(4));
    }
    expect(service.logged.join()).not.toContain(key.slice(4));
  });

  it('an expired key and a suspended account have different codes', async () => {
    const expired = await service.createKey(['funds:read'], service.clock.now().getTime() + 1000);
    service.clock.advance(1000);
    expect(problemOf(await service.ask('/v1/mutual-funds/funds', { key: expired })).code).toBe('API_KEY_EXPIRED');
    const other = await createTestApp();
    await other.suspendAccount();
    expect(problemOf(await other.ask('/v1/mutual-funds/funds')).code).toBe('ACCOUNT_UNAVAILABLE');
    await other.close();
  });
});

describe('server errors', () => {
  const failing = (thrown: unknown): Promise<TestApp> =>
    createTestApp({
      unitsPerMinute: 600,
      wrap: (parts) => ({
        ...parts,
        reader: {
          ...parts.reader,
          view: () => Promise.reject(thrown),
          answer: () => Promise.reject(thrown),
          close: () => parts.reader.close(),
        },
      }),
    });

  it('an unexpected error is a 500 without internals, is logged with its cause, and refunds the units', async () => {
    const service = await failing(new TypeError('select * from secrets failed at /srv/mfds/store.ts:12'));
    const answer = await service.ask('/v1/mutual-funds/funds');
    expect(problemOf(answer).code).toBe('INTERNAL_ERROR');
    expect(answer.headers).toMatchObject({ 'ratelimit-remaining': '600', 'x-ratelimit-cost': '0' });
    expect((await service.ask('/v1/catalog')).headers['ratelimit-remaining']).toBe('599');
    expect(service.logged.join()).toContain('select * from secrets');
    await service.close();
  });

  it('a temporary error is 503 with Retry-After, for data and for readiness', async () => {
    const service = await failing(
      new Fault('SERVICE_UNAVAILABLE', 'The data changed too often. Ask again in a second.', { retryAfterSeconds: 1 }),
    );
    for (const path of ['/v1/mutual-funds/funds', '/readyz']) {
      const answer = await service.ask(path);
      expect(problemOf(answer).code).toBe('SERVICE_UNAVAILABLE');
      expect(answer.headers['retry-after']).toBe('1');
    }
    await service.close();
  });

  it('an operator-only code is never sent to a client', async () => {
    const service = await failing(new Fault('ARCHIVE_DAMAGED', 'The file /srv/mfds/x is damaged.'));
    const answer = await service.ask('/v1/mutual-funds/funds');
    expect(problemOf(answer).code).toBe('INTERNAL_ERROR');
    expect(answer.body).not.toContain('/srv');
    await service.close();
  });
});

describe('the rate limit', () => {
  it('600 units pass, then 429 with an exact Retry-After', async () => {
    const service = await createTestApp({ unitsPerMinute: 600 });
    for (let spent = 0; spent < 600; spent += 3) {
      expect(
        (await service.ask('/v1/mutual-funds/bulk/nav', { method: 'POST', body: { funds: ['sample-fund-1'] } }))
          .statusCode,
      ).toBe(200);
    }
    let refused = await service.ask('/v1/mutual-funds/bulk/nav', { method: 'POST', body: '{' });
    // The bucket refills during the loop, so use the refilled units as well.
    while (refused.statusCode !== 429)
      refused = await service.ask('/v1/mutual-funds/bulk/nav', { method: 'POST', body: '{' });
    expect(problemOf(refused).code).toBe('RATE_LIMITED');
    expect(refused.headers['x-ratelimit-cost']).toBe('0');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    expect(
      (await service.ask('/v1/mutual-funds/bulk/nav', { method: 'POST', body: { funds: ['sample-fund-1'] } }))
        .statusCode,
    ).toBe(200);
    await service.close();
  });
});
