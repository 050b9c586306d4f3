/** What all pages of one fund and month say together is held against itself; what is accused is withheld group by group. */
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { checkProfile } from './check-profile.ts';
import { checkReturns } from './check-returns.ts';
import { checkShares } from './check-shares.ts';
import { checkSizes } from './check-sizes.ts';
import type { ReadFragment } from './withhold.ts';

/** `textsOf` gives the sentences of a fragment's page. */
export function checkFragments(fragments: readonly ReadFragment[], textsOf: (fragment: ReadFragment) => readonly string[]): ReadFragment[] {
  const groups = Map.groupBy(fragments, (fragment) => `${squeeze(fragment.fund_name_raw ?? '')}|${fragment.report_date ?? fragment.page_number}`);
  const checked = new Map<number, ReadFragment>();
  for (const group of groups.values()) {
    const texts = group.flatMap((fragment) => [...textsOf(fragment)]);
    const judged = checkProfile(checkSizes(checkShares(checkReturns(group, texts)), texts), texts);
    for (const [index, fragment] of judged.entries()) checked.set(fragments.indexOf(group[index] as ReadFragment), fragment);
  }
  return fragments.map((fragment, index) => checked.get(index) ?? fragment);
}
