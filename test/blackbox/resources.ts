import { describe, expect, it } from 'vitest';
import { pickFund } from './support/pick.ts';
import { MF } from './support/installation.ts';
import type { Service } from './support/installation.ts';

interface NavRow {
  readonly fund_slug: string;
  readonly nav_date: string;
  readonly nav: string | null;
  readonly offer_price: string | null;
  readonly currency: string;
}
type Rows = readonly Readonly<Record<string, unknown>>[];
interface Report {
  readonly fund: Readonly<Record<string, unknown>>;
  readonly report_date: string;
  readonly report_ids: readonly string[];
  readonly sections: Readonly<Record<string, { readonly status: string; readonly row_count: number }>>;
  readonly available_expansions: readonly string[];
  readonly [section: string]: unknown;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
const ROW_SECTIONS = [
  'sub_funds',
  'reported_returns',
  'allocations',
  'holdings',
  'metrics',
  'fees',
  'ratings',
  'parties',
  'special_terms',
  'compliance',
  'notes',
];
const DEFAULT_SECTIONS = ['sub_funds', 'reported_returns', 'metrics', 'fees', 'ratings', 'parties', 'source'];

/** Part 2 of the contract: resources and their fields. */
export function proveResources(service: Service): void {
  describe('the envelope', () => {
    it('the envelope has success, data and meta, and its request id equals the one of the header', async () => {
      const { body, headers } = await service.call(`${MF}/categories`);
      expect(Object.keys(body)).toEqual(['success', 'data', 'meta']);
      expect(body['success']).toBe(true);
      expect(body.meta.request_id).toBe(headers.get('x-request-id'));
      expect(new Date(body.meta.generated_at).toISOString()).toBe(body.meta.generated_at);
    });

    it('the envelope states the age of the source in whole days, never below zero, and null if unknown', async () => {
      const { body } = await service.call(`${MF}/nav/latest`);
      expect(body.meta.data_freshness_days).toBeGreaterThanOrEqual(0);
      expect((await service.call('/v1/catalog/mutual-funds/enums')).body.meta).toMatchObject({
        data_as_of: null,
        data_freshness_days: null,
      });
    });
  });

  describe('registry records', () => {
    it('registry records have at least id, slug, name, official name, category and Shariah compliance', async () => {
      const rows = await service.read<Rows>(`${MF}/funds`);
      for (const row of rows)
        expect(Object.keys(row)).toEqual(
          expect.arrayContaining(['id', 'slug', 'name', 'official_name', 'category', 'is_shariah_compliant']),
        );
    });

    it('a registry record is the same in the list, alone and in bulk', async () => {
      const { slug, ...rest } = await pickFund(service);
      expect(await service.read(`${MF}/funds/${slug}`)).toEqual({ slug, ...rest });
      expect(await service.read(`${MF}/bulk/funds`, { method: 'POST', body: { funds: [slug] } })).toEqual([
        { slug, ...rest },
      ]);
    });
  });

  describe('NAV rows', () => {
    it('the latest NAVs are a list even for one fund, and unknown funds are listed as missing', async () => {
      const { slug } = await pickFund(service);
      const { body } = await service.call(`${MF}/nav/latest?funds=${slug}&funds=no-such-fund`);
      expect((body.data as NavRow[]).map((row) => row.fund_slug)).toEqual([slug]);
      expect(body.meta.missing_funds).toEqual(['no-such-fund']);
      expect(await service.read(`${MF}/nav/latest?funds=no-such-fund`)).toEqual([]);
    });

    it('NAV rows have their own date, and data_as_of is the newest of them', async () => {
      const { body } = await service.call(`${MF}/nav/latest`);
      const dates = (body.data as NavRow[]).map((row) => row.nav_date);
      expect(body.meta.data_as_of).toBe(dates.toSorted().at(-1));
    });

    it('prices of NAV rows are decimal strings, and unavailable ones are null, never zero', async () => {
      const rows = await service.read<NavRow[]>(`${MF}/nav/latest`);
      for (const { nav, offer_price, currency } of rows) {
        expect(nav).toMatch(DECIMAL);
        for (const price of [nav, offer_price]) expect(price ?? 'unavailable').not.toMatch(/^0*(\.0*)?$/);
        expect(currency).toBe('PKR');
      }
    });

    it('a NAV history has its rows in data.navs with the fund and the effective window', async () => {
      const { slug } = await pickFund(service);
      const history = await service.read<{
        fund: { slug: string };
        from: string;
        to: string;
        order: string;
        total: number;
        navs: NavRow[];
      }>(`${MF}/funds/${slug}/nav`);
      expect(history.fund.slug).toBe(slug);
      expect(history.order).toBe('asc');
      expect(history.navs.map((row) => row.nav_date)).toEqual(history.navs.map((row) => row.nav_date).toSorted());
      expect(history.total).toBeGreaterThanOrEqual(history.navs.length);
      for (const { nav_date } of history.navs) expect(nav_date >= history.from && nav_date <= history.to).toBe(true);
    });
  });

  describe('payouts', () => {
    it('a payout list states its scope and window, and an empty list is a valid response', async () => {
      const { slug } = await pickFund(service, 'prices');
      const window = await service.read<{ total: number; coverage: string; order: string; payouts: Rows }>(
        `${MF}/funds/${slug}/payouts?from=1990-01-01&to=1990-01-31`,
      );
      expect(window).toMatchObject({ total: 0, coverage: 'observed_events_only', order: 'desc', payouts: [] });
    });

    it('payouts are rupees per unit with evidence of their source, separate from the payout date', async () => {
      const funds = await service.read<{ fund: { slug: string }; payouts: { event_count: number } }[]>(
        `${MF}/coverage?per_page=100`,
      );
      const paying = funds.filter(({ payouts }) => payouts.event_count > 0).slice(0, 5);
      for (const { fund, payouts } of paying) {
        const { total, payouts: events } = await service.read<{
          total: number;
          payouts: {
            amount_per_unit: string;
            ex_nav: string | null;
            source: { url: string | null; observed_at: string | null };
          }[];
        }>(`${MF}/funds/${fund.slug}/payouts`);
        expect(total).toBeLessThanOrEqual(payouts.event_count);
        for (const { amount_per_unit, ex_nav, source } of events) {
          expect(amount_per_unit).toMatch(DECIMAL);
          expect(ex_nav ?? 'unavailable').not.toMatch(/^0*(\.0*)?$/);
          expect(Object.keys(source)).toEqual(['url', 'observed_at']);
        }
      }
    });
  });

  describe('a complete report', () => {
    it('a complete report has the default sections, and the state and row count of all twelve', async () => {
      const { slug } = await pickFund(service);
      const report = await service.read<Report>(`${MF}/funds/${slug}/fmr-reports/latest`);
      expect(Object.keys(report.sections).toSorted()).toEqual([...ROW_SECTIONS, 'source'].toSorted());
      expect(
        ROW_SECTIONS.concat('source')
          .filter((section) => section in report)
          .toSorted(),
      ).toEqual(DEFAULT_SECTIONS.toSorted());
      expect(report.fund['slug']).toBe(slug);
      expect(report.available_expansions).toEqual([...report.available_expansions].toSorted());
      expect(report.available_expansions).toHaveLength(12);
    });

    it('a complete report distinguishes a section that was not requested from one that was not reported', async () => {
      const { slug } = await pickFund(service);
      const report = await service.read<Report>(`${MF}/funds/${slug}/fmr-reports/latest?include=all`);
      for (const [section, { status, row_count }] of Object.entries(report.sections)) {
        expect(report[section], section).toHaveLength(row_count);
        expect(status).toBe(row_count > 0 ? 'AVAILABLE' : 'NOT_REPORTED');
      }
    });

    it('every row of a complete report names its fragment and page', async () => {
      const { slug } = await pickFund(service);
      const report = await service.read<Report>(`${MF}/funds/${slug}/fmr-reports/latest?include=all`);
      for (const section of ROW_SECTIONS) {
        for (const row of report[section] as Rows) {
          expect(report.report_ids).toContain(row['report_id']);
          expect(row['page_number']).toBeGreaterThan(0);
        }
      }
    });
  });

  describe('a snapshot', () => {
    it('a snapshot is a summary without section states, and its rows name neither fragment nor page', async () => {
      const { slug } = await pickFund(service);
      const snapshot = await service.read<Readonly<Record<string, unknown>>>(`${MF}/funds/${slug}/snapshot/latest`);
      for (const member of ['sections', 'source', 'profile', 'available_expansions'])
        expect(snapshot).not.toHaveProperty(member);
      const [expanded] = await service.read<Report[]>(`${MF}/bulk/snapshots`, {
        method: 'POST',
        body: { funds: [slug], include: ['performance', 'allocations', 'holdings', 'profile'] },
      });
      expect(expanded).not.toHaveProperty('profile');
      expect(expanded).toHaveProperty('dealing_days');
      for (const section of ['reported_returns', 'metrics', 'allocations', 'holdings']) {
        const rows: unknown = expanded?.[section];
        for (const row of rows as Rows) {
          expect(row).not.toHaveProperty('report_id');
          expect(row).not.toHaveProperty('page_number');
        }
      }
    });
  });
}
