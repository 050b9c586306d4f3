import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#http/operations/list.ts';
import { commitFacts, fundRow, navRow } from '../support/fact-rows.ts';
import { exampleRequest } from './support/example-request.ts';
import { errorsOf, problemOf } from './support/problem.ts';
import { BASE_URL, createTestApp } from './support/test-app.ts';
import type { AskOptions, TestApp } from './support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
  // A name that a careless parser would split and a spreadsheet would execute, and a falling NAV.
  await commitFacts(service.facts, {
    funds: [
      fundRow(6, { name: '=HYPERLINK("https://evil.example.test", "Zü")', rating: '', trustee: 'Sample\nTrustee' }),
    ],
    navs: [navRow(6, '2026-01-04', '10.5000'), navRow(6, '2026-01-05', '10.4000')],
  });
});
afterAll(async () => service.close());

type Json = Record<string, unknown>;
const CSV = 'text/csv';
const NDJSON = 'application/x-ndjson';
const HISTORY = '/v1/mutual-funds/funds/sample-fund-1/nav';
const as = (accept: string, more: AskOptions = {}): AskOptions => ({ ...more, headers: { ...more.headers, accept } });
const linesOf = (text: string): string[][] => parse(text, { relaxColumnCount: false });
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true });
const TABULAR = OPERATIONS.filter(({ rows }) => rows !== undefined);

/** `{amc: {slug: 'a'}}` -> `{'amc.slug': 'a'}`; lists are JSON text and null is empty, as in the cells. */
function flatten(row: Json, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(row).map(([name, value]): Record<string, string> => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return flatten(value as Json, `${prefix}${name}.`);
      const text = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
      return { [`${prefix}${name}`]: text.startsWith('=') ? `'${text}` : text };
    }),
  ) as Record<string, string>;
}

describe('CSV and NDJSON', () => {
  it('NAV, payout, fund-list and bulk reads offer CSV and NDJSON', () => {
    expect(TABULAR.map(({ id }) => id)).toEqual([
      'listFunds',
      'listLatestNavs',
      'listNavsOfDate',
      'readNavHistory',
      'readPayouts',
      'bulkFunds',
      'bulkNavs',
      'bulkSnapshots',
    ]);
  });

  it.each(TABULAR)('CSV and NDJSON of $id have the same rows and figures as JSON', async (operation) => {
    const { path, options } = exampleRequest(operation);
    const json = await service.ask(path, options);
    const data = json.json<{ data: Json[] & Json }>().data;
    const rows = operation.rows === 'data' ? data : (data[operation.rows ?? ''] as Json[]);
    expect(rows.length).toBeGreaterThan(0);
    const [csv, ndjson] = [await service.ask(path, as(CSV, options)), await service.ask(path, as(NDJSON, options))];
    expect([csv.statusCode, csv.headers['content-type'], ndjson.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
      NDJSON,
    ]);
    expect(ndjson.body).toBe(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const parsed = rowsOf(csv.body);
    // A null record has no members to flatten, so all its cells are empty.
    for (const [index, row] of rows.entries())
      expect(parsed[index]).toMatchObject(
        Object.fromEntries(Object.entries(flatten(row)).filter(([name]) => name in (parsed[index] ?? {}))),
      );
    expect(parsed).toHaveLength(rows.length);
    const [header = [], ...lines] = linesOf(csv.body);
    expect(header.slice(0, 2)).toEqual(Object.keys(flatten(rows[0] ?? {})).slice(0, 2));
    expect(new Set(header).size).toBe(header.length);
    for (const line of lines) expect(line).toHaveLength(header.length);
    expect(csv.body.endsWith('\r\n')).toBe(true);
  });

  it('CSV distinguishes null, an empty text, a list and quoted text, and contains no spreadsheet formulas', async () => {
    const csv = (
      await service.ask(
        '/v1/mutual-funds/bulk/funds',
        as(CSV, {
          method: 'POST',
          body: {
            funds: ['sample-fund-6'],
            fields: ['name', 'rating', 'benchmark', 'trustee', 'amc', 'previous_names'],
          },
        }),
      )
    ).body;
    expect(csv).toBe(
      'id,slug,name,amc.id,amc.slug,amc.name,benchmark,trustee,rating,previous_names\r\n' +
        'ffffffff-0000-5000-8000-000000000006,sample-fund-6,"\'=HYPERLINK(""https://evil.example.test"", ""Zü"")",,,,,"Sample\nTrustee","",[]\r\n',
    );
  });

  it('a negative figure stays a number in CSV', async () => {
    const [row] = rowsOf((await service.ask('/v1/mutual-funds/nav/latest?funds=sample-fund-6', as(CSV))).body);
    expect(row).toMatchObject({
      nav: '10.4000',
      nav_change_abs: '-0.1000',
      nav_change_pct: '-0.9524',
      offer_price: '',
    });
  });

  it('an empty result is only the header line in CSV and nothing in NDJSON', async () => {
    const path = '/v1/mutual-funds/nav/latest?funds=nobody';
    expect((await service.ask(path, as(CSV))).body).toMatch(/^fund_id,fund_slug,[a-z_,]+,currency\r\n$/);
    expect([
      (await service.ask(path, as(NDJSON))).body,
      (await service.ask(path, as(NDJSON))).headers['x-missing-funds-count'],
    ]).toEqual(['', '1']);
  });

  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ['text/csv', CSV],
    ['TEXT/CSV; charset=utf-8', CSV],
    ['text/*', CSV],
    ['application/*', 'application/json'],
    ['text/csv;q=0.5, application/json;q=0.4', CSV],
    ['text/csv;q=0.5, application/json;q=0.6', 'application/json'],
    ['application/x-ndjson, text/csv;q=0.9', NDJSON],
    ['application/json;q=0, */*', CSV],
    ['image/png', 'application/json'],
    ['text/csv;q=0', 'application/json'],
    [';;,,q=', 'application/json'],
  ])('Accept: %s selects %s', async (accept, type) => {
    const answer = await service.ask(HISTORY, accept === undefined ? {} : as(accept));
    expect([answer.statusCode, `${answer.headers['content-type']}`.split(';')[0]]).toEqual([200, type]);
    expect(answer.headers['vary']).toContain('Accept');
  });

  it.each([
    ['csv', CSV],
    ['ndjson', NDJSON],
    ['json', 'application/json'],
  ])('format=%s overrides Accept on every read with rows', async (format, type) => {
    for (const operation of TABULAR) {
      const { path, options } = exampleRequest(operation);
      const url = `${path}${path.includes('?') ? '&' : '?'}format=${format}`;
      for (const accept of [CSV, NDJSON, 'application/json', 'text/html']) {
        // Requested twice: the second response comes from the cache.
        for (const _time of [1, 2]) {
          const answer = await service.ask(url, as(accept, options));
          expect([answer.statusCode, `${answer.headers['content-type']}`.split(';')[0]], `${url} ${accept}`).toEqual([
            200,
            type,
          ]);
        }
      }
      const plain = await service.ask(path, as(type, options));
      const withoutMoment = (body: string): string => body.replace(/"meta":.*$/, '');
      expect(withoutMoment((await service.ask(url, options)).body), url).toBe(withoutMoment(plain.body));
    }
    expect(errorsOf(await service.ask(`${HISTORY}?format=xml`))).toEqual(['query.format enum']);
  });

  it('the Link header leads to the next page in the same format', async () => {
    const { headers } = await service.ask(`${HISTORY}?limit=7&format=csv`);
    const next = /^<(.*)>; rel="next"$/.exec(String(headers['link']))?.[1]?.slice(BASE_URL.length) ?? '';
    expect((await service.ask(next)).headers['content-type']).toContain(CSV);
  });

  it('CSV and NDJSON name the missing funds of a selection, and only their number beyond 4 kB', async () => {
    const ask = async (funds: readonly string[], accept: string) =>
      (await service.ask('/v1/mutual-funds/bulk/nav', as(accept, { method: 'POST', body: { funds } }))).headers;
    for (const accept of [CSV, NDJSON]) {
      expect(await ask(['no,such', 'sample-fund-1', 'Zü'], accept)).toMatchObject({
        'x-missing-funds': 'no%2Csuch,Z%C3%BC',
        'x-missing-funds-count': '2',
      });
      const many = await ask(
        Array.from({ length: 100 }, (_, index) => `${'x'.repeat(50)}-${index}`),
        accept,
      );
      expect([many['x-missing-funds'], many['x-missing-funds-count']]).toEqual([undefined, '100']);
      expect((await ask(['sample-fund-1'], accept))['x-missing-funds']).toBeUndefined();
    }
  });

  it('every CSV line of NAVs and payouts has the slug of its fund', async () => {
    for (const operation of TABULAR.filter(({ path }) => /nav|payouts/.test(path))) {
      const { path, options } = exampleRequest(operation);
      const rows = rowsOf((await service.ask(path, as(CSV, options))).body);
      expect(rows.length, path).toBeGreaterThan(0);
      for (const row of rows) expect(row['fund_slug'], path).toMatch(/^sample-fund-\d$/);
    }
  });

  it('other operations and errors are not offered as CSV or NDJSON', async () => {
    expect((await service.ask('/v1/mutual-funds/coverage', as(CSV))).headers['content-type']).toBe('application/json');
    expect(problemOf(await service.ask(`${HISTORY}?limit=0`, as(CSV))).code).toBe('VALIDATION_ERROR');
    expect(problemOf(await service.ask('/v1/mutual-funds/funds/nobody/nav', as(NDJSON))).code).toBe('FUND_NOT_FOUND');
  });

  it('CSV and NDJSON have their own ETags, and HEAD equals GET', async () => {
    const [json, csv] = [await service.ask(HISTORY), await service.ask(HISTORY, as(CSV))];
    const status = async (accept: string, tag: unknown) =>
      (await service.ask(HISTORY, as(accept, { headers: { 'if-none-match': String(tag) } }))).statusCode;
    expect([
      await status(CSV, csv.headers['etag']),
      await status(CSV, json.headers['etag']),
      await status(NDJSON, csv.headers['etag']),
    ]).toEqual([304, 200, 200]);
    const head = await service.ask(HISTORY, as(CSV, { method: 'HEAD' }));
    for (const name of ['content-type', 'content-length', 'link', 'x-data-as-of'])
      expect(head.headers[name], name).toBe(csv.headers[name]);
    expect(head.body).toBe('');
  });

  it('the Link header leads through a feed and through the pages of a list', async () => {
    const walk = async (first: string): Promise<string[]> => {
      const bodies: string[] = [];
      for (let path: string | undefined = first; path !== undefined;) {
        const { body, headers } = await service.ask(path, as(NDJSON));
        bodies.push(...body.split('\n').filter((line) => line !== ''));
        path = /^<(.*)>; rel="next"$/.exec(String(headers['link']))?.[1]?.slice(BASE_URL.length);
      }
      return bodies;
    };
    expect(await walk(`${HISTORY}?limit=7&order=desc&as_of=2026-01-06T00:00:00%2B00:00`)).toEqual(
      await walk(`${HISTORY}?order=desc&as_of=2026-01-06T00:00:00Z`),
    );
    const funds = '/v1/mutual-funds/funds?lifecycle_status=ALL';
    expect(await walk(`${funds}&per_page=2`)).toEqual(await walk(funds));
    expect((await service.ask(HISTORY, as(CSV))).headers['x-data-as-of']).toBe('2026-01-05');
  });
});
