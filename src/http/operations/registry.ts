import { FAMILY_TYPES, FUND_SORTS, LIFECYCLE_STATUSES, RISK_PROFILES, SCHEME_TYPES } from '#domain/vocabularies.ts';
import { defineOperation } from '#http/operation.ts';
import {
  filterList,
  textList,
  optional,
  required,
  withDefault,
  boolean,
  booleanOrAll,
  filter,
  oneOf,
  text,
} from '#http/parameter.ts';
import { SAMPLE_ALLOCATION_ROW } from '#http/schemas/report-samples.ts';
import {
  SAMPLE_AMC,
  SAMPLE_FAMILY,
  SAMPLE_FAMILY_REFERENCE,
  SAMPLE_FUND,
  SAMPLE_SUB_FUND,
} from '#http/schemas/samples.ts';
import { listOf } from '#payloads/members.ts';
import {
  AMC,
  AMC_DETAIL,
  CATEGORY,
  FAMILY,
  FAMILY_DETAIL,
  FUND,
  FUND_TYPE,
  VPS,
  VPS_ALLOCATIONS,
} from '#payloads/registry.ts';
import { listAmcs, readAmc } from '#reads/amcs.ts';
import { listCategories, listFundTypes } from '#reads/categories.ts';
import { listFamilies, listVps, readFamily, readVpsAllocations } from '#reads/families.ts';
import { listFunds, readFund } from '#reads/funds.ts';
import { AS_OF, FAMILY_SLUG, FUND_SLUG, MF, PAGE, REGISTRY_PER_PAGE, slug } from './shared-parameters.ts';

export const LIST_AMCS = defineOperation({
  id: 'listAmcs',
  method: 'GET',
  path: `${MF}/amcs`,
  group: 'Registry',
  summary: 'List asset management companies',
  description: 'Asset management companies in the registry, ordered by name.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'page',
  isSelection: false,
  parameters: {
    path: {},
    query: {
      page: PAGE,
      per_page: REGISTRY_PER_PAGE,
      is_active: withDefault(
        booleanOrAll(),
        true,
        'true: companies with an ACTIVE or SUSPENDED fund; false: the others; null or all: both.',
      ),
    },
    body: null,
  },
  payload: listOf(AMC, 'Companies of this page.'),
  example: [SAMPLE_AMC],
  answer: async ({ reader }, values) => reader.answer((view) => listAmcs(view, values)),
});

export const READ_AMC = defineOperation({
  id: 'readAmc',
  method: 'GET',
  path: `${MF}/amcs/{amc_slug}`,
  group: 'Registry',
  summary: 'Get an asset management company',
  description: 'One asset management company with a page of its funds of every lifecycle status.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'page',
  isSelection: false,
  parameters: {
    path: { amc_slug: required(slug(), 'Slug of the asset management company, from the registry.') },
    query: { page: PAGE, per_page: REGISTRY_PER_PAGE },
    body: null,
  },
  payload: AMC_DETAIL,
  example: { amc: SAMPLE_AMC, funds: [SAMPLE_FUND] },
  answer: async ({ reader }, values) => reader.answer((view) => readAmc(view, values)),
});

export const LIST_FUNDS = defineOperation({
  id: 'listFunds',
  method: 'GET',
  path: `${MF}/funds`,
  group: 'Registry',
  summary: 'List and search funds',
  description:
    'Funds in the registry. A fund matches if it has one of the values of each filter. ' +
    'An unknown filter value is rejected with 400 INVALID_FILTER.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'page',
  isSelection: false,
  rows: 'data',
  parameters: {
    path: {},
    query: {
      q: optional(
        text(200),
        'Words to find in the name, official and previous names, slug and association id. ' +
          'Every word must match the beginning of a word; case and accents are ignored.',
      ),
      amc: optional(slug(), 'Slug of an asset management company.'),
      category: withDefault(textList(), [], 'Slug or exact name of a category.'),
      scheme_type: withDefault(filterList(SCHEME_TYPES), [], 'Legal form of the scheme.'),
      risk_profile: withDefault(filterList(RISK_PROFILES), [], 'Stated risk of principal erosion.'),
      is_shariah_compliant: optional(boolean(), 'Only funds that are, or are not, Shariah compliant.'),
      is_exchange_traded: optional(boolean(), 'Only funds that are, or are not, traded on an exchange.'),
      is_fund_of_funds: optional(boolean(), 'Only funds that are, or are not, funds of funds.'),
      lifecycle_status: withDefault(
        filter([...LIFECYCLE_STATUSES, 'ALL']),
        'ACTIVE',
        'Lifecycle status of the fund; ALL for every status.',
      ),
      family: optional(slug(), 'Slug of a family.'),
      sort: withDefault(oneOf(FUND_SORTS), 'name_asc', 'Order of the list.'),
      page: PAGE,
      per_page: REGISTRY_PER_PAGE,
    },
    body: null,
  },
  payload: listOf(FUND, 'Funds of this page.'),
  example: [SAMPLE_FUND],
  answer: async ({ reader }, values) => reader.answer((view) => listFunds(view, values)),
});

export const READ_FUND = defineOperation({
  id: 'readFund',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}`,
  group: 'Registry',
  summary: 'Get a fund',
  description: 'The registry record of one fund. Unknown members are null.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: { fund_slug: FUND_SLUG }, query: {}, body: null },
  payload: FUND,
  example: SAMPLE_FUND,
  answer: async ({ reader }, values) => reader.answer((view) => readFund(view, values)),
});

export const LIST_CATEGORIES = defineOperation({
  id: 'listCategories',
  method: 'GET',
  path: `${MF}/categories`,
  group: 'Registry',
  summary: 'List categories',
  description: 'Categories of the funds in the registry.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: listOf(CATEGORY, 'All categories.'),
  example: [
    { slug: 'income', name: 'Income', is_shariah_compliant: false, scheme_types: ['OPEN_END'], fund_count: 38 },
  ],
  answer: async ({ reader }) => reader.answer(listCategories),
});

export const LIST_FUND_TYPES = defineOperation({
  id: 'listFundTypes',
  method: 'GET',
  path: `${MF}/fund-types`,
  group: 'Registry',
  summary: 'List fund types',
  description: 'Scheme types with the number of funds of each.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: listOf(FUND_TYPE, 'All scheme types.'),
  example: [{ scheme_type: 'OPEN_END', name: 'Open-End Funds', fund_count: 312 }],
  answer: async ({ reader }) => reader.answer(listFundTypes),
});

export const LIST_FAMILIES = defineOperation({
  id: 'listFamilies',
  method: 'GET',
  path: `${MF}/families`,
  group: 'Registry',
  summary: 'List fund families',
  description:
    'Families of funds: voluntary pension schemes, employer pension schemes, and funds with plans. Ordered by name.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: {
    path: {},
    query: { family_type: optional(filter(FAMILY_TYPES), 'Only families of this kind.') },
    body: null,
  },
  payload: listOf(FAMILY, 'All families.'),
  example: [SAMPLE_FAMILY],
  answer: async ({ reader }, values) => reader.answer((view) => listFamilies(view, values)),
});

export const READ_FAMILY = defineOperation({
  id: 'readFamily',
  method: 'GET',
  path: `${MF}/families/{family_slug}`,
  group: 'Registry',
  summary: 'Get a fund family',
  description: 'One family with the registry records of its funds.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: { family_slug: FAMILY_SLUG }, query: {}, body: null },
  payload: FAMILY_DETAIL,
  example: { ...SAMPLE_FAMILY, funds: [SAMPLE_FUND] },
  answer: async ({ reader }, values) => reader.answer((view) => readFamily(view, values)),
});

export const LIST_VPS = defineOperation({
  id: 'listVps',
  method: 'GET',
  path: `${MF}/vps`,
  group: 'Registry',
  summary: 'List voluntary pension schemes',
  description: 'Voluntary pension schemes with their sub-funds and the asset class of each.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: listOf(VPS, 'All voluntary pension schemes.'),
  example: [{ ...SAMPLE_FAMILY, sub_funds: [{ fund: SAMPLE_SUB_FUND, asset_class: 'EQUITY' }] }],
  answer: async ({ reader }) => reader.answer(listVps),
});

export const READ_VPS_ALLOCATIONS = defineOperation({
  id: 'readVpsAllocations',
  method: 'GET',
  path: `${MF}/vps/{family_slug}/allocations`,
  group: 'Registry',
  summary: 'Get the reported allocations of a voluntary pension scheme',
  description:
    'Allocation rows of the newest report of each sub-fund. ' +
    'A sub-fund without a promoted report has no report date and no rows.',
  scopes: ['fmr:read', 'funds:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: { family_slug: FAMILY_SLUG }, query: { as_of: AS_OF }, body: null },
  payload: VPS_ALLOCATIONS,
  example: {
    family: SAMPLE_FAMILY_REFERENCE,
    sub_funds: [
      {
        fund: SAMPLE_SUB_FUND,
        asset_class: 'EQUITY',
        report_date: '2026-07-31',
        data_version: 1,
        rows: [SAMPLE_ALLOCATION_ROW],
      },
    ],
  },
  answer: async ({ reader }, values) => reader.answer((view) => readVpsAllocations(view, values)),
});
