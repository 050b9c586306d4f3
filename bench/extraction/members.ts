/** Single values: their names in an expected entry and in a served report. */

export interface SingleValue {
  /** Name in the expected entry. */
  readonly expected: string;
  readonly label: string;
  /** The parts of a report that may contain the value, each with the member of that part. */
  readonly members: readonly (readonly [part: ReportPart, member: string])[];
  /** `amount`: a number within a text such as `PKR 500/-`. */
  readonly kind: 'value' | 'amount';
}

/** `fragment`: the first page of the report that states it. */
export type ReportPart = 'identity' | 'fund_size' | 'profile' | 'fragment';

const one = (expected: string, part: ReportPart, ...members: string[]): SingleValue => ({
  expected,
  label: expected.replace(/_raw$/, ''),
  members: members.map((member) => [part, member] as const),
  kind: 'value',
});
const amount = (expected: string, part: ReportPart, member: string): SingleValue => ({
  ...one(expected, part, member),
  kind: 'amount',
});
const named = (label: string, value: SingleValue): SingleValue => ({ ...value, label });

export const SINGLE_VALUES: readonly SingleValue[] = [
  one('nav_per_unit', 'fund_size', 'nav_per_unit'),
  one('nav_date', 'fund_size', 'nav_date'),
  one('fund_size_pkr', 'fund_size', 'fund_size_pkr', 'net_assets_pkr'),
  named('size_incl_fof', one('fund_size_including_fof_pkr', 'fund_size', 'fund_size_including_fof_pkr')),
  named('size_excl_fof', one('fund_size_excluding_fof_pkr', 'fund_size', 'fund_size_excluding_fof_pkr')),
  named('invested_by_fof', one('amount_invested_by_fof_pkr', 'fund_size', 'amount_invested_by_fof_pkr')),
  one('offer_price', 'fund_size', 'offer_price'),
  one('repurchase_price', 'fund_size', 'repurchase_price', 'redemption_price'),
  one('market_price', 'fund_size', 'market_price'),
  one('units_outstanding', 'fund_size', 'units_outstanding'),
  one('launch_date', 'profile', 'launch_date', 'inception_date'),
  one('maturity_date', 'profile', 'maturity_date'),
  one('category_raw', 'identity', 'category_as_reported'),
  one('fund_type_raw', 'identity', 'fund_type_as_reported'),
  one('risk_profile_raw', 'identity', 'risk_profile_as_reported'),
  one('risk_of_principal_raw', 'profile', 'risk_of_principal_erosion'),
  one('benchmark_raw', 'profile', 'benchmark'),
  one('old_benchmark_raw', 'profile', 'old_benchmark'),
  one('new_benchmark_raw', 'profile', 'new_benchmark'),
  one('pricing_mechanism_raw', 'profile', 'pricing_mechanism'),
  one('dealing_days_raw', 'profile', 'dealing_days'),
  named('cutoff_or_dealing_time', one('cutoff_raw', 'profile', 'cutoff_time', 'dealing_time')),
  named('settlement_period', one('settlement_raw', 'profile', 'settlement_period')),
  one('leverage_raw', 'profile', 'leverage'),
  amount('minimum_initial_raw', 'profile', 'minimum_initial_investment_pkr'),
  amount('minimum_subsequent_raw', 'profile', 'minimum_subsequent_investment_pkr'),
  amount('par_value_raw', 'fragment', 'par_value'),
  one('listing_raw', 'fragment', 'listing_raw'),
];

/** Fees that are printed as terms, by their name in the expected entry. */
export const FEE_TERMS = {
  management_fee_raw: 'MANAGEMENT_FEE',
  front_end_load_raw: 'FRONT_END_LOAD',
  back_end_load_raw: 'BACK_END_LOAD',
} as const;
export const FEE_TERM_TYPES: ReadonlySet<string> = new Set(Object.values(FEE_TERMS));

/** Single values of a plan or sub-fund that are served as special terms with its key. */
export const PART_TERMS: ReadonlyMap<string, { readonly label: string; readonly member: string }> = new Map([
  ['LAUNCH_DATE', { label: 'launch_date', member: 'value_date' }],
  ['MATURITY_DATE', { label: 'maturity_date', member: 'value_date' }],
  ['RISK_PROFILE', { label: 'risk_profile', member: 'value_raw' }],
  ['OFFER_PRICE', { label: 'offer_price', member: 'value_amount' }],
  ['REPURCHASE_PRICE', { label: 'repurchase_price', member: 'value_amount' }],
  ['UNITS_OUTSTANDING', { label: 'units_outstanding', member: 'value_numeric' }],
]);

/** Parties of an entry that have a member of their own, with their role. */
export const PARTY_ROLES = {
  trustee_raw: 'TRUSTEE',
  auditor_raw: 'AUDITOR',
  registrar_raw: 'REGISTRAR',
} as const;

/** The name without its former names and short form. */
export function bareName(name: string | null | undefined): string {
  return (name ?? '').replace(/\s*\((?i:formerly)[^)]*\)?|\s*\([A-Z][A-Za-z0-9-]{1,9}\)$/g, '').trim();
}
