/**
 * What all pages of one fund and month say together is held against itself, and sizes against those of the report's
 * other funds; what is accused is withheld group by group.
 */
import { checkCompounding } from './check-compounding.ts';
import { checkFees } from './check-fees.ts';
import { checkGrowth } from './check-growth.ts';
import { checkHouse } from './check-house.ts';
import { checkLaunch } from './check-launch.ts';
import { checkLostSigns } from './check-lost-signs.ts';
import { checkMonthsOfShares } from './check-months-of-shares.ts';
import { checkNames } from './check-names.ts';
import { checkOwner } from './check-owner.ts';
import { checkParts } from './check-parts.ts';
import { checkPrices } from './check-prices.ts';
import { checkProfile } from './check-profile.ts';
import { checkReturns } from './check-returns.ts';
import { checkSaid } from './check-said.ts';
import { checkScopes } from './check-scopes.ts';
import { checkShares } from './check-shares.ts';
import { checkSizes } from './check-sizes.ts';
import { sayMonthOnce } from './said-once.ts';
import type { ReadFragment, Witnesses } from './withhold.ts';

/** `witnessesOf` returns what a fragment's page says in addition to its facts. */
export function checkFragments(
  fragments: readonly ReadFragment[],
  witnessesOf: (fragment: ReadFragment) => Witnesses,
): ReadFragment[] {
  const groups = Map.groupBy(
    fragments,
    (fragment) => `${witnessesOf(fragment).fund}|${fragment.report_date ?? fragment.page_number}`,
  );
  const checked = new Map<number, ReadFragment>();
  for (const group of groups.values()) {
    const witnesses = group.map(witnessesOf);
    const texts = [...new Set(witnesses.flatMap((witness) => witness.texts))];
    const units = witnesses.flatMap((witness) => witness.units);
    const earlier = new Map(witnesses.flatMap((witness) => [...witness.earlier_navs]));
    const changes = new Map(witnesses.flatMap((witness) => [...witness.nav_changes]));
    // The growth of prices needs the returns of the month, which other checks may withhold.
    const grown = checkGrowth(checkScopes(checkOwner(checkNames(group))), earlier, changes);
    const returns = sayMonthOnce(checkCompounding(checkReturns(checkLostSigns(grown, texts), texts)));
    const own = checkMonthsOfShares(checkShares(returns), texts);
    const judged = checkFees(
      checkLaunch(checkProfile(checkParts(checkPrices(checkSaid(checkSizes(own, texts), texts)), units), texts)),
    );
    for (const [index, fragment] of judged.entries())
      checked.set(fragments.indexOf(group[index] as ReadFragment), fragment);
  }
  return checkHouse(
    fragments.map((fragment, index) => checked.get(index) ?? fragment),
    (at) => witnessesOf(fragments[at] as ReadFragment).fund,
  );
}
