import { listCoverage } from '#reads/list-coverage.ts';
import { defineOperation } from '#http/operation.ts';
import { MF, PAGE, PER_PAGE } from './shared-parameters.ts';
import { COVERAGE_ROW } from '#http/schemas/coverage.ts';
import { listOf } from '#http/schemas/members.ts';
import { SAMPLE_FUND_REFERENCE } from '#http/schemas/samples.ts';

export const LIST_COVERAGE = defineOperation({
  id: 'listCoverage',
  method: 'GET',
  path: `${MF}/coverage`,
  group: 'Catalog',
  summary: 'List what is held of each fund',
  description: 'First and latest dates and counts per fund and dataset, ordered by slug, funds of every lifecycle status included.',
  scopes: ['catalog:read', 'funds:read'],
  cost_units: 1,
  paging: 'page',
  is_selection: false,
  parameters: { path: {}, query: { page: PAGE, per_page: PER_PAGE }, body: null },
  payload: listOf(COVERAGE_ROW, 'Funds of this page.'),
  example: [
    {
      fund: SAMPLE_FUND_REFERENCE,
      nav: { first_date: '2019-03-04', latest_date: '2026-08-19', observation_count: 1830 },
      payouts: { first_date: '2019-06-28', latest_date: '2026-06-29', event_count: 8 },
      reports: { first_date: null, latest_date: null, report_count: 0 },
      held_count: 0,
    },
  ],
  answer: async ({ reader }, values) => reader.answer((view) => listCoverage(view, values)),
});
