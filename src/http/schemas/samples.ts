import type {
  AMC,
  AMC_REFERENCE,
  FAMILY,
  FAMILY_REFERENCE,
  FUND,
  FUND_REFERENCE,
  SERIES_FUND,
} from '#payloads/registry.ts';
import type { NAV_ROW } from '#payloads/series.ts';
import type { Static } from '#payloads/schema.ts';

/** Fictional records for the examples of the reference; no such fund exists. */
const SAMPLE_AMC_REFERENCE: Static<typeof AMC_REFERENCE> = {
  id: '0f1c7a52-5d6e-5b1f-8a34-1f6d5b9b2a10',
  slug: 'sample-meadow-asset-management',
  name: 'Sample Meadow Asset Management',
};

export const SAMPLE_AMC: Static<typeof AMC> = {
  ...SAMPLE_AMC_REFERENCE,
  short_name: 'Sample Meadow',
  is_active: true,
  fund_count: 12,
  website: null,
};

export const SAMPLE_FUND_REFERENCE: Static<typeof FUND_REFERENCE> = {
  id: '7c0d4e0a-9b52-5f0e-b7b4-6f5c0f6a1d21',
  slug: 'sample-meadow-income-fund',
  name: 'Sample Meadow Income Fund',
};

export const SAMPLE_SERIES_FUND: Static<typeof SERIES_FUND> = {
  ...SAMPLE_FUND_REFERENCE,
  association_fund_id: '90001',
};

export const SAMPLE_FUND: Static<typeof FUND> = {
  ...SAMPLE_FUND_REFERENCE,
  official_name: 'Sample Meadow Income Fund',
  association_fund_id: '90001',
  amc: SAMPLE_AMC_REFERENCE,
  category: 'Income',
  category_slug: 'income',
  scheme_type: 'OPEN_END',
  risk_profile: 'MEDIUM',
  is_shariah_compliant: false,
  is_exchange_traded: false,
  is_fund_of_funds: false,
  is_pension_scheme: false,
  lifecycle_status: 'ACTIVE',
  family: null,
  vps_asset_class: null,
  benchmark: null,
  trustee: 'Sample Trustee Company',
  rating: null,
  inception_date: '2019-03-04',
  maturity_date: null,
  currency: 'PKR',
  previous_names: [],
  latest_nav_date: '2026-08-19',
  latest_report_date: null,
  updated_at: '2026-08-19T14:05:11.000Z',
};

export const SAMPLE_FAMILY_REFERENCE: Static<typeof FAMILY_REFERENCE> = {
  id: '3a1e0c56-0c55-5a6f-9c5e-0b6a3f1f7d44',
  slug: 'sample-meadow-pension-fund',
  name: 'Sample Meadow Pension Fund',
  family_type: 'VPS',
};

export const SAMPLE_FAMILY: Static<typeof FAMILY> = {
  ...SAMPLE_FAMILY_REFERENCE,
  amc: SAMPLE_AMC_REFERENCE,
  fund_count: 3,
};

export const SAMPLE_SUB_FUND: Static<typeof FUND_REFERENCE> = {
  id: 'c51b6a0e-2d57-5b58-8f0d-9a4f54a3b6f2',
  slug: 'sample-meadow-pension-fund-equity',
  name: 'Sample Meadow Pension Fund - Equity',
};

export const SAMPLE_NAV_ROW: Static<typeof NAV_ROW> = {
  fund_id: SAMPLE_FUND.id,
  fund_slug: SAMPLE_FUND.slug,
  fund_name: SAMPLE_FUND.name,
  association_fund_id: '90001',
  nav_date: '2026-08-19',
  nav: '104.2310',
  offer_price: '105.8006',
  repurchase_price: '104.2310',
  market_price: null,
  front_end_load_pct: '1.50',
  back_end_load_pct: '0.00',
  contingent_load_pct: null,
  nav_change_abs: '0.0312',
  nav_change_pct: '0.0299',
  currency: 'PKR',
};
