import type { ColumnRule } from './table-source.ts';

/** Columns that several of the association's tables have in common. */
export const SECTOR: ColumnRule = { headers: ['Sector'], required: 'page', guarded: true };
export const CATEGORY: ColumnRule = { headers: ['Category'], required: 'always', guarded: true };
export const AMC: ColumnRule = { headers: ['AMC'], required: 'page' };
export const FUND: ColumnRule = { headers: ['Fund'], required: 'always' };
export const INCEPTION: ColumnRule = { headers: ['Inception Date', 'Inception'], required: 'page', guarded: true };
export const NAV: ColumnRule = { headers: ['NAV'], required: 'always', guarded: true, mostlyFilled: true };
export const VALIDITY: ColumnRule = {
  headers: ['Validity Date', 'Validity'],
  required: 'always',
  guarded: true,
  mostlyFilled: true,
};
/** The page has the id in the fund's link; an export may have it in a column. */
export const FUND_ID: ColumnRule = { headers: ['association_fund_id', 'FundID'], required: 'never', guarded: true };
