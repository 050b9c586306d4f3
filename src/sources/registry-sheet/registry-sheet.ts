import { newestDayReached, printedWhenObserved } from '#sources/page-date.ts';
import { readRegistryRow, REGISTRY_FIELDS, type RegistryField } from './registry-row.ts';
import type { RegistryRow } from '#sources/rows.ts';
import type { ColumnRule, TableSource } from '#sources/table-source.ts';

// The header of each column is the name of its field; the only required column is one that identifies the fund.
const COLUMNS = Object.fromEntries(
  REGISTRY_FIELDS.map((field): [RegistryField, ColumnRule] => [field, { headers: [field], required: 'never' }]),
) as Record<RegistryField, ColumnRule>;

/** The operator's own sheet: funds, states and aliases that the association's tables do not contain. */
export const REGISTRY_SHEET: TableSource<RegistryField, RegistryRow> = {
  source: 'registry',
  title: 'a registry sheet',
  columns: COLUMNS,
  one_of: ['association_fund_id', 'slug', 'name'],
  // Fields of the fund record that the service computes: a sheet made from its own list contains them.
  ignoredHeaders: ['id', 'latest_nav_date', 'latest_report_date', 'updated_at'],
  // A person wrote this header: a misspelt column would silently lose facts.
  unknownColumns: 'refuse',
  leastRows: 1,
  // As many funds as the association's pages may have.
  mostRows: 20_000,
  // The sheet contains only what the operator wants to add, so there is no usual number.
  halfOfUsual: false,
  readRow: readRegistryRow,
  dateOf: () => null,
  findPageDate: newestDayReached,
  findSighting: printedWhenObserved,
};
