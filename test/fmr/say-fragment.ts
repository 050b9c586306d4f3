/** What a fragment says of a fund, line by line, in the form in which a list of expected facts is written. */
import type { Fragment } from '#domain/fragment.ts';

const MEMBERS = [
  'fund_name_raw',
  'report_date',
  'category_raw',
  'fund_type_raw',
  'launch_date',
  'inception_date',
  'maturity_date',
  'benchmark_raw',
  'risk_profile_raw',
  'par_value',
  'nav_per_unit',
  'nav_date',
  'offer_price',
  'repurchase_price',
  'redemption_price',
  'fund_size',
  'net_assets',
  'fund_size_including_fof',
  'minimum_initial_investment',
  'listing_raw',
  'leverage_raw',
  'pricing_mechanism_raw',
  'dealing_days_raw',
  'cutoff_time_raw',
] as const;
const SHARES = [
  'percent_of_total_assets',
  'percent_of_net_assets',
  'percent_of_gross_assets',
  'current_period',
  'previous_period',
] as const;
const OF_HOLDINGS = [
  'percent_of_total_assets',
  'percent_of_net_assets',
  'credit_rating',
  'coupon_rate',
  'maturity_date',
  'issue_date',
  'sector_raw',
  'yield_percent',
  'market_value',
] as const;

export function sayFragment(fragment: Fragment): Set<string> {
  const said = new Set<string>();
  const say = (...parts: readonly (string | number | null)[]): void => {
    if (parts.at(-1) !== null) said.add(parts.map((part) => part ?? '').join('|'));
  };
  for (const member of MEMBERS) say('member', member, fragment[member]);
  for (const row of fragment.reported_returns) {
    for (const member of ['fund_return_percent', 'benchmark_return_percent', 'peer_return_percent'] as const) {
      if (row.period_key === 'MONTH') say('return', 'MONTH', row.period_label_raw, member, row[member]);
      else say('return', row.period_key, '', member, row[member]);
    }
  }
  for (const row of fragment.allocations) {
    for (const member of SHARES) say('allocation', row.allocation_type, row.label_raw, member, row[member]);
    for (const member of ['bucket_start_days', 'bucket_end_days'] as const)
      say('bucket', row.label_raw, member, row[member]);
  }
  for (const row of fragment.holdings)
    for (const member of OF_HOLDINGS) say('holding', row.name_raw, member, row[member]);
  for (const row of fragment.metrics) say('metric', row.metric_key, row.unit, row.value);
  for (const row of fragment.fees) say('fee', row.fee_type, row.period, row.value_percent);
  for (const row of fragment.ratings) {
    say('rating', row.rating_type, row.rating_agency, row.rating_raw);
    say('rating_date', row.rating_type, row.rating_date);
  }
  for (const row of fragment.parties) say('party', row.role, row.designation_raw, row.name_raw ?? row.organization_raw);
  for (const row of fragment.special_terms)
    if (row.term_type === 'INVESTMENT_OBJECTIVE') say('term', row.term_type, row.value_raw);
  for (const row of fragment.sub_funds) say('sub_fund', row.sub_fund_key, row.net_assets_pkr ?? row.nav_per_unit);
  return said;
}
