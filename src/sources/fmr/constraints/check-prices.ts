/** The prices of a unit: it is sold for no less than its net asset value, and redeemed for no more. */
import { compare, multiply, type Decimal } from '#domain/decimal.ts';
import { PRICES } from './check-said.ts';
import { statedMember, withholdMembers, type ReadFragment } from './withhold.ts';

// What rounding explains: a price may be printed with fewer decimals than the net asset value.
const NEARLY = '0.999' as Decimal;

export function checkPrices(fragments: readonly ReadFragment[]): ReadFragment[] {
  const priceOf = (member: (typeof PRICES)[number]): Decimal | undefined => statedMember(fragments, member)?.value;
  const nav = priceOf('nav_per_unit');
  const offer = priceOf('offer_price');
  const redemption = priceOf('redemption_price') ?? priceOf('repurchase_price');
  const isAbove = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
    one !== undefined && other !== undefined && compare(multiply(one, NEARLY), other) > 0;
  const reason = isAbove(nav, offer)
    ? `an offer price of ${offer} below the net asset value of ${nav}`
    : isAbove(redemption, nav)
      ? `a redemption price of ${redemption} above the net asset value of ${nav}`
      : undefined;
  return reason === undefined
    ? [...fragments]
    : fragments.map((fragment) =>
        withholdMembers(fragment, PRICES, 'fund_size', { check: 'prices_contradict', reason }),
      );
}
