import { listCoverage } from '#reads/list-coverage.ts';
import { defineOperation } from '#http/operation.ts';
import { MF, PAGE, PER_PAGE } from './shared-parameters.ts';
import { COVERAGE_ROW } from '#http/schemas/coverage.ts';
import { listOf } from '#http/schemas/members.ts';
import { SAMPLE_FUND_REFERENCE } from '#http/schemas/samples.ts';

const SAMPLE_SECTION_COUNTS = {
  sub_funds: 0, reported_returns: 2, allocations: 2, holdings: 1, metrics: 2, fees: 2, ratings: 2, parties: 2, special_terms: 0, compliance: 0, notes: 1, source: 2,
};

export const LIST_COVERAGE = defineOperation({
  id: 'listCoverage',
  method: 'GET',
  path: `${MF}/coverage`,
  group: 'Catalog',
  summary: 'List what is held of each fund',
  description: 'First and latest dates and counts per fund and dataset, and in how many reports each section has rows; ordered by slug, funds of every lifecycle status included.',
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
      reports: { first_date: '2026-06-30', latest_date: '2026-07-31', report_count: 2, sections: SAMPLE_SECTION_COUNTS },
      held_count: 0,
    },
  ],
  answer: async ({ reader }, values) => reader.answer((view) => listCoverage(view, values)),
});
