import type { Decimal } from '#domain/decimal.ts';
import { MEMBERS, REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { FragmentSections } from '#domain/fragment.ts';
import type { ReportEvidence } from '#payloads/evidence.ts';
import type { ReportRow } from '#payloads/report-rows.ts';
import type { EXPANDED_SNAPSHOT, REPORT, SNAPSHOT } from '#payloads/reports.ts';
import { SAMPLE_FUND, SAMPLE_FUND_REFERENCE } from './samples.ts';
import type { Static } from '#payloads/schema.ts';

/** A fictional report for the examples of the reference. */
const FRAGMENT_ID = '5d2f9f3a-6b0c-5d3f-8a1b-4c9e6a7b8c01';
const PROMOTED_AT = '2026-08-12T10:02:11.000Z';
const COMMON = { sub_fund_key: null, sub_fund_name_raw: null, row_order: 1 };
const PLACE = { report_id: FRAGMENT_ID, page_number: 14 };
const DOCUMENT = {
  document: 'sample-meadow-2026-07.pdf',
  document_sha256: '9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab',
  published_url: null,
};
const decimal = (text: string): Decimal => text as Decimal;

type Plain<Section extends keyof FragmentSections> = FragmentSections[Section][number];

const ALLOCATION: Plain<'allocations'> = {
  allocation_type: 'ASSET_ALLOCATION',
  label_raw: 'Stocks / Equities',
  label_normalized: 'EQUITIES',
  percent_of_total_assets: decimal('91.40'),
  percent_of_net_assets: null,
  percent_of_gross_assets: null,
  amount: null,
  current_period: null,
  previous_period: null,
  change_percent: null,
  bucket_start_days: null,
  bucket_end_days: null,
  bucket_start_years: null,
  bucket_end_years: null,
  ...COMMON,
};
const RETURN: Plain<'reported_returns'> = {
  period_label_raw: 'MTD',
  period_key: 'MTD',
  fund_return_percent: decimal('0.91'),
  benchmark_return_percent: decimal('0.88'),
  peer_return_percent: null,
  return_type: 'ABSOLUTE',
  is_annualized: false,
  is_since_inception: false,
  calculation_basis_raw: null,
  ...COMMON,
};

export const SAMPLE_ALLOCATION_ROW: ReportRow<'allocations'> = { ...ALLOCATION, ...PLACE };

/** One row of each section that has its own operation. */
export const SAMPLE_ROWS = {
  reported_returns: { ...RETURN, ...PLACE },
  allocations: SAMPLE_ALLOCATION_ROW,
  holdings: {
    holding_group: 'TOP_HOLDINGS',
    rank: 1,
    name_raw: 'Sample Sugar Mills Limited',
    holding_type: 'SUKUK',
    asset_class: null,
    issuer_name_raw: null,
    security_name_raw: null,
    symbol_raw: null,
    sector_raw: null,
    percent_of_total_assets: decimal('2.10'),
    percent_of_net_assets: null,
    percent_of_gross_assets: null,
    percent_held: null,
    market_value: null,
    value_before_provisioning: null,
    provisioning_amount: null,
    value_after_provisioning: null,
    quantity: null,
    units: null,
    credit_rating: null,
    rating_agency: null,
    instrument_type_raw: null,
    coupon_rate: null,
    yield_percent: null,
    ytm_percent: null,
    issue_date: null,
    maturity_date: null,
    listed_or_unlisted: null,
    secured_or_unsecured: null,
    is_shariah_compliant: null,
    is_top_holding: true,
    is_non_compliant: null,
    ...COMMON,
    ...PLACE,
  },
  metrics: {
    metric_key: 'WEIGHTED_AVERAGE_MATURITY',
    label_raw: 'WAM (Days)',
    value: decimal('74'),
    unit: 'DAYS',
    period: null,
    benchmark_value: null,
    ...COMMON,
    ...PLACE,
  },
  fees: {
    fee_type: 'TOTAL_EXPENSE_RATIO',
    label_raw: 'Total Expense Ratio',
    value_percent: decimal('1.58'),
    value_amount: null,
    currency: null,
    period: 'YTD',
    with_government_levies: true,
    government_levy_percent: decimal('0.36'),
    secp_fee_percent: null,
    is_actual_charged: true,
    is_maximum_allowed: false,
    ...COMMON,
    ...PLACE,
  },
  ratings: {
    rating_type: 'FUND_STABILITY',
    rating_raw: 'AA(f)',
    rating_agency: 'PACRA',
    rating_date: null,
    outlook_raw: null,
    ...COMMON,
    ...PLACE,
  },
  parties: {
    role: 'FUND_MANAGER',
    name_raw: 'Sample Manager',
    designation_raw: null,
    organization_raw: null,
    ...COMMON,
    ...PLACE,
  },
  special_terms: {
    term_type: 'INVESTMENT_OBJECTIVE',
    label_raw: 'Investment Objective',
    value_raw: 'To earn a competitive return at low risk.',
    value_numeric: null,
    value_percent: null,
    value_amount: null,
    value_date: null,
    currency: null,
    ...COMMON,
    ...PLACE,
  },
  compliance: {
    compliance_type: 'NON_COMPLIANT_INVESTMENT',
    name_raw: 'Sample Steel Limited',
    limit_type_raw: 'Single Entity',
    regulatory_limit_percent: decimal('10.00'),
    actual_exposure_percent: decimal('11.20'),
    excess_percent: decimal('1.20'),
    gross_assets_percent: null,
    net_assets_percent: decimal('11.20'),
    status_raw: null,
    ...COMMON,
    ...PLACE,
  },
  notes: {
    note_kind: 'FOOTNOTE',
    section_type: 'fees',
    note_type: null,
    text: 'Includes 0.36 % of government levies.',
    ...COMMON,
    ...PLACE,
  },
} satisfies { [Section in Exclude<keyof FragmentSections, 'sub_funds'>]: ReportRow<Section> };

const FIGURES = { nav_per_unit: '104.23', net_assets_pkr: '1814000000', fund_size_pkr: null, units_outstanding: null };

export const SAMPLE_SNAPSHOT: Static<typeof SNAPSHOT> = {
  fund: SAMPLE_FUND_REFERENCE,
  report_ids: [FRAGMENT_ID],
  report_date: '2026-07-31',
  data_version: 1,
  currency: 'PKR',
  ...FIGURES,
  benchmark: 'Sample benchmark',
  risk_profile_as_reported: 'Low',
};

export const SAMPLE_EXPANDED_SNAPSHOT: Static<typeof EXPANDED_SNAPSHOT> = {
  ...SAMPLE_SNAPSHOT,
  allocations: [ALLOCATION],
};

const UNSTATED = Object.fromEntries(
  Object.entries(MEMBERS).map(([name, { kind }]) => [name, kind === 'texts' ? [] : null]),
);

export const SAMPLE_REPORT: Static<typeof REPORT> = {
  id: '2f0a3f64-5b1e-5c6b-9a0d-7d0f4d3f6a90',
  report_ids: [FRAGMENT_ID],
  fund: { ...SAMPLE_FUND_REFERENCE, association_fund_id: '90001', amc: SAMPLE_FUND.amc },
  report_date: '2026-07-31',
  currency: 'PKR',
  data_version: 1,
  identity: {
    fund_name_as_reported: SAMPLE_FUND.name,
    fund_short_name_as_reported: null,
    parent_fund_name_as_reported: null,
    plan_name_as_reported: null,
    fund_type_as_reported: 'Open End',
    category_as_reported: 'Income Scheme',
    risk_profile_as_reported: 'Low',
    is_shariah_compliant: null,
    is_plan: null,
    is_pension_scheme: null,
    is_etf: null,
  },
  fund_size: {
    ...FIGURES,
    nav_date: '2026-07-31',
    offer_price: null,
    redemption_price: null,
    repurchase_price: null,
    market_price: null,
    fund_size_including_fof_pkr: null,
    fund_size_excluding_fof_pkr: null,
    amount_invested_by_fof_pkr: null,
  },
  profile: {
    launch_date: '2019-03-04',
    inception_date: null,
    maturity_date: null,
    benchmark: 'Sample benchmark',
    old_benchmark: null,
    new_benchmark: null,
    benchmark_effective_date: null,
    risk_of_principal_erosion: 'Principal at low risk',
    pricing_mechanism: 'Forward',
    dealing_days: 'Monday - Friday',
    dealing_time: null,
    cutoff_time: '9:00 am - 4:00 pm',
    settlement_period: null,
    leverage: null,
    minimum_initial_investment_pkr: '500',
    minimum_subsequent_investment_pkr: null,
    minimum_redemption_pkr: null,
    unit_classes: [],
  },
  report_fragments: [
    {
      id: FRAGMENT_ID,
      page_number: 14,
      schema_version: '1.0',
      data_version: 1,
      promoted_at: PROMOTED_AT,
      page_type: 'FUND_PAGE',
      extraction_mode: 'TEXT_LAYER',
      ...UNSTATED,
      report_date: '2026-07-31',
      report_month: '2026-07',
      fund_name_raw: SAMPLE_FUND.name,
      nav_per_unit: '104.23',
      nav_date: '2026-07-31',
      net_assets: '1814000000',
      currency: 'PKR',
    },
  ],
  allocations: [SAMPLE_ALLOCATION_ROW],
  source: [{ ...PLACE, ...DOCUMENT, promoted_at: PROMOTED_AT, data_version: 1 }],
  sections: Object.fromEntries(
    REPORT_SECTIONS.map((section) => [
      section,
      section === 'allocations' || section === 'source'
        ? { status: 'AVAILABLE', row_count: 1, withheld_row_count: 0 }
        : { status: 'NOT_REPORTED', row_count: 0, withheld_row_count: 0 },
    ]),
  ) as Static<typeof REPORT>['sections'],
  available_expansions: REPORT_SECTIONS.toSorted(),
};

export const SAMPLE_EVIDENCE: ReportEvidence = {
  fund: SAMPLE_FUND_REFERENCE,
  report_date: '2026-07-31',
  data_version: 1,
  pages: [{ page_number: 14, ...DOCUMENT, width: 595, height: 842 }],
  values: [
    {
      section: 'allocations',
      row_order: 1,
      member: 'percent_of_total_assets',
      report_id: FRAGMENT_ID,
      document_sha256: DOCUMENT.document_sha256,
      page_number: 14,
      extraction_mode: 'TEXT_LAYER',
      printed: '91.40%',
      multiplied_by: null,
      box: { x0: 0.4521, y0: 0.3102, x1: 0.4987, y1: 0.3218 },
      chain: [
        { role: 'LABEL', printed: 'Stocks / Equities', box: { x0: 0.1204, y0: 0.3102, x1: 0.2317, y1: 0.3218 } },
        { role: 'COLUMN_HEAD', printed: 'Jul-26', box: { x0: 0.4496, y0: 0.2874, x1: 0.5012, y1: 0.299 } },
      ],
      checks: ['evidence', 'allocation_sum', 'share_sum'],
    },
  ],
};
