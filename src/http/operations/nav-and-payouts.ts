import { defineOperation } from '#http/operation.ts';
import { fundSelection, optional, required, civilDate } from '#http/parameter.ts';
import { SAMPLE_NAV_ROW, SAMPLE_SERIES_FUND } from '#http/schemas/samples.ts';
import { NAV_HISTORY, NAV_SELECTION, PAYOUT_HISTORY } from '#payloads/series.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import { readPayouts } from '#reads/read-payouts.ts';
import { AS_OF, CURSOR, DATE_POLICY, FUNDS, FUND_SLUG, MF, SELECTION, day, limit, order } from './shared-parameters.ts';

const GET_SERIES = { method: 'GET', group: 'NAV and payouts', scopes: ['nav:read'] } as const;
const GET_SELECTION = { ...GET_SERIES, ...SELECTION } as const;
const GET_HISTORY = { ...GET_SERIES, paging: 'cursor', isSelection: false } as const;

export const LIST_LATEST_NAVS = defineOperation({
  ...GET_SELECTION,
  id: 'listLatestNavs',
  path: `${MF}/nav/latest`,
  summary: 'Get the latest NAVs',
  description:
    'The latest accepted NAV of each selected fund, or of every ACTIVE fund ordered by slug. ' +
    'Each row has its own date; an empty list means that no observation is available.',
  cost_units: 1,
  parameters: {
    path: {},
    query: {
      funds: optional(fundSelection(), 'Slugs of at most 100 funds, repeated; absent: every ACTIVE fund.'),
      as_of: AS_OF,
    },
    body: null,
  },
  payload: NAV_SELECTION,
  example: [SAMPLE_NAV_ROW],
  answer: async ({ reader }, values) =>
    reader.answer((view) => readNavSelection(view, { ...values, date: null, date_policy: 'exact' })),
});

export const LIST_NAVS_OF_DATE = defineOperation({
  ...GET_SELECTION,
  id: 'listNavsOfDate',
  path: `${MF}/nav/bulk`,
  summary: 'Get NAVs of several funds on one date',
  description:
    'The NAV of each selected fund on a date, or the latest on or before it. ' +
    'Funds without such a row are listed in meta.missing_funds.',
  cost_units: 2,
  parameters: {
    path: {},
    query: {
      date: required(civilDate(), 'The NAV date.'),
      funds: FUNDS,
      date_policy: DATE_POLICY,
      as_of: AS_OF,
    },
    body: null,
  },
  payload: NAV_SELECTION,
  example: [SAMPLE_NAV_ROW],
  answer: async ({ reader }, values) => reader.answer((view) => readNavSelection(view, values)),
});

export const READ_NAV_HISTORY = defineOperation({
  ...GET_HISTORY,
  id: 'readNavHistory',
  path: `${MF}/funds/{fund_slug}/nav`,
  summary: 'Get the NAV history of a fund',
  description:
    'Accepted NAVs of one fund by date. The window spans at most 3653 days; ' +
    'to continue, send the cursor with unchanged parameters.',
  cost_units: 1,
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
  example: {
    fund: SAMPLE_SERIES_FUND,
    currency: 'PKR',
    from: '2026-08-01',
    to: '2026-08-19',
    order: 'asc',
    total: 1,
    navs: [SAMPLE_NAV_ROW],
  },
  answer: async ({ reader }, values) => reader.answer((view) => readNavHistory(view, values)),
});

export const READ_PAYOUTS = defineOperation({
  ...GET_HISTORY,
  id: 'readPayouts',
  path: `${MF}/funds/{fund_slug}/payouts`,
  summary: 'Get the observed payouts of a fund',
  description:
    'Observed payouts of one fund. An empty list does not prove that the fund never paid out. ' +
    'The window spans at most 1830 days.',
  cost_units: 1,
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
