import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_URL, createTestApp } from '../http/support/test-app.ts';
import type { TestApp } from '../http/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const open = async (path: string) =>
  service.ask(path, { key: null, headers: { accept: 'text/html,application/xhtml+xml' } });
const read = async (path: string): Promise<string> =>
  (await open(path)).body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
/** The slugs of the listed funds, in order. */
const listed = async (path: string): Promise<string[]> =>
  [...(await open(path)).body.matchAll(/type="checkbox" name="funds" value="([^"]+)"/g)].map(([, slug = '']) => slug);

describe('the list of funds', () => {
  it('shows the NAV with its date, and its change with the date before, as the API states them', async () => {
    const text = await read('/funds');
    const { data } = (await service.ask('/v1/mutual-funds/nav/latest?funds=sample-fund-1')).json<{
      data: { nav: string; nav_change_pct: string }[];
    }>();
    expect(text).toContain(` ${data[0]?.nav} `);
    expect(text).toMatch(new RegExp(`Up \\+${data[0]?.nav_change_pct.replace('.', '\\.')} % since 4 Jan 2026`));
    expect(text).toContain('5 Jan 2026 , 1 day old');
    expect(text, 'the net assets of the newest report').toContain('PKR 1,814 million');
    expect(text, 'a fund without NAVs').toContain('not published');
  });

  it('counts the matching funds of all pages', async () => {
    expect(await read('/funds')).toContain(' 4 funds ');
    expect(await read('/funds?lifecycle_status=ALL')).toContain(' 5 funds ');
    expect(await read('/funds?lifecycle_status=MATURED')).toContain(' 1 fund ');
  });

  it.each([
    ['name', 'sample-fund-1', 'sample-fund-5'],
    ['change', 'sample-fund-2', 'sample-fund-5'],
    ['nav_date', 'sample-fund-1', 'sample-fund-5'],
    ['size', 'sample-fund-1', 'sample-fund-5'],
  ])('sorts by %s, first name or largest figure first, and funds without it last', async (sort, first, last) => {
    const slugs = await listed(`/funds?lifecycle_status=ALL&sort=${sort}`);
    expect(slugs).toHaveLength(5);
    expect([slugs[0], slugs.at(-1)]).toEqual([first, last]);
    const { body } = await open(`/funds?sort=${sort}`);
    expect(body.match(/aria-sort="(\w+)"/g)).toHaveLength(1);
  });

  it('sorts the other way round, and funds without the figure stay last', async () => {
    expect((await listed('/funds?lifecycle_status=ALL&sort=name&dir=desc'))[0]).toBe('sample-fund-5');
    const rising = await listed('/funds?lifecycle_status=ALL&sort=change&dir=asc');
    expect([rising[0], rising.at(-1)]).toEqual(['sample-fund-1', 'sample-fund-5']);
  });

  it('keeps every filter in the address, and removes one at a time', async () => {
    const { body } = await open('/funds?amc=sample-amc-1&category=VPS-Equity&sort=size');
    expect(body).toMatch(/href="\/funds\?category=VPS-Equity&amp;sort=size"[^>]*>Company: Sample AMC 1/);
    expect(body).toMatch(/href="\?amc=sample-amc-1&amp;category=VPS-Equity&amp;sort=size&amp;dir=asc"/);
    expect(body).toContain('<meta name="robots" content="noindex"');
  });

  it('a name that is not found leads to similar names', async () => {
    const text = await read('/funds?q=sampel+fnud+2');
    expect(text).toContain(' 0 funds ');
    expect(text).toContain('Did you mean “sample fund 2”?');
    expect(text).toContain('Sample Fund 2');
  });

  it('the funds of a company have the same columns and orders', async () => {
    expect(await listed('/amcs/sample-amc-1?sort=change')).toEqual(['sample-fund-2', 'sample-fund-1', 'sample-fund-3']);
    expect(await read('/amcs')).toContain('Sample AMC 1 3 3 5 Jan 2026');
  });
});

describe('the search of people', () => {
  it('finds a misspelled name and offers the right one', async () => {
    const text = await read('/search?q=sampel+fund+1');
    expect(text).toContain('Did you mean sample fund 1 ?');
    expect(text).toContain('Sample Fund 1');
  });

  it('shows the query as text, and companies if nothing is found', async () => {
    const { body } = await open('/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('/amcs/sample-amc-1');
  });

  it('suggests the first results as JSON without a key', async () => {
    const answer = await service.ask('/search/suggestions?q=old+name', { key: null });
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.json<{ suggestions: unknown[] }>().suggestions[0]).toEqual({
      name: 'Sample Fund 1',
      detail: 'Sample AMC 1, Money Market',
      path: '/funds/sample-fund-1',
    });
    expect((await service.ask('/search/suggestions', { key: null })).json()).toEqual({ suggestions: [] });
  });

  it('the parameter q of the API stays exact', async () => {
    expect((await service.ask('/v1/mutual-funds/funds?q=sampel')).json<{ data: unknown[] }>().data).toEqual([]);
  });
});

describe('the pages for search engines and shared links', () => {
  it('the sitemap has every fund, company and current report, at addresses that exist', async () => {
    const { body, headers } = await open('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/funds/sample-fund-5', '/amcs/sample-amc-2', '/funds/sample-fund-2/reports/2025-12-31'])
      expect(addresses).toContain(path);
    for (const path of addresses) expect((await open(path)).statusCode, path).toBe(200);
    expect((await open('/robots.txt')).body).toContain('Sitemap: ');
  });

  it.each([
    '/',
    '/funds',
    '/amcs',
    '/amcs/sample-amc-1',
    '/funds/sample-fund-1',
    '/funds/sample-fund-1/reports/2025-12-31',
    '/receipts/sample-fund-1/nav/2025-12-08',
    '/status',
    '/accuracy',
    '/data',
    '/docs',
    '/docs/listFunds',
    '/docs/guides/errors',
    '/problems',
    '/changelog',
  ])('%s names its one address and its preview', async (path) => {
    const { body } = await open(path);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    const picture = new URL(/<meta property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '');
    const { statusCode, headers } = await open(picture.pathname);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('a comparison and an operation with values have the address without what only chooses a view', async () => {
    const canonicalOf = async (path: string): Promise<string> =>
      /<link rel="canonical" href="([^"]+)"/.exec((await open(path)).body)?.[1] ?? '';
    const compared = '/compare?funds=sample-fund-1,sample-fund-2';
    expect(await canonicalOf(`${compared}&range=1y`)).toBe(`${BASE_URL}${compared}`);
    expect(await canonicalOf('/docs/listFunds?q=cash')).toBe(`${BASE_URL}/docs/listFunds`);
  });

  it('a search engine is kept out of receipts, of which there is one for every figure', async () => {
    for (const path of ['/receipts/sample-fund-1/nav/2025-12-08', '/docs/search?q=nav'])
      expect((await open(path)).body, path).toContain('<meta name="robots" content="noindex" />');
    expect((await open('/funds/sample-fund-1')).body).not.toContain('noindex');
  });

  it('a search engine is kept out of searches', async () => {
    expect((await open('/search?q=sample')).body).toContain('<meta name="robots" content="noindex"');
    expect((await open('/robots.txt')).body).toContain('Disallow: /search');
  });
});
