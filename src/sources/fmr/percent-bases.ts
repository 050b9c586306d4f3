/** Of which whole a table's percentages are, as data; texts are folded as in fold-label.ts. */
import { findMeaning } from './fold-label.ts';

type PercentMember = 'percent_of_total_assets' | 'percent_of_net_assets' | 'percent_of_gross_assets';

// `as % of total assets`, `(% of Total Net Assets)`; of `as a % of Equity Exposure` no member is.
const BASES: readonly (readonly [RegExp, PercentMember | null])[] = [
  [/\b(?:total )?net assets?\b/, 'percent_of_net_assets'],
  [/\bgross assets?\b/, 'percent_of_gross_assets'],
  [/\btotal assets?\b/, 'percent_of_total_assets'],
  [/\bequity (?:exposure|portfolio|investments?)\b|\btotal (?:equity|portfolio|investments?)\b|\bportfolio value\b/, null],
];

/** Which member a table's percentages are: as the head over them says, else its title; of total assets where neither does, as the regulator asks. */
export function percentMemberOf(title: string, heads: string): PercentMember | null {
  const stated = [heads, title].map((text) => findMeaning(BASES, text));
  const member = stated.find((each) => each !== undefined);
  return member === undefined ? 'percent_of_total_assets' : member;
}
