import { describe, expect, it } from 'vitest';
import { listAll, listRecords, pickFund, pickScheme } from './support/pick.ts';
import type { FundRecord } from './support/pick.ts';
import { MF } from './support/installation.ts';
import type { Service } from './support/installation.ts';

interface NavRow {
  readonly fund_slug: string;
  readonly nav_date: string;
}
interface Section {
  readonly section: string;
  readonly status: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly allocation_type?: string;
}

// Scopes and costs of the contract's tables. If it states two scopes, either is enough; if it states two costs, the
// lower applies.
const COSTS: Readonly<Record<string, readonly [scopes: string, cost: number]>> = {
  '/v1/catalog': ['catalog:read', 1],
  '/v1/catalog/mutual-funds/fields': ['catalog:read', 1],
  '/v1/catalog/mutual-funds/enums': ['catalog:read', 1],
  [`${MF}/coverage`]: ['catalog:read funds:read', 1],
  [`${MF}/updates`]: ['updates:read', 1],
  [`${MF}/amcs`]: ['funds:read', 1],
  [`${MF}/amcs/{amc_slug}`]: ['funds:read', 1],
  [`${MF}/funds`]: ['funds:read', 1],
  [`${MF}/funds/{fund_slug}`]: ['funds:read', 1],
  [`${MF}/categories`]: ['funds:read', 1],
  [`${MF}/fund-types`]: ['funds:read', 1],
  [`${MF}/families`]: ['funds:read', 1],
  [`${MF}/families/{family_slug}`]: ['funds:read', 1],
  [`${MF}/vps`]: ['funds:read', 1],
  [`${MF}/vps/{family_slug}/allocations`]: ['fmr:read funds:read', 1],
  [`${MF}/vps/{family_slug}/snapshot/latest`]: ['fmr:read', 1],
  [`${MF}/nav/latest`]: ['nav:read', 1],
  [`${MF}/nav/bulk`]: ['nav:read', 2],
  [`${MF}/funds/{fund_slug}/nav`]: ['nav:read', 1],
  [`${MF}/funds/{fund_slug}/payouts`]: ['nav:read', 1],
  [`${MF}/funds/{fund_slug}/snapshot/latest`]: ['fmr:read', 2],
  [`${MF}/funds/{fund_slug}/snapshot/history`]: ['fmr:read', 1],
  [`${MF}/funds/{fund_slug}/fmr-reports`]: ['fmr:read', 1],
  [`${MF}/funds/{fund_slug}/fmr-reports/latest`]: ['fmr:read', 1],
  [`${MF}/funds/{fund_slug}/fmr-reports/{report_date}`]: ['fmr:read', 1],
  [`${MF}/funds/{fund_slug}/fmr-reports/{report_date}/revisions`]: ['fmr:read', 1],
  // An addition of this service: the contract does not have it.
  [`${MF}/funds/{fund_slug}/fmr-reports/{report_date}/evidence`]: ['fmr:read', 1],
  ...Object.fromEntries(
    ['asset-allocation', 'credit-quality', 'sector-allocation', 'holdings'].flatMap((read) =>
      ['latest', 'history'].map((which) => [`${MF}/funds/{fund_slug}/${read}/${which}`, ['fmr:read', 1]]),
    ),
  ),
  [`${MF}/funds/{fund_slug}/compliance/latest`]: ['fmr:read', 1],
  [`${MF}/funds/{fund_slug}/ratings/latest`]: ['fmr:read', 1],
  ...Object.fromEntries(
    ['fees', 'reported-metrics', 'parties', 'special-terms', 'notes'].map((read) => [
      `${MF}/funds/{fund_slug}/${read}`,
      ['fmr:read', 1],
    ]),
  ),
  [`${MF}/funds/{fund_slug}/reported-returns`]: ['fmr:read funds:read', 1],
  [`${MF}/bulk/funds`]: ['funds:read', 2],
  [`${MF}/bulk/nav`]: ['nav:read', 3],
  [`${MF}/bulk/snapshots`]: ['fmr:read', 5],
};

/** Part 4 of the contract, tables 4.1 to 4.4 and section 4.6. */
export function proveEndpoints(service: Service): void {
  describe('the list of operations', () => {
    it('the service offers exactly the paths of the contract, with their scopes and costs', async () => {
      const { operations } = await service.read<{ operations: { path: string; scopes: string[]; cost: number }[] }>(
        '/v1/catalog',
      );
      const listed = Object.fromEntries(
        operations.map(({ path, scopes, cost }) => [path, [scopes.toSorted().join(' '), cost]]),
      );
      expect(listed).toEqual(COSTS);
      expect(service.judge.operations.map(({ path }) => path).toSorted()).toEqual(Object.keys(COSTS).toSorted());
    });

    it('every path returns 200, charges its cost and has the described shape', async () => {
      const [{ slug }, scheme] = [await pickFund(service), await pickScheme(service)];
      const [{ report_date }] = await service.read<[{ report_date: string }]>(`${MF}/funds/${slug}/fmr-reports`);
      const { amc } = await service.read<FundRecord>(`${MF}/funds/${slug}`);
      const values: Readonly<Record<string, string>> = {
        fund_slug: slug,
        family_slug: scheme,
        amc_slug: amc?.slug ?? '',
        report_date,
      };
      for (const { method, path } of service.judge.operations) {
        const at = path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
        const asked = path.endsWith('/nav/bulk') ? `${at}?funds=${slug}&date=${report_date}` : at;
        const { status, headers } = await service.call(
          asked,
          method === 'POST' ? { method, body: { funds: [slug] } } : {},
        );
        expect({ path, status, cost: Number(headers.get('x-ratelimit-cost')) }).toEqual({
          path,
          status: 200,
          cost: COSTS[path]?.[1],
        });
      }
    });
  });

  describe('the registry', () => {
    it('values of one filter are alternatives, and different filters must all match', async () => {
      const funds = (await listRecords(service)).filter((fund) => fund.lifecycle_status === 'ACTIVE');
      const categories = [...new Set(funds.map((fund) => fund.category_slug))].slice(0, 2);
      const query = categories.map((category) => `category=${category}`).join('&');
      const both = await listAll<FundRecord>(service, `${MF}/funds?${query}`);
      expect(both.map(({ slug }) => slug).toSorted()).toEqual(
        funds
          .filter((fund) => categories.includes(fund.category_slug))
          .map(({ slug }) => slug)
          .toSorted(),
      );
      const shariah = await listAll<FundRecord>(service, `${MF}/funds?${query}&is_shariah_compliant=true`);
      expect(shariah.map(({ slug }) => slug)).toEqual(
        both.filter((fund) => fund.is_shariah_compliant).map(({ slug }) => slug),
      );
    });

    it('the fund list shows ACTIVE funds by name by default', async () => {
      const funds = await service.read<FundRecord[]>(`${MF}/funds`);
      expect(new Set(funds.map((fund) => fund.lifecycle_status))).toEqual(new Set(['ACTIVE']));
      expect(await service.read(`${MF}/funds?sort=name_asc&lifecycle_status=ACTIVE&page=1&per_page=50`)).toEqual(funds);
      const backwards = await service.read<FundRecord[]>(`${MF}/funds?sort=slug_desc&per_page=100`);
      expect(backwards.map(({ slug }) => slug)).toEqual(
        backwards
          .map(({ slug }) => slug)
          .toSorted()
          .toReversed(),
      );
    });

    it('the fund search finds words in any order, by prefix and case-insensitively', async () => {
      const { slug, name } = await pickFund(service);
      const words = name
        .toUpperCase()
        .split(' ')
        .filter((word) => /^\w+$/.test(word))
        .toReversed()
        .join(' ');
      expect(
        (await service.read<FundRecord[]>(`${MF}/funds?q=${encodeURIComponent(words)}&per_page=100`)).map(
          (fund) => fund.slug,
        ),
      ).toContain(slug);
      expect(await service.read(`${MF}/funds?q=${encodeURIComponent(`${words} zzzzzz`)}`)).toEqual([]);
    });

    it('an AMC is returned with a page of its funds, and the AMC list has active ones by default', async () => {
      const amcs = await service.read<{ slug: string; is_active: boolean }[]>(`${MF}/amcs?per_page=100`);
      expect(new Set(amcs.map((amc) => amc.is_active))).toEqual(new Set([true]));
      const { body } = await service.call(`${MF}/amcs/${amcs[0]?.slug}?per_page=1`);
      const { amc, funds } = body.data as { amc: { slug: string; fund_count: number }; funds: FundRecord[] };
      expect(funds).toHaveLength(1);
      expect([amc.slug, body.meta.total_pages]).toEqual([amcs[0]?.slug, amc.fund_count]);
    });

    it('the counts of categories and fund types equal those of the fund list', async () => {
      for (const { slug, fund_count } of (
        await service.read<{ slug: string; fund_count: number }[]>(`${MF}/categories`)
      ).slice(0, 5)) {
        const { body } = await service.call(`${MF}/funds?category=${slug}&lifecycle_status=ALL&per_page=1`);
        expect([slug, body.meta.total_pages]).toEqual([slug, Math.max(fund_count, 0)]);
      }
    });

    it('family operations return families of one kind, a family with its funds, and schemes with their sub-funds', async () => {
      const families = await service.read<{ slug: string; family_type: string }[]>(`${MF}/families?family_type=VPS`);
      const schemes = await service.read<{ slug: string; sub_funds: { fund: { slug: string } }[] }[]>(`${MF}/vps`);
      expect(families.map(({ slug }) => slug)).toEqual(schemes.map(({ slug }) => slug));
      const [scheme] = schemes;
      const family = await service.read<{ funds: FundRecord[] }>(`${MF}/families/${scheme?.slug}`);
      expect(family.funds.map(({ slug }) => slug).toSorted()).toEqual(
        scheme?.sub_funds.map(({ fund }) => fund.slug).toSorted(),
      );
    });
  });

  describe('NAV and payouts', () => {
    it('NAVs of a date are those of exactly that date, or the newest on or before it if requested', async () => {
      const { slug, gap } = await findGap();
      const between = dayAfter(gap);
      const exact = await service.call(`${MF}/nav/bulk?funds=${slug}&date=${between}`);
      expect([exact.body.data, exact.body.meta.missing_funds]).toEqual([[], [slug]]);
      const [row] = await service.read<NavRow[]>(
        `${MF}/nav/bulk?funds=${slug}&date=${between}&date_policy=previous_available`,
      );
      expect(row?.nav_date).toBe(gap);
    });

    it('NAVs without a fund selection cover every ACTIVE fund, ordered by slug', async () => {
      const rows = await service.read<NavRow[]>(`${MF}/nav/latest`);
      const slugs = rows.map((row) => row.fund_slug);
      expect(slugs).toEqual(slugs.toSorted());
      const active = (await listRecords(service)).filter(
        (fund) => fund.lifecycle_status === 'ACTIVE' && fund.latest_nav_date !== null,
      );
      expect(slugs).toEqual(expect.arrayContaining(active.map(({ slug }) => slug)));
    });

    it('a NAV history window is inclusive, and newest first if requested', async () => {
      const { slug } = await pickFund(service);
      const { navs } = await service.read<{ navs: NavRow[] }>(`${MF}/funds/${slug}/nav?limit=5`);
      const [from, to] = [navs[1]?.nav_date, navs[3]?.nav_date];
      const window = await service.read<{ total: number; navs: NavRow[] }>(
        `${MF}/funds/${slug}/nav?from=${from}&to=${to}&order=desc`,
      );
      expect(window.navs).toEqual(navs.slice(1, 4).toReversed());
      expect(window.total).toBe(3);
    });
  });

  describe('reports', () => {
    it('reports of a date are listed, readable by that date, and have revisions with exactly one current version', async () => {
      const { slug } = await pickFund(service);
      const list = await service.read<{ report_date: string; data_version: number }[]>(
        `${MF}/funds/${slug}/fmr-reports`,
      );
      const [newest] = list;
      const { id } = await service.read<{ id: string }>(`${MF}/funds/${slug}/fmr-reports/latest`);
      expect((await service.read<{ id: string }>(`${MF}/funds/${slug}/fmr-reports/${newest?.report_date}`)).id).toBe(
        id,
      );
      expect(list.map(({ report_date }) => report_date)).toEqual(
        list
          .map(({ report_date }) => report_date)
          .toSorted()
          .toReversed(),
      );
      const revisions = await service.read<{ data_version: number; is_current: boolean }[]>(
        `${MF}/funds/${slug}/fmr-reports/${newest?.report_date}/revisions`,
      );
      expect(revisions.filter((revision) => revision.is_current).map((revision) => revision.data_version)).toEqual([
        newest?.data_version,
      ]);
    });

    it('report expansions may be comma-joined, repeated or mixed; credit quality is rejected', async () => {
      const { slug } = await pickFund(service);
      const at = `${MF}/funds/${slug}/fmr-reports/latest`;
      const joined = await service.read(`${at}?include=holdings,allocations,notes`);
      expect(await service.read(`${at}?include=holdings&include=allocations,notes`)).toEqual(joined);
      expect(joined).toHaveProperty('holdings');
      expect(await service.refusal(`${at}?include=credit_quality`)).toBe('400 UNSUPPORTED_EXPANSION');
    });

    it('a focused read returns the rows of the report of that date', async () => {
      const { slug } = await pickFund(service);
      const report = await service.read<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>(
        `${MF}/funds/${slug}/fmr-reports/latest?include=all`,
      );
      for (const [read, type] of [
        ['asset-allocation', 'ASSET_ALLOCATION'],
        ['credit-quality', 'CREDIT_QUALITY'],
        ['sector-allocation', 'SECTOR_ALLOCATION'],
      ] as const) {
        const focused = await service.read<Section>(`${MF}/funds/${slug}/${read}/latest`);
        expect(focused).toMatchObject({ section: 'allocations', allocation_type: type });
        expect(focused.rows).toEqual(report['allocations']?.filter((row) => row['allocation_type'] === type));
        expect(focused.status).toBe(focused.rows.length > 0 ? 'AVAILABLE' : 'NOT_REPORTED');
      }
      for (const section of ['holdings', 'compliance', 'ratings'])
        expect((await service.read<Section>(`${MF}/funds/${slug}/${section}/latest`)).rows).toEqual(report[section]);
    });

    it('report histories and range reads return complete reports of the window, newest first, or all without a window', async () => {
      const { slug } = await pickFund(service);
      const dates = (await service.read<{ report_date: string }[]>(`${MF}/funds/${slug}/fmr-reports?per_page=100`)).map(
        ({ report_date }) => report_date,
      );
      for (const read of [
        'holdings/history',
        'asset-allocation/history',
        'fees',
        'reported-returns',
        'reported-metrics',
        'parties',
        'special-terms',
        'notes',
      ]) {
        const at = `${MF}/funds/${slug}/${read}`;
        const whole = await service.read<{ reports: { report_date: string }[] }>(at);
        expect(
          whole.reports.map(({ report_date }) => report_date),
          read,
        ).toEqual(dates);
        const window = await service.read<{ reports: { report_date: string }[] }>(
          `${at}?from=${dates[1]}&to=${dates[0]}`,
        );
        expect(
          window.reports.map(({ report_date }) => report_date),
          read,
        ).toEqual(dates.slice(0, 2));
      }
    });

    it('reports of a pension scheme are returned by sub-fund', async () => {
      const slug = await pickScheme(service);
      const { sub_funds, missing_sub_funds } = await service.read<{
        sub_funds: { fund: { slug: string } }[];
        missing_sub_funds: unknown[];
      }>(`${MF}/vps/${slug}/snapshot/latest`);
      const { funds } = await service.read<{ funds: FundRecord[] }>(`${MF}/families/${slug}`);
      expect(sub_funds.length + missing_sub_funds.length).toBe(funds.length);
      const allocations = await service.read<{ sub_funds: { fund: { slug: string }; rows: unknown[] }[] }>(
        `${MF}/vps/${slug}/allocations`,
      );
      expect(allocations.sub_funds.map(({ fund }) => fund.slug).toSorted()).toEqual(
        funds.map((fund) => fund.slug).toSorted(),
      );
    });
  });

  describe('pages', () => {
    it('pages state their effective size and whether another follows, without loss or repetition', async () => {
      const slugs: string[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const { body } = await service.call(`${MF}/funds?lifecycle_status=ALL&per_page=17&page=${page}`);
        expect(body.meta).toMatchObject({ page, per_page: 17, has_next: page < (body.meta.total_pages ?? 0) });
        slugs.push(...(body.data as FundRecord[]).map(({ slug }) => slug));
        more = body.meta.has_next ?? false;
      }
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs).toEqual(expect.arrayContaining((await listRecords(service)).map(({ slug }) => slug)));
    });

    it('a page past the end is empty and has no next page', async () => {
      const { body } = await service.call(`${MF}/funds?page=100000`);
      expect([body.data, body.meta.has_next]).toEqual([[], false]);
    });
  });

  describe('a cursor', () => {
    it('reading a series by cursor returns the same rows as one response, each once', async () => {
      const { slug } = await pickFund(service);
      for (const order of ['asc', 'desc']) {
        const whole = await service.read<{ total: number; navs: NavRow[] }>(
          `${MF}/funds/${slug}/nav?order=${order}&limit=1000`,
        );
        const walked: NavRow[] = [];
        let cursor: string | null | undefined = undefined;
        while (cursor !== null) {
          const { body } = await service.call(
            `${MF}/funds/${slug}/nav?order=${order}&limit=97${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
          );
          walked.push(...(body.data as { navs: NavRow[] }).navs);
          cursor = body.meta.next_cursor ?? null;
        }
        expect(walked.slice(0, 1000)).toEqual(whole.navs);
        expect(new Set(walked.map(({ nav_date }) => nav_date)).size).toBe(whole.total);
        expect(walked).toHaveLength(whole.total);
      }
    });

    it('a cursor is rejected if edited, or used for another fund, feed or parameters', async () => {
      const [{ slug }, other] = [
        await pickFund(service),
        (await listRecords(service)).findLast((fund) => fund.latest_nav_date !== null),
      ];
      const { body } = await service.call(`${MF}/funds/${slug}/nav?limit=2`);
      const cursor = encodeURIComponent(body.meta.next_cursor ?? '');
      for (const path of [
        `funds/${slug}/nav?limit=2&cursor=${cursor}A`,
        `funds/${other?.slug}/nav?cursor=${cursor}`,
        `funds/${slug}/payouts?cursor=${cursor}`,
        `updates?cursor=${cursor}`,
        `funds/${slug}/nav?order=desc&cursor=${cursor}`,
        `funds/${slug}/nav?from=2020-01-01&cursor=${cursor}`,
      ]) {
        expect([path, await service.refusal(`${MF}/${path}`)]).toEqual([path, '400 INVALID_CURSOR']);
      }
      expect(await service.refusal(`${MF}/funds/${slug}/payouts?cursor=${'a'.repeat(2001)}`)).toBe(
        '422 VALIDATION_ERROR query.cursor string_too_long',
      );
    });
  });

  /** A fund and a day that is followed by a day without a price. */
  async function findGap(): Promise<{ slug: string; gap: string }> {
    for (const { slug } of (await listRecords(service)).filter((fund) => fund.latest_nav_date !== null)) {
      const { navs } = await service.read<{ navs: NavRow[] }>(`${MF}/funds/${slug}/nav?order=desc&limit=30`);
      const gap = navs
        .map(({ nav_date }) => nav_date)
        .find((date, index) => index > 0 && dayAfter(date) !== navs[index - 1]?.nav_date);
      if (gap !== undefined) return { slug, gap };
    }
    throw new Error('every fund has a price on every day');
  }
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
