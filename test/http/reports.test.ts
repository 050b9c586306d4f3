import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsOf, problemOf } from './support/problem.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const FUND = '/v1/mutual-funds/funds/sample-fund-1';
const BULK = '/v1/mutual-funds/bulk/snapshots';
const post = (body: unknown) => service.ask(BULK, { method: 'POST', body });
const dataOf = async (path: string): Promise<Record<string, unknown>> =>
  (await service.ask(path)).json<{ data: Record<string, unknown> }>().data;

describe('report reads', () => {
  it.each([
    ['fmr-reports/latest?include=credit_quality', 400, 'UNSUPPORTED_EXPANSION'],
    ['fmr-reports/2025-12-31?include=holdings,alles', 400, 'UNSUPPORTED_EXPANSION'],
    ['fmr-reports/2025-10-31', 404, 'REPORT_NOT_FOUND'],
    ['fmr-reports/2025-12-31?data_version=9', 404, 'REPORT_NOT_FOUND'],
    ['fmr-reports/2025-10-31/revisions', 404, 'REPORT_NOT_FOUND'],
    ['asset-allocation/latest?allocation_type=NONE', 400, 'INVALID_FILTER'],
    ['holdings/history?from=2025-12-31&to=2025-01-01', 400, 'INVALID_DATE_RANGE'],
  ])('the report request %s is %i %s', async (path, status, code) => {
    const answer = await service.ask(`${FUND}/${path}`);
    expect(answer.statusCode).toBe(status);
    expect(problemOf(answer).code).toBe(code);
  });

  it.each([
    ['fmr-reports/2025-12-32', 'path.report_date date_parsing'],
    ['fmr-reports/newest', 'path.report_date date_parsing'],
    ['fmr-reports/2025-12-31?data_version=0', 'query.data_version greater_than_equal'],
    ['fmr-reports?per_page=101', 'query.per_page less_than_equal'],
    ['snapshot/history?per_page=101', 'query.per_page less_than_equal'],
    ['fees?from=yesterday', 'query.from date_parsing'],
    ['holdings/latest?allocation_type=ASSET_ALLOCATION', 'query.allocation_type extra_forbidden'],
  ])('the report request %s is 422 with its location', async (path, error) => {
    expect(errorsOf(await service.ask(`${FUND}/${path}`))).toEqual([error]);
  });

  it('a fund with reports but without rows is NOT_REPORTED, one without reports is 404, and its histories are empty', async () => {
    expect(await dataOf('/v1/mutual-funds/funds/sample-fund-2/compliance/latest')).toMatchObject({
      status: 'NOT_REPORTED',
      rows: [],
    });
    expect(problemOf(await service.ask('/v1/mutual-funds/funds/sample-fund-4/compliance/latest')).code).toBe(
      'REPORT_NOT_FOUND',
    );
    expect(await dataOf('/v1/mutual-funds/funds/sample-fund-4/fees')).toMatchObject({ reports: [] });
  });

  it('amounts of reports are exact rupees, percentages keep their scale, dates are dates', async () => {
    expect(await dataOf(`${FUND}/fmr-reports/latest?include=all`)).toMatchObject({
      fund_size: { net_assets_pkr: '1814000000', nav_per_unit: '10.40', nav_date: '2025-12-31' },
      allocations: [{ percent_of_total_assets: '35.25' }, { percent_of_total_assets: '64.00' }, {}, {}, {}],
      currency: 'PKR',
    });
  });

  it('snapshots of a pension scheme state the asset class of each sub-fund', async () => {
    const { sub_funds } = (await dataOf('/v1/mutual-funds/vps/sample-family-1/snapshot/latest')) as {
      sub_funds: unknown[];
    };
    expect(sub_funds).toMatchObject([
      {
        fund: { slug: 'sample-fund-2', name: 'Sample Fund 2 - Equity' },
        asset_class: 'EQUITY',
        report_date: '2025-12-31',
      },
    ]);
  });

  it('a promoted version invalidates cached responses of that fund only', async () => {
    const [one, two] = ['sample-fund-1', 'sample-fund-2'].map(
      (slug) => `/v1/mutual-funds/funds/${slug}/ratings/latest`,
    );
    const etag = `${(await service.ask(one ?? '')).headers['etag']}`;
    expect((await service.ask(one ?? '', { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await service.ask(two ?? '', { headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });

  it('the feed announces every version with the resource to read', async () => {
    const { events } = (await service.ask('/v1/mutual-funds/updates?datasets=fmr')).json<{
      data: { events: Record<string, unknown>[] };
    }>().data;
    expect(events.map(({ type, data_version, effective_date }) => [type, data_version, effective_date])).toEqual([
      ['report.promoted', 1, '2025-11-30'],
      ['report.promoted', 1, '2025-12-31'],
      ['report.promoted', 1, '2025-12-31'],
      ['report.corrected', 2, '2025-12-31'],
    ]);
    for (const { resource, fund } of events) {
      expect(await dataOf(String(resource))).toMatchObject({ fund: { id: (fund as { id: string }).id } });
    }
  });
});

describe('bulk snapshots', () => {
  it('bulk snapshots return each fund once or as missing, in the requested order', async () => {
    const body = (
      await post({ funds: ['sample-fund-2', 'nobody', 'sample-fund-1'], include: ['fees', 'profile'] })
    ).json<{ data: { fund: { slug: string } }[]; meta: { missing_funds: string[] } }>();
    expect(body.data.map(({ fund }) => fund.slug)).toEqual(['sample-fund-2', 'sample-fund-1']);
    expect(body.meta.missing_funds).toEqual(['nobody']);
    expect(body.data[0]).toMatchObject({ fees: [{ value_percent: '1.58' }], launch_date: '2010-07-31' });
  });

  it('bulk snapshots accept one expansion per element and reject comma-joined names', async () => {
    for (const include of [['holdings,fees'], ['fees', 'holdings,fees'], ['fees,']]) {
      const problem = problemOf(await post({ funds: ['sample-fund-1'], include }));
      expect(problem).toMatchObject({ code: 'UNSUPPORTED_EXPANSION', status: 400 });
    }
    expect(
      problemOf(
        await service.ask('/v1/mutual-funds/bulk/funds', {
          method: 'POST',
          body: { funds: ['sample-fund-1'], fields: ['name,rating'] },
        }),
      ).code,
    ).toBe('UNSUPPORTED_FIELD');
  });

  it('bulk snapshots reject all, an unknown expansion, and a missing period', async () => {
    expect(problemOf(await post({ funds: ['sample-fund-1'], include: ['all'] })).code).toBe('UNSUPPORTED_EXPANSION');
    expect(problemOf(await post({ funds: ['sample-fund-1'], include: ['source'] })).code).toBe('UNSUPPORTED_EXPANSION');
    expect(errorsOf(await post({ funds: ['sample-fund-1'], latest: false }))).toEqual(['body.report_date missing']);
    expect(errorsOf(await post({ funds: ['sample-fund-1'], latest: 'yes' }))).toEqual(['body.latest bool_parsing']);
    expect(errorsOf(await post({ funds: [], latest: true }))).toEqual(['body.funds too_short']);
  });
});
