/** What each fact of the label vocabulary becomes in a fragment, as data; a fact without a use does not compile. */
import type { FragmentMembers } from '#domain/fragment.ts';
import type { FeeType, PartyRole, RatingType, TermType } from '#domain/fragment-terms.ts';
import type { FactName } from './labels.ts';

type MembersOf<Value> = {
  [K in keyof FragmentMembers]: FragmentMembers[K] extends Value ? K : never;
}[keyof FragmentMembers];
type TextMember = MembersOf<string | null>;
export type DateMember = 'launch_date' | 'inception_date' | 'maturity_date' | 'benchmark_effective_date';
export type SizeMember = 'fund_size' | 'fund_size_including_fof' | 'fund_size_excluding_fof' | 'amount_invested_by_fof';
export type PriceMember =
  | 'nav_per_unit'
  | 'offer_price'
  | 'redemption_price'
  | 'repurchase_price'
  | 'market_price'
  | 'par_value'
  | 'minimum_initial_investment'
  | 'minimum_subsequent_investment'
  | 'minimum_redemption';

export type RatingDetail = 'rating_agency' | 'rating_date' | 'outlook_raw';

export type FactUse =
  /** The first member is the fact's own; further members that it sets follow. */
  | { readonly kind: 'text'; readonly members: readonly [TextMember, ...TextMember[]] }
  | { readonly kind: 'date'; readonly member: DateMember }
  | { readonly kind: 'size'; readonly member: SizeMember }
  | { readonly kind: 'price'; readonly member: PriceMember }
  | { readonly kind: 'party'; readonly role: PartyRole }
  | { readonly kind: 'rating'; readonly type: RatingType }
  | { readonly kind: 'term'; readonly type: TermType }
  /** Two where one label names both. */
  | { readonly kind: 'fee'; readonly types: readonly FeeType[] }
  | { readonly kind: 'expense_ratio'; readonly with_government_levies: boolean | null }
  | { readonly kind: 'rating_detail'; readonly member: RatingDetail }
  | { readonly kind: 'risk' | 'units' | 'benchmark_return' | 'objective' | 'unread' };

const text = (...members: [TextMember, ...TextMember[]]): FactUse => ({ kind: 'text', members });
const date = (member: DateMember): FactUse => ({ kind: 'date', member });
const size = (member: SizeMember): FactUse => ({ kind: 'size', member });
const price = (member: PriceMember): FactUse => ({ kind: 'price', member });
const party = (role: PartyRole): FactUse => ({ kind: 'party', role });
const rating = (type: RatingType): FactUse => ({ kind: 'rating', type });
const term = (type: TermType): FactUse => ({ kind: 'term', type });
const fee = (...types: FeeType[]): FactUse => ({ kind: 'fee', types });
const ratio = (with_government_levies: boolean | null): FactUse => ({ kind: 'expense_ratio', with_government_levies });

export const FACT_USES: Readonly<Record<FactName, FactUse>> = {
  fund_type: text('fund_type_raw'),
  category: text('category_raw'),
  launch_date: date('launch_date'),
  inception_date: date('inception_date'),
  maturity_date: date('maturity_date'),
  ipo_date: term('IPO_DATE'),
  acquisition_date: term('ACQUISITION_DATE'),
  initial_maturity: term('INITIAL_MATURITY'),
  benchmark: text('benchmark_raw'),
  old_benchmark: text('old_benchmark_raw'),
  new_benchmark: text('new_benchmark_raw', 'benchmark_raw'),
  benchmark_effective_date: date('benchmark_effective_date'),
  trustee: party('TRUSTEE'),
  custodian: party('CUSTODIAN'),
  auditor: party('AUDITOR'),
  legal_advisor: party('LEGAL_ADVISOR'),
  shariah_advisor: party('SHARIAH_ADVISOR'),
  registrar: party('REGISTRAR'),
  asset_manager: party('ASSET_MANAGER'),
  fund_manager: party('FUND_MANAGER'),
  distributor: party('DISTRIBUTOR'),
  fund_size: size('fund_size'),
  fund_size_including_fof: size('fund_size_including_fof'),
  fund_size_excluding_fof: size('fund_size_excluding_fof'),
  amount_invested_by_fof: size('amount_invested_by_fof'),
  units_outstanding: { kind: 'units' },
  nav: price('nav_per_unit'),
  offer_price: price('offer_price'),
  redemption_price: price('redemption_price'),
  repurchase_price: price('repurchase_price'),
  market_price: price('market_price'),
  par_value: price('par_value'),
  minimum_initial: price('minimum_initial_investment'),
  minimum_subsequent: price('minimum_subsequent_investment'),
  minimum_redemption: price('minimum_redemption'),
  management_fee: fee('MANAGEMENT_FEE'),
  trustee_fee: fee('TRUSTEE_FEE'),
  secp_fee: fee('SECP_FEE'),
  selling_and_marketing: fee('SELLING_AND_MARKETING'),
  government_levies: fee('GOVERNMENT_LEVIES'),
  front_end_load: fee('FRONT_END_LOAD'),
  back_end_load: fee('BACK_END_LOAD'),
  contingent_load: fee('CONTINGENT_LOAD'),
  front_and_contingent_load: fee('FRONT_END_LOAD', 'CONTINGENT_LOAD'),
  front_and_back_load: fee('FRONT_END_LOAD', 'BACK_END_LOAD'),
  total_expense_ratio: ratio(null),
  ter_with_levies: ratio(true),
  ter_without_levies: ratio(false),
  fund_rating: rating('FUND_STABILITY'),
  rating: rating('FUND_STABILITY'),
  performance_rating: rating('FUND_PERFORMANCE'),
  amc_rating: rating('ASSET_MANAGER'),
  rating_agency: { kind: 'rating_detail', member: 'rating_agency' },
  fund_rating_date: { kind: 'rating_detail', member: 'rating_date' },
  rating_outlook: { kind: 'rating_detail', member: 'outlook_raw' },
  risk_profile: { kind: 'risk' },
  risk_of_principal_erosion: text('risk_of_principal_erosion_raw'),
  pricing: text('pricing_mechanism_raw'),
  listing: text('listing_raw'),
  leverage: text('leverage_raw'),
  dealing_days: text('dealing_days_raw'),
  dealing_time: text('dealing_time_raw'),
  cutoff_time: text('cutoff_time_raw'),
  settlement: text('settlement_period_raw'),
  allocation_of_units: term('ALLOCATION_OF_UNITS'),
  investment_objective: { kind: 'objective' },
  benchmark_since_inception: { kind: 'benchmark_return' },
  // The committee has a block of its own; every fund counts in rupees; a list of classes was met too seldom to be sure
  // of its form.
  committee: { kind: 'unread' },
  currency: { kind: 'unread' },
  unit_classes: { kind: 'unread' },
};
