/**
 * The facts on one page of one report about one fund or pension scheme. Members have the names of the API, money is in
 * rupees, percentages are in percentage points, unknown values are null. The report's ids and versions are assigned
 * when a fragment is promoted.
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

/** Increased when a member is added, renamed or changes its meaning. */
export const FRAGMENT_SCHEMA_VERSION = '1.0';

/** The source of a value: its box in points from the upper left corner of the page, and the printed words. */
export interface Evidence {
  /** The page of the document, starting at 1; not always the fragment's own (a month may be on the cover). */
  readonly page_number: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly printed: string;
  /** Rupees in one printed unit, `1000000` for `PKR mn`; null if the value is as printed. */
  readonly multiplied_by: Decimal | null;
  /** The words of the page that say what the value means; absent if it was read from a sentence or by a person. */
  readonly chain?: readonly ChainLink[];
  /** Other texts that could be the value of the same label, the best first; absent if there is none. */
  readonly rivals?: readonly Rival[];
}

/** A text of the page that the reader weighed against the one that it chose. */
export interface Rival {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly printed: string;
  /** How much worse it fits than the chosen text: from 2; below 10 it could have been chosen. */
  readonly margin: number;
}

/** What words around a value say of it, as `chain_role`. */
export const CHAIN_ROLES = ['LABEL', 'COLUMN_HEAD', 'UNIT'] as const;

/** Printed words that give a value its meaning, on the page of the value. */
export interface ChainLink {
  readonly role: (typeof CHAIN_ROLES)[number];
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly printed: string;
}

/** By member path: `nav_per_unit`, `allocations[3].percent_of_total_assets`. */
type EvidenceByPath = Readonly<Record<string, Evidence>>;

/** A value in a known position that could not be read: it is null, with this note. */
export interface ExtractionProblem {
  /** The member path or section. */
  readonly path: string;
  readonly page_number: number;
  readonly expected: string;
  readonly found: string;
}

/** Parts of a page that could not be read completely, or that contradict the rest of the pages: they are not served. */
export interface WithheldGroup {
  /** A section of rows, or a group of members. */
  readonly section: keyof FragmentSections | 'fund_size' | 'profile' | 'identity';
  /** The check that failed; `unclear` if the page could not be read. */
  readonly check: string;
  readonly reason: string;
  /** As printed; the first ones of a long table. */
  readonly figures: readonly string[];
  readonly row_count: number;
  /** The sub-fund of the rows, if it is the same for all. */
  readonly sub_fund_key?: string;
  readonly sub_fund_name_raw?: string | null;
  /**
   * The removed values, by path in the whole page: a member, a row, or one value of a row. Absent if none could be
   * read.
   */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The positions of these values, by path in the whole page. */
  readonly evidence?: EvidenceByPath;
  /** The reason why a reviewer omitted it; absent while it is under review. */
  readonly rejected?: string;
}

export interface FragmentRow {
  /** `EQUITY`, `DEBT` … if the row belongs to one sub-fund of a pension scheme; its printed name is the next member. */
  readonly sub_fund_key: string | null;
  readonly sub_fund_name_raw: string | null;
  /** Starting at 1, in page order, within its section. */
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
  /** Null if not stated. */
  readonly return_type: ReturnType | null;
  readonly is_annualized: boolean | null;
  readonly is_since_inception: boolean;
  readonly calculation_basis_raw: string | null;
}

export interface AllocationRow extends FragmentRow {
  readonly allocation_type: AllocationType;
  readonly label_raw: string;
  readonly label_normalized: string | null;
  /** The current period's figure, for the base in the table's title. */
  readonly percent_of_total_assets: Decimal | null;
  readonly percent_of_net_assets: Decimal | null;
  readonly percent_of_gross_assets: Decimal | null;
  readonly amount: Decimal | null;
  /**
   * The figures of two months, in percent, if the table compares two; assigned by the header's dates, never by
   * position.
   */
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
  /** Starting at 1 within its group and sub-fund, as ranked on the page. */
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
  /** `MTD` or `YTD`, if stated. */
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
  /** The section that the note belongs to; null for the whole page. */
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

/** The single facts of a page, with the names of `report_fragments` in the contract. */
export interface FragmentMembers {
  /** The month's last day; null if neither the page nor its document names a month. */
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
  /** Names in parentheses after "Formerly", by which the fund may still be known. */
  readonly former_names_raw: readonly string[];
  readonly evidence: EvidenceByPath;
  readonly problems: readonly ExtractionProblem[];
  /** Absent from supplied files. */
  readonly withheld?: readonly WithheldGroup[];
}
