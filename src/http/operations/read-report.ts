import { readReport } from '#reads/read-report.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, FUND_SLUG, INCLUDE, MF, REPORT_DATE } from './shared-parameters.ts';
import { optional } from '#http/parameters/parameter.ts';
import { integer } from '#http/parameters/scalars.ts';
import { SAMPLE_REPORT } from '#http/schemas/report-samples.ts';
import { REPORT } from '#http/schemas/reports.ts';

export const READ_REPORT = defineOperation({
  id: 'readReport',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/fmr-reports/{report_date}`,
  group: 'Reports',
  summary: 'Read a report of a fund',
  description: 'The report of one date: its current version, or an earlier one by data_version.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: false,
  parameters: {
    path: { fund_slug: FUND_SLUG, report_date: REPORT_DATE },
    query: {
      include: INCLUDE,
      data_version: optional(integer({ minimum: 1 }), 'A version of the report, as the revisions list them; absent for the current one.'),
      as_of: AS_OF,
    },
    body: null,
  },
  payload: REPORT,
  example: SAMPLE_REPORT,
  answer: async ({ reader }, values) => reader.answer((view) => readReport(view, values)),
});
