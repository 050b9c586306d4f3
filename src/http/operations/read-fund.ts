import { readFund } from '#reads/read-fund.ts';
import { defineOperation } from '#http/operation.ts';
import { FUND_SLUG, MF } from './shared-parameters.ts';
import { FUND } from '#http/schemas/registry.ts';
import { SAMPLE_FUND } from '#http/schemas/samples.ts';

export const READ_FUND = defineOperation({
  id: 'readFund',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}`,
  group: 'Registry',
  summary: 'Read a fund',
  description: 'The registry record of one fund. Unknown members are null.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: { fund_slug: FUND_SLUG }, query: {}, body: null },
  payload: FUND,
  example: SAMPLE_FUND,
  answer: async ({ reader }, values) => reader.answer((view) => readFund(view, values)),
});
