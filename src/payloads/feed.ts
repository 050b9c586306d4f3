import { DATASETS, EVENT_TYPES } from '#domain/vocabularies.ts';
import { dateOrNull, id, integerOrNull, listOf, timestamp, oneOf, orNull, record, text, texts } from './members.ts';
import { FUND_REFERENCE } from './registry.ts';
import type { Static } from './schema.ts';

const UPDATE_EVENT = record('UpdateEvent', 'One change of the served data. Process it idempotently.', {
  id: id('Public id of the event.'),
  dataset: oneOf(DATASETS, 'Dataset of the change.'),
  type: oneOf(EVENT_TYPES, 'Kind of change.'),
  fund: orNull(FUND_REFERENCE, 'The fund; null for events of an AMC or a family.'),
  effective_date: dateOrNull('Date of the fact: NAV date, payout date or report date.'),
  data_version: integerOrNull('Version of a report; null for other datasets.'),
  occurred_at: timestamp('Time at which the change was committed.'),
  resource: text('Path of the resource that changed.'),
  changed: texts('Names of the fields or sections that changed.'),
});

export const UPDATES = record('Updates', 'A page of the updates feed, in one total order.', {
  events: listOf(UPDATE_EVENT, 'Events of this page, oldest first.'),
  checkpoint: text('Cursor, never null: save it after processing the page and poll with it later.'),
});
export type Updates = Static<typeof UPDATES>;
