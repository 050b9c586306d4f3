import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeParameters } from '#http/json-schema.ts';
import { OPERATIONS } from '#http/operations/list.ts';
import { commitFacts, navRow } from '../support/fact-rows.ts';
import { createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

/** The tables of the contract (4.1 to 4.5) and the decisions on its conflicts, written a second time. */
const PAGE = 'page=1 (1..)';
const CONTRACT = `
GET /v1/catalog | catalog:read | 1 |
GET /v1/catalog/mutual-funds/fields | catalog:read | 1 |
GET /v1/catalog/mutual-funds/enums | catalog:read | 1 |
GET /v1/mutual-funds/coverage | catalog:read funds:read | 1 | ${PAGE}, per_page=50 (1..100)
GET /v1/mutual-funds/updates | updates:read | 1 | cursor, datasets[], limit=100 (1..500)
GET /v1/mutual-funds/amcs | funds:read | 1 | ${PAGE}, per_page=50 (1..), is_active=true
GET /v1/mutual-funds/amcs/{amc_slug} | funds:read | 1 | amc_slug!, ${PAGE}, per_page=50 (1..)
GET /v1/mutual-funds/funds | funds:read | 1 | q, amc, category[], scheme_type[], risk_profile[], is_shariah_compliant, is_exchange_traded, is_fund_of_funds, lifecycle_status="ACTIVE", family, sort="name_asc", ${PAGE}, per_page=50 (1..), format
GET /v1/mutual-funds/funds/{fund_slug} | funds:read | 1 | fund_slug!
GET /v1/mutual-funds/categories | funds:read | 1 |
GET /v1/mutual-funds/fund-types | funds:read | 1 |
GET /v1/mutual-funds/families | funds:read | 1 | family_type
GET /v1/mutual-funds/families/{family_slug} | funds:read | 1 | family_slug!
GET /v1/mutual-funds/vps | funds:read | 1 |
GET /v1/mutual-funds/vps/{family_slug}/allocations | fmr:read funds:read | 1 | family_slug!, as_of
GET /v1/mutual-funds/nav/latest | nav:read | 1 | funds[], as_of, format
GET /v1/mutual-funds/nav/bulk | nav:read | 2 | date!, funds![], date_policy="exact", as_of, format
GET /v1/mutual-funds/funds/{fund_slug}/nav | nav:read | 1 | fund_slug!, from, to, cursor, limit=500 (1..1000), order="asc", as_of, format
GET /v1/mutual-funds/funds/{fund_slug}/payouts | nav:read | 1 | fund_slug!, from, to, cursor, limit=100 (1..500), order="desc", as_of, format
GET /v1/mutual-funds/funds/{fund_slug}/snapshot/latest | fmr:read | 2 | fund_slug!, as_of
GET /v1/mutual-funds/funds/{fund_slug}/snapshot/history | fmr:read | 1 | fund_slug!, ${PAGE}, per_page=50 (1..100), as_of
GET /v1/mutual-funds/funds/{fund_slug}/fmr-reports | fmr:read | 1 | fund_slug!, ${PAGE}, per_page=50 (1..100), as_of
GET /v1/mutual-funds/funds/{fund_slug}/fmr-reports/latest | fmr:read | 1 | fund_slug!, include[], as_of
GET /v1/mutual-funds/funds/{fund_slug}/fmr-reports/{report_date}/revisions | fmr:read | 1 | fund_slug!, report_date!, as_of
GET /v1/mutual-funds/funds/{fund_slug}/fmr-reports/{report_date} | fmr:read | 1 | fund_slug!, report_date!, include[], data_version (1..), as_of
GET /v1/mutual-funds/funds/{fund_slug}/asset-allocation/latest | fmr:read | 1 | fund_slug!, allocation_type="ASSET_ALLOCATION", as_of
GET /v1/mutual-funds/funds/{fund_slug}/asset-allocation/history | fmr:read | 1 | fund_slug!, from, to, allocation_type="ASSET_ALLOCATION", as_of
GET /v1/mutual-funds/funds/{fund_slug}/credit-quality/latest | fmr:read | 1 | fund_slug!, allocation_type="CREDIT_QUALITY", as_of
GET /v1/mutual-funds/funds/{fund_slug}/credit-quality/history | fmr:read | 1 | fund_slug!, from, to, allocation_type="CREDIT_QUALITY", as_of
GET /v1/mutual-funds/funds/{fund_slug}/sector-allocation/latest | fmr:read | 1 | fund_slug!, allocation_type="SECTOR_ALLOCATION", as_of
GET /v1/mutual-funds/funds/{fund_slug}/sector-allocation/history | fmr:read | 1 | fund_slug!, from, to, allocation_type="SECTOR_ALLOCATION", as_of
GET /v1/mutual-funds/funds/{fund_slug}/holdings/latest | fmr:read | 1 | fund_slug!, as_of
GET /v1/mutual-funds/funds/{fund_slug}/holdings/history | fmr:read | 1 | fund_slug!, from, to, as_of
GET /v1/mutual-funds/funds/{fund_slug}/compliance/latest | fmr:read | 1 | fund_slug!, as_of
GET /v1/mutual-funds/funds/{fund_slug}/ratings/latest | fmr:read | 1 | fund_slug!, as_of
GET /v1/mutual-funds/funds/{fund_slug}/fees | fmr:read | 1 | fund_slug!, from, to, as_of
GET /v1/mutual-funds/funds/{fund_slug}/reported-returns | fmr:read funds:read | 1 | fund_slug!, from, to, as_of
GET /v1/mutual-funds/funds/{fund_slug}/reported-metrics | fmr:read | 1 | fund_slug!, from, to, as_of
GET /v1/mutual-funds/funds/{fund_slug}/parties | fmr:read | 1 | fund_slug!, from, to, as_of
GET /v1/mutual-funds/funds/{fund_slug}/special-terms | fmr:read | 1 | fund_slug!, from, to, as_of
GET /v1/mutual-funds/funds/{fund_slug}/notes | fmr:read | 1 | fund_slug!, from, to, as_of
GET /v1/mutual-funds/vps/{family_slug}/snapshot/latest | fmr:read | 1 | family_slug!, as_of
POST /v1/mutual-funds/bulk/funds | funds:read | 2 | format, funds![], fields[]
POST /v1/mutual-funds/bulk/nav | nav:read | 3 | format, funds![], date, date_policy="exact", from, to, as_of
POST /v1/mutual-funds/bulk/snapshots | fmr:read | 5 | format, funds![], report_date, latest, include[], as_of
`;

/** Operations of this service that the common contract does not have; clients of other services do not know them. */
const ADDITIONS = `
GET /v1/mutual-funds/funds/{fund_slug}/fmr-reports/{report_date}/evidence | fmr:read | 1 | fund_slug!, report_date!, data_version (1..), as_of
`;

const linesOf = (text: string): string[] => text.trim().split('\n');

function bounds({ minimum, maximum }: Readonly<Record<string, unknown>>): string {
  return minimum === undefined
    ? ''
    : ` (${JSON.stringify(minimum)}..${maximum === undefined ? '' : JSON.stringify(maximum)})`;
}

function defaultOf({ default: value }: Readonly<Record<string, unknown>>): string {
  return value === undefined || Array.isArray(value) ? '' : `=${JSON.stringify(value)}`;
}

describe('the list of operations', () => {
  it('the list of operations equals the contract: paths, scopes, costs, parameters, bounds and defaults', () => {
    const lines = OPERATIONS.map(({ method, path, scopes, cost_units, parameters }) => {
      const told = describeParameters(parameters).map(
        ({ name, required, repeated, schema }) =>
          `${name}${required ? '!' : ''}${repeated ? '[]' : ''}${defaultOf(schema)}${bounds(schema)}`,
      );
      return `${method} ${path} | ${scopes.join(' ')} | ${cost_units} | ${told.join(', ')}`.trimEnd();
    });
    const additions = linesOf(ADDITIONS);
    expect(lines.filter((line) => !additions.includes(line))).toEqual(linesOf(CONTRACT));
    expect(lines.filter((line) => additions.includes(line))).toEqual(additions);
  });
});

describe('the envelope', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await createTestApp();
  });
  afterAll(async () => service.close());

  const metaOf = async (path: string): Promise<unknown> =>
    (await service.ask(`/v1/mutual-funds/${path}`)).json<{ meta: unknown }>().meta;

  it('the envelope counts the age of the source in Karachi days', async () => {
    expect(await metaOf('nav/latest?funds=sample-fund-2')).toMatchObject({
      data_as_of: '2025-12-27',
      data_freshness_days: 10,
      generated_at: '2026-01-06T08:30:00.000Z',
    });
    service.clock.set('2026-01-06T19:00:00Z');
    expect(await metaOf('nav/latest?funds=sample-fund-2')).toMatchObject({ data_freshness_days: 11 });
  });

  it('the age of a source is never negative, although a NAV can be dated one day ahead', async () => {
    await commitFacts(service.facts, { navs: [navRow(2, '2026-01-09', '201.00')] });
    expect(await metaOf('nav/latest?funds=sample-fund-2')).toMatchObject({
      data_as_of: '2026-01-09',
      data_freshness_days: 0,
    });
  });

  it('an unknown age of a source is null, not zero', async () => {
    expect(await metaOf('nav/latest?funds=sample-fund-5')).toMatchObject({
      data_as_of: null,
      data_freshness_days: null,
      missing_funds: ['sample-fund-5'],
    });
  });

  it('the envelope lists missing funds only for operations that select funds', async () => {
    expect(Object.keys((await metaOf('nav/latest')) as object)).toEqual([
      'request_id',
      'generated_at',
      'data_as_of',
      'data_freshness_days',
    ]);
  });

  it('the envelope has its members in the order of the contract', async () => {
    expect(Object.keys((await metaOf('coverage?per_page=2')) as object).slice(4)).toEqual([
      'page',
      'per_page',
      'has_next',
      'total_pages',
    ]);
    expect(await metaOf('coverage?per_page=2&page=9')).toMatchObject({
      page: 9,
      per_page: 2,
      has_next: false,
      total_pages: 3,
    });
  });
});
