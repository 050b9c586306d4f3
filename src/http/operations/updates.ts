import { DATASETS } from '#domain/vocabularies.ts';
import { defineOperation } from '#http/operation.ts';
import { filterList, optional } from '#http/parameter.ts';
import { SAMPLE_FUND_REFERENCE } from '#http/schemas/samples.ts';
import { UPDATES } from '#payloads/feed.ts';
import { listUpdates } from '#reads/list-updates.ts';
import { CURSOR, MF, limit } from './shared-parameters.ts';

export const LIST_UPDATES = defineOperation({
  id: 'listUpdates',
  method: 'GET',
  path: `${MF}/updates`,
  group: 'Updates',
  summary: 'Get the updates feed',
  description:
    'Changes of the served data, in one total order. Save the checkpoint after processing a page and poll with it; ' +
    'process events idempotently.',
  scopes: ['updates:read'],
  cost_units: 1,
  paging: 'cursor',
  isSelection: false,
  parameters: {
    path: {},
    query: {
      cursor: CURSOR,
      datasets: optional(
        filterList(DATASETS),
        "Only events of these datasets, repeated; absent: all or, with a cursor, the cursor's datasets. " +
          "Datasets other than the cursor's are rejected with 400 INVALID_CURSOR.",
      ),
      limit: limit(100, 500),
    },
    body: null,
  },
  payload: UPDATES,
  example: {
    events: [
      {
        id: 'f2d6a2f5-41f1-5d0c-8c39-7c5a0b9e6d13',
        dataset: 'nav',
        type: 'nav.observed',
        fund: SAMPLE_FUND_REFERENCE,
        effective_date: '2026-08-19',
        data_version: null,
        occurred_at: '2026-08-19T14:05:11.000Z',
        resource: '/v1/mutual-funds/funds/sample-meadow-income-fund/nav',
        changed: ['nav'],
      },
    ],
    checkpoint: 'an-opaque-checkpoint',
  },
  answer: async ({ reader }, values) => reader.answer((view) => listUpdates(view, values)),
});
