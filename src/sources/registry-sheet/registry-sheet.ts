import { newestDayReached, printedWhenObserved } from '#sources/page-date.ts';
import { readRegistryRow, REGISTRY_FIELDS, type RegistryField } from './registry-row.ts';
import type { RegistryRow } from '#sources/rows.ts';
import type { ColumnRule, TableSource } from '#sources/table-source.ts';

// The header of each column is its field's own name; no column must be there but one that names the fund.
const COLUMNS = Object.fromEntries(
  REGISTRY_FIELDS.map((field): [RegistryField, ColumnRule] => [field, { headers: [field], required: 'never' }]),
) as Record<RegistryField, ColumnRule>;

/** The operator's own sheet: funds, states and aliases that the association's tables do not carry. */
export const REGISTRY_SHEET: TableSource<RegistryField, RegistryRow> = {
  source: 'registry',
  title: 'a registry sheet',
  columns: COLUMNS,
  one_of: ['association_fund_id', 'slug', 'name'],
  // Fields of the fund record that the service works out itself: a sheet made from its own list carries them.
  ignoredHeaders: ['id', 'latest_nav_date', 'latest_report_date', 'updated_at'],
  // A person wrote this header: a misspelt column would be a fact lost without a word.
  unknownColumns: 'refuse',
  leastRows: 1,
  // As many funds as the association's own pages may have.
  mostRows: 20_000,
  // The sheet contains only what the operator wants to add, so there is no usual number.
  halfOfUsual: false,
  readRow: readRegistryRow,
  dateOf: () => null,
  findPageDate: newestDayReached,
  findSighting: printedWhenObserved,
};
