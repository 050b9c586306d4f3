/**
 * Of which whole a table's percentages are, as data. The texts have no blanks: where one is lost, the share would be of
 * another whole.
 */
import { squeeze } from './ink/respace.ts';

type PercentMember = 'percent_of_total_assets' | 'percent_of_net_assets' | 'percent_of_gross_assets';

// `as % of total assets`, `(% of Total Net Assets)`; of `as a % of Equity Exposure` no member is.
const BASES: readonly (readonly [RegExp, PercentMember | null])[] = [
  [/netasset/, 'percent_of_net_assets'],
  [/grossasset/, 'percent_of_gross_assets'],
  [/totalasset/, 'percent_of_total_assets'],
  [/equity(?:exposure|portfolio|investment)|total(?:equity|portfolio|investment)|portfoliovalue/, null],
];

/**
 * Which member a table's percentages are: as the head over them says, else its title; of total assets where neither
 * does, as the regulator asks.
 */
export function percentMemberOf(title: string, heads: string): PercentMember | null {
  const stated = [heads, title].map((text) => BASES.find(([words]) => words.test(squeeze(text)))?.[1]);
  const member = stated.find((each) => each !== undefined);
  return member === undefined ? 'percent_of_total_assets' : member;
}
