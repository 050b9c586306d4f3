import { readVpsAllocations } from '#reads/read-vps-allocations.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, FAMILY_SLUG, MF } from './shared-parameters.ts';
import { VPS_ALLOCATIONS } from '#http/schemas/registry.ts';
import { SAMPLE_ALLOCATION_ROW } from '#http/schemas/report-samples.ts';
import { SAMPLE_FAMILY_REFERENCE, SAMPLE_SUB_FUND } from '#http/schemas/samples.ts';

export const READ_VPS_ALLOCATIONS = defineOperation({
  id: 'readVpsAllocations',
  method: 'GET',
  path: `${MF}/vps/{family_slug}/allocations`,
  group: 'Registry',
  summary: 'Read the reported allocations of a voluntary pension scheme',
  description: 'Allocation rows of the newest report of each sub-fund. A sub-fund without a promoted report has no report date and no rows.',
  scopes: ['fmr:read', 'funds:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: { family_slug: FAMILY_SLUG }, query: { as_of: AS_OF }, body: null },
  payload: VPS_ALLOCATIONS,
  example: {
    family: SAMPLE_FAMILY_REFERENCE,
    sub_funds: [{ fund: SAMPLE_SUB_FUND, asset_class: 'EQUITY', report_date: '2026-07-31', data_version: 1, rows: [SAMPLE_ALLOCATION_ROW] }],
  },
  answer: async ({ reader }, values) => reader.answer((view) => readVpsAllocations(view, values)),
});
