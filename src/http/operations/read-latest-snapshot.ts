import { readLatestSnapshot } from '#reads/read-snapshots.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, FUND_SLUG, MF } from './shared-parameters.ts';
import { SAMPLE_SNAPSHOT } from '#http/schemas/report-samples.ts';
import { SNAPSHOT } from '#http/schemas/reports.ts';

export const READ_LATEST_SNAPSHOT = defineOperation({
  id: 'readLatestSnapshot',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/snapshot/latest`,
  group: 'Reports',
  summary: 'Read the newest snapshot of a fund',
  description: 'The summary of the newest promoted report.',
  scopes: ['fmr:read'],
  cost_units: 2,
  paging: 'none',
  is_selection: false,
  parameters: { path: { fund_slug: FUND_SLUG }, query: { as_of: AS_OF }, body: null },
  payload: SNAPSHOT,
  example: SAMPLE_SNAPSHOT,
  answer: async ({ reader }, values) => reader.answer((view) => readLatestSnapshot(view, values)),
});
