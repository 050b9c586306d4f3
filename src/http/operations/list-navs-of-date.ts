import { readNavSelection } from '#reads/read-nav-selection.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, DATE_POLICY, MF } from './shared-parameters.ts';
import { fundSelection } from '#http/parameters/lists.ts';
import { required } from '#http/parameters/parameter.ts';
import { civilDate } from '#http/parameters/scalars.ts';
import { listOf } from '#http/schemas/members.ts';
import { SAMPLE_NAV_ROW } from '#http/schemas/samples.ts';
import { NAV_ROW } from '#http/schemas/series.ts';

export const LIST_NAVS_OF_DATE = defineOperation({
  id: 'listNavsOfDate',
  method: 'GET',
  path: `${MF}/nav/bulk`,
  group: 'NAV and payouts',
  summary: 'Read NAVs of several funds on one date',
  description: 'The NAV of each selected fund on a date, or the newest on or before it. Funds without such a row are listed in meta.missing_funds.',
  scopes: ['nav:read'],
  cost_units: 2,
  paging: 'none',
  is_selection: true,
  rows: 'data',
  parameters: {
    path: {},
    query: { date: required(civilDate(), 'The NAV date.'), funds: required(fundSelection(), 'Slugs of 1 to 100 funds, repeated.'), date_policy: DATE_POLICY, as_of: AS_OF },
    body: null,
  },
  payload: listOf(NAV_ROW, 'One row per fund that has one under the policy.'),
  example: [SAMPLE_NAV_ROW],
  answer: async ({ reader }, values) => reader.answer((view) => readNavSelection(view, values)),
});
