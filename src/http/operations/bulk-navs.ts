import { readNavSelection } from '#reads/read-nav-selection.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, DATE_POLICY, MF, day } from './shared-parameters.ts';
import { fundSelection } from '#http/parameters/lists.ts';
import { required } from '#http/parameters/parameter.ts';
import { listOf } from '#http/schemas/members.ts';
import { SAMPLE_NAV_ROW } from '#http/schemas/samples.ts';
import { NAV_ROW } from '#http/schemas/series.ts';

export const BULK_NAVS = defineOperation({
  id: 'bulkNavs',
  method: 'POST',
  path: `${MF}/bulk/nav`,
  group: 'Bulk',
  summary: 'Read NAVs of several funds',
  description: 'The latest NAV of each selected fund, or that of a date under a policy. Funds without such a row are listed in meta.missing_funds. This only reads.',
  scopes: ['nav:read'],
  cost_units: 3,
  paging: 'none',
  is_selection: true,
  rows: 'data',
  parameters: {
    path: {},
    query: {},
    body: {
      funds: required(fundSelection(), 'Slugs of 1 to 100 funds.'),
      date: day('The NAV date; absent or null for the latest of each fund.'),
      date_policy: DATE_POLICY,
      from: day('Accepted and checked, but without effect: this is no multi-fund history.'),
      to: day('Accepted and checked, but without effect.'),
      as_of: AS_OF,
    },
  },
  payload: listOf(NAV_ROW, 'One row per fund that has one under the policy.'),
  example: [SAMPLE_NAV_ROW],
  answer: async ({ reader }, values) => reader.answer((view) => readNavSelection(view, values)),
});
