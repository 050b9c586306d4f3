import { defineOperation } from '#http/operation.ts';
import { filterList, fundSelection, textList } from '#http/parameters/lists.ts';
import { optional, required, withDefault } from '#http/parameters/parameter.ts';
import { boolean } from '#http/parameters/scalars.ts';
import { SAMPLE_EXPANDED_SNAPSHOT } from '#http/schemas/report-samples.ts';
import { SAMPLE_FUND, SAMPLE_NAV_ROW } from '#http/schemas/samples.ts';
import { listOf } from '#payloads/members.ts';
import { PROJECTED_FUND } from '#payloads/registry.ts';
import { EXPANDED_SNAPSHOT } from '#payloads/reports.ts';
import { NAV_ROW } from '#payloads/series.ts';
import { readFundSelection } from '#reads/read-fund-selection.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import { readSnapshotSelection } from '#reads/read-snapshots.ts';
import { SNAPSHOT_EXPANSIONS } from '#reads/report-includes.ts';
import { AS_OF, DATE_POLICY, MF, day } from './shared-parameters.ts';

export const BULK_FUNDS = defineOperation({
  id: 'bulkFunds',
  method: 'POST',
  path: `${MF}/bulk/funds`,
  group: 'Bulk',
  summary: 'Read several fund records',
  description:
    'Registry records of up to 100 funds in the order asked. Unknown slugs are listed in meta.missing_funds. This only reads.',
  scopes: ['funds:read'],
  cost_units: 2,
  paging: 'none',
  isSelection: true,
  rows: 'data',
  parameters: {
    path: {},
    query: {},
    body: {
      funds: required(fundSelection(), 'Slugs of 1 to 100 funds.'),
      fields: optional(
        textList(),
        'Properties to return; id and slug always are. Absent or null for all. An unknown one is 400 UNSUPPORTED_FIELD.',
      ),
    },
  },
  payload: listOf(PROJECTED_FUND, 'One record per known fund.'),
  example: [SAMPLE_FUND],
  answer: async ({ reader }, values) => reader.answer((view) => readFundSelection(view, values)),
});

export const BULK_NAVS = defineOperation({
  id: 'bulkNavs',
  method: 'POST',
  path: `${MF}/bulk/nav`,
  group: 'Bulk',
  summary: 'Read NAVs of several funds',
  description:
    'The latest NAV of each selected fund, or that of a date under a policy. Funds without such a row are listed in meta.missing_funds. This only reads.',
  scopes: ['nav:read'],
  cost_units: 3,
  paging: 'none',
  isSelection: true,
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

export const BULK_SNAPSHOTS = defineOperation({
  id: 'bulkSnapshots',
  method: 'POST',
  path: `${MF}/bulk/snapshots`,
  group: 'Bulk',
  summary: 'Read snapshots of several funds',
  description:
    'The newest snapshot of each selected fund, or those of one period. Funds without one are listed in meta.missing_funds. This only reads.',
  scopes: ['fmr:read'],
  cost_units: 5,
  paging: 'none',
  isSelection: true,
  rows: 'data',
  parameters: {
    path: {},
    query: {},
    body: {
      funds: required(fundSelection(), 'Slugs of 1 to 100 funds.'),
      report_date: day('The common period; without effect where latest is true.'),
      latest: optional(
        boolean(),
        'true: the newest period of each fund. false: the period of report_date, which must be given. Absent: true without report_date, false with one.',
      ),
      include: withDefault(
        filterList(SNAPSHOT_EXPANSIONS),
        [],
        'Expansions. Any other, all included, is 400 UNSUPPORTED_EXPANSION.',
      ),
      as_of: AS_OF,
    },
  },
  payload: listOf(EXPANDED_SNAPSHOT, 'One snapshot per fund that has one.'),
  example: [SAMPLE_EXPANDED_SNAPSHOT],
  answer: async ({ reader }, values) => reader.answer((view) => readSnapshotSelection(view, values)),
});
