/** The prices of a unit: it is sold for no less than its net asset value, and redeemed for no more. */
import { compare, multiply, type Decimal } from '#domain/decimal.ts';
import { PRICES } from './check-said.ts';
import { statedMember, withholdMembers, withholdParts, type ReadFragment } from './withhold.ts';

// What rounding explains: a price may be printed with fewer decimals than the net asset value.
const NEARLY = '0.999' as Decimal;

type PriceOf = (price: 'nav' | 'offer' | 'redemption') => Decimal | undefined;

/** The prices of the fund, and those of each plan or sub-fund. */
export function checkPrices(fragments: readonly ReadFragment[]): ReadFragment[] {
  const stated = (member: (typeof PRICES)[number]): Decimal | undefined => statedMember(fragments, member)?.value;
  const prices = {
    nav: stated('nav_per_unit'),
    offer: stated('offer_price'),
    redemption: stated('redemption_price') ?? stated('repurchase_price'),
  };
  const reason = contradictionOf((price) => prices[price]);
  const checked =
    reason === undefined
      ? [...fragments]
      : fragments.map((fragment) =>
          withholdMembers(fragment, PRICES, 'fund_size', { check: 'prices_contradict', reason }),
        );
  return checkPartPrices(checked);
}

function contradictionOf(priceOf: PriceOf): string | undefined {
  const [nav, offer, redemption] = [priceOf('nav'), priceOf('offer'), priceOf('redemption')];
  const isAbove = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
    one !== undefined && other !== undefined && compare(multiply(one, NEARLY), other) > 0;
  if (isAbove(nav, offer)) return `an offer price of ${offer} below the net asset value of ${nav}`;
  return isAbove(redemption, nav)
    ? `a redemption price of ${redemption} above the net asset value of ${nav}`
    : undefined;
}

const TERMS = { offer: 'OFFER_PRICE', redemption: 'REPURCHASE_PRICE' } as const;

function checkPartPrices(fragments: readonly ReadFragment[]): ReadFragment[] {
  const parts = fragments.flatMap((fragment) => fragment.sub_funds);
  const terms = fragments.flatMap((fragment) => fragment.special_terms);
  return new Set(parts.map((part) => part.sub_fund_key)).values().reduce<ReadFragment[]>(
    (checked, key) => {
      const reason = contradictionOf((price) =>
        price === 'nav'
          ? (parts.find((part) => part.sub_fund_key === key && part.nav_per_unit !== null)?.nav_per_unit ?? undefined)
          : (terms.find((term) => term.sub_fund_key === key && term.term_type === TERMS[price])?.value_amount ??
            undefined),
      );
      return reason === undefined
        ? checked
        : checked.map((fragment) =>
            withholdParts(fragment, (other) => other === key, { check: 'prices_contradict', reason }, ['nav_per_unit']),
          );
    },
    [...fragments],
  );
}
