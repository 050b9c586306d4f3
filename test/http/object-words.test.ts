import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '#http/operations/list.ts';
import { exampleRequest } from './support/example-request.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

/** Members that every object inherits: a lookup that finds one of them has found nothing. */
const WORDS = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf'];

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

it('names of inherited object members are invalid values of every parameter and unknown parameters', async () => {
  const wrong: string[] = [];
  const ask = async (
    path: string,
    options: Parameters<TestApp['ask']>[1],
    allowed: readonly number[],
  ): Promise<void> => {
    const answer = await service.ask(path, options);
    if (!allowed.includes(answer.statusCode))
      wrong.push(`${answer.statusCode} ${path} ${JSON.stringify(options?.body ?? {})}`);
  };
  for (const operation of OPERATIONS) {
    const { path, options } = exampleRequest(operation);
    const [plain = ''] = path.split('?');
    for (const word of WORDS) {
      for (const name of Object.keys(operation.parameters.query)) {
        const query = new URLSearchParams(path.split('?')[1]);
        query.set(name, word);
        await ask(`${plain}?${query.toString()}`, options, [200, 400, 404, 422]);
      }
      await ask(`${path}${path.includes('?') ? '&' : '?'}${word}=1`, options, [422]);
      for (const name of Object.keys(operation.parameters.path))
        await ask(operation.path.replace(`{${name}}`, word).replace(/\{\w+\}/g, 'sample-fund-1'), options, [404, 422]);
      if (operation.method !== 'POST') continue;
      for (const name of Object.keys(operation.parameters.body ?? {}))
        for (const value of [word, [word], { [word]: 1 }])
          await ask(path, { ...options, body: { funds: ['sample-fund-1'], [name]: value } }, [200, 400, 422]);
      await ask(path, { ...options, body: `{"funds":["sample-fund-1"],"${word}":1}` }, [422]);
    }
  }
  expect(wrong).toEqual([]);
});

it('names of inherited object members are handled by every page, as path, parameter value, parameter and header', async () => {
  const wrong: string[] = [];
  const pages = [
    '/',
    '/funds',
    '/funds/sample-fund-1',
    '/funds/sample-fund-1/reports/2025-12-31',
    '/amcs',
    '/amcs/sample-amc-1',
    '/docs',
    '/status',
    '/status.json',
    '/problems',
    '/problems.json',
    '/openapi.json',
  ];
  const parameters = [
    'q',
    'sort',
    'category',
    'amc',
    'page',
    'scheme_type',
    'lifecycle_status',
    'shariah',
    'version',
    'range',
    'format',
    'token',
    'by',
    'key',
  ];
  for (const word of WORDS) {
    const asked = [
      ...pages.flatMap((page) => [...parameters.map((name) => `${page}?${name}=${word}`), `${page}?${word}=${word}`]),
      ...[
        '',
        'funds/',
        'funds/sample-fund-1/reports/',
        'amcs/',
        'docs/',
        'docs/operations/',
        'problems/',
        'assets/',
        'v1/',
        'v1/mutual-funds/',
      ].map((folder) => `/${folder}${word}`),
    ];
    for (const path of asked) {
      const answer = await service.ask(path, { key: null });
      if (answer.statusCode >= 500) wrong.push(`${answer.statusCode} ${path}`);
    }
    for (const name of ['accept', 'accept-encoding', 'if-none-match', 'x-api-key', 'content-type', 'cookie', word]) {
      const answer = await service.ask('/v1/mutual-funds/funds', { headers: { [name]: word } });
      if (answer.statusCode >= 500) wrong.push(`${answer.statusCode} ${name}: ${word}`);
    }
  }
  expect(wrong).toEqual([]);
});
