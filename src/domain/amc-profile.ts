/** What reviewers taught about the reports of an AMC: its own words for terms that the report reader knows. */
import { own } from '#base/own.ts';
import { sha256Hex } from '#base/hash.ts';

/**
 * The standard label of each term that an AMC may have a word of its own for. Each of them is in the vocabulary of the
 * report reader, which therefore treats the AMC's word as it treats the standard label.
 */
export const PROFILE_TERMS = {
  nav: 'NAV per unit',
  fund_size: 'Fund size',
  fund_size_including_fof: 'Fund size including fund of funds',
  units_outstanding: 'Units outstanding',
  offer_price: 'Offer price',
  redemption_price: 'Redemption price',
  repurchase_price: 'Repurchase price',
  par_value: 'Par value',
  category: 'Category',
  fund_type: 'Fund type',
  launch_date: 'Launch date',
  inception_date: 'Inception date',
  maturity_date: 'Maturity date',
  benchmark: 'Benchmark',
  risk_profile: 'Risk profile',
  management_fee: 'Management fee',
  trustee_fee: 'Trustee fee',
  front_end_load: 'Front end load',
  back_end_load: 'Back end load',
  total_expense_ratio: 'Total expense ratio',
  government_levies: 'Government levies',
  fund_rating: 'Stability rating',
  amc_rating: 'Management quality rating',
  trustee: 'Trustee',
  auditor: 'Auditor',
  registrar: 'Registrar',
  shariah_advisor: 'Shariah advisor',
  fund_manager: 'Fund manager',
  pricing: 'Pricing mechanism',
  listing: 'Listing',
  leverage: 'Leverage',
  dealing_days: 'Dealing days',
  cutoff_time: 'Cut off time',
  minimum_initial: 'Minimum initial investment',
  minimum_subsequent: 'Minimum subsequent investment',
  weighted_average_maturity: 'Weighted average maturity',
  duration: 'Duration',
  standard_deviation: 'Standard deviation',
  sharpe_ratio: 'Sharpe ratio',
  yield_to_maturity: 'Yield to maturity',
  fund_returns: 'Fund',
  benchmark_returns: 'Benchmark return',
  peer_returns: 'Peer average',
  returns_table: 'Performance',
  monthly_returns_table: 'Monthly returns',
  asset_allocation_table: 'Asset allocation',
  sector_allocation_table: 'Sector allocation',
  credit_quality_table: 'Credit quality',
  holdings_table: 'Top holdings',
} as const;

export type ProfileTerm = keyof typeof PROFILE_TERMS;

export function isProfileTerm(term: string): term is ProfileTerm {
  return own<string>(PROFILE_TERMS, term) !== undefined;
}

/** An AMC's own word for a term. */
export interface AmcWord {
  /** As printed. */
  readonly printed: string;
  readonly term: ProfileTerm;
}

/** What is known of the reports of an AMC. */
export interface AmcProfile {
  /** The AMC's name in the registry. */
  readonly amc: string;
  /** In the order in which they were taught; of one printed text the last one counts. */
  readonly words: readonly AmcWord[];
  /** Number of pages that a person confirmed. */
  readonly confirmed_pages: number;
}

/** Names the content of a profile that a reading depends on: equal profiles have the same one on every machine. */
export function versionOf({ amc, words }: AmcProfile): string {
  return sha256Hex(JSON.stringify([amc, words.map(({ printed, term }) => [printed, term])])).slice(0, 12);
}
