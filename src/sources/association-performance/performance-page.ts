import { CATEGORY, FUND_ID, NAV, SECTOR, VALIDITY } from '#sources/association-columns.ts';
import { readNavRow, type NavField } from '#sources/nav-row.ts';
import { mostFrequentDate, printedByRows } from '#sources/page-date.ts';
import type { NavRow } from '#sources/rows.ts';
import type { TableSource } from '#sources/table-source.ts';

type Field = Extract<
  NavField,
  'scheme_type' | 'category' | 'name' | 'association_fund_id' | 'rating' | 'benchmark' | 'validity_date' | 'nav'
>;

/** The performance table: every fund with its id, rating and NAV, but without its AMC. */
export const PERFORMANCE_PAGE: TableSource<Field, NavRow> = {
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
  one_of: [],
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
  unknownColumns: 'tolerate',
  leastRows: 1,
  // 551 rows in 2026, 17 in 2005: growth cannot lead to twenty thousand.
  mostRows: 20_000,
  // Every page lists every fund, so a page with half the funds is damaged.
  halfOfUsual: true,
  readRow: readNavRow,
  dateOf: (row) => row.nav_date,
  findPageDate: mostFrequentDate,
  findSighting: printedByRows,
};
