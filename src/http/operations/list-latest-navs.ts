import { readNavSelection } from '#reads/read-nav-selection.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, MF } from './shared-parameters.ts';
import { fundSelection } from '#http/parameters/lists.ts';
import { optional } from '#http/parameters/parameter.ts';
import { listOf } from '#http/schemas/members.ts';
import { SAMPLE_NAV_ROW } from '#http/schemas/samples.ts';
import { NAV_ROW } from '#http/schemas/series.ts';

export const LIST_LATEST_NAVS = defineOperation({
  id: 'listLatestNavs',
  method: 'GET',
  path: `${MF}/nav/latest`,
  group: 'NAV and payouts',
  summary: 'Read latest NAVs',
  description: 'The newest accepted NAV of each selected fund, or of every ACTIVE fund ordered by slug. Each row has its own date; an empty list means that no observation is available.',
  scopes: ['nav:read'],
  cost_units: 1,
  paging: 'none',
  is_selection: true,
  rows: 'data',
  parameters: { path: {}, query: { funds: optional(fundSelection(), 'Slugs of at most 100 funds, repeated; absent for every ACTIVE fund.'), as_of: AS_OF }, body: null },
  payload: listOf(NAV_ROW, 'One row per fund that has an observation.'),
  example: [SAMPLE_NAV_ROW],
  answer: async ({ reader }, values) => reader.answer((view) => readNavSelection(view, { ...values, date: null, date_policy: 'exact' })),
});
