import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../http/support/test-app.ts';
import type { TestApp } from '../http/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const open = async (path: string) =>
  service.ask(path, { key: null, headers: { accept: 'text/html,application/xhtml+xml' } });
/** The text of a page without markup, with whitespace collapsed. */
const read = async (path: string): Promise<string> =>
  (await open(path)).body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const dataOf = async <Data>(path: string): Promise<Data> =>
  (await service.ask(`/v1/mutual-funds/${path}`)).json<{ data: Data }>().data;

describe('the page of a fund', () => {
  it('a fund page shows the figures of the API, digit by digit', async () => {
    const text = await read('/funds/sample-fund-1?range=all');
    const { navs } = await dataOf<{ navs: { nav: string; nav_change_pct: string | null }[] }>(
      'funds/sample-fund-1/nav?order=desc&limit=20',
    );
    expect(navs).toHaveLength(20);
    for (const { nav, nav_change_pct } of navs) {
      expect(text).toContain(` ${nav} `);
      expect(text).toContain(` ${nav_change_pct} `);
    }
    const { payouts } = await dataOf<{ payouts: { amount_per_unit: string }[] }>('funds/sample-fund-1/payouts');
    for (const { amount_per_unit } of payouts) expect(text).toContain(` ${amount_per_unit} `);
  });

  it('a fund page shows the newest report with the source of each figure', async () => {
    const text = await read('/funds/sample-fund-1');
    expect(text).toContain('Report of 31 Dec 2025');
    expect(text).toContain('Net assets, PKR 1,814,000,000');
    expect(text).toMatch(/Source: pages? \d+ of /);
    expect(text).toMatch(/page \d/);
  });

  it('a fund page shows missing facts as unknown', async () => {
    const text = await read('/funds/sample-fund-4');
    expect(text).toContain('No report of this fund is available yet. Nothing is known about its holdings.');
    expect(text).toContain('unknown');
  });

  it('a fund page accepts every range that it offers', async () => {
    for (const range of ['1m', '3m', '1y', '3y', 'all', 'nonsense', ''])
      expect((await open(`/funds/sample-fund-1?range=${range}`)).statusCode).toBe(200);
  });
});

describe('the page of a report', () => {
  it('a report page names the changes of a correction, and an earlier version says that it was replaced', async () => {
    const now = await read('/funds/sample-fund-2/reports/2025-12-31');
    expect(now).toContain('Changes in version 2');
    expect(now).toContain('Parties');
    expect(now).toContain('Sample Successor');
    const before = await read('/funds/sample-fund-2/reports/2025-12-31?version=1');
    expect(before).toContain('This is version 1, which has since been corrected');
    expect(before).not.toContain('Changes in version');
  });

  it('a report page has every reported section and names the others', async () => {
    const text = await read('/funds/sample-fund-1/reports/2025-12-31');
    const { sections } = await dataOf<{ sections: Record<string, { status: string }> }>(
      'funds/sample-fund-1/fmr-reports/latest',
    );
    const nameOf = (section: string): string => section.charAt(0).toUpperCase() + section.slice(1).replaceAll('_', ' ');
    for (const [section, { status }] of Object.entries(sections)) {
      if (section === 'source') continue;
      expect(text, section).toContain(status === 'AVAILABLE' ? ` ${nameOf(section)} ` : nameOf(section).toLowerCase());
    }
  });

  it('a report page of a date or version that does not exist, or of an invalid date, is not found', async () => {
    for (const path of ['2025-10-31', 'latest', '2025-12-31?version=9'])
      expect((await open(`/funds/sample-fund-1/reports/${path}`)).statusCode).toBe(404);
  });
});

describe('the list of funds', () => {
  it('the fund list finds the same funds as the API and shows the search as text', async () => {
    const { body } = await open('/funds?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(await read('/funds?q=sample+fund+2')).toContain('Sample Fund 2');
  });

  it('the fund list reports an invalid filter value as the API does', async () => {
    const answer = await open('/funds?category=no-such-category');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('INVALID_FILTER');
  });
});

describe('missing pages', () => {
  it.each(['/funds/no-such-fund', '/amcs/no-such-company', '/nothing'])(
    '%s is an HTML page for a browser and a problem document for a program',
    async (path) => {
      const page = await open(path);
      expect(page.statusCode).toBe(404);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).toContain(String(page.headers['x-request-id']));
      const problem = await service.ask(path, { key: null, headers: { accept: 'application/json' } });
      expect(problem.statusCode).toBe(404);
      expect(problem.headers['content-type']).toBe('application/problem+json');
    },
  );

  it('missing paths below /v1 are problem documents even for a browser', async () => {
    expect((await open('/v1/nothing')).headers['content-type']).toBe('application/problem+json');
  });
});
