import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#http/operations/list.ts';
import { PROBLEM_CODES, problemPath } from '#http/problems.ts';
import { ENUMS } from '#http/schemas/enums.ts';
import { createTestApp } from './support/test-app.ts';
import { listSchemaProblems } from './support/schema-problems.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

// Compressed; with the style sheet and the scripts a page stays below 30 kB.
const LONGEST_PAGE_BYTES = 17_000;

type Json = { readonly [name: string]: Json };
const open = async (path: string) => service.ask(path, { key: null });

describe('the OpenAPI description', () => {
  const load = async () =>
    (await open('/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Json>;
      components: Record<string, Record<string, Json>>;
    }>();

  function listReferences(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      name === '$ref' ? [String(inner)] : listReferences(inner),
    );
  }

  it('the OpenAPI description is version 3.1, has exactly the operations, and all its references resolve', async () => {
    const document = await load();
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(OPERATIONS.map(({ path }) => path))].toSorted());
    const references = [...new Set(listReferences(document))];
    expect(references.length).toBeGreaterThan(30);
    for (const reference of references) {
      const found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
      expect(found, reference).toBeDefined();
    }
  });

  it('the OpenAPI description types every payload down to its members, each with a description', async () => {
    const { components } = await load();
    for (const [title, schema] of Object.entries(components['schemas'] ?? {})) {
      expect(Object.keys(schema['properties'] ?? {}).length, title).toBeGreaterThan(0);
      for (const [name, member] of Object.entries(schema['properties'] ?? {}))
        expect(member['description'], `${title}.${name}`).toBeTruthy();
    }
  });

  it('the OpenAPI description has an example of every problem code', async () => {
    const text = JSON.stringify((await load()).components['responses']);
    for (const code of PROBLEM_CODES) expect(text, code).toContain(`"code":"${code}"`);
  });
});

describe('the catalog', () => {
  const data = async <Data>(path: string): Promise<Data> => (await service.ask(path)).json<{ data: Data }>().data;

  it('the catalog lists every operation with scopes, enforced cost and parameters, and describes the service', async () => {
    const catalog = await data<{
      statements: string[];
      operations: { id: string; cost: number; scopes: string[]; parameters: { name: string; schema: Json }[] }[];
    }>('/v1/catalog');
    expect(catalog.operations.map(({ id, cost, scopes }) => [id, cost, scopes])).toEqual(
      OPERATIONS.map(({ id, cost_units, scopes }) => [id, cost_units, scopes]),
    );
    expect(catalog.statements.join(' ')).toMatch(/independent.*not an official feed.*free.*null, never zero/is);
    const funds = catalog.operations.find(({ id }) => id === 'listFunds');
    expect(funds?.parameters.find(({ name }) => name === 'per_page')?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      default: 50,
    });
  });

  it('the catalog has type, nullability, unit and meaning of every field', async () => {
    const { resources } = await data<{ resources: { resource: string; fields: Record<string, unknown>[] }[] }>(
      '/v1/catalog/mutual-funds/fields',
    );
    const field = (resource: string, name: string) =>
      resources.find((entry) => entry.resource === resource)?.fields.find((entry) => entry['name'] === name);
    expect(field('NavRow', 'nav')).toMatchObject({ type: 'decimal string', nullable: true, unit: 'PKR per unit' });
    expect(field('NavRow', 'nav_date')).toMatchObject({ type: 'date', nullable: false, unit: null });
    expect(field('Fund', 'amc')).toMatchObject({ type: 'AmcReference', nullable: true });
    expect(field('Fund', 'previous_names')).toMatchObject({ type: 'list of string', nullable: false });
    expect(field('Fund', 'scheme_type')).toMatchObject({ type: 'enum', nullable: true });
    expect(field('UpdateEvent', 'occurred_at')).toMatchObject({ type: 'timestamp' });
    for (const { resource, fields } of resources)
      for (const entry of fields) expect(entry['description'], `${resource}.${String(entry['name'])}`).toBeTruthy();
  });

  it('the catalog has every value of every enumeration with its meaning', async () => {
    const { enums } = await data<{ enums: typeof ENUMS }>('/v1/catalog/mutual-funds/enums');
    expect(enums).toEqual(ENUMS);
    for (const { name, values } of enums)
      for (const { value, description } of values) expect(description, `${name}.${value}`).toBeTruthy();
  });
});

describe('the public pages', () => {
  const PAGES = [
    '/',
    '/funds',
    '/amcs',
    '/docs',
    '/docs/readFund',
    '/problems',
    '/status',
    ...PROBLEM_CODES.map(problemPath),
  ];

  it.each(PAGES)(
    'the page %s needs no key, loads only files of this service, and has no inline script or style',
    async (path) => {
      const answer = await open(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain(
        "default-src 'none'; style-src 'self'; script-src 'self'",
      );
      expect(answer.body).not.toMatch(/<style|<script>| style="| on(?:click|load|error|submit|input)="/i);
      const loaded = [...answer.body.matchAll(/(?:<link (?!rel="canonical")[^>]*href| src)="([^"]*)"/g)].map(
        ([, file]) => file ?? '',
      );
      expect(loaded.filter((file) => !file.startsWith('/assets/'))).toEqual([]);
      expect((await service.ask(path, { key: null, method: 'HEAD' })).headers['content-length']).toBe(
        answer.headers['content-length'],
      );
    },
  );

  it('the assets of a page exist and may be cached permanently', async () => {
    const files = [...(await open('/docs/readFund')).body.matchAll(/"(\/assets\/[^"]+)"/g)].map(
      ([, file]) => file ?? '',
    );
    expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(new Set(['css', 'svg', 'ts']));
    for (const file of files) {
      const answer = await open(file);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });

  it('the reference lists every operation, and each has a page with its parameters, fields and calls', async () => {
    const { body } = await open('/docs');
    for (const { id, path, parameters } of OPERATIONS) {
      expect(body).toContain(`href="/docs/${id}"`);
      expect(body).toContain(path);
      const page = await open(`/docs/${id}`);
      expect(page.statusCode).toBe(200);
      const sent = await service.ask(`/docs/${id}`, { key: null, headers: { 'accept-encoding': 'br' } });
      expect(sent.rawPayload.length, id).toBeLessThan(LONGEST_PAGE_BYTES);
      for (const name of Object.keys({ ...parameters.path, ...parameters.query, ...parameters.body }))
        expect(page.body).toContain(`<code>${name}</code>`);
      expect(page.body).toMatch(/id="call-curl"[^>]*><span[^>]*>curl<\/span> /);
    }
  });

  it('every problem type resolves to its page, which names the code', async () => {
    const { problems } = (await open('/problems.json')).json<{ problems: { code: string; type: string }[] }>();
    expect(problems.map(({ code }) => code)).toEqual(PROBLEM_CODES);
    for (const { code, type } of problems) expect((await open(new URL(type).pathname)).body).toContain(code);
  });

  it('health, readiness and status need no key', async () => {
    expect((await open('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await open('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await open('/status.json')).json()).toMatchObject({
      seq: 8,
      sources: [
        { source: 'fmr', held_count: 0, last_document: { outcome: 'PROMOTED', page_date: '2025-12-31', row_count: 1 } },
      ],
    });
  });
});

it('messages of a source are shown on the status page as text, never as markup', async () => {
  const evil = '<script>alert(1)</script>';
  const other = await createTestApp({
    wrap: (parts) => ({
      ...parts,
      status: async () => ({
        seq: 1,
        held_count: 0,
        reading_drifts: [],
        sources: [
          {
            source: 'association-nav',
            last_success_at: null,
            data_as_of: null,
            data_age_days: null,
            next_expected_on: null,
            is_late: false,
            held_count: 0,
            last_document: {
              received_at: '2026-01-05T10:00:00.000Z',
              page_date: null,
              row_count: null,
              outcome: 'REFUSED',
              message: evil,
            },
          },
        ],
      }),
    }),
  });
  const { body } = await other.ask('/status', { key: null });
  expect(body).not.toContain(evil);
  expect(body).toContain('&lt;script&gt;');
  await other.close();
});

it('the declared schema of every parameter accepts its own default', () => {
  const declared = OPERATIONS.flatMap(({ parameters }) => Object.entries({ ...parameters.query, ...parameters.body }));
  const wrong = declared.filter(
    ([, { kind, absent }]) =>
      absent !== null && absent !== undefined && listSchemaProblems(kind.schema, absent).length > 0,
  );
  expect(declared.length).toBeGreaterThan(20);
  expect(wrong.map(([name]) => name)).toEqual([]);
});
