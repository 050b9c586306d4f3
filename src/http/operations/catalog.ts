import { sha256Hex } from '#base/hash.ts';
import { buildCatalog, buildFieldsCatalog, CATALOG, ENUMS_CATALOG, FIELDS_CATALOG } from '#http/catalog.ts';
import { defineOperation } from '#http/operation.ts';
import { ENUMS } from '#http/schemas/enums.ts';
import { SAMPLE_FUND_REFERENCE } from '#http/schemas/samples.ts';
import { COVERAGE_ROW } from '#payloads/coverage.ts';
import { listOf } from '#payloads/members.ts';
import { listCoverage } from '#reads/list-coverage.ts';
import type { QueryResult, Renderable } from '#reads/query-result.ts';
import { MF, PAGE, PER_PAGE } from './shared-parameters.ts';
import type { Static } from '#payloads/schema.ts';

export const READ_CATALOG = defineOperation({
  id: 'readCatalog',
  method: 'GET',
  path: '/v1/catalog',
  group: 'Catalog',
  summary: 'Get the capability catalog',
  description:
    'Every operation with its scopes, cost and parameters, the datasets, and the rules that apply to all data.',
  scopes: ['catalog:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: CATALOG,
  example: {
    statements: ['An unknown value is null, never zero. An empty list is a valid response.'],
    datasets: [{ name: 'nav', description: 'Net asset values by fund and day.' }],
    scopes: [{ scope: 'catalog:read', allows: 'The catalog, fields, enums and coverage.' }],
    operations: [
      {
        id: 'readCatalog',
        method: 'GET',
        path: '/v1/catalog',
        group: 'Catalog',
        summary: 'Get the capability catalog',
        description: 'Every operation with its scopes, cost and parameters.',
        scopes: ['catalog:read'],
        cost: 1,
        paging: 'none',
        parameters: [],
      },
    ],
  },
  answer: async ({ operations, unitsPerMinute }) => constantResult(buildCatalog(operations, unitsPerMinute)),
});

export const READ_FIELDS_CATALOG = defineOperation({
  id: 'readFieldsCatalog',
  method: 'GET',
  path: '/v1/catalog/mutual-funds/fields',
  group: 'Catalog',
  summary: 'Get the fields catalog',
  description: 'Every record type with the type, nullability, unit and meaning of each member.',
  scopes: ['catalog:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: FIELDS_CATALOG,
  example: {
    resources: [
      {
        resource: 'NavRow',
        description: 'One accepted NAV observation of one fund and day.',
        fields: [
          {
            name: 'nav',
            type: 'decimal string',
            nullable: true,
            unit: 'PKR per unit',
            description: 'Net asset value per unit.',
          },
        ],
      },
    ],
  },
  answer: async ({ operations }) => constantResult(buildFieldsCatalog(operations)),
});

export const READ_ENUMS_CATALOG = defineOperation({
  id: 'readEnumsCatalog',
  method: 'GET',
  path: '/v1/catalog/mutual-funds/enums',
  group: 'Catalog',
  summary: 'Get the enumerations catalog',
  description:
    'Every enumeration of requests and responses with the meaning of each value. ' +
    'Enumerations of responses are open: expect new values.',
  scopes: ['catalog:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: ENUMS_CATALOG,
  example: {
    enums: [
      {
        name: 'order',
        description: 'Order of a series by date.',
        values: [{ value: 'asc', description: 'Oldest first.' }],
      },
    ],
  },
  answer: async () => constantResult<Static<typeof ENUMS_CATALOG>>({ enums: ENUMS }),
});

const SAMPLE_SECTION_COUNTS = {
  sub_funds: 0,
  reported_returns: 2,
  allocations: 2,
  holdings: 1,
  metrics: 2,
  fees: 2,
  ratings: 2,
  parties: 2,
  special_terms: 0,
  compliance: 0,
  notes: 1,
  source: 2,
};

export const LIST_COVERAGE = defineOperation({
  id: 'listCoverage',
  method: 'GET',
  path: `${MF}/coverage`,
  group: 'Catalog',
  summary: 'List the data coverage of each fund',
  description:
    'First and latest dates and row counts per fund and dataset, and the number of reports in which each section ' +
    'has rows. Ordered by slug; includes funds of every lifecycle status.',
  scopes: ['catalog:read', 'funds:read'],
  cost_units: 1,
  paging: 'page',
  isSelection: false,
  parameters: { path: {}, query: { page: PAGE, per_page: PER_PAGE }, body: null },
  payload: listOf(COVERAGE_ROW, 'Funds of this page.'),
  example: [
    {
      fund: SAMPLE_FUND_REFERENCE,
      nav: { first_date: '2019-03-04', latest_date: '2026-08-19', observation_count: 1830 },
      payouts: { first_date: '2019-06-28', latest_date: '2026-06-29', event_count: 8 },
      reports: {
        first_date: '2026-06-30',
        latest_date: '2026-07-31',
        report_count: 2,
        sections: SAMPLE_SECTION_COUNTS,
      },
      held_count: 0,
    },
  ],
  answer: async ({ reader }, values) => reader.answer((view) => listCoverage(view, values)),
});

/** A response that depends on the release only: it has no source date, and its content identifies it. */
function constantResult<Payload>(payload: Renderable<Payload>): QueryResult<Payload> {
  const text = JSON.stringify(payload);
  return {
    facts: sha256Hex(text),
    data_as_of: null,
    payload: () => payload,
    render: () => [text],
  };
}
