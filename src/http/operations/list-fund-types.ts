import { listFundTypes } from '#reads/list-fund-types.ts';
import { defineOperation } from '#http/operation.ts';
import { MF } from './shared-parameters.ts';
import { listOf } from '#http/schemas/members.ts';
import { FUND_TYPE } from '#http/schemas/registry.ts';

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
  is_selection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: listOf(FUND_TYPE, 'All scheme types.'),
  example: [{ scheme_type: 'OPEN_END', name: 'Open-End Funds', fund_count: 312 }],
  answer: async ({ reader }) => reader.answer(listFundTypes),
});
