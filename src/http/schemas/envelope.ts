import { Type } from 'typebox';
import type { TObject, TSchema } from 'typebox';
import type { Operation } from '#http/operation.ts';
import {
  dateOrNull,
  flag,
  id,
  integer,
  integerOrNull,
  timestamp,
  record,
  textOrNull,
  texts,
} from '#payloads/members.ts';

const COMMON = {
  request_id: id('Request id, also in X-Request-ID.'),
  generated_at: timestamp('Time at which the response was built; not an observation date.'),
  data_as_of: dateOrNull(
    'Latest date of the requested data, regardless of page, window or limit; null if there is none.',
  ),
  data_freshness_days: integerOrNull('Days from data_as_of to today in Asia/Karachi; null means unknown, not fresh.', {
    'x-unit': 'days',
  }),
};

const META = record('Meta', 'Information about the response.', COMMON);

const PAGE_META = record('PageMeta', 'Information about the response and the page.', {
  ...COMMON,
  page: integer('Number of this page.'),
  per_page: integer('The effective page size.'),
  has_next: flag('Whether there is another page.'),
  total_pages: integer('Number of pages.'),
});

const CURSOR_META = record('CursorMeta', 'Information about the response and the feed.', {
  ...COMMON,
  next_cursor: textOrNull('Cursor of the next page; null on the last page.'),
});

const SELECTION_META = record('SelectionMeta', 'Information about the response and the selection.', {
  ...COMMON,
  missing_funds: Type.Optional(texts('Requested slugs without a row; present if funds were selected.')),
});

function metaSchema({ paging, isSelection }: Operation): TObject {
  if (isSelection) return SELECTION_META;
  if (paging === 'page') return PAGE_META;
  return paging === 'cursor' ? CURSOR_META : META;
}

/** The whole body of a 200 response of this operation. */
export function envelopeSchema(operation: Operation): TSchema {
  return Type.Object({ success: Type.Literal(true), data: operation.payload, meta: metaSchema(operation) });
}
