import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertHold } from '#store/hold-rows.ts';
import { KNOWN_AT, commitFacts, navRow } from '../support/fact-rows.ts';
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
    expect(text).toContain('Fund size PKR 1,814 million net assets, report of 31 Dec 2025 , 6 days old');
    expect(text).toContain('Published returns As reported on 31 Dec 2025');
    expect(text).toMatch(/MTD 0\.91 0\.88 1 Year 11\.20 10\.97/);
    expect(text).toMatch(/Top holdings .* Sample Bank Limited Tfc 2\.10/);
    expect(text).toMatch(/Fees .* Total Expense Ratio 1\.58 %/);
  });

  it('a fund page shows missing facts as unknown', async () => {
    const text = await read('/funds/sample-fund-4');
    expect(text).toContain('No report of this fund is available yet. Nothing is known about its holdings.');
    expect(text).toContain('Benchmark not published');
  });

  it('a fund page begins with the price, its age and the change since the observation before it', async () => {
    const text = await read('/funds/sample-fund-1');
    expect(text).toMatch(
      /NAV per unit PKR 10\.4028 5 Jan 2026 , 1 day old Up \+0\.0001 \(\+0\.0010 %\) since 4 Jan 2026/,
    );
    expect(text).toContain('Offer price PKR 10.6000 Redemption price not published');
    expect(text.indexOf('NAV per unit')).toBeLessThan(text.indexOf('Benchmark Sample benchmark'));
    expect((await open('/funds/sample-fund-2')).body).toMatch(/class="age warn">.*27 Dec 2025/s);
  });

  it('a single observation has no change, and a fund without any says so', async () => {
    expect(await read('/funds/sample-fund-4')).toContain('The only observation so far: no change can be stated.');
    expect((await open('/funds/sample-fund-4')).body).toContain('<circle class="dot s1"');
    expect(await read('/funds/sample-fund-5')).toContain('No NAV of this fund is available yet.');
  });

  it('sub-funds of a pension scheme are named apart in title and heading, and link to each other', async () => {
    const { body } = await open('/funds/sample-fund-2');
    expect(body).toMatch(/<title>Sample Fund 2 - Equity/);
    expect(body).toMatch(/<h1>Sample Fund 2 - Equity<\/h1>/);
    expect(body).toMatch(/<a href="\/funds\/sample-fund-3"\s*>Debt<\/a/);
    expect(body).toMatch(/<a href="\/funds\/sample-fund-2"\s+aria-current="page"\s*>Equity<\/a/);
  });

  it('facts that the registry does not know come from the newest report, which is named and linked', async () => {
    const { body } = await open('/funds/sample-fund-2');
    const facts = body.slice(body.indexOf('id="facts"'));
    expect(facts).toMatch(
      /<dt>Rating<\/dt>[^]*?href="\/receipts\/sample-fund-2\/reports\/2025-12-31\/2\/ratings\.1\.rating_raw"[^]*?as of report 31 Dec 2025/,
    );
    expect(facts).toContain('launch date, as of report 31 Dec 2025');
    expect(facts).toMatch(/<dt>Trustee<\/dt>\s*<dd><span class="soft">not published<\/span><\/dd>/);
  });

  it('corrections and values under review are named, without the withheld values', async () => {
    const before = await read('/funds/sample-fund-3');
    expect(before).not.toContain('Corrections and review');
    await commitFacts(service.facts, { navs: [navRow(3, '2026-01-02', '156.5063')] });
    await commitFacts(service.facts, { navs: [navRow(3, '2026-01-02', '156.9000', { version: 2 })] });
    await service.facts.write(async (tx) =>
      insertHold(tx, {
        id: '00000000-0000-4000-8000-000000000001',
        dataset: 'nav',
        check_name: 'nav_jump',
        status: 'OPEN',
        subject: 'Sample Fund 3',
        fund_key: 3,
        summary: 'Expected about 156.9; found 999.1234.',
        figures: '{"found":"999.1234"}',
        rows: '[{"nav":"999.1234"}]',
        row_count: 2,
        opened_at: KNOWN_AT,
        decided_at: null,
        decided_by: null,
        reason: null,
        document_sha256: null,
        report_key: null,
        last_date: null,
      }),
    );
    const text = await read('/funds/sample-fund-3');
    expect(text).toContain('2 NAVs under review in 1 hold');
    expect(text).toContain('NAV of 2 Jan 2026: was 156.5063 until 5 Jan 2026, now 156.9000');
    const data = (await open('/funds/sample-fund-3/chart.json')).json<{ corrections: unknown[] }>();
    expect(data.corrections).toEqual([[20_455, '156.5063', '2026-01-05']]);
    for (const path of ['', '/chart.json', '/nav.csv'])
      expect((await open(`/funds/sample-fund-3${path}`)).body, path).not.toContain('999.1234');
  });

  it('the data of the chart are the NAVs of the API, and a repeated request is 304', async () => {
    const answer = await open('/funds/sample-fund-1/chart.json');
    const { steps, navs } = answer.json<{ steps: number[]; navs: string[] }>();
    const days = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
    const { navs: served } = await dataOf<{ navs: { nav_date: string; nav: string }[] }>('funds/sample-fund-1/nav');
    expect(days.map((day, index) => [new Date(day * 86_400_000).toISOString().slice(0, 10), navs[index]])).toEqual(
      served.map(({ nav_date, nav }) => [nav_date, nav]),
    );
    const again = await service.ask('/funds/sample-fund-1/chart.json', {
      key: null,
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('a fund page accepts every range that it offers', async () => {
    for (const range of ['1m', '3m', '6m', '1y', '3y', '5y', 'all', 'nonsense', ''])
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
