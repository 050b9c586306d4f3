import type { IsoDate } from '#domain/dates.ts';
import { DATE_POLICIES, ORDERS } from '#domain/vocabularies.ts';
import type { DatePolicy, Order } from '#domain/vocabularies.ts';
import type { Kind, Parameter } from '#http/parameter.ts';
import {
  optional,
  required,
  withDefault,
  fundSelection,
  textList,
  civilDate,
  integer,
  oneOf,
  text,
  timestamp,
} from '#http/parameter.ts';

/** Base path of the operations about mutual funds. */
export const MF = '/v1/mutual-funds';

// The contract's limit for a payout cursor; cursors of this service are far shorter.
const LONGEST_CURSOR = 2000;

/** Common to operations on a selection of funds, whose `data` is a list of rows. */
export const SELECTION = { paging: 'none', isSelection: true, rows: 'data' } as const;

/** The longest slug derived from the association's names has about 120 characters. */
export function slug(): Kind<string> {
  return text(200);
}

export const FUND_SLUG = required(slug(), 'Slug of the fund, from the registry.');
export const FUNDS = required(fundSelection(), 'Slugs of 1 to 100 funds.');
export const FAMILY_SLUG = required(slug(), 'Slug of the family, from the registry.');

export const CURSOR = optional(
  text(LONGEST_CURSOR),
  'meta.next_cursor of the previous page, unchanged; absent for the first page.',
);
export const PAGE = withDefault(
  integer({ minimum: 1 }),
  1,
  'Number of the page, starting at 1. A page after the last one is empty.',
);

/** Registry lists have no maximum in the schema: values above 100 are reduced to 100. */
export const REGISTRY_PER_PAGE = withDefault(
  integer({ minimum: 1 }),
  50,
  'Rows per page. Values above 100 are reduced to 100; meta.per_page contains the value used.',
);
export const PER_PAGE = withDefault(integer({ minimum: 1, maximum: 100 }), 50, 'Rows per page.');

export function limit(fallback: number, maximum: number): Parameter<number> {
  return withDefault(integer({ minimum: 1, maximum }), fallback, 'Maximum number of rows per page.');
}

/** An absent value is not yet replaced by the default: on a further page it means the order of the cursor. */
export function order(fallback: Order): Parameter<Order | null> {
  return {
    ...optional(oneOf(ORDERS), "Order of the rows by date. Absent with a cursor: the cursor's order."),
    usual: fallback,
  };
}

export function day(description: string): Parameter<IsoDate | null> {
  return optional(civilDate(), description);
}

/** `meta.data_freshness_days`, and every window that ends today, are counted from the day of that timestamp. */
export const AS_OF: Parameter<number | null> = optional(
  timestamp(),
  'A UTC timestamp, not in the future: returns the data as served at that time, without later corrections and ' +
    'versions. Registry data (names, slugs, statuses) is always current. Absent: now.',
);

/** The dates in a list of reports. */
export const REPORT_DATE = required(civilDate(), 'Date of the report, from the list of reports.');

export const INCLUDE = optional(
  textList(400),
  'Sections to include, comma-separated or repeated, or all; absent: the default sections. ' +
    'An unknown section is rejected with 400 UNSUPPORTED_EXPANSION.',
);

export const DATE_POLICY: Parameter<DatePolicy> = withDefault(
  oneOf(DATE_POLICIES),
  'exact',
  'exact: only rows of exactly that date. previous_available: the latest row on or before it; ' +
    'nav_date contains the date of the row.',
);
