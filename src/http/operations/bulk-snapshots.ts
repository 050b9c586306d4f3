import { readSnapshotSelection } from '#reads/read-snapshots.ts';
import { SNAPSHOT_EXPANSIONS } from '#reads/report-includes.ts';
import { defineOperation } from '#http/operation.ts';
import { AS_OF, MF, day } from './shared-parameters.ts';
import { filterList, fundSelection } from '#http/parameters/lists.ts';
import { optional, required, withDefault } from '#http/parameters/parameter.ts';
import { boolean } from '#http/parameters/scalars.ts';
import { listOf } from '#http/schemas/members.ts';
import { SAMPLE_EXPANDED_SNAPSHOT } from '#http/schemas/report-samples.ts';
import { EXPANDED_SNAPSHOT } from '#http/schemas/reports.ts';

export const BULK_SNAPSHOTS = defineOperation({
  id: 'bulkSnapshots',
  method: 'POST',
  path: `${MF}/bulk/snapshots`,
  group: 'Bulk',
  summary: 'Read snapshots of several funds',
  description: 'The newest snapshot of each selected fund, or those of one period. Funds without one are listed in meta.missing_funds. This only reads.',
  scopes: ['fmr:read'],
  cost_units: 5,
  paging: 'none',
  is_selection: true,
  rows: 'data',
  parameters: {
    path: {},
    query: {},
    body: {
      funds: required(fundSelection(), 'Slugs of 1 to 100 funds.'),
      report_date: day('The common period; without effect where latest is true.'),
      latest: optional(boolean(), 'true: the newest period of each fund. false: the period of report_date, which must be given. Absent: true without report_date, false with one.'),
      include: withDefault(filterList(SNAPSHOT_EXPANSIONS), [], 'Expansions. Any other, all included, is 400 UNSUPPORTED_EXPANSION.'),
      as_of: AS_OF,
    },
  },
  payload: listOf(EXPANDED_SNAPSHOT, 'One snapshot per fund that has one.'),
  example: [SAMPLE_EXPANDED_SNAPSHOT],
  answer: async ({ reader }, values) => reader.answer((view) => readSnapshotSelection(view, values)),
});
