/**
 * The most expensive requests of each operation. Every call differs from all earlier calls, so that no cached response
 * serves it.
 */
import { addDays } from '#domain/dates.ts';
import type { Operation } from '#http/operation.ts';
import { SNAPSHOT_EXPANSIONS } from '#reads/reports.ts';
import { EVIDENCE_MONTHS, FAMILIES, FUNDS, LARGE_FUNDS, MONTHS, familyOf } from './fairness-market.ts';
import { TODAY } from './installation.ts';
import { slugOf } from './market.ts';

export interface Asked {
  /** Appended to the operation's path. */
  readonly query?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly accept?: string;
}

/** Times of reads, each used once: `past` is before the last commit, `present` after it. */
let [past, present] = [Number.NaN, Number.NaN];
export const newMoment = (): string => new Date((past += 1)).toISOString();
export const newPresentMoment = (): string => new Date((present += 1)).toISOString();

/** Sets the first times, in milliseconds: those of the last two commits. */
export function beginMoments(before: number, last: number): void {
  [past, present] = [before, last];
}

/** A time before the first import. */
const early = (call: number): string => new Date(Date.parse('2020-01-01T00:00:00Z') + call).toISOString();

const fund = (call: number): string => slugOf(1 + (call % LARGE_FUNDS));
const hundred = (call: number): string[] =>
  Array.from({ length: 100 }, (_, index) => slugOf(1 + ((index * 7 + call) % FUNDS)));
const large = (call: number): string[] =>
  Array.from({ length: LARGE_FUNDS }, (_, index) => slugOf(1 + ((index + call) % LARGE_FUNDS))).concat(
    hundred(call).slice(LARGE_FUNDS),
  );
const listed = (slugs: readonly string[]): string => slugs.map((slug) => `funds=${slug}`).join('&');
/** Slugs of the maximum length that share a prefix with many existing ones; a different one for each call. */
const nearMiss = (call: number): string => `sample-bench-fund-${call}-${'sample-bench-fund-'.repeat(5)}`.slice(0, 118);

export type Questions = Readonly<Record<string, (call: number) => Asked>>;

// A new URL for each call; empty parameters do not change its meaning.
const constant: Questions = { 'new address': (call) => ({ query: '&'.repeat(1 + call) }) };
const report: Questions = {
  'as_of new': () => ({ query: `as_of=${newMoment()}` }),
  'unknown slug': (call) => ({ path: { fund_slug: nearMiss(call) } }),
};
const history: Questions = {
  'every report, as_of new': () => ({ query: `as_of=${newMoment()}` }),
  'every report, as_of since': () => ({ query: `as_of=${newPresentMoment()}` }),
  'every report, next fund': (call) => ({ query: `from=2010-01-01&to=${addDays(TODAY, call)}` }),
};
const evidenceMonth = (call: number) => ({ report_date: MONTHS[call % EVIDENCE_MONTHS] ?? '' });
const family: Questions = { 'as_of new': () => ({ query: `as_of=${newMoment()}` }) };
const navPage =
  (more: string, accept?: string) =>
  (call: number): Asked => ({
    query: `limit=1000&${more}&from=${addDays(TODAY, -1_500 - (call % 2_000))}`,
    ...(accept && { accept }),
  });

const CSV = 'text/csv';
const NDJSON = 'application/x-ndjson';
const QUESTIONS: Readonly<Record<string, Questions>> = {
  readCatalog: constant,
  readFieldsCatalog: constant,
  readEnumsCatalog: constant,
  listCoverage: {
    'pages of 100 and less': (call) => ({ query: `per_page=${1 + (call % 100)}&page=${1 + (call % 6)}` }),
    'pages of 100': (call) => ({ query: `per_page=100&page=${1 + (call % 6)}${'&'.repeat(call)}` }),
  },
  listUpdates: {
    'limit 500': (call) => ({ query: `limit=${500 - (call % 50)}` }),
    'dataset of few events': (call) => ({ query: `datasets=fmr&limit=${500 - (call % 300)}` }),
    'every dataset': (call) => ({
      query: `datasets=nav&datasets=fmr&datasets=registry&datasets=payouts&limit=${500 - (call % 300)}`,
    }),
  },
  listAmcs: { 'pages of 100': (call) => ({ query: `per_page=${100 + call}` }) },
  readAmc: { 'pages of 100': (call) => ({ query: `per_page=${100 + call}` }) },
  listFunds: {
    'pages of 100': (call) => ({ query: `per_page=${100 + call}&lifecycle_status=ALL` }),
    'many words': (call) => ({
      query: `per_page=100&q=${encodeURIComponent(`${'s b f a '.repeat(24)}${call}`.slice(-200))}`,
    }),
    'one word, csv': (call) => ({ query: `per_page=${100 + call}&q=sample`, accept: CSV }),
    'unknown company': (call) => ({ query: `amc=${nearMiss(call)}` }),
    'many categories': (call) => ({
      query: `${Array.from({ length: 100 }, () => 'category=equity').join('&')}&category=${nearMiss(call)}`,
    }),
  },
  readFund: {
    'unknown slug': (call) => ({ path: { fund_slug: nearMiss(call) } }),
    'any fund': (call) => ({ path: { fund_slug: slugOf(1 + (call % FUNDS)) }, query: '&'.repeat(1 + call) }),
  },
  listCategories: constant,
  listFundTypes: constant,
  listFamilies: constant,
  listVps: constant,
  readFamily: {
    plain: (call) => ({ path: { family_slug: familyOf(call) }, query: '&'.repeat(1 + call) }),
    'unknown slug': (call) => ({ path: { family_slug: nearMiss(call) } }),
  },
  readVpsAllocations: family,
  readVpsSnapshot: family,
  listLatestNavs: {
    'every fund, as_of new': () => ({ query: `as_of=${newMoment()}` }),
    'every fund, as_of since': () => ({ query: `as_of=${newPresentMoment()}` }),
    'every fund, nothing known': (call) => ({ query: `as_of=${early(call)}` }),
    '100 funds, as_of new': (call) => ({ query: `${listed(large(call))}&as_of=${newMoment()}` }),
    '100 funds, csv': (call) => ({ query: listed(hundred(call)), accept: CSV }),
  },
  listNavsOfDate: {
    '100 funds, as_of new': (call) => ({
      query: `${listed(large(call))}&date=${addDays(TODAY, -(call % 300))}&date_policy=previous_available&as_of=${newMoment()}`,
    }),
    '100 funds, long ago': (call) => ({
      query: `${listed(large(call))}&date=${addDays(TODAY, -(call % 20_000))}&date_policy=previous_available`,
    }),
    '100 funds, nothing known': (call) => ({
      query: `${listed(large(call))}&date=${addDays(TODAY, -(call % 300))}&date_policy=previous_available&as_of=${early(call)}`,
    }),
  },
  readNavHistory: {
    'one row, as_of new': () => ({ query: `limit=1&as_of=${newMoment()}` }),
    'one row, as_of since': () => ({ query: `limit=1&as_of=${newPresentMoment()}` }),
    '1000 rows, as_of new': () => ({ query: `limit=1000&order=desc&as_of=${newMoment()}` }),
    'nothing known': (call) => ({ query: `limit=1&as_of=${early(call)}` }),
    '1000 rows': navPage('order=asc'),
    '1000 rows, csv': navPage('order=asc', CSV),
    '1000 rows, ndjson': navPage('order=desc', NDJSON),
  },
  readPayouts: {
    'one row, as_of new': () => ({ query: `limit=1&as_of=${newMoment()}` }),
    '500 rows, as_of new': () => ({ query: `limit=500&as_of=${newMoment()}` }),
    '500 rows, csv': (call) => ({ query: `limit=500&from=${addDays(TODAY, -600 - (call % 1_000))}`, accept: CSV }),
  },
  readLatestSnapshot: report,
  listSnapshots: { 'pages of 100': () => ({ query: `per_page=100&as_of=${newMoment()}` }) },
  listReports: { 'pages of 100': () => ({ query: `per_page=100&as_of=${newMoment()}` }) },
  readLatestReport: { 'include=all, as_of new': () => ({ query: `include=all&as_of=${newMoment()}` }) },
  readReport: { 'include=all, as_of new': () => ({ query: `include=all&as_of=${newMoment()}` }) },
  readReportEvidence: {
    'every value, as_of new': (call) => ({ path: evidenceMonth(call), query: `as_of=${newMoment()}` }),
    'every value, as_of since': (call) => ({ path: evidenceMonth(call), query: `as_of=${newPresentMoment()}` }),
    'unknown slug': (call) => ({ path: { fund_slug: nearMiss(call) } }),
  },
  listReportRevisions: report,
  bulkFunds: {
    '100 funds': (call) => ({ body: { funds: hundred(call) } }),
    '100 funds, csv': (call) => ({ body: { funds: hundred(call) }, accept: CSV }),
  },
  bulkNavs: {
    '100 funds, as_of new': (call) => ({ body: { funds: large(call), as_of: newMoment() } }),
    '100 funds, long ago': (call) => ({
      body: { funds: large(call), date: addDays(TODAY, -(call % 20_000)), date_policy: 'previous_available' },
    }),
    '100 funds, ndjson': (call) => ({ body: { funds: hundred(call) }, accept: NDJSON }),
  },
  bulkSnapshots: {
    '100 funds, every expansion': (call) => ({ body: { funds: large(call), include: SNAPSHOT_EXPANSIONS } }),
    'every expansion, as_of new': (call) => ({
      body: { funds: large(call), include: SNAPSHOT_EXPANSIONS, as_of: newMoment() },
    }),
    'every expansion, csv': (call) => ({ body: { funds: large(call), include: SNAPSHOT_EXPANSIONS }, accept: CSV }),
  },
};

/** Operations with their own requests. */
export const QUESTIONED: readonly string[] = Object.keys(QUESTIONS);

/**
 * The requests to measure for one operation: its own, or those of report sections. Empty if there are none; the
 * benchmark then stops.
 */
export function questionsOf({ id, path }: Operation): Questions {
  const own = QUESTIONS[id];
  if (own !== undefined) return own;
  if (path.endsWith('/latest')) return report;
  return path.includes('/funds/{fund_slug}/') ? history : {};
}

const FIRST_AMC = 'sample-bench-asset-management-1-limited';

/** Path and query of a call. */
export function targetOf({ path }: Operation, call: number, asked: Asked): string {
  const values: Readonly<Record<string, string>> = {
    fund_slug: fund(call),
    family_slug: familyOf(call % FAMILIES),
    report_date: MONTHS[call % MONTHS.length] ?? '',
    amc_slug: FIRST_AMC,
    ...asked.path,
  };
  const target = path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  return asked.query ? `${target}?${asked.query}` : target;
}
