import { listCategories } from '#reads/list-categories.ts';
import { defineOperation } from '#http/operation.ts';
import { MF } from './shared-parameters.ts';
import { listOf } from '#http/schemas/members.ts';
import { CATEGORY } from '#http/schemas/registry.ts';

export const LIST_CATEGORIES = defineOperation({
  id: 'listCategories',
  method: 'GET',
  path: `${MF}/categories`,
  group: 'Registry',
  summary: 'List categories',
  description: 'Categories that funds of the registry are in.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: listOf(CATEGORY, 'All categories.'),
  example: [{ slug: 'income', name: 'Income', is_shariah_compliant: false, scheme_types: ['OPEN_END'], fund_count: 38 }],
  answer: async ({ reader }) => reader.answer(listCategories),
});
