import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsOf, problemOf } from './support/problem.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const MF = '/v1/mutual-funds';
const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `fund-${index}`);
const repeated = (slugs: readonly string[]): string => slugs.map((slug) => `funds=${slug}`).join('&');

describe('query parameters', () => {
  const REFUSED: readonly (readonly [string, string])[] = [
    ['funds?page=0', 'query.page greater_than_equal'],
    ['funds?page=-1', 'query.page greater_than_equal'],
    ['funds?page=1.0', 'query.page int_parsing'],
    ['funds?page=1e3', 'query.page int_parsing'],
    ['funds?page=%201', 'query.page int_parsing'],
    ['funds?page=', 'query.page int_parsing'],
    ['funds?page', 'query.page int_parsing'],
    ['funds?page=99999999999999999999', 'query.page less_than_equal'],
    ['funds?page=1&page=2', 'query.page too_long'],
    ['funds?per_page=0', 'query.per_page greater_than_equal'],
    ['coverage?per_page=101', 'query.per_page less_than_equal'],
    ['updates?limit=501', 'query.limit less_than_equal'],
    ['funds/sample-fund-1/nav?limit=1001', 'query.limit less_than_equal'],
    ['funds/sample-fund-1/payouts?limit=501', 'query.limit less_than_equal'],
    ['funds?is_shariah_compliant=yes', 'query.is_shariah_compliant bool_parsing'],
    ['funds?is_shariah_compliant=null', 'query.is_shariah_compliant bool_parsing'],
    ['funds?is_shariah_compliant=01', 'query.is_shariah_compliant bool_parsing'],
    ['amcs?is_active=both', 'query.is_active bool_parsing'],
    ['funds?sort=name', 'query.sort enum'],
    ['funds?q=', 'query.q string_too_short'],
    [`funds?q=${'x'.repeat(201)}`, 'query.q string_too_long'],
    ['funds?category=income&category=', 'query.category[1] string_too_short'],
    ['funds?catgory=income', 'query.catgory extra_forbidden'],
    ['funds?funds[]=a', 'query.funds[] extra_forbidden'],
    ['funds/sample-fund-1/nav?from=2026-02-30', 'query.from date_parsing'],
    ['funds/sample-fund-1/nav?from=2026-1-5', 'query.from date_parsing'],
    ['funds/sample-fund-1/nav?from=2026-01-05T00:00:00Z', 'query.from date_parsing'],
    ['funds/sample-fund-1/nav?from=1899-12-31', 'query.from date_parsing'],
    ['nav/bulk?date=3000-01-01&funds=a', 'query.date date_parsing'],
    ['funds/sample-fund-1/fmr-reports/0000-01-01', 'path.report_date date_parsing'],
    ['funds/sample-fund-1/nav?order=up', 'query.order enum'],
    ['funds/sample-fund-1/nav?order=ASC', 'query.order enum'],
    [`funds/sample-fund-1/payouts?cursor=${'A'.repeat(2001)}`, 'query.cursor string_too_long'],
    [`funds/${'x'.repeat(201)}`, 'path.fund_slug string_too_long'],
    ['nav/bulk?funds=a', 'query.date missing'],
    ['nav/bulk?date=2026-01-05', 'query.funds missing'],
    ['nav/bulk?date=2026-01-05&funds=&funds=%20', 'query.funds too_short'],
    ['nav/bulk?date=2026-01-05&funds=a&date_policy=nearest', 'query.date_policy enum'],
    ['nav/latest?funds=', 'query.funds too_short'],
    [`nav/latest?${repeated(many(101))}`, 'query.funds too_long'],
  ];

  it.each(REFUSED)('the query %s is 422 with its location and type', async (path, error) => {
    const answer = await service.ask(`${MF}/${path}`);
    expect(errorsOf(answer)).toEqual([error]);
    expect(problemOf(answer).code).toBe('VALIDATION_ERROR');
  });

  it.each([
    'funds?page=%2B1',
    'funds?page=007',
    'funds?page=1000000000000',
    'funds?per_page=100000',
    'funds?',
    'funds?&&page=1&',
    'funds?q=s%C3%A4mple+fund',
    'funds?category=Money%20Market&category=vps-equity',
    'funds?is_fund_of_funds=false',
    'funds?lifecycle_status=ALL',
    'nav/latest?funds=sample-fund-1&funds=sample-fund-1&funds=',
    'updates?datasets=nav&datasets=payouts',
    'amcs?is_active=false',
    `nav/latest?${repeated([...many(100), ...many(100)])}`,
  ])('the query %s is accepted', async (path) => {
    expect((await service.ask(`${MF}/${path}`)).statusCode).toBe(200);
  });

  it('dates are accepted from 1900-01-01 to 2999-12-31, and the message says so', async () => {
    expect((await service.ask(`${MF}/nav/bulk?funds=a&date=1900-01-01`)).statusCode).toBe(200);
    expect((await service.ask(`${MF}/nav/bulk?funds=a&date=2999-12-31`)).statusCode).toBe(200);
    const problem = problemOf(await service.ask(`${MF}/nav/bulk?funds=a&date=3000-01-01`));
    expect(problem.errors?.[0]?.message).toContain('from 1900-01-01 to 2999-12-31');
  });

  it('booleans are true and false in any case, 1 and 0, and mean the same in every form', async () => {
    const slugs = async (value: string) =>
      (await service.ask(`${MF}/funds?lifecycle_status=ALL&is_shariah_compliant=${value}`))
        .json<{ data: { slug: string }[] }>()
        .data.map(({ slug }) => slug);
    const [yes, no] = [await slugs('true'), await slugs('false')];
    expect(yes).not.toEqual(no);
    for (const form of ['True', 'TRUE', '1']) expect(await slugs(form), form).toEqual(yes);
    for (const form of ['False', 'fAlse', '0']) expect(await slugs(form), form).toEqual(no);
  });

  it('is_active accepts null and all for active and inactive companies', async () => {
    const slugs = async (query: string) =>
      (await service.ask(`${MF}/amcs${query}`)).json<{ data: { slug: string }[] }>().data.map(({ slug }) => slug);
    const both = [...(await slugs('?is_active=true')), ...(await slugs('?is_active=false'))].toSorted();
    for (const form of ['null', 'all', 'ALL'])
      expect((await slugs(`?is_active=${form}`)).toSorted(), form).toEqual(both);
    expect(await slugs('')).toEqual(await slugs('?is_active=1'));
    expect(both.length).toBeGreaterThan((await slugs('')).length);
  });

  it('all errors of a request are reported together', async () => {
    const answer = await service.ask(`${MF}/funds/sample-fund-1/nav?from=x&to=y&limit=0&order=z&page=1`);
    expect(errorsOf(answer)).toEqual([
      'query.page extra_forbidden',
      'query.from date_parsing',
      'query.to date_parsing',
      'query.limit greater_than_equal',
      'query.order enum',
    ]);
  });

  it('an unknown parameter is reported with the nearest known one', async () => {
    const problem = problemOf(await service.ask(`${MF}/funds?per_pgae=5`));
    expect(problem.errors?.[0]?.message).toContain('per_page');
  });

  it('a request with a thousand errors gets a response of bounded length', async () => {
    const answer = await service.ask(
      `${MF}/funds?${Array.from({ length: 1000 }, (_, index) => `zz${index}=1`).join('&')}`,
    );
    expect(errorsOf(answer)).toHaveLength(100);
    expect(answer.body.length).toBeLessThan(40_000);
  });

  it('a registry list has at most 100 rows and reports its size', async () => {
    const answer = await service.ask(`${MF}/funds?per_page=1000`);
    expect(answer.json<{ meta: unknown }>().meta).toMatchObject({
      page: 1,
      per_page: 100,
      has_next: false,
      total_pages: 1,
    });
  });

  it('an unknown filter value is 400 and names the allowed values', async () => {
    for (const [path, named] of [
      ['funds?lifecycle_status=DEAD', 'ACTIVE'],
      ['funds?scheme_type=UNIT', 'OPEN_END'],
      ['families?family_type=X', 'PLAN_FAMILY'],
      ['updates?datasets=prices', 'registry'],
      ['funds?category=qqq', 'Allowed: money-market'],
    ]) {
      const problem = problemOf(await service.ask(`${MF}/${path}`));
      expect(problem.code).toBe('INVALID_FILTER');
      expect(problem.detail).toContain(named);
    }
  });
});

describe('request bodies', () => {
  const bulk = (body: unknown, path = 'bulk/nav') => service.ask(`${MF}/${path}`, { method: 'POST', body });
  const REFUSED: readonly (readonly [string, unknown, readonly string[]])[] = [
    ['no members', {}, ['body.funds missing']],
    ['an empty selection', { funds: [] }, ['body.funds too_short']],
    ['a blank selection', { funds: [' ', ''] }, ['body.funds too_short']],
    ['101 funds', { funds: many(101) }, ['body.funds too_long']],
    ['a text for a list', { funds: 'a,b' }, ['body.funds list_type']],
    ['null for a list', { funds: null }, ['body.funds list_type']],
    [
      'elements that are no texts',
      { funds: ['a', 1, 'b', null, { a: 1 }] },
      ['body.funds[1] string_type', 'body.funds[3] string_type', 'body.funds[4] string_type'],
    ],
    ['an element with NUL', { funds: ['a\0b'] }, ['body.funds[0] string_type']],
    ['an unknown member', { funds: ['a'], dates: 'x' }, ['body.dates extra_forbidden']],
    [
      'a member of every object',
      JSON.parse('{"funds":["a"],"__proto__":1,"constructor":2}'),
      ['body.__proto__ extra_forbidden', 'body.constructor extra_forbidden'],
    ],
    ['a number for a date', { funds: ['a'], date: 20260105 }, ['body.date string_type']],
    ['no date', { funds: ['a'], date: 'yesterday' }, ['body.date date_parsing']],
    ['an unknown policy', { funds: ['a'], date_policy: 'nearest' }, ['body.date_policy enum']],
    [
      'bad dates without effect',
      { funds: ['a'], from: 'x', to: '' },
      ['body.from date_parsing', 'body.to date_parsing'],
    ],
    ['a list', ['a'], ['body json_invalid']],
    ['a text', '"a"', ['body json_invalid']],
    ['null', 'null', ['body json_invalid']],
  ];

  it.each(REFUSED)('a body with %s is 422 with location and type', async (_name, body, errors) => {
    // Sent as text, because `__proto__` must arrive as a member.
    expect(errorsOf(await bulk(typeof body === 'string' ? body : JSON.stringify(body)))).toEqual(errors);
  });

  it('a missing body is 422', async () => {
    expect(errorsOf(await service.ask(`${MF}/bulk/nav`, { method: 'POST' }))).toEqual(['body missing']);
    expect(errorsOf(await service.ask(`${MF}/bulk/nav`, { method: 'POST', body: '' }))).toEqual(['body missing']);
  });

  it('values of a body are trimmed and deduplicated before the limit, and all are answered', async () => {
    const answer = await bulk({
      funds: [' sample-fund-1 ', 'sample-fund-1', '', ...many(99), ...many(99)],
      date: null,
      from: null,
      to: null,
    });
    const { data, meta } = answer.json<{ data: { fund_slug: string }[]; meta: { missing_funds: string[] } }>();
    expect(data.map((row) => row.fund_slug)).toEqual(['sample-fund-1']);
    expect(meta.missing_funds).toEqual(many(99));
  });

  it('a body can select the fields of fund records', async () => {
    const { data } = (await bulk({ funds: ['sample-fund-1'], fields: ['rating', 'name'] }, 'bulk/funds')).json<{
      data: object[];
    }>();
    expect(data.map((row) => Object.keys(row).toSorted())).toEqual([['id', 'name', 'rating', 'slug']]);
  });

  it('a body can select the date policy', async () => {
    const ask = async (date_policy: string) =>
      (await bulk({ funds: ['sample-fund-2'], date: '2026-01-05', date_policy })).json<{
        data: { nav_date: string }[];
        meta: { missing_funds: string[] };
      }>();
    expect(await ask('exact')).toMatchObject({ data: [], meta: { missing_funds: ['sample-fund-2'] } });
    expect(await ask('previous_available')).toMatchObject({
      data: [{ nav_date: '2025-12-27' }],
      meta: { missing_funds: [] },
    });
  });
});

it('a cursor alone continues with its own order and window', async () => {
  const path = `${MF}/funds/sample-fund-1/nav`;
  interface Page {
    data: { from: string; order: string; navs: { nav_date: string }[] };
    meta: { next_cursor: string };
  }
  const first = (await service.ask(`${path}?order=desc&from=2025-12-10&limit=2`)).json<Page>();
  const cursor = encodeURIComponent(first.meta.next_cursor);
  const second = (await service.ask(`${path}?cursor=${cursor}&limit=2`)).json<Page>();
  expect(second.data).toMatchObject({
    order: 'desc',
    from: '2025-12-10',
    navs: [{ nav_date: '2026-01-03' }, { nav_date: '2026-01-02' }],
  });
  expect(problemOf(await service.ask(`${path}?cursor=${cursor}&order=asc`)).code).toBe('INVALID_CURSOR');
});

it('reading by cursor returns each row once and in order', async () => {
  const dates: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `${MF}/funds/sample-fund-1/nav?limit=10${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const page: { data: { navs: { nav_date: string }[] }; meta: { next_cursor: string | null } } = (
      await service.ask(path)
    ).json();
    dates.push(...page.data.navs.map((row) => row.nav_date));
    cursor = page.meta.next_cursor;
  }
  expect(dates).toHaveLength(29);
  expect(dates).toEqual([...new Set(dates)].toSorted());
});
