import { defineOperation } from '#http/operation.ts';
import { optional, integer } from '#http/parameter.ts';
import { SAMPLE_EVIDENCE, SAMPLE_REPORT, SAMPLE_SNAPSHOT } from '#http/schemas/report-samples.ts';
import { SAMPLE_FAMILY_REFERENCE, SAMPLE_SUB_FUND } from '#http/schemas/samples.ts';
import { REPORT_EVIDENCE } from '#payloads/evidence.ts';
import { listOf } from '#payloads/members.ts';
import { REPORT, REPORT_LISTING, REVISION, SNAPSHOT, VPS_SNAPSHOT } from '#payloads/reports.ts';
import { readEvidence } from '#reads/read-evidence.ts';
import { listReports, listRevisions, readReport } from '#reads/reports.ts';
import { listSnapshots, readLatestSnapshot, readVpsSnapshot } from '#reads/read-snapshots.ts';
import { AS_OF, FAMILY_SLUG, FUND_SLUG, INCLUDE, MF, PAGE, PER_PAGE, REPORT_DATE } from './shared-parameters.ts';

const DATA_VERSION = optional(
  integer({ minimum: 1 }),
  'A version of the report, from the list of revisions; absent: the current version.',
);

export const READ_LATEST_SNAPSHOT = defineOperation({
  id: 'readLatestSnapshot',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/snapshot/latest`,
  group: 'Reports',
  summary: 'Get the newest snapshot of a fund',
  description: 'Summary of the newest promoted report.',
  scopes: ['fmr:read'],
  cost_units: 2,
  paging: 'none',
  isSelection: false,
  parameters: { path: { fund_slug: FUND_SLUG }, query: { as_of: AS_OF }, body: null },
  payload: SNAPSHOT,
  example: SAMPLE_SNAPSHOT,
  answer: async ({ reader }, values) => reader.answer((view) => readLatestSnapshot(view, values)),
});

export const LIST_SNAPSHOTS = defineOperation({
  id: 'listSnapshots',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/snapshot/history`,
  group: 'Reports',
  summary: 'List the snapshots of a fund',
  description: 'Summaries of all promoted reports, newest first.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'page',
  isSelection: false,
  parameters: { path: { fund_slug: FUND_SLUG }, query: { page: PAGE, per_page: PER_PAGE, as_of: AS_OF }, body: null },
  payload: listOf(SNAPSHOT, 'Snapshots of this page.'),
  example: [SAMPLE_SNAPSHOT],
  answer: async ({ reader }, values) => reader.answer((view) => listSnapshots(view, values)),
});

export const LIST_REPORTS = defineOperation({
  id: 'listReports',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/fmr-reports`,
  group: 'Reports',
  summary: 'List the reports of a fund',
  description: 'Promoted reports, newest first. A missing month means only that no report of it was promoted.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'page',
  isSelection: false,
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

export const READ_LATEST_REPORT = defineOperation({
  id: 'readLatestReport',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/fmr-reports/latest`,
  group: 'Reports',
  summary: 'Get the newest report of a fund',
  description:
    'The current version of the newest promoted report, with the requested sections and the state of all sections.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: { fund_slug: FUND_SLUG }, query: { include: INCLUDE, as_of: AS_OF }, body: null },
  payload: REPORT,
  example: SAMPLE_REPORT,
  answer: async ({ reader }, values) =>
    reader.answer((view) => readReport(view, { ...values, report_date: null, data_version: null })),
});

export const LIST_REVISIONS = defineOperation({
  id: 'listReportRevisions',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/fmr-reports/{report_date}/revisions`,
  group: 'Reports',
  summary: 'List the versions of a report',
  description:
    'All versions of the report of one date, newest first, with the changed sections. ' +
    'Earlier versions remain available by data_version.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
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

export const READ_REPORT = defineOperation({
  id: 'readReport',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/fmr-reports/{report_date}`,
  group: 'Reports',
  summary: 'Get a report of a fund',
  description: 'The report of one date: the current version, or an earlier one by data_version.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: {
    path: { fund_slug: FUND_SLUG, report_date: REPORT_DATE },
    query: {
      include: INCLUDE,
      data_version: DATA_VERSION,
      as_of: AS_OF,
    },
    body: null,
  },
  payload: REPORT,
  example: SAMPLE_REPORT,
  answer: async ({ reader }, values) => reader.answer((view) => readReport(view, values)),
});

export const READ_EVIDENCE = defineOperation({
  id: 'readReportEvidence',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/fmr-reports/{report_date}/evidence`,
  group: 'Reports',
  summary: 'Get the evidence of a report',
  description:
    'The printed place of each value of the report: page, box, printed words with label, column head and unit, and ' +
    'the checks it passed. An addition of this service to the common contract.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: {
    path: { fund_slug: FUND_SLUG, report_date: REPORT_DATE },
    query: { data_version: DATA_VERSION, as_of: AS_OF },
    body: null,
  },
  payload: REPORT_EVIDENCE,
  example: SAMPLE_EVIDENCE,
  answer: async ({ reader }, values) => reader.answer((view) => readEvidence(view, values)),
});

export const READ_VPS_SNAPSHOT = defineOperation({
  id: 'readVpsSnapshot',
  method: 'GET',
  path: `${MF}/vps/{family_slug}/snapshot/latest`,
  group: 'Reports',
  summary: 'Get the newest snapshots of a voluntary pension scheme',
  description: 'Summary of the newest report of each sub-fund; sub-funds without a report are listed separately.',
  scopes: ['fmr:read'],
  cost_units: 1,
  paging: 'none',
  isSelection: false,
  parameters: { path: { family_slug: FAMILY_SLUG }, query: { as_of: AS_OF }, body: null },
  payload: VPS_SNAPSHOT,
  example: {
    family: SAMPLE_FAMILY_REFERENCE,
    sub_funds: [{ ...SAMPLE_SNAPSHOT, fund: SAMPLE_SUB_FUND, asset_class: 'EQUITY' }],
    missing_sub_funds: [],
  },
  answer: async ({ reader }, values) => reader.answer((view) => readVpsSnapshot(view, values)),
});
