import { AMC, CATEGORY, FUND, FUND_ID, INCEPTION, NAV, SECTOR, VALIDITY } from '#sources/association-columns.ts';
import { readNavRow, type NavField } from '#sources/nav-row.ts';
import { mostFrequentDate, printedByRows } from '#sources/page-date.ts';
import type { NavRow } from '#sources/rows.ts';
import type { TableSource } from '#sources/table-source.ts';

type Field = Exclude<NavField, 'rating' | 'benchmark'>;

/** The daily price table: NAV, offer and repurchase prices, loads, trustee, and the AMC of every fund. */
export const NAV_PAGE: TableSource<Field, NavRow> = {
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
  one_of: [],
  ignoredHeaders: [],
  unknownColumns: 'tolerate',
  leastRows: 1,
  // Like the performance page: about 550 rows in 2026.
  mostRows: 20_000,
  // Every page lists every fund, so a page with half the funds is damaged.
  halfOfUsual: true,
  readRow: readNavRow,
  dateOf: (row) => row.nav_date,
  findPageDate: mostFrequentDate,
  findSighting: printedByRows,
};
