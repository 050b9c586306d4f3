import { FAMILY_TYPES } from '#domain/vocabularies.ts';
import { listFamilies } from '#reads/list-families.ts';
import { defineOperation } from '#http/operation.ts';
import { MF } from './shared-parameters.ts';
import { optional } from '#http/parameters/parameter.ts';
import { filter } from '#http/parameters/scalars.ts';
import { listOf } from '#http/schemas/members.ts';
import { FAMILY } from '#http/schemas/registry.ts';
import { SAMPLE_FAMILY } from '#http/schemas/samples.ts';

export const LIST_FAMILIES = defineOperation({
  id: 'listFamilies',
  method: 'GET',
  path: `${MF}/families`,
  group: 'Registry',
  summary: 'List fund families',
  description: 'Families of funds: voluntary pension schemes, employer pension schemes, and funds with plans. Ordered by name.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: {}, query: { family_type: optional(filter(FAMILY_TYPES), 'Only families of this kind.') }, body: null },
  payload: listOf(FAMILY, 'All families.'),
  example: [SAMPLE_FAMILY],
  answer: async ({ reader }, values) => reader.answer((view) => listFamilies(view, values)),
});
