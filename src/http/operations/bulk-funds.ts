import { readFundSelection } from '#reads/read-fund-selection.ts';
import { defineOperation } from '#http/operation.ts';
import { MF } from './shared-parameters.ts';
import { fundSelection, textList } from '#http/parameters/lists.ts';
import { optional, required } from '#http/parameters/parameter.ts';
import { listOf } from '#http/schemas/members.ts';
import { PROJECTED_FUND } from '#http/schemas/registry.ts';
import { SAMPLE_FUND } from '#http/schemas/samples.ts';

export const BULK_FUNDS = defineOperation({
  id: 'bulkFunds',
  method: 'POST',
  path: `${MF}/bulk/funds`,
  group: 'Bulk',
  summary: 'Read several fund records',
  description: 'Registry records of up to 100 funds in the order asked. Unknown slugs are listed in meta.missing_funds. This only reads.',
  scopes: ['funds:read'],
  cost_units: 2,
  paging: 'none',
  is_selection: true,
  rows: 'data',
  parameters: {
    path: {},
    query: {},
    body: {
      funds: required(fundSelection(), 'Slugs of 1 to 100 funds.'),
      fields: optional(textList(), 'Properties to return; id and slug always are. Absent or null for all. An unknown one is 400 UNSUPPORTED_FIELD.'),
    },
  },
  payload: listOf(PROJECTED_FUND, 'One record per known fund.'),
  example: [SAMPLE_FUND],
  answer: async ({ reader }, values) => reader.answer((view) => readFundSelection(view, values)),
});
