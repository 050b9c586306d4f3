/** Sizes of one report against each other: an AMC prints all sizes of one unit alike. */
import { compare, isPositive, multiply, scaleOf, type Decimal } from '#domain/decimal.ts';
import { numbersIn } from '#domain/printed.ts';
import { SIZES } from './check-sizes.ts';
import { statedMember, withholdMembers, type ReadFragment } from './withhold.ts';

// An AMC may have one fund that is a hundred times every other one, or print one figure with fewer decimals, but not
// both at once.
const OTHER_UNIT_FACTOR = '100' as Decimal;

interface HouseSize {
  readonly fund: string;
  readonly value: Decimal;
  readonly unit: Decimal;
  readonly printed: string;
  readonly scale: number;
}

/**
 * `1,851,185` under `Rs. in million` where the other funds have `3,558.922`: the figure is in thousands. `fundOf` names
 * the fund of a fragment by its place.
 */
export function checkHouse(fragments: readonly ReadFragment[], fundOf: (at: number) => string): ReadFragment[] {
  const sizes = listSizes(fragments, fundOf);
  const accused = new Map(
    sizes.flatMap((size) => {
      const others = sizes.filter((other) => other.fund !== size.fund && other.unit === size.unit);
      const [largest] = others.toSorted((one, other) => compare(other.value, one.value));
      const isAlone =
        largest !== undefined &&
        compare(size.value, multiply(largest.value, OTHER_UNIT_FACTOR)) > 0 &&
        others.every((other) => other.scale > size.scale);
      return isAlone
        ? [
            [
              size.fund,
              `a size of ${size.printed} in a report whose other funds have ${largest.printed} and less in the same unit`,
            ] as const,
          ]
        : [];
    }),
  );
  return fragments.map((fragment, at) => {
    const reason = accused.get(fundOf(at));
    return reason === undefined
      ? fragment
      : withholdMembers(fragment, SIZES, 'fund_size', { check: 'size_unlike_house', reason });
  });
}

function listSizes(fragments: readonly ReadFragment[], fundOf: (at: number) => string): HouseSize[] {
  const funds = Map.groupBy(fragments.keys(), fundOf);
  return [...funds].flatMap(([fund, places]): HouseSize[] => {
    const size = statedMember(
      places.map((at) => fragments[at] as ReadFragment),
      'fund_size',
    );
    const unit = size?.evidence?.multiplied_by ?? null;
    if (size === undefined || size.evidence === undefined || unit === null || !isPositive(size.value)) return [];
    const number = numbersIn(size.evidence.printed).find((each) => compare(multiply(each, unit), size.value) === 0);
    return number === undefined
      ? []
      : [{ fund, value: size.value, unit, printed: size.evidence.printed, scale: scaleOf(number) }];
  });
}
