import { listReports } from '#reads/list-reports.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, FUND_SLUG, MF, PAGE, PER_PAGE } from './shared-parameters.ts';
import { listOf } from '#http/schemas/members.ts';
import { SAMPLE_REPORT } from '#http/schemas/report-samples.ts';
import { REPORT_LISTING } from '#http/schemas/reports.ts';

export const LIST_REPORTS = defineOperation({
  id: 'listReports',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/fmr-reports`,
  group: 'Reports',
  summary: 'List the reports of a fund',
  description: 'Promoted reports, newest first. A month without a report has none promoted; that says nothing of the fund.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'page',
  is_selection: false,
  parameters: { path: { fund_slug: FUND_SLUG }, query: { page: PAGE, per_page: PER_PAGE, as_of: AS_OF }, body: null },
  payload: listOf(REPORT_LISTING, 'Reports of this page.'),
  example: [
    {
      id: SAMPLE_REPORT.id,
      report_date: '2026-07-31',
      data_version: 1,
      promoted_at: '2026-08-12T10:02:11.000Z',
      report_ids: SAMPLE_REPORT.report_ids,
      documents: ['sample-meadow-2026-07.pdf'],
    },
  ],
  answer: async ({ reader }, values) => reader.answer((view) => listReports(view, values)),
});
