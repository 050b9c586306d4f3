import { readAmc } from '#reads/read-amc.ts';
import { defineOperation } from '#http/operation.ts';
import { MF, PAGE, REGISTRY_PER_PAGE, slug } from './shared-parameters.ts';
import { required } from '#http/parameters/parameter.ts';
import { AMC_DETAIL } from '#http/schemas/registry.ts';
import { SAMPLE_AMC, SAMPLE_FUND } from '#http/schemas/samples.ts';

export const READ_AMC = defineOperation({
  id: 'readAmc',
  method: 'GET',
  path: `${MF}/amcs/{amc_slug}`,
  group: 'Registry',
  summary: 'Read an asset management company',
  description: 'One asset management company with a page of its funds, whatever their lifecycle status.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'page',
  is_selection: false,
  parameters: {
    path: { amc_slug: required(slug(), 'Slug of the asset management company, from the registry.') },
    query: { page: PAGE, per_page: REGISTRY_PER_PAGE },
    body: null,
  },
  payload: AMC_DETAIL,
  example: { amc: SAMPLE_AMC, funds: [SAMPLE_FUND] },
  answer: async ({ reader }, values) => reader.answer((view) => readAmc(view, values)),
});
