import { FUND_SORTS, LIFECYCLE_STATUSES, RISK_PROFILES, SCHEME_TYPES } from '#domain/vocabularies.ts';
import { listFunds } from '#reads/list-funds.ts';
import { defineOperation } from '#http/operation.ts';
import { MF, PAGE, REGISTRY_PER_PAGE, slug } from './shared-parameters.ts';
import { filterList, textList } from '#http/parameters/lists.ts';
import { optional, withDefault } from '#http/parameters/parameter.ts';
import { boolean, filter, text } from '#http/parameters/scalars.ts';
import { listOf } from '#http/schemas/members.ts';
import { FUND } from '#http/schemas/registry.ts';
import { SAMPLE_FUND } from '#http/schemas/samples.ts';

export const LIST_FUNDS = defineOperation({
  id: 'listFunds',
  method: 'GET',
  path: `${MF}/funds`,
  group: 'Registry',
  summary: 'List and search funds',
  description: 'Funds of the registry. Repeated values of one filter are alternatives, different filters all apply. An unknown filter value is 400 INVALID_FILTER.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'page',
  is_selection: false,
  rows: 'data',
  parameters: {
    path: {},
    query: {
      q: optional(text(200), 'Words to find in names, official and previous names, slug and association id; each must match, a beginning suffices. Case and accents do not matter.'),
      amc: optional(slug(), 'Slug of an asset management company.'),
      category: withDefault(textList(), [], 'Slug or exact name of a category.'),
      scheme_type: withDefault(filterList(SCHEME_TYPES), [], 'Legal form of the scheme.'),
      risk_profile: withDefault(filterList(RISK_PROFILES), [], 'Stated risk of principal erosion.'),
      is_shariah_compliant: optional(boolean(), 'Only funds that are, or are not, Shariah compliant.'),
      is_exchange_traded: optional(boolean(), 'Only funds that are, or are not, traded on an exchange.'),
      is_fund_of_funds: optional(boolean(), 'Only funds that are, or are not, funds of funds.'),
      lifecycle_status: withDefault(filter([...LIFECYCLE_STATUSES, 'ALL']), 'ACTIVE', 'State in the life of the fund; ALL for every state.'),
      family: optional(slug(), 'Slug of a family.'),
      sort: withDefault(filter(FUND_SORTS), 'name_asc', 'Order of the list.'),
      page: PAGE,
      per_page: REGISTRY_PER_PAGE,
    },
    body: null,
  },
  payload: listOf(FUND, 'Funds of this page.'),
  example: [SAMPLE_FUND],
  answer: async ({ reader }, values) => reader.answer((view) => listFunds(view, values)),
});
