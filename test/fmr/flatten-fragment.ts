/** What a fragment says, one line a value, in a form that does not depend on the order of its rows. */
import type { Fragment } from '#domain/fragment.ts';

const MEMBERS = ['fund_name_raw', 'report_date', 'category_raw', 'fund_type_raw', 'launch_date', 'benchmark_raw', 'risk_profile_raw', 'par_value', 'nav_per_unit', 'nav_date', 'fund_size', 'net_assets', 'fund_size_including_fof', 'minimum_initial_investment', 'listing_raw', 'leverage_raw', 'pricing_mechanism_raw'] as const;

export function flattenFragment(fragment: Fragment): Set<string> {
  const said: string[] = [];
  const say = (...parts: (string | null)[]): void => { if (parts.at(-1) !== null) said.push(parts.join(' | ')); };
  for (const member of MEMBERS) say(member, fragment[member]);
  for (const row of fragment.reported_returns) {
    for (const member of ['fund_return_percent', 'benchmark_return_percent', 'peer_return_percent'] as const) say('return', row.sub_fund_key, row.period_key, row.period_label_raw, member, row[member]);
  }
  for (const row of fragment.allocations) {
    for (const member of ['percent_of_total_assets', 'percent_of_net_assets', 'current_period', 'previous_period'] as const) say(row.allocation_type, row.sub_fund_key, row.label_raw, member, row[member]);
  }
  for (const row of fragment.holdings) say('holding', row.name_raw, row.issue_date, row.percent_of_total_assets);
  for (const row of fragment.metrics) say('metric', row.metric_key, row.unit, row.value);
  for (const row of fragment.fees) say('fee', row.fee_type, row.period, row.value_percent);
  for (const row of fragment.ratings) say('rating', row.rating_type, row.rating_agency, row.rating_date, row.rating_raw);
  for (const row of fragment.parties) say('party', row.role, row.designation_raw, row.name_raw ?? row.organization_raw);
  for (const row of fragment.special_terms) if (row.term_type !== 'OTHER') say('term', row.term_type, row.value_raw);
  for (const row of fragment.sub_funds) {
    say('sub-fund', row.sub_fund_key, 'nav', row.nav_per_unit);
    say('sub-fund', row.sub_fund_key, 'size', row.net_assets_pkr);
  }
  return new Set(said);
}
