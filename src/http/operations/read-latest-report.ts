import { readReport } from '#reads/read-report.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, FUND_SLUG, INCLUDE, MF } from './shared-parameters.ts';
import { SAMPLE_REPORT } from '#http/schemas/report-samples.ts';
import { REPORT } from '#http/schemas/reports.ts';

export const READ_LATEST_REPORT = defineOperation({
  id: 'readLatestReport',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/fmr-reports/latest`,
  group: 'Reports',
  summary: 'Read the newest report of a fund',
  description: 'The current version of the newest promoted report, with the sections asked for and the state of all of them.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: { path: { fund_slug: FUND_SLUG }, query: { include: INCLUDE, as_of: AS_OF }, body: null },
  payload: REPORT,
  example: SAMPLE_REPORT,
  answer: async ({ reader }, values) => reader.answer((view) => readReport(view, { ...values, report_date: null, data_version: null })),
});
