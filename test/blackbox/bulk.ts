import { describe, expect, it } from 'vitest';
import { listRecords, pickFund } from './support/pick.ts';
import { MF } from './support/installation.ts';
import type { Service } from './support/installation.ts';

const post = (body: unknown) => ({ method: 'POST' as const, body });
interface Row {
  readonly slug: string;
  readonly fund_slug: string;
  readonly nav_date: string;
  readonly report_date: string;
  readonly fund: { readonly slug: string };
}

/** Section 4.5 of the contract: bulk reads. */
export function proveBulkReads(service: Service): void {
  describe('a bulk selection', () => {
    it('a bulk selection is trimmed and deduplicated before the limit of 100 applies', async () => {
      const { slug } = await pickFund(service);
      const many = [...Array.from({ length: 150 }, () => ` ${slug} `), ...Array.from({ length: 50 }, () => '  ')];
      expect(await service.read<Row[]>(`${MF}/bulk/funds`, post({ funds: many }))).toHaveLength(1);
      const slugs = Array.from({ length: 101 }, (_, index) => `no-such-fund-${index}`);
      expect(
        (await service.call(`${MF}/bulk/funds`, post({ funds: slugs.slice(1) }))).body.meta.missing_funds,
      ).toHaveLength(100);
      for (const [path, body] of [
        ['bulk/funds', slugs],
        ['bulk/nav', slugs],
        ['bulk/snapshots', slugs],
      ] as const) {
        expect(await service.refusal(`${MF}/${path}`, post({ funds: body }))).toBe(
          '422 VALIDATION_ERROR body.funds too_long',
        );
        expect(await service.refusal(`${MF}/${path}`, post({ funds: [' ', ''] }))).toBe(
          '422 VALIDATION_ERROR body.funds too_short',
        );
      }
      expect(await service.refusal(`${MF}/nav/latest?${slugs.map((one) => `funds=${one}`).join('&')}`)).toBe(
        '422 VALIDATION_ERROR query.funds too_long',
      );
    });

    it('a bulk read returns 200 with each requested slug once, as a row or as missing', async () => {
      const slugs = (await listRecords(service))
        .map(({ slug }) => slug)
        .slice(0, 60)
        .concat('no-such-fund', 'nor-this');
      for (const [path, slugOf] of [
        ['bulk/funds', (row: Row) => row.slug],
        ['bulk/nav', (row: Row) => row.fund_slug],
        ['bulk/snapshots', (row: Row) => row.fund.slug],
      ] as const) {
        const { status, body } = await service.call(`${MF}/${path}`, post({ funds: slugs }));
        expect(status).toBe(200);
        const [found, missing] = [(body.data as Row[]).map(slugOf), body.meta.missing_funds ?? []];
        expect([...found, ...missing].toSorted(), path).toEqual(slugs.toSorted());
      }
    });
  });

  describe('bulk funds', () => {
    it('bulk funds are projected to documented fields, keep id and slug, and reject others by name', async () => {
      const { id, slug, name } = await pickFund(service);
      expect(await service.read(`${MF}/bulk/funds`, post({ funds: [slug], fields: ['name'] }))).toEqual([
        { id, slug, name },
      ]);
      const refused = await service.call(`${MF}/bulk/funds`, post({ funds: [slug], fields: ['nmae'] }));
      expect([refused.status, refused.body.code]).toEqual([400, 'UNSUPPORTED_FIELD']);
      expect(refused.body.detail).toContain('nmae');
    });
  });

  describe('bulk NAVs', () => {
    it('bulk NAVs without a date are the latest of each fund; from and to are accepted and return no history', async () => {
      const { slug } = await pickFund(service);
      const latest = await service.read(`${MF}/nav/latest?funds=${slug}`);
      expect(await service.read(`${MF}/bulk/nav`, post({ funds: [slug] }))).toEqual(latest);
      expect(
        await service.read(`${MF}/bulk/nav`, post({ funds: [slug], from: '2020-01-01', to: '2020-12-31' })),
      ).toEqual(latest);
    });

    it('bulk NAVs of a date are those of that date, or of the newest date before it, which is stated', async () => {
      const { slug, latest_nav_date } = await pickFund(service);
      const later = new Date(Date.parse(latest_nav_date ?? '') + 5 * 86_400_000).toISOString().slice(0, 10);
      expect(
        (await service.call(`${MF}/bulk/nav`, post({ funds: [slug], date: later }))).body.meta.missing_funds,
      ).toEqual([slug]);
      const [row] = await service.read<Row[]>(
        `${MF}/bulk/nav`,
        post({ funds: [slug], date: later, date_policy: 'previous_available' }),
      );
      expect(row?.nav_date).toBe(latest_nav_date);
    });
  });

  describe('bulk snapshots', () => {
    it('bulk snapshots expand the allowed sections and reject everything else, including all', async () => {
      const { slug } = await pickFund(service);
      const include = ['profile', 'performance', 'allocations', 'holdings', 'fees', 'ratings', 'compliance', 'notes'];
      const [snapshot] = await service.read<object[]>(`${MF}/bulk/snapshots`, post({ funds: [slug], include }));
      for (const section of ['reported_returns', 'metrics', ...include.slice(2)])
        expect(snapshot).toHaveProperty(section);
      for (const unsupported of ['all', 'source', 'parties', 'credit_quality']) {
        expect(await service.refusal(`${MF}/bulk/snapshots`, post({ funds: [slug], include: [unsupported] }))).toBe(
          '400 UNSUPPORTED_EXPANSION',
        );
      }
    });

    it('bulk snapshots with latest true ignore the report date; with latest false the date selects the period', async () => {
      const { slug, latest_report_date } = await pickFund(service);
      const [newest, second] = await service.read<{ report_date: string }[]>(`${MF}/funds/${slug}/fmr-reports`);
      const dateOf = async (body: object): Promise<string | undefined> =>
        (await service.read<Row[]>(`${MF}/bulk/snapshots`, post({ funds: [slug], ...body })))[0]?.report_date;
      expect(newest?.report_date).toBe(latest_report_date);
      expect(await dateOf({ latest: true, report_date: second?.report_date })).toBe(newest?.report_date);
      expect(await dateOf({ latest: false, report_date: second?.report_date })).toBe(second?.report_date);
      expect(await dateOf({ report_date: second?.report_date })).toBe(second?.report_date);
    });
  });

  it('bulk reads append nothing to the feed', async () => {
    const checkpoint = async (): Promise<unknown> =>
      (await fetch(`${service.address}/status.json`)).json().then((status) => (status as { seq: number }).seq);
    const before = await checkpoint();
    const { slug } = await pickFund(service);
    for (const path of ['bulk/funds', 'bulk/nav', 'bulk/snapshots'])
      await service.call(`${MF}/${path}`, post({ funds: [slug] }));
    expect(await checkpoint()).toBe(before);
  });
}
