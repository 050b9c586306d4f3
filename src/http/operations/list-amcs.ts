import { listAmcs } from '#reads/list-amcs.ts';
import { defineOperation } from '#http/operation.ts';
import { MF, PAGE, REGISTRY_PER_PAGE } from './shared-parameters.ts';
import { withDefault } from '#http/parameters/parameter.ts';
import { boolean } from '#http/parameters/scalars.ts';
import { listOf } from '#http/schemas/members.ts';
import { AMC } from '#http/schemas/registry.ts';
import { SAMPLE_AMC } from '#http/schemas/samples.ts';

export const LIST_AMCS = defineOperation({
  id: 'listAmcs',
  method: 'GET',
  path: `${MF}/amcs`,
  group: 'Registry',
  summary: 'List asset management companies',
  description: 'Asset management companies of the registry, ordered by name.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'page',
  is_selection: false,
  parameters: {
    path: {},
    query: { page: PAGE, per_page: REGISTRY_PER_PAGE, is_active: withDefault(boolean(), true, 'true: companies with a living fund; false: the others.') },
    body: null,
  },
  payload: listOf(AMC, 'Companies of this page.'),
  example: [SAMPLE_AMC],
  answer: async ({ reader }, values) => reader.answer((view) => listAmcs(view, values)),
});
