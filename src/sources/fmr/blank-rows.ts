/** Rows and members of which nothing is known yet; a reader fills in what the page shows. */
import type { AllocationRow, ComplianceRow, FeeRow, FragmentMembers, FragmentRow, HoldingRow, MetricRow, RatingRow, ReportedReturnRow, SpecialTermRow } from '#domain/fragment.ts';
import { CURRENCY } from '#domain/vocabularies.ts';

export const BLANK_MEMBERS: FragmentMembers = {
  report_date: null, report_month: null, amc_name_raw: null, fund_name_raw: null, fund_short_name_raw: null, parent_fund_name_raw: null, plan_name_raw: null,
  fund_type_raw: null, category_raw: null, risk_profile_raw: null, risk_of_principal_erosion_raw: null, is_shariah_compliant: null, is_plan: null,
  is_pension_scheme: null, is_etf: null, launch_date: null, inception_date: null, maturity_date: null, benchmark_raw: null, old_benchmark_raw: null,
  new_benchmark_raw: null, benchmark_effective_date: null, par_value: null, listing_raw: null, leverage_raw: null, nav_per_unit: null, nav_date: null,
  offer_price: null, redemption_price: null, repurchase_price: null, market_price: null, net_assets: null, fund_size: null, fund_size_including_fof: null,
  fund_size_excluding_fof: null, amount_invested_by_fof: null, units_outstanding: null, currency: CURRENCY, pricing_mechanism_raw: null, dealing_days_raw: null,
  dealing_time_raw: null, cutoff_time_raw: null, settlement_period_raw: null, minimum_initial_investment: null, minimum_subsequent_investment: null,
  minimum_redemption: null, unit_classes: [],
};

/** What a row of one sub-fund carries; `null` for the fund as a whole. */
export type Scope = Pick<FragmentRow, 'sub_fund_key' | 'sub_fund_name_raw'>;
export const WHOLE_FUND: Scope = { sub_fund_key: null, sub_fund_name_raw: null };

type Blank<T> = Omit<T, keyof FragmentRow>;

export const BLANK_RETURN: Omit<Blank<ReportedReturnRow>, 'period_label_raw' | 'period_key'> = {
  fund_return_percent: null, benchmark_return_percent: null, peer_return_percent: null, return_type: null, is_annualized: null, is_since_inception: false, calculation_basis_raw: null,
};
export const BLANK_ALLOCATION: Omit<Blank<AllocationRow>, 'allocation_type' | 'label_raw'> = {
  label_normalized: null, percent_of_total_assets: null, percent_of_net_assets: null, percent_of_gross_assets: null, amount: null, current_period: null,
  previous_period: null, change_percent: null, bucket_start_days: null, bucket_end_days: null, bucket_start_years: null, bucket_end_years: null,
};
export const BLANK_HOLDING: Omit<Blank<HoldingRow>, 'holding_group' | 'rank' | 'name_raw' | 'is_top_holding'> = {
  holding_type: null, asset_class: null, issuer_name_raw: null, security_name_raw: null, symbol_raw: null, sector_raw: null, percent_of_total_assets: null,
  percent_of_net_assets: null, percent_of_gross_assets: null, percent_held: null, market_value: null, value_before_provisioning: null, provisioning_amount: null,
  value_after_provisioning: null, quantity: null, units: null, credit_rating: null, rating_agency: null, instrument_type_raw: null, coupon_rate: null,
  yield_percent: null, ytm_percent: null, issue_date: null, maturity_date: null, listed_or_unlisted: null, secured_or_unsecured: null,
  is_shariah_compliant: null, is_non_compliant: null,
};
export const BLANK_METRIC: Omit<Blank<MetricRow>, 'metric_key' | 'label_raw'> = { value: null, unit: null, period: null, benchmark_value: null };
export const BLANK_FEE: Omit<Blank<FeeRow>, 'fee_type' | 'label_raw'> = {
  value_percent: null, value_amount: null, currency: null, period: null, with_government_levies: null, government_levy_percent: null, secp_fee_percent: null,
  is_actual_charged: null, is_maximum_allowed: null,
};
export const BLANK_RATING: Omit<Blank<RatingRow>, 'rating_type'> = { rating_raw: null, rating_agency: null, rating_date: null, outlook_raw: null };
export const BLANK_TERM: Omit<Blank<SpecialTermRow>, 'term_type' | 'label_raw' | 'value_raw'> = { value_numeric: null, value_percent: null, value_amount: null, value_date: null, currency: null };
export const BLANK_COMPLIANCE: Omit<Blank<ComplianceRow>, 'compliance_type' | 'name_raw'> = {
  limit_type_raw: null, regulatory_limit_percent: null, actual_exposure_percent: null, excess_percent: null, gross_assets_percent: null, net_assets_percent: null, status_raw: null,
};
