import type { NavFigure } from '#domain/series.ts';
import { readAmount, readDate, readPrice } from './cells.ts';
import type { RowCursor } from './cells.ts';
import { readMention } from './mention.ts';
import type { MentionField } from './mention.ts';
import type { NavRow, PayoutRow } from './rows.ts';
import { fetchDate, mostFrequentDate, printedByRows, printedWhenObserved } from './table-source.ts';
import type { ColumnRule, TableSource } from './table-source.ts';

/** Columns that several of the association's tables have in common. */
const SECTOR: ColumnRule = { headers: ['Sector'], required: 'page', guarded: true };
const CATEGORY: ColumnRule = { headers: ['Category'], required: 'always', guarded: true };
const AMC: ColumnRule = { headers: ['AMC'], required: 'page' };
const FUND: ColumnRule = { headers: ['Fund'], required: 'always' };
const INCEPTION: ColumnRule = { headers: ['Inception Date', 'Inception'], required: 'page', guarded: true };
const NAV: ColumnRule = { headers: ['NAV'], required: 'always', guarded: true, mostlyFilled: true };
const VALIDITY: ColumnRule = {
  headers: ['Validity Date', 'Validity'],
  required: 'always',
  guarded: true,
  mostlyFilled: true,
};
/** The page has the id in the fund's link; an export may have it in a column. */
const FUND_ID: ColumnRule = { headers: ['association_fund_id', 'FundID'], required: 'never', guarded: true };

export type NavField = MentionField | 'validity_date' | NavFigure;

/** A row of any table with NAVs; columns that the table does not have are null. */
export function readNavRow(cursor: RowCursor<NavField>): NavRow {
  return {
    kind: 'nav',
    row_number: cursor.rowNumber,
    mention: readMention(cursor),
    nav_date: readDate(cursor, 'validity_date'),
    navPrinted: cursor.text('nav'),
    figures: {
      // Zero and negative NAVs are kept: the checks decide about them, and a reviewer sees the printed value.
      nav: readAmount(cursor, 'nav'),
      offer_price: readPrice(cursor, 'offer_price'),
      repurchase_price: readPrice(cursor, 'repurchase_price'),
      market_price: readPrice(cursor, 'market_price'),
      // A load of 0.00 is an actual zero load.
      front_end_load_pct: readAmount(cursor, 'front_end_load_pct'),
      back_end_load_pct: readAmount(cursor, 'back_end_load_pct'),
      contingent_load_pct: readAmount(cursor, 'contingent_load_pct'),
    },
    problems: cursor.problems,
  };
}

/** What the pages that print a NAV of every fund have in common. */
const PAGE_OF_EVERY_FUND = {
  one_of: [],
  unknownColumns: 'tolerate',
  leastRows: 1,
  // 551 rows in 2026, 17 in 2005: growth cannot lead to twenty thousand.
  mostRows: 20_000,
  // Every page lists every fund, so a page with half the funds is damaged.
  halfOfUsual: true,
  readRow: readNavRow,
  dateOf: (row: NavRow) => row.nav_date,
  findPageDate: mostFrequentDate,
  findSighting: printedByRows,
} as const;

type NavPageField = Exclude<NavField, 'rating' | 'benchmark'>;

/**
 * The daily price table (third tab): NAV, offer and repurchase prices, loads, trustee, and the AMC of every fund. Every
 * row has its own validity date; some are in the future, some are months old.
 */
export const NAV_PAGE: TableSource<NavPageField, NavRow> = {
  source: 'nav',
  title: "the association's NAV page",
  columns: {
    scheme_type: SECTOR,
    amc: AMC,
    name: FUND,
    association_fund_id: FUND_ID,
    category: CATEGORY,
    inception_date: INCEPTION,
    offer_price: { headers: ['Offer'], required: 'page' },
    repurchase_price: { headers: ['Repurchase'], required: 'page' },
    nav: NAV,
    validity_date: VALIDITY,
    front_end_load_pct: { headers: ['Front-end'], required: 'page' },
    back_end_load_pct: { headers: ['Back-end'], required: 'page' },
    contingent_load_pct: { headers: ['Contingent'], required: 'page' },
    market_price: { headers: ['Market'], required: 'page' },
    trustee: { headers: ['Trustee'], required: 'page' },
  },
  ignoredHeaders: [],
  ...PAGE_OF_EVERY_FUND,
};

type PerformanceField = Extract<
  NavField,
  'scheme_type' | 'category' | 'name' | 'association_fund_id' | 'rating' | 'benchmark' | 'validity_date' | 'nav'
>;

/**
 * The performance table (first tab), as page, CSV or XLSX export: every fund with its id, rating and NAV,
 * but without its AMC.
 */
export const PERFORMANCE_PAGE: TableSource<PerformanceField, NavRow> = {
  source: 'performance',
  title: "the association's performance page",
  columns: {
    scheme_type: SECTOR,
    category: CATEGORY,
    name: { headers: ['Fund Name'], required: 'always' },
    association_fund_id: FUND_ID,
    rating: { headers: ['Rating'], required: 'page' },
    benchmark: { headers: ['Benchmark'], required: 'page' },
    validity_date: VALIDITY,
    nav: NAV,
  },
  // Returns are computed from NAVs when they are read; the printed ones are ignored.
  ignoredHeaders: [
    'YTD',
    'MTD',
    '1 Day',
    '15 Days',
    '30 Days',
    '90 Days',
    '180 Days',
    '270 Days',
    '365 Days',
    '2 Years',
    '3 Years',
  ],
  ...PAGE_OF_EVERY_FUND,
};

type PayoutField =
  | Exclude<MentionField, 'rating' | 'benchmark' | 'trustee'>
  | 'amount_per_unit'
  | 'ex_nav'
  | 'payout_date';

/**
 * The payouts of a range of dates (fourth tab); a fund may appear daily, twice a day or never. Undated zero rows,
 * duplicates and conflicts are returned as printed; the importer checks them.
 */
export const PAYOUT_PAGE: TableSource<PayoutField, PayoutRow> = {
  source: 'payouts',
  title: "the association's payout page",
  columns: {
    scheme_type: SECTOR,
    amc: AMC,
    name: FUND,
    association_fund_id: FUND_ID,
    category: CATEGORY,
    inception_date: INCEPTION,
    amount_per_unit: { headers: ['Payout (Per Unit)'], required: 'always', guarded: true },
    ex_nav: { headers: ['Ex-NAV'], required: 'always', guarded: true },
    payout_date: { headers: ['Payout Date'], required: 'always', guarded: true },
  },
  one_of: [],
  ignoredHeaders: [],
  unknownColumns: 'tolerate',
  // An empty table is valid: a range without payouts.
  leastRows: 0,
  // 27,000 payouts were made in thirty years; four times that leaves room for daily dividends.
  mostRows: 100_000,
  // The number of payouts depends on the season, so there is no usual number.
  halfOfUsual: false,
  readRow: readPayoutRow,
  dateOf: (row) => row.payout_date,
  findPageDate: fetchDate,
  findSighting: printedWhenObserved,
};

function readPayoutRow(cursor: RowCursor<PayoutField | MentionField>): PayoutRow {
  return {
    kind: 'payout',
    row_number: cursor.rowNumber,
    mention: readMention(cursor),
    payout_date: readDate(cursor, 'payout_date'),
    // A zero remains zero here: the reader does not decide whether such a row is a payout.
    amount_per_unit: readAmount(cursor, 'amount_per_unit'),
    ex_nav: readPrice(cursor, 'ex_nav'),
    problems: cursor.problems,
  };
}
