import { listSnapshots } from '#reads/read-snapshots.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, FUND_SLUG, MF, PAGE, PER_PAGE } from './shared-parameters.ts';
import { listOf } from '#http/schemas/members.ts';
import { SAMPLE_SNAPSHOT } from '#http/schemas/report-samples.ts';
import { SNAPSHOT } from '#http/schemas/reports.ts';

export const LIST_SNAPSHOTS = defineOperation({
  id: 'listSnapshots',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/snapshot/history`,
  group: 'Reports',
  summary: 'List the snapshots of a fund',
  description: 'The summary of every promoted report, newest first.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'page',
  is_selection: false,
  parameters: { path: { fund_slug: FUND_SLUG }, query: { page: PAGE, per_page: PER_PAGE, as_of: AS_OF }, body: null },
  payload: listOf(SNAPSHOT, 'Snapshots of this page.'),
  example: [SAMPLE_SNAPSHOT],
  answer: async ({ reader }, values) => reader.answer((view) => listSnapshots(view, values)),
});
