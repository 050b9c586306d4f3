import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { Fault } from '#base/fault.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const open = async (path: string) => service.ask(path, { key: null });
const GUIDES = [
  'api-guide',
  'errors',
  'limits',
  'paging',
  'point-in-time',
  'csv',
  'data-files',
  'how-reports-are-read',
];

it('every link on the pages of the reference leads to a page and an anchor that exist', async () => {
  const pages = [
    '/docs',
    '/changelog',
    '/problems',
    '/docs/readReport',
    ...GUIDES.map((name) => `/docs/guides/${name}`),
  ];
  const bodies = new Map<string, string>();
  const bodyOf = async (path: string): Promise<string> => {
    const known = bodies.get(path);
    if (known !== undefined) return known;
    const { statusCode, body } = await open(path);
    bodies.set(path, statusCode === 200 ? body : '');
    return statusCode === 200 ? body : '';
  };
  const broken: string[] = [];
  for (const page of pages) {
    const links = [...(await bodyOf(page)).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(20);
    // The account pages are not part of this app.
    for (const href of links.filter((link) => !/^https:|^\/account/.test(link))) {
      const [path = '', anchor] = href.split('#');
      const target = await bodyOf(path === '' ? page : path);
      if (target === '' || (anchor !== undefined && !target.includes(`id="${anchor}"`)))
        broken.push(`${page}: ${href}`);
    }
  }
  expect([...new Set(broken)]).toEqual([]);
});

it('each parameter of an operation has an anchor and a field, filled from the address of the page', async () => {
  for (const { id, parameters } of OPERATIONS) {
    const { body } = await open(`/docs/${id}`);
    for (const name of Object.keys({ ...parameters.path, ...parameters.query }))
      for (const part of [`id="parameter-${name}"`, `id="in-${name}"`]) expect(body, id).toContain(part);
  }
  const filled = (await open('/docs/readNavHistory?fund_slug=a%22b&limit=7&zzz=qqq')).body;
  expect(filled).toContain('value="a&quot;b"');
  expect(filled.replace(/<[^>]*>/g, '')).toContain('/v1/mutual-funds/funds/a%22b/nav?limit=7&quot;');
  expect(filled).not.toContain('qqq');
});

it('every operation page shows the answer of this installation', async () => {
  const real = (await open('/docs/readFund')).body;
  expect(real).toContain('The answer of this installation');
  expect(real.replace(/<[^>]*>/g, '')).toContain('&quot;slug&quot;: &quot;sample-fund-1&quot;');
  const fictional: string[] = [];
  for (const { id } of OPERATIONS)
    if ((await open(`/docs/${id}`)).body.includes('A fictional answer')) fictional.push(id);
  expect(fictional).toEqual([]);
});

it('an operation page whose call fails shows a fictional answer', async () => {
  const away = new Fault('SERVICE_UNAVAILABLE', 'The database cannot be read.');
  const other = await createTestApp({
    wrap: (parts) => ({
      ...parts,
      reader: {
        seriesUses: parts.reader.seriesUses,
        view: (tick) => parts.reader.view(tick),
        answer: async () => Promise.reject(away),
        close: async () => parts.reader.close(),
      },
    }),
  });
  onTestFinished(async () => other.close());
  const { statusCode, body } = await other.ask('/docs/readFund', { key: null });
  expect([statusCode, body.includes('A fictional answer')]).toEqual([200, true]);
});

it('the search finds operations, parameters, fields, guides and errors by any of their words', async () => {
  for (const [query, kind, path] of [
    ['nav history', 'Operation', '/docs/readNavHistory'],
    ['readNavHistory', 'Operation', '/docs/readNavHistory'],
    ['cursor', 'Parameter', '#parameter-cursor'],
    ['association_fund_id', 'Field', '#field-Fund-association_fund_id'],
    ['spreadsheet excel', 'Guide', '/docs/guides/'],
    ['RATE_LIMITED', 'Error', '/problems/rate-limited'],
  ] as const) {
    const { statusCode, body } = await open(`/docs/search?q=${encodeURIComponent(query)}`);
    expect(statusCode).toBe(200);
    const found = [...body.matchAll(/<span class="chip">(\w+)<\/span> <a href="([^"]+)"/g)];
    expect(
      found.some(([, foundKind, href]) => foundKind === kind && href?.includes(path)),
      query,
    ).toBe(true);
  }
});

it('the search shows what was typed as text, and says what to do if nothing is found', async () => {
  const { body } = await open(`/docs/search?q=${encodeURIComponent('<script>x</script>')}`);
  expect(body).not.toContain('<script>x');
  expect(body).toContain('Nothing in the docs contains all words of');
  expect((await open('/docs/search')).body).toContain('Enter one or more words');
  expect((await open(`/docs/search?q=${'a%20'.repeat(2_000)}`)).statusCode).toBe(200);
});

it('the search of the reference suggests its first results while typing, and its form works without scripts', async () => {
  const suggest = async (query: string) =>
    (await open(`/docs/search/suggestions?q=${encodeURIComponent(query)}`)).json<{
      suggestions: { name: string; detail: string; path: string }[];
    }>().suggestions;
  const found = await suggest('association_fu');
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(8);
  for (const { name, detail, path } of found) {
    expect(name.length * detail.length).toBeGreaterThan(0);
    expect((await open(path.replace(/#.*/, ''))).statusCode, path).toBe(200);
  }
  const page = (await open('/docs/search?q=association_fu')).body;
  for (const { path } of found) expect(page).toContain(`href="${path}"`);
  expect(await suggest('')).toEqual([]);
  expect(await suggest('xyzzy')).toEqual([]);
  expect((await open('/docs')).body).toMatch(
    /<form[^>]*action="\/docs\/search"[^>]*data-suggestions="\/docs\/search\/suggestions"/,
  );
});

it('choices name every fund, company and family', async () => {
  const choices = (await open('/docs/choices.json')).json<Record<'fund' | 'amc' | 'family', [string, string][]>>();
  const { registry } = await service.parts.reader.view();
  expect(choices.fund).toEqual(registry.sorted.name_asc.map(({ fund, record }) => [fund.slug, record.name]));
  expect([choices.amc.length, choices.family.length]).toEqual([registry.amcs.length, registry.families.length]);
});

it('an error page for people names the next step and searches for the words of the address', async () => {
  const ask = { key: null, headers: { accept: 'text/html' } };
  const missing = await service.ask('/funds-of/sample-income-fund', ask);
  expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(missing.body).toContain('<h1>Page not found</h1>');
  expect(missing.body).toMatch(/<input id="q" name="q" type="search" value="sample income fund"/);
});
