import { readPayouts } from '#reads/read-payouts.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, CURSOR, FUND_SLUG, MF, day, limit, order } from './shared-parameters.ts';
import { SAMPLE_SERIES_FUND } from '#http/schemas/samples.ts';
import { PAYOUT_HISTORY } from '#http/schemas/series.ts';

export const READ_PAYOUTS = defineOperation({
  id: 'readPayouts',
  method: 'GET',
  path: `${MF}/funds/{fund_slug}/payouts`,
  group: 'NAV and payouts',
  summary: 'Read the observed payouts of a fund',
  description: 'Payouts of one fund that were observed. An empty list does not prove that the fund never distributed. A window spans at most 1830 days.',
  scopes: ['nav:read'],
  cost_units: 1,
  paging: 'cursor',
  is_selection: false,
  rows: 'payouts',
  parameters: {
    path: { fund_slug: FUND_SLUG },
    query: {
      from: day('First day of the window; absent: 1827 days before to.'),
      to: day('Last day of the window; absent: today in Asia/Karachi.'),
      cursor: CURSOR,
      limit: limit(100, 500),
      order: order('desc'),
      as_of: AS_OF,
    },
    body: null,
  },
  payload: PAYOUT_HISTORY,
  example: {
    fund: SAMPLE_SERIES_FUND,
    currency: 'PKR',
    from: '2021-08-18',
    to: '2026-08-19',
    order: 'desc',
    total: 1,
    coverage: 'observed_events_only',
    payouts: [
      {
        id: '9b2f6f5e-7a34-5c5b-9f4c-2d6d0a1c3e58',
        payout_date: '2026-06-29',
        amount_per_unit: '6.2500',
        ex_nav: '100.0310',
        source: { url: null, observed_at: '2026-06-30T13:00:00.000Z' },
      },
    ],
  },
  answer: async ({ reader, today }, values) => reader.answer((view) => readPayouts(view, { ...values, today })),
});
