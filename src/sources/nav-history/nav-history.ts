import { readNavRow, type NavField } from '#sources/association-pages.ts';
import { newestDayReached, printedWhenObserved } from '#sources/table-source.ts';
import type { TableSource } from '#sources/table-source.ts';
import type { NavRow } from '#sources/rows.ts';

type Field = Extract<NavField, 'association_fund_id' | 'name' | 'amc' | 'category' | 'nav' | 'validity_date'>;

/** A plain list of past NAVs with one fund and day per row, as people keep them. */
export const NAV_HISTORY: TableSource<Field, NavRow> = {
  source: 'nav-history',
  title: 'a plain NAV history',
  columns: {
    association_fund_id: { headers: ['association_fund_id'], required: 'never', guarded: true },
    name: { headers: ['fund'], required: 'never' },
    amc: { headers: ['amc'], required: 'never' },
    category: { headers: ['category'], required: 'never', guarded: true },
    nav: { headers: ['nav'], required: 'always', guarded: true, mostlyFilled: true },
    validity_date: { headers: ['date'], required: 'always', guarded: true, mostlyFilled: true },
  },
  one_of: ['association_fund_id', 'name'],
  ignoredHeaders: [],
  unknownColumns: 'tolerate',
  leastRows: 1,
  // Six hundred funds over thirty years of days are about four million rows.
  mostRows: 5_000_000,
  // A history may contain one fund or all of them, so there is no usual number.
  halfOfUsual: false,
  readRow: readNavRow,
  dateOf: (row) => row.nav_date,
  findPageDate: newestDayReached,
  findSighting: printedWhenObserved,
};
