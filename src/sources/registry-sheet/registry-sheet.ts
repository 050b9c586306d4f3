import { latestDate } from '#sources/page-date.ts';
import { readRegistryRow, type RegistryField } from './registry-row.ts';
import type { RegistryRow } from '#sources/rows.ts';
import type { ColumnRule, TableSource } from '#sources/table-source.ts';

// The header of each column is the fund record's own field name; no column must be there but one that names the fund.
const fact = (field: string): ColumnRule => ({ headers: [field], required: 'never' });

/** The operator's own sheet: funds, states and aliases that the association's tables do not carry. */
export const REGISTRY_SHEET: TableSource<RegistryField, RegistryRow> = {
  source: 'registry',
  title: 'a registry sheet',
  columns: {
    association_fund_id: fact('association_fund_id'),
    slug: fact('slug'),
    name: fact('name'),
    official_name: fact('official_name'),
    amc: fact('amc'),
    category: fact('category'),
    category_slug: fact('category_slug'),
    scheme_type: fact('scheme_type'),
    risk_profile: fact('risk_profile'),
    is_shariah_compliant: fact('is_shariah_compliant'),
    is_exchange_traded: fact('is_exchange_traded'),
    is_fund_of_funds: fact('is_fund_of_funds'),
    is_pension_scheme: fact('is_pension_scheme'),
    lifecycle_status: fact('lifecycle_status'),
    family: fact('family'),
    family_type: fact('family_type'),
    vps_asset_class: fact('vps_asset_class'),
    benchmark: fact('benchmark'),
    trustee: fact('trustee'),
    rating: fact('rating'),
    inception_date: fact('inception_date'),
    maturity_date: fact('maturity_date'),
    currency: fact('currency'),
    previous_names: fact('previous_names'),
  },
  one_of: ['association_fund_id', 'slug', 'name'],
  // Fields of the fund record that the service works out itself: a sheet made from its own list carries them.
  ignored_headers: ['id', 'latest_nav_date', 'latest_report_date', 'updated_at'],
  // A person wrote this header: a misspelt column would be a fact lost without a word.
  unknown_columns: 'refuse',
  least_rows: 1,
  // As many funds as the association's own pages may have.
  most_rows: 20_000,
  // The sheet says only what the operator wants to add: there is no usual number.
  half_of_usual: false,
  readRow: readRegistryRow,
  dateOf: () => null,
  findPageDate: latestDate,
};
