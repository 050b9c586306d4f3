import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '#domain/vocabularies.ts';
import { methodsOf } from '#http/operation.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import { envelopeSchema } from '#http/openapi-responses.ts';
import { listSchemaProblems } from './support/schema-problems.ts';
import { exampleRequest, withParameter } from './support/example-request.ts';
import { errorsOf, problemOf } from './support/problem.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const remaining = (headers: Record<string, unknown>): number => Number(headers['ratelimit-remaining']);

describe.each(OPERATIONS)('$method $path', (operation) => {
  const { path, options } = exampleRequest(operation);
  const ask = (more: Parameters<TestApp['ask']>[1] = {}, at = path) => service.ask(at, { ...options, ...more });

  it('the operation rejects requests without a key, and with a malformed or unknown key', async () => {
    const without = await ask({ key: null });
    expect(problemOf(without).code).toBe('API_KEY_MISSING');
    expect(without.headers['ratelimit-limit']).toBeUndefined();
    expect(without.headers['www-authenticate']).toContain('X-API-Key');
    for (const key of ['nonsense', `mfd_${'0'.repeat(38)}`])
      expect(problemOf(await ask({ key })).code).toBe('API_KEY_INVALID');
  });

  it('each scope of the operation allows it', async () => {
    for (const scope of operation.scopes)
      expect((await ask({ key: await service.createKey([scope]) })).statusCode).toBe(200);
  });

  it('no other scope allows the operation, and the rejection costs nothing', async () => {
    for (const scope of SCOPES.filter((other) => !operation.scopes.includes(other))) {
      const answer = await ask({ key: await service.createKey([scope]) });
      expect(problemOf(answer).code).toBe('SCOPE_MISSING');
      expect(answer.headers['x-ratelimit-cost']).toBe('0');
      expect(remaining(answer.headers)).toBe(Number(answer.headers['ratelimit-limit']));
    }
  });

  it('the operation charges and states its cost', async () => {
    const key = await service.createKey(SCOPES);
    const answer = await ask({ key });
    expect(answer.headers['x-ratelimit-cost']).toBe(`${operation.cost_units}`);
    expect(remaining(answer.headers)).toBe(Number(answer.headers['ratelimit-limit']) - operation.cost_units);
    expect(answer.headers['ratelimit']).toBe(
      `"burst";r=${remaining(answer.headers)};t=${Number(answer.headers['ratelimit-reset'])}`,
    );
    expect(answer.headers['x-monthly-quota-limit']).toBe('unlimited');
  });

  it('an unknown parameter is rejected by name and charged like any other call', async () => {
    const wrong = withParameter({ path, options }, 'no_such_parameter=1');
    const answer = await service.ask(wrong.path, wrong.options);
    expect(errorsOf(answer)).toEqual(['query.no_such_parameter extra_forbidden']);
    expect(answer.headers['x-ratelimit-cost']).toBe(`${operation.cost_units}`);
  });

  it('the response has the envelope, and every member is documented', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json');
    const body = answer.json<{ success: boolean; data: unknown; meta: Record<string, unknown> }>();
    expect(Object.keys(body)).toEqual(['success', 'data', 'meta']);
    expect(Object.keys(body.meta).slice(0, 4)).toEqual([
      'request_id',
      'generated_at',
      'data_as_of',
      'data_freshness_days',
    ]);
    expect(body.meta['request_id']).toBe(answer.headers['x-request-id']);
    expect(listSchemaProblems(envelopeSchema(operation), body)).toEqual([]);
    expect(JSON.stringify(body.data).length, 'the sample facts give this operation rows').toBeGreaterThan(60);
    expect('page' in body.meta).toBe(operation.paging === 'page');
    expect('next_cursor' in body.meta).toBe(operation.paging === 'cursor');
  });

  it('the example of the operation is valid against its schema', () => {
    expect(listSchemaProblems(operation.payload, operation.example)).toEqual([]);
  });

  it('other methods are 405 and the response lists the allowed ones', async () => {
    const answer = await ask({ method: 'DELETE' });
    expect(problemOf(answer).code).toBe('METHOD_NOT_ALLOWED');
    expect(answer.headers['allow']).toBe(methodsOf(operation).join(', '));
  });

  it('the OpenAPI description has the operation with its parameters and cost', async () => {
    const document = (await service.ask('/openapi.json', { key: null })).json<{
      paths: Record<string, Record<string, Record<string, unknown>>>;
    }>();
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()];
    expect(described).toMatchObject({
      operationId: operation.id,
      'x-cost-units': operation.cost_units,
      'x-scopes': operation.scopes,
    });
    const parameters = (described?.['parameters'] ?? []) as { name: string; in: string }[];
    const names = parameters.filter((parameter) => parameter.in !== 'header').map((parameter) => parameter.name);
    expect(names).toEqual([...Object.keys(operation.parameters.path), ...Object.keys(operation.parameters.query)]);
  });
});

describe.each(OPERATIONS.filter(({ method }) => method === 'GET'))('$method $path', (operation) => {
  const { path } = exampleRequest(operation);
  const ask = (more: Parameters<TestApp['ask']>[1] = {}) => service.ask(path, more);

  it('HEAD of the operation has the headers of GET and no body', async () => {
    const [get, head] = [await ask(), await ask({ method: 'HEAD' })];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(Object.keys(head.headers)).toEqual(Object.keys(get.headers));
    for (const name of ['content-length', 'content-type', 'cache-control', 'vary', 'x-ratelimit-cost'])
      expect(head.headers[name], name).toBe(get.headers[name]);
  });

  it('the ETag of the operation gives an empty 304 at the cost of the read', async () => {
    const etag = `${(await ask()).headers['etag']}`;
    const again = await ask({ headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({
      etag,
      'cache-control': 'private, no-cache',
      vary: 'X-API-Key, Accept, Accept-Encoding',
      'x-ratelimit-cost': `${operation.cost_units}`,
      'x-monthly-quota-limit': 'unlimited',
    });
    expect(again.headers['content-type']).toBeUndefined();
  });
});

it('all operations have distinct ids, methods and paths, and every path parameter is declared', () => {
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  expect(new Set(OPERATIONS.map(({ method, path }) => `${method} ${path}`)).size).toBe(OPERATIONS.length);
  for (const { path, parameters } of OPERATIONS) {
    expect([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])).toEqual(Object.keys(parameters.path));
  }
});
