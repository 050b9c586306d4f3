/**
 * The members of a fragment, as data: the strict reader of fragment files, the evidence check, corrections and the
 * rendering of rows all use these lists, in the order of the served members.
 */
import {
  ALLOCATION_TYPES,
  COMPLIANCE_TYPES,
  FEE_TYPES,
  HOLDING_GROUPS,
  HOLDING_TYPES,
  METRIC_KEYS,
  NOTE_KINDS,
  PARTY_ROLES,
  PERIOD_KEYS,
  RATING_TYPES,
  RETURN_TYPES,
  TERM_TYPES,
} from './fragment-terms.ts';
import { own } from '#base/own.ts';
import type { FragmentMembers, FragmentRow, FragmentSections } from './fragment.ts';
import { VPS_ASSET_CLASSES } from './vocabularies.ts';

/** `texts` is a list of texts; `term` is one of `values`. */
type MemberKind = 'decimal' | 'date' | 'text' | 'texts' | 'flag' | 'integer' | 'term';

export interface Member {
  readonly kind: MemberKind;
  readonly is_nullable: boolean;
  /** The values of a term; empty for other kinds. */
  readonly values: readonly string[];
}

const member = (kind: MemberKind, is_nullable: boolean, values: readonly string[] = []): Member => ({
  kind,
  is_nullable,
  values,
});
const DECIMAL = member('decimal', true);
const DATE = member('date', true);
const TEXT = member('text', true);
const FLAG = member('flag', true);
const INTEGER = member('integer', true);
const NEEDED_TEXT = member('text', false);
const NEEDED_FLAG = member('flag', false);
const NEEDED_INTEGER = member('integer', false);
const term = (values: readonly string[]): Member => member('term', false, values);
const termOrNull = (values: readonly string[]): Member => member('term', true, values);

export const MEMBERS = {
  report_date: DATE,
  report_month: TEXT,
  amc_name_raw: TEXT,
  fund_name_raw: TEXT,
  fund_short_name_raw: TEXT,
  parent_fund_name_raw: TEXT,
  plan_name_raw: TEXT,
  fund_type_raw: TEXT,
  category_raw: TEXT,
  risk_profile_raw: TEXT,
  risk_of_principal_erosion_raw: TEXT,
  is_shariah_compliant: FLAG,
  is_plan: FLAG,
  is_pension_scheme: FLAG,
  is_etf: FLAG,
  launch_date: DATE,
  inception_date: DATE,
  maturity_date: DATE,
  benchmark_raw: TEXT,
  old_benchmark_raw: TEXT,
  new_benchmark_raw: TEXT,
  benchmark_effective_date: DATE,
  par_value: DECIMAL,
  listing_raw: TEXT,
  leverage_raw: TEXT,
  nav_per_unit: DECIMAL,
  nav_date: DATE,
  offer_price: DECIMAL,
  redemption_price: DECIMAL,
  repurchase_price: DECIMAL,
  market_price: DECIMAL,
  net_assets: DECIMAL,
  fund_size: DECIMAL,
  fund_size_including_fof: DECIMAL,
  fund_size_excluding_fof: DECIMAL,
  amount_invested_by_fof: DECIMAL,
  units_outstanding: DECIMAL,
  currency: NEEDED_TEXT,
  pricing_mechanism_raw: TEXT,
  dealing_days_raw: TEXT,
  dealing_time_raw: TEXT,
  cutoff_time_raw: TEXT,
  settlement_period_raw: TEXT,
  minimum_initial_investment: DECIMAL,
  minimum_subsequent_investment: DECIMAL,
  minimum_redemption: DECIMAL,
  unit_classes: member('texts', false),
} as const satisfies Record<keyof FragmentMembers, Member>;

/** The object of a report in which a member is served: a group of members is withheld under this name. */
export const MEMBER_GROUPS = {
  report_date: 'identity',
  report_month: 'identity',
  amc_name_raw: 'identity',
  fund_name_raw: 'identity',
  fund_short_name_raw: 'identity',
  parent_fund_name_raw: 'identity',
  plan_name_raw: 'identity',
  fund_type_raw: 'identity',
  category_raw: 'identity',
  risk_profile_raw: 'identity',
  risk_of_principal_erosion_raw: 'profile',
  is_shariah_compliant: 'identity',
  is_plan: 'identity',
  is_pension_scheme: 'identity',
  is_etf: 'identity',
  launch_date: 'profile',
  inception_date: 'profile',
  maturity_date: 'profile',
  benchmark_raw: 'profile',
  old_benchmark_raw: 'profile',
  new_benchmark_raw: 'profile',
  benchmark_effective_date: 'profile',
  par_value: 'profile',
  listing_raw: 'profile',
  leverage_raw: 'profile',
  nav_per_unit: 'fund_size',
  nav_date: 'fund_size',
  offer_price: 'fund_size',
  redemption_price: 'fund_size',
  repurchase_price: 'fund_size',
  market_price: 'fund_size',
  net_assets: 'fund_size',
  fund_size: 'fund_size',
  fund_size_including_fof: 'fund_size',
  fund_size_excluding_fof: 'fund_size',
  amount_invested_by_fof: 'fund_size',
  units_outstanding: 'fund_size',
  currency: 'profile',
  pricing_mechanism_raw: 'profile',
  dealing_days_raw: 'profile',
  dealing_time_raw: 'profile',
  cutoff_time_raw: 'profile',
  settlement_period_raw: 'profile',
  minimum_initial_investment: 'profile',
  minimum_subsequent_investment: 'profile',
  minimum_redemption: 'profile',
  unit_classes: 'profile',
} as const satisfies Record<keyof FragmentMembers, 'identity' | 'fund_size' | 'profile'>;

/** Members of the rows of every section, after their own. */
const ROW_MEMBERS = {
  sub_fund_key: TEXT,
  sub_fund_name_raw: TEXT,
  row_order: NEEDED_INTEGER,
} as const satisfies Record<keyof FragmentRow, Member>;

type Own<Row> = Record<Exclude<keyof Row, keyof FragmentRow>, Member>;

const SECTION_MEMBERS = {
  sub_funds: { asset_class: termOrNull(VPS_ASSET_CLASSES), nav_per_unit: DECIMAL, net_assets_pkr: DECIMAL },
  reported_returns: {
    period_label_raw: NEEDED_TEXT,
    period_key: term(PERIOD_KEYS),
    fund_return_percent: DECIMAL,
    benchmark_return_percent: DECIMAL,
    peer_return_percent: DECIMAL,
    return_type: termOrNull(RETURN_TYPES),
    is_annualized: FLAG,
    is_since_inception: NEEDED_FLAG,
    calculation_basis_raw: TEXT,
  },
  allocations: {
    allocation_type: term(ALLOCATION_TYPES),
    label_raw: NEEDED_TEXT,
    label_normalized: TEXT,
    percent_of_total_assets: DECIMAL,
    percent_of_net_assets: DECIMAL,
    percent_of_gross_assets: DECIMAL,
    amount: DECIMAL,
    current_period: DECIMAL,
    previous_period: DECIMAL,
    change_percent: DECIMAL,
    bucket_start_days: INTEGER,
    bucket_end_days: INTEGER,
    bucket_start_years: INTEGER,
    bucket_end_years: INTEGER,
  },
  holdings: {
    holding_group: term(HOLDING_GROUPS),
    rank: NEEDED_INTEGER,
    name_raw: NEEDED_TEXT,
    holding_type: termOrNull(HOLDING_TYPES),
    asset_class: TEXT,
    issuer_name_raw: TEXT,
    security_name_raw: TEXT,
    symbol_raw: TEXT,
    sector_raw: TEXT,
    percent_of_total_assets: DECIMAL,
    percent_of_net_assets: DECIMAL,
    percent_of_gross_assets: DECIMAL,
    percent_held: DECIMAL,
    market_value: DECIMAL,
    value_before_provisioning: DECIMAL,
    provisioning_amount: DECIMAL,
    value_after_provisioning: DECIMAL,
    quantity: DECIMAL,
    units: DECIMAL,
    credit_rating: TEXT,
    rating_agency: TEXT,
    instrument_type_raw: TEXT,
    coupon_rate: DECIMAL,
    yield_percent: DECIMAL,
    ytm_percent: DECIMAL,
    issue_date: DATE,
    maturity_date: DATE,
    listed_or_unlisted: TEXT,
    secured_or_unsecured: TEXT,
    is_shariah_compliant: FLAG,
    is_top_holding: NEEDED_FLAG,
    is_non_compliant: FLAG,
  },
  metrics: {
    metric_key: term(METRIC_KEYS),
    label_raw: NEEDED_TEXT,
    value: DECIMAL,
    unit: TEXT,
    period: TEXT,
    benchmark_value: DECIMAL,
  },
  fees: {
    fee_type: term(FEE_TYPES),
    label_raw: NEEDED_TEXT,
    value_percent: DECIMAL,
    value_amount: DECIMAL,
    currency: TEXT,
    period: TEXT,
    with_government_levies: FLAG,
    government_levy_percent: DECIMAL,
    secp_fee_percent: DECIMAL,
    is_actual_charged: FLAG,
    is_maximum_allowed: FLAG,
  },
  ratings: {
    rating_type: term(RATING_TYPES),
    rating_raw: TEXT,
    rating_agency: TEXT,
    rating_date: DATE,
    outlook_raw: TEXT,
  },
  parties: { role: term(PARTY_ROLES), name_raw: TEXT, designation_raw: TEXT, organization_raw: TEXT },
  special_terms: {
    term_type: term(TERM_TYPES),
    label_raw: NEEDED_TEXT,
    value_raw: NEEDED_TEXT,
    value_numeric: DECIMAL,
    value_percent: DECIMAL,
    value_amount: DECIMAL,
    value_date: DATE,
    currency: TEXT,
  },
  compliance: {
    compliance_type: term(COMPLIANCE_TYPES),
    name_raw: NEEDED_TEXT,
    limit_type_raw: TEXT,
    regulatory_limit_percent: DECIMAL,
    actual_exposure_percent: DECIMAL,
    excess_percent: DECIMAL,
    gross_assets_percent: DECIMAL,
    net_assets_percent: DECIMAL,
    status_raw: TEXT,
  },
  notes: { note_kind: term(NOTE_KINDS), section_type: TEXT, note_type: TEXT, text: NEEDED_TEXT },
} as const satisfies { [Section in keyof FragmentSections]: Own<FragmentSections[Section][number]> };

/** All members of a section's rows in served order; a row of `sub_funds` always names its sub-fund. */
export function membersOf(section: FragmentSection): Readonly<Record<string, Member>> {
  return section === 'sub_funds'
    ? { ...SECTION_MEMBERS.sub_funds, ...ROW_MEMBERS, sub_fund_key: NEEDED_TEXT }
    : { ...SECTION_MEMBERS[section], ...ROW_MEMBERS };
}

export type FragmentSection = keyof FragmentSections;
export const FRAGMENT_SECTIONS = Object.keys(SECTION_MEMBERS) as readonly FragmentSection[];

/** The twelve sections of a report, as `sections` keys them. */
export const REPORT_SECTIONS = [...FRAGMENT_SECTIONS, 'source'] as const;
export type ReportSection = FragmentSection | 'source';

/** A value of a fragment and its path: `nav_per_unit`, `allocations[3].percent_of_total_assets`. */
export interface MemberValue {
  readonly path: string;
  readonly member: Member;
  readonly value: unknown;
}

/** Every value of a fragment with its path, members first, then the sections row by row. */
export function* listValues(fragment: FragmentMembers & FragmentSections): Generator<MemberValue> {
  for (const [name, each] of Object.entries(MEMBERS))
    yield { path: name, member: each, value: own(fragment as unknown as Readonly<Record<string, unknown>>, name) };
  for (const section of FRAGMENT_SECTIONS) {
    for (const [index, row] of fragment[section].entries()) {
      for (const [name, each] of Object.entries(membersOf(section))) {
        yield {
          path: `${section}[${index}].${name}`,
          member: each,
          value: own(row as unknown as Readonly<Record<string, unknown>>, name),
        };
      }
    }
  }
}
