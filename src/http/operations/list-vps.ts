import { listVps } from '#reads/list-vps.ts';
import { defineOperation } from '#http/operation.ts';
import { MF } from './shared-parameters.ts';
import { listOf } from '#http/schemas/members.ts';
import { VPS } from '#http/schemas/registry.ts';
import { SAMPLE_FAMILY, SAMPLE_SUB_FUND } from '#http/schemas/samples.ts';

export const LIST_VPS = defineOperation({
  id: 'listVps',
  method: 'GET',
  path: `${MF}/vps`,
  group: 'Registry',
  summary: 'List voluntary pension schemes',
  description: 'Voluntary pension schemes with their sub-funds and what each invests in.',
  scopes: ['funds:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: {}, query: {}, body: null },
  payload: listOf(VPS, 'All voluntary pension schemes.'),
  example: [{ ...SAMPLE_FAMILY, sub_funds: [{ fund: SAMPLE_SUB_FUND, asset_class: 'EQUITY' }] }],
  answer: async ({ reader }) => reader.answer(listVps),
});
