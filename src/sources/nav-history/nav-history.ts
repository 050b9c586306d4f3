import { readNavRow, type NavField } from '#sources/nav-row.ts';
import { latestDate } from '#sources/page-date.ts';
import type { NavRow } from '#sources/rows.ts';
import type { TableSource } from '#sources/table-source.ts';

type Field = Extract<NavField, 'association_fund_id' | 'name' | 'amc' | 'category' | 'nav' | 'validity_date'>;

/** A plain list of past NAVs, one fund and day per row, as people keep them. */
export const NAV_HISTORY: TableSource<Field, NavRow> = {
  source: 'nav-history',
  title: 'a plain NAV history',
  columns: {
    association_fund_id: { headers: ['association_fund_id'], required: 'never', guarded: true },
    name: { headers: ['fund'], required: 'never' },
    amc: { headers: ['amc'], required: 'never' },
    category: { headers: ['category'], required: 'never', guarded: true },
    nav: { headers: ['nav'], required: 'always', guarded: true, mostly_filled: true },
    validity_date: { headers: ['date'], required: 'always', guarded: true, mostly_filled: true },
  },
  one_of: ['association_fund_id', 'name'],
  ignored_headers: [],
  unknown_columns: 'tolerate',
  least_rows: 1,
  // Six hundred funds over thirty years of days are about four million rows.
  most_rows: 5_000_000,
  // A history may be of one fund or of all: there is no usual number.
  half_of_usual: false,
  readRow: readNavRow,
  dateOf: (row) => row.nav_date,
  findPageDate: latestDate,
};
