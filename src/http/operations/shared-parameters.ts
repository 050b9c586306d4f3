import type { IsoDate } from '#domain/dates.ts';
import { DATE_POLICIES, ORDERS } from '#domain/vocabularies.ts';
import type { DatePolicy, Order } from '#domain/vocabularies.ts';
import type { Kind, Parameter } from '#http/parameters/parameter.ts';
import { optional, required, withDefault } from '#http/parameters/parameter.ts';
import { textList } from '#http/parameters/lists.ts';
import { civilDate, integer, oneOf, text, timestamp } from '#http/parameters/scalars.ts';

/** Where the operations about mutual funds live. */
export const MF = '/v1/mutual-funds';

// The bound the contract gives for a payout cursor; ours are far shorter on every feed.
const LONGEST_CURSOR = 2000;

/** The longest slug the association's names make has about 120 characters. */
export function slug(): Kind<string> {
  return text(200);
}

export const FUND_SLUG = required(slug(), 'Slug of the fund, from the registry.');
export const FAMILY_SLUG = required(slug(), 'Slug of the family, from the registry.');

export const CURSOR = optional(
  text(LONGEST_CURSOR),
  'meta.next_cursor of the page before, unchanged; absent for the first page.',
);
export const PAGE = withDefault(
  integer({ minimum: 1 }),
  1,
  'Number of the page, from 1. A page past the end is an empty list.',
);

/** Registry lists have no maximum in the schema: more than 100 is served as 100. */
export const REGISTRY_PER_PAGE = withDefault(
  integer({ minimum: 1 }),
  50,
  'Rows of a page. More than 100 is served as 100; meta.per_page says what was used.',
);
export const PER_PAGE = withDefault(integer({ minimum: 1, maximum: 100 }), 50, 'Rows of a page.');

export function limit(fallback: number, maximum: number): Parameter<number> {
  return withDefault(integer({ minimum: 1, maximum }), fallback, 'Most rows of one page.');
}

/** Absent is not yet the default: on a further page it is the order of the cursor. */
export function order(fallback: Order): Parameter<Order | null> {
  return { ...optional(oneOf(ORDERS), "Order of the rows by date; with a cursor, the cursor's own."), usual: fallback };
}

export function day(description: string): Parameter<IsoDate | null> {
  return optional(civilDate(), description);
}

/** `meta.data_freshness_days`, and every window that ends today, are counted from the day of that moment. */
export const AS_OF: Parameter<number | null> = optional(
  timestamp(),
  'A moment in UTC, not in the future: the answer is what this service served then, later corrections and versions left out. The registry (names, slugs, statuses) is that of now. Absent for now.',
);

/** The days that a report list names. */
export const REPORT_DATE = required(civilDate(), 'Date of the report, from the report list.');

export const INCLUDE = optional(
  textList(400),
  'Sections to show, comma-joined or repeated, or all; absent for the default set. An unknown one is 400 UNSUPPORTED_EXPANSION.',
);

export const DATE_POLICY: Parameter<DatePolicy> = withDefault(
  oneOf(DATE_POLICIES),
  'exact',
  'exact: only rows of that very date. previous_available: the newest row on or before it; nav_date says which date was used.',
);
