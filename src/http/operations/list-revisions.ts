import { listRevisions } from '#reads/list-revisions.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, FUND_SLUG, MF, REPORT_DATE } from './shared-parameters.ts';
import { listOf } from '#http/schemas/members.ts';
import { SAMPLE_REPORT } from '#http/schemas/report-samples.ts';
import { REVISION } from '#http/schemas/reports.ts';

export const LIST_REVISIONS = defineOperation({
  id: 'listReportRevisions',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/fmr-reports/{report_date}/revisions`,
  group: 'Reports',
  summary: 'List the versions of a report',
  description: 'Every version of the report of one date, newest first, with what changed. Earlier versions stay readable by data_version.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: { fund_slug: FUND_SLUG, report_date: REPORT_DATE }, query: { as_of: AS_OF }, body: null },
  payload: listOf(REVISION, 'All versions.'),
  example: [
    {
      data_version: 1,
      is_current: true,
      promoted_at: '2026-08-12T10:02:11.000Z',
      report_ids: SAMPLE_REPORT.report_ids,
      content_hash: '5a1f0c3de9b44d7f8a6b2c1d0e9f8a7b5a1f0c3de9b44d7f8a6b2c1d0e9f8a7b',
      changed_sections: ['allocations', 'source'],
      documents: ['sample-meadow-2026-07.pdf'],
    },
  ],
  answer: async ({ reader }, values) => reader.answer((view) => listRevisions(view, values)),
});
