import { readNavHistory } from '#reads/read-nav-history.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, CURSOR, FUND_SLUG, MF, day, limit, order } from './shared-parameters.ts';
import { SAMPLE_NAV_ROW, SAMPLE_SERIES_FUND } from '#http/schemas/samples.ts';
import { NAV_HISTORY } from '#http/schemas/series.ts';

export const READ_NAV_HISTORY = defineOperation({
  id: 'readNavHistory',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/nav`,
  group: 'NAV and payouts',
  summary: 'Read the NAV history of a fund',
  description: 'Accepted NAVs of one fund by date. A window spans at most 3653 days; continue with the cursor and unchanged parameters.',
  scopes: ['nav:read'],
  cost_units: 1,
  paging: 'cursor',
  is_selection: false,
  rows: 'navs',
  parameters: {
    path: { fund_slug: FUND_SLUG },
    query: {
      from: day('First day of the window; absent: 3653 days before to.'),
      to: day('Last day of the window; absent: the latest observation of the fund.'),
      cursor: CURSOR,
      limit: limit(500, 1000),
      order: order('asc'),
      as_of: AS_OF,
    },
    body: null,
  },
  payload: NAV_HISTORY,
  example: { fund: SAMPLE_SERIES_FUND, currency: 'PKR', from: '2026-08-01', to: '2026-08-19', order: 'asc', total: 1, navs: [SAMPLE_NAV_ROW] },
  answer: async ({ reader }, values) => reader.answer((view) => readNavHistory(view, values)),
});
