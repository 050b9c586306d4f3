import { defineOperation } from '#http/operation.ts';
import { filterList, textList, optional, withDefault, boolean } from '#http/parameter.ts';
import { SAMPLE_EXPANDED_SNAPSHOT } from '#http/schemas/report-samples.ts';
import { SAMPLE_FUND, SAMPLE_NAV_ROW } from '#http/schemas/samples.ts';
import { listOf } from '#payloads/members.ts';
import { PROJECTED_FUND } from '#payloads/registry.ts';
import { EXPANDED_SNAPSHOT } from '#payloads/reports.ts';
import { NAV_SELECTION } from '#payloads/series.ts';
import { readFundSelection } from '#reads/funds.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import { readSnapshotSelection } from '#reads/read-snapshots.ts';
import { SNAPSHOT_EXPANSIONS } from '#reads/reports.ts';
import { AS_OF, DATE_POLICY, FUNDS, MF, SELECTION, day } from './shared-parameters.ts';

const BULK = { ...SELECTION, method: 'POST', group: 'Bulk' } as const;

export const BULK_FUNDS = defineOperation({
  ...BULK,
  id: 'bulkFunds',
  path: `${MF}/bulk/funds`,
  summary: 'Get several fund records',
  description:
    'Registry records of up to 100 funds in the requested order. Unknown slugs are listed in meta.missing_funds. ' +
    'Writes nothing.',
  scopes: ['funds:read'],
  cost_units: 2,
  parameters: {
    path: {},
    query: {},
    body: {
      funds: FUNDS,
      fields: optional(
        textList(),
        'Properties to return, besides id and slug. Absent or null: all. ' +
          'An unknown property is rejected with 400 UNSUPPORTED_FIELD.',
      ),
    },
  },
  payload: listOf(PROJECTED_FUND, 'One record per known fund.'),
  example: [SAMPLE_FUND],
  answer: async ({ reader }, values) => reader.answer((view) => readFundSelection(view, values)),
});

export const BULK_NAVS = defineOperation({
  ...BULK,
  id: 'bulkNavs',
  path: `${MF}/bulk/nav`,
  summary: 'Get NAVs of several funds',
  description:
    'The latest NAV of each selected fund, or its NAV for a date and policy. ' +
    'Funds without such a row are listed in meta.missing_funds. Writes nothing.',
  scopes: ['nav:read'],
  cost_units: 3,
  parameters: {
    path: {},
    query: {},
    body: {
      funds: FUNDS,
      date: day('NAV date; absent or null: the latest of each fund.'),
      date_policy: DATE_POLICY,
      from: day('Validated but has no effect: this operation does not return histories.'),
      to: day('Validated but has no effect.'),
      as_of: AS_OF,
    },
  },
  payload: NAV_SELECTION,
  example: [SAMPLE_NAV_ROW],
  answer: async ({ reader }, values) => reader.answer((view) => readNavSelection(view, values)),
});

export const BULK_SNAPSHOTS = defineOperation({
  ...BULK,
  id: 'bulkSnapshots',
  path: `${MF}/bulk/snapshots`,
  summary: 'Get snapshots of several funds',
  description:
    'The newest snapshot of each selected fund, or the snapshots of one period. ' +
    'Funds without one are listed in meta.missing_funds. Writes nothing.',
  scopes: ['fmr:read'],
  cost_units: 5,
  parameters: {
    path: {},
    query: {},
    body: {
      funds: FUNDS,
      report_date: day('Report date of all snapshots; has no effect if latest is true.'),
      latest: optional(
        boolean(),
        'true: the newest period of each fund. false: the period of report_date, which is then required. Absent: ' +
          'true without report_date, otherwise false.',
      ),
      include: withDefault(
        filterList(SNAPSHOT_EXPANSIONS),
        [],
        'Expansions. Any other value, including all, is rejected with 400 UNSUPPORTED_EXPANSION.',
      ),
      as_of: AS_OF,
    },
  },
  payload: listOf(EXPANDED_SNAPSHOT, 'One snapshot per fund that has one.'),
  example: [SAMPLE_EXPANDED_SNAPSHOT],
  answer: async ({ reader }, values) => reader.answer((view) => readSnapshotSelection(view, values)),
});
