import { readFamily } from '#reads/read-family.ts';
import { defineOperation } from '#http/operation.ts';
import { FAMILY_SLUG, MF } from './shared-parameters.ts';
import { FAMILY_DETAIL } from '#http/schemas/registry.ts';
import { SAMPLE_FAMILY, SAMPLE_FUND } from '#http/schemas/samples.ts';

export const READ_FAMILY = defineOperation({
  id: 'readFamily',
  method: 'GET',
  path: `${MF}/families/{family_slug}`,
  group: 'Registry',
  summary: 'Read a fund family',
  description: 'One family with the records of its funds.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: { family_slug: FAMILY_SLUG }, query: {}, body: null },
  payload: FAMILY_DETAIL,
  example: { ...SAMPLE_FAMILY, funds: [SAMPLE_FUND] },
  answer: async ({ reader }, values) => reader.answer((view) => readFamily(view, values)),
});
