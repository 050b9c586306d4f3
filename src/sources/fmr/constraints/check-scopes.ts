/**
 * A pension fund consists of its sub-funds: prices, returns, holdings and allocations of no sub-fund are under a
 * heading that was not understood.
 */
import { VPS_ASSET_CLASSES } from '#domain/vocabularies.ts';
import { withholdMembers, withholdRows, type ReadFragment } from './withhold.ts';

const CLASSES: ReadonlySet<string> = new Set(VPS_ASSET_CLASSES);
const PRICES = ['nav_per_unit', 'offer_price', 'repurchase_price'] as const;
const SECTIONS = ['reported_returns', 'holdings', 'allocations'] as const;

export function checkScopes(fragments: readonly ReadFragment[]): ReadFragment[] {
  const keys = fragments.flatMap((fragment) =>
    [fragment.sub_funds, ...SECTIONS.map((section) => fragment[section])].flatMap((rows) =>
      rows.flatMap(({ sub_fund_key }) => sub_fund_key ?? []),
    ),
  );
  if (!keys.some((key) => CLASSES.has(key))) return [...fragments];
  return fragments.map((fragment) =>
    SECTIONS.reduce(
      (kept, section) =>
        withholdRows<typeof section>(kept, section, ({ sub_fund_key }) => sub_fund_key === null, {
          check: 'unclear',
          reason: 'the fund consists of sub-funds, and these rows are of none of them',
        }),
      withoutPrices(fragment),
    ),
  );
}

function withoutPrices(fragment: ReadFragment): ReadFragment {
  return PRICES.reduce(
    (kept, member) =>
      withholdMembers(kept, [member], 'fund_size', {
        check: 'unclear',
        reason: 'the fund consists of sub-funds, and this price is of none of them',
      }),
    fragment,
  );
}
