import { readVpsSnapshot } from '#reads/read-snapshots.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, FAMILY_SLUG, MF } from './shared-parameters.ts';
import { SAMPLE_SNAPSHOT } from '#http/schemas/report-samples.ts';
import { VPS_SNAPSHOT } from '#http/schemas/reports.ts';
import { SAMPLE_FAMILY_REFERENCE, SAMPLE_SUB_FUND } from '#http/schemas/samples.ts';

export const READ_VPS_SNAPSHOT = defineOperation({
  id: 'readVpsSnapshot',
  method: 'GET',
  path: `${MF}/vps/{family_slug}/snapshot/latest`,
  group: 'Reports',
  summary: 'Read the newest snapshots of a voluntary pension scheme',
  description: 'The summary of the newest report of each sub-fund; sub-funds without one are listed apart.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: { family_slug: FAMILY_SLUG }, query: { as_of: AS_OF }, body: null },
  payload: VPS_SNAPSHOT,
  example: { family: SAMPLE_FAMILY_REFERENCE, sub_funds: [{ ...SAMPLE_SNAPSHOT, fund: SAMPLE_SUB_FUND }], missing_sub_funds: [] },
  answer: async ({ reader }, values) => reader.answer((view) => readVpsSnapshot(view, values)),
});
