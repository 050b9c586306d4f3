import type { ReportCheck } from './finding.ts';

type Checks = readonly ReportCheck[];

const PRICE: Checks = ['evidence', 'report_dates', 'values_conflict', 'nav_disagrees', 'units_disagree'];
const SIZE: Checks = ['evidence', 'values_conflict', 'units_disagree', 'size_implausible', 'size_jump'];
const DATE: Checks = ['evidence', 'report_dates', 'values_conflict'];
const RETURN: Checks = ['evidence', 'return_implausible', 'returns_disagree'];

const BY_MEMBER: ReadonlyMap<string, Checks> = new Map([
  ['fund_size.nav_per_unit', PRICE],
  ['fund_size.nav_date', DATE],
  ['fund_size.offer_price', PRICE],
  ['fund_size.redemption_price', PRICE],
  ['fund_size.repurchase_price', PRICE],
  ['fund_size.market_price', PRICE],
  ['fund_size.units_outstanding', ['evidence', 'values_conflict', 'units_disagree']],
  ['profile.launch_date', DATE],
  ['profile.inception_date', DATE],
  ['profile.maturity_date', ['evidence', 'report_dates']],
  ['sub_funds.nav_per_unit', ['evidence', 'sub_fund_unnamed', 'sub_funds_swapped', 'nav_disagrees']],
  ['sub_funds.net_assets_pkr', ['evidence', 'sub_fund_unnamed', 'size_implausible', 'size_jump']],
  ['reported_returns.fund_return_percent', RETURN],
  ['reported_returns.benchmark_return_percent', RETURN],
  ['reported_returns.peer_return_percent', RETURN],
  ['fees.value_percent', ['evidence', 'expense_ratio_implausible']],
]);

const BY_SECTION: ReadonlyMap<string, Checks> = new Map([
  ['fund_size', SIZE],
  ['allocations', ['evidence', 'allocation_sum', 'share_sum']],
  ['holdings', ['evidence', 'share_sum', 'ranks_broken']],
  ['ratings', ['evidence', 'rating_misplaced']],
  ['parties', ['evidence', 'party_unnamed', 'text_cut']],
  ['special_terms', ['evidence', 'text_cut']],
]);

/**
 * The checks that a value of a promoted report has passed, as far as the figures that they compare it with were known.
 * A value that fails one is withheld.
 */
export function checksOf(section: string, member: string): Checks {
  return BY_MEMBER.get(`${section}.${member}`) ?? BY_SECTION.get(section) ?? ['evidence'];
}
