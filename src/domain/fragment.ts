/**
 * What one page of one report says about one fund, or one pension scheme: the
 * members keep the API's names, money is in rupees, percentages in percentage
 * points, what is unknown is null. The report's ids and versions are given when
 * a fragment is promoted.
 */
import type { IsoDate } from './dates.ts';
import type { Decimal } from './decimal.ts';
import type {
  AllocationType,
  ComplianceType,
  ExtractionMode,
  FeeType,
  HoldingGroup,
  HoldingType,
  MetricKey,
  NoteKind,
  PageType,
  PartyRole,
  PeriodKey,
  RatingType,
  ReturnType,
  TermType,
} from './fragment-terms.ts';
import type { VpsAssetClass } from './vocabularies.ts';

/** Rises when a member is added, renamed or given another meaning. */
export const FRAGMENT_SCHEMA_VERSION = '1.0';

/** Where a value stands: the box in points from the page's upper left corner, and the words as printed there. */
export interface Evidence {
  /** The page of the document, from 1; not always the fragment's own (a month may stand on the cover). */
  readonly page_number: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly printed: string;
  /** Rupees in one printed unit, `1000000` under `PKR mn`; null where the value is as printed. */
  readonly multiplied_by: Decimal | null;
}

/** By member path: `nav_per_unit`, `allocations[3].percent_of_total_assets`. */
type EvidenceByPath = Readonly<Record<string, Evidence>>;

/** A value in a known place that was not understood: it is null, and this says so. */
export interface ExtractionProblem {
  /** The member path, or the section, that it concerns. */
  readonly path: string;
  readonly page_number: number;
  readonly expected: string;
  readonly found: string;
}

/** What a reader understood in part or not at all, or what contradicts the rest of the pages: it is not served. */
export interface WithheldGroup {
  /** A section of rows, or a group of members. */
  readonly section: keyof FragmentSections | 'fund_size' | 'profile' | 'identity';
  /** The check that accuses it; `unclear` where the page could not be understood. */
  readonly check: string;
  readonly reason: string;
  /** As printed; the first ones of a long table. */
  readonly figures: readonly string[];
  readonly row_count: number;
  /** The sub-fund of the rows, if all of them are of one. */
  readonly sub_fund_key?: string;
  readonly sub_fund_name_raw?: string | null;
  /** What was taken out, by path in the whole page: a member, a row, or one value of a row. Absent if nothing was understood. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Where those values stand, by path in the whole page. */
  readonly evidence?: EvidenceByPath;
  /** Why a reviewer left it out; absent while it is under review. */
  readonly rejected?: string;
}

export interface FragmentRow {
  /** `EQUITY`, `DEBT` … where the row is of one sub-fund of a pension scheme; the printed name beside it. */
  readonly sub_fund_key: string | null;
  readonly sub_fund_name_raw: string | null;
  /** From 1, in page order, within its section. */
  readonly row_order: number;
}

export interface SubFundRow extends FragmentRow {
  readonly sub_fund_key: string;
  readonly asset_class: VpsAssetClass | null;
  readonly nav_per_unit: Decimal | null;
  readonly net_assets_pkr: Decimal | null;
}

interface ReportedReturnRow extends FragmentRow {
  readonly period_label_raw: string;
  readonly period_key: PeriodKey;
  readonly fund_return_percent: Decimal | null;
  readonly benchmark_return_percent: Decimal | null;
  readonly peer_return_percent: Decimal | null;
  /** Null where the page does not say. */
  readonly return_type: ReturnType | null;
  readonly is_annualized: boolean | null;
  readonly is_since_inception: boolean;
  readonly calculation_basis_raw: string | null;
}

export interface AllocationRow extends FragmentRow {
  readonly allocation_type: AllocationType;
  readonly label_raw: string;
  readonly label_normalized: string | null;
  /** The current period's figure, under the base that the table's title states. */
  readonly percent_of_total_assets: Decimal | null;
  readonly percent_of_net_assets: Decimal | null;
  readonly percent_of_gross_assets: Decimal | null;
  readonly amount: Decimal | null;
  /** The two months' figures of a table that has two, in percent; decided by the header's dates, never by place. */
  readonly current_period: Decimal | null;
  readonly previous_period: Decimal | null;
  readonly change_percent: Decimal | null;
  readonly bucket_start_days: number | null;
  readonly bucket_end_days: number | null;
  readonly bucket_start_years: number | null;
  readonly bucket_end_years: number | null;
}

export interface HoldingRow extends FragmentRow {
  readonly holding_group: HoldingGroup;
  /** From 1 within its group and sub-fund, as the page ranks them. */
  readonly rank: number;
  readonly name_raw: string;
  readonly holding_type: HoldingType | null;
  readonly asset_class: string | null;
  readonly issuer_name_raw: string | null;
  readonly security_name_raw: string | null;
  readonly symbol_raw: string | null;
  readonly sector_raw: string | null;
  readonly percent_of_total_assets: Decimal | null;
  readonly percent_of_net_assets: Decimal | null;
  readonly percent_of_gross_assets: Decimal | null;
  readonly percent_held: Decimal | null;
  readonly market_value: Decimal | null;
  readonly value_before_provisioning: Decimal | null;
  readonly provisioning_amount: Decimal | null;
  readonly value_after_provisioning: Decimal | null;
  readonly quantity: Decimal | null;
  readonly units: Decimal | null;
  readonly credit_rating: string | null;
  readonly rating_agency: string | null;
  readonly instrument_type_raw: string | null;
  readonly coupon_rate: Decimal | null;
  readonly yield_percent: Decimal | null;
  readonly ytm_percent: Decimal | null;
  readonly issue_date: IsoDate | null;
  readonly maturity_date: IsoDate | null;
  readonly listed_or_unlisted: string | null;
  readonly secured_or_unsecured: string | null;
  readonly is_shariah_compliant: boolean | null;
  readonly is_top_holding: boolean;
  readonly is_non_compliant: boolean | null;
}

interface MetricRow extends FragmentRow {
  readonly metric_key: MetricKey;
  readonly label_raw: string;
  readonly value: Decimal | null;
  /** `YEARS`, `DAYS`, `PERCENT` …; null for a plain number. */
  readonly unit: string | null;
  readonly period: string | null;
  readonly benchmark_value: Decimal | null;
}

interface FeeRow extends FragmentRow {
  readonly fee_type: FeeType;
  readonly label_raw: string;
  readonly value_percent: Decimal | null;
  readonly value_amount: Decimal | null;
  readonly currency: string | null;
  /** `MTD` or `YTD` where the page says which. */
  readonly period: string | null;
  readonly with_government_levies: boolean | null;
  readonly government_levy_percent: Decimal | null;
  readonly secp_fee_percent: Decimal | null;
  readonly is_actual_charged: boolean | null;
  readonly is_maximum_allowed: boolean | null;
}

interface RatingRow extends FragmentRow {
  readonly rating_type: RatingType;
  readonly rating_raw: string | null;
  readonly rating_agency: string | null;
  readonly rating_date: IsoDate | null;
  readonly outlook_raw: string | null;
}

interface PartyRow extends FragmentRow {
  readonly role: PartyRole;
  readonly name_raw: string | null;
  readonly designation_raw: string | null;
  readonly organization_raw: string | null;
}

interface SpecialTermRow extends FragmentRow {
  readonly term_type: TermType;
  readonly label_raw: string;
  readonly value_raw: string;
  readonly value_numeric: Decimal | null;
  readonly value_percent: Decimal | null;
  readonly value_amount: Decimal | null;
  readonly value_date: IsoDate | null;
  readonly currency: string | null;
}

interface ComplianceRow extends FragmentRow {
  readonly compliance_type: ComplianceType;
  readonly name_raw: string;
  readonly limit_type_raw: string | null;
  readonly regulatory_limit_percent: Decimal | null;
  readonly actual_exposure_percent: Decimal | null;
  readonly excess_percent: Decimal | null;
  readonly gross_assets_percent: Decimal | null;
  readonly net_assets_percent: Decimal | null;
  readonly status_raw: string | null;
}

export interface NoteRow extends FragmentRow {
  readonly note_kind: NoteKind;
  /** The section that the note belongs to; null for the page as a whole. */
  readonly section_type: string | null;
  readonly note_type: string | null;
  readonly text: string;
}

/** The rows of every section; the keys are the contract's section names without `source`. */
export interface FragmentSections {
  readonly sub_funds: readonly SubFundRow[];
  readonly reported_returns: readonly ReportedReturnRow[];
  readonly allocations: readonly AllocationRow[];
  readonly holdings: readonly HoldingRow[];
  readonly metrics: readonly MetricRow[];
  readonly fees: readonly FeeRow[];
  readonly ratings: readonly RatingRow[];
  readonly parties: readonly PartyRow[];
  readonly special_terms: readonly SpecialTermRow[];
  readonly compliance: readonly ComplianceRow[];
  readonly notes: readonly NoteRow[];
}

/** The single facts of a page, named as `report_fragments` of the contract names them. */
export interface FragmentMembers {
  /** The month's last day; null where the page and its document name no month. */
  readonly report_date: IsoDate | null;
  /** `2024-01`. */
  readonly report_month: string | null;
  readonly amc_name_raw: string | null;
  readonly fund_name_raw: string | null;
  readonly fund_short_name_raw: string | null;
  readonly parent_fund_name_raw: string | null;
  readonly plan_name_raw: string | null;
  readonly fund_type_raw: string | null;
  readonly category_raw: string | null;
  readonly risk_profile_raw: string | null;
  readonly risk_of_principal_erosion_raw: string | null;
  readonly is_shariah_compliant: boolean | null;
  readonly is_plan: boolean | null;
  readonly is_pension_scheme: boolean | null;
  readonly is_etf: boolean | null;
  readonly launch_date: IsoDate | null;
  readonly inception_date: IsoDate | null;
  readonly maturity_date: IsoDate | null;
  readonly benchmark_raw: string | null;
  readonly old_benchmark_raw: string | null;
  readonly new_benchmark_raw: string | null;
  readonly benchmark_effective_date: IsoDate | null;
  readonly par_value: Decimal | null;
  readonly listing_raw: string | null;
  readonly leverage_raw: string | null;
  readonly nav_per_unit: Decimal | null;
  readonly nav_date: IsoDate | null;
  readonly offer_price: Decimal | null;
  readonly redemption_price: Decimal | null;
  readonly repurchase_price: Decimal | null;
  readonly market_price: Decimal | null;
  readonly net_assets: Decimal | null;
  readonly fund_size: Decimal | null;
  readonly fund_size_including_fof: Decimal | null;
  readonly fund_size_excluding_fof: Decimal | null;
  readonly amount_invested_by_fof: Decimal | null;
  readonly units_outstanding: Decimal | null;
  readonly currency: string;
  readonly pricing_mechanism_raw: string | null;
  readonly dealing_days_raw: string | null;
  readonly dealing_time_raw: string | null;
  readonly cutoff_time_raw: string | null;
  readonly settlement_period_raw: string | null;
  readonly minimum_initial_investment: Decimal | null;
  readonly minimum_subsequent_investment: Decimal | null;
  readonly minimum_redemption: Decimal | null;
  readonly unit_classes: readonly string[];
}

export interface Fragment extends FragmentMembers, FragmentSections {
  readonly schema_version: string;
  readonly page_number: number;
  readonly page_type: PageType;
  readonly extraction_mode: ExtractionMode;
  /** Names in brackets after "Formerly", by which the fund may still be known. */
  readonly former_names_raw: readonly string[];
  readonly evidence: EvidenceByPath;
  readonly problems: readonly ExtractionProblem[];
  /** Absent from files that were delivered. */
  readonly withheld?: readonly WithheldGroup[];
}
