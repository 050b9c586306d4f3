/**
 * Plans and pension sub-funds: price times units is the size of each, each is what a fund can be, together they are no
 * more than their fund.
 */
import { compare, isPositive, multiply, type Decimal } from '#domain/decimal.ts';
import { intervalOf, isAbove, meets, productOf, totalOf } from '#domain/printed-interval.ts';
import { MOST_SIZE, SIZES } from './check-sizes.ts';
import {
  listFigures,
  statedAt,
  statedMember,
  withholdMembers,
  withholdParts,
  withholdRows,
  withholdValues,
  type PartUnits,
  type ReadFragment,
  type Stated,
} from './withhold.ts';

const FIGURES = ['nav_per_unit', 'net_assets_pkr'] as const;
const LEAST_PART = '1000' as Decimal;
// A fund may hold cash outside its plans, but they are never one hundredth of it: one of the two is in another unit.
const OTHER_UNIT_FACTOR = '100' as Decimal;

export function checkParts(fragments: readonly ReadFragment[], units: readonly PartUnits[]): ReadFragment[] {
  return checkUnits(checkSum(fragments).map(checkBounds), units);
}

interface Part {
  readonly key: string;
  readonly nav: Stated | undefined;
  readonly size: Stated | undefined;
}

function listParts(fragments: readonly ReadFragment[]): Part[] {
  const rows = fragments.flatMap((fragment) =>
    fragment.sub_funds.map((row, index) => ({ fragment, row, path: `sub_funds[${index}]` })),
  );
  return [...Map.groupBy(rows, ({ row }) => row.sub_fund_key)].map(([key, own]) => {
    const stated = (member: (typeof FIGURES)[number]): Stated | undefined => {
      const at = own.find(({ row }) => row[member] !== null);
      return at === undefined ? undefined : statedAt(at.fragment, `${at.path}.${member}`, at.row[member] as Decimal);
    };
    return { key, nav: stated('nav_per_unit'), size: stated('net_assets_pkr') };
  });
}

/** Of three figures that contradict each other none is known to be right. */
function checkUnits(fragments: readonly ReadFragment[], units: readonly PartUnits[]): ReadFragment[] {
  let checked = [...fragments];
  for (const { key, nav, size } of listParts(fragments)) {
    const own = units.filter((each) => each.sub_fund_key === key);
    const [first] = own;
    if (first === undefined || nav === undefined || size === undefined || !isPositive(size.value)) continue;
    if (own.some((each) => meets(productOf(nav.interval, intervalOf(each.value, each)), size.interval))) continue;
    const accusation = {
      check: 'units_disagree',
      reason: `${nav.value} times ${first.value} units is ${multiply(nav.value, first.value)}, not ${size.value}`,
    };
    checked = checked.map((fragment) => withholdParts(fragment, (accused) => accused === key, accusation, FIGURES));
  }
  return checked;
}

function checkBounds(fragment: ReadFragment): ReadFragment {
  const isOutside = (size: Decimal | null): boolean =>
    size !== null && isPositive(size) && (compare(size, LEAST_PART) < 0 || compare(size, MOST_SIZE) > 0);
  const outside = fragment.sub_funds.flatMap((row) =>
    isOutside(row.net_assets_pkr) ? (row.net_assets_pkr ?? []) : [],
  );
  const reason = `a size of ${listFigures(outside)} rupees, outside ${LEAST_PART} to ${MOST_SIZE} for a sub-fund`;
  return withholdRows(fragment, 'sub_funds', (row) => isOutside(row.net_assets_pkr), {
    check: 'size_implausible',
    reason,
  });
}

/** Which of the two is wrong is not known: the fund's size is withheld with those of its parts. */
function checkSum(fragments: readonly ReadFragment[]): ReadFragment[] {
  const parts = listParts(fragments).flatMap(({ size }) => size ?? []);
  const sizes = SIZES.flatMap((name) =>
    name === 'amount_invested_by_fof' ? [] : (statedMember(fragments, name) ?? []),
  );
  const [first] = sizes;
  if (parts.length < 2 || first === undefined || !sizes.every((size) => isPositive(size.value))) return [...fragments];
  const together = totalOf(parts.map(({ interval }) => interval));
  const isTooMuch = sizes.every(({ interval }) => isAbove(together, interval));
  const isOtherUnit = sizes.every(
    ({ interval }) => compare(interval.low, multiply(together.high, OTHER_UNIT_FACTOR)) > 0,
  );
  if (!isTooMuch && !isOtherUnit) return [...fragments];
  const accusation = accuse(parts, first, isTooMuch);
  // A whole that is less than its parts together and equals one of them is that part's figure.
  if (isTooMuch && parts.some(({ value }) => sizes.some((size) => compare(size.value, value) === 0)))
    return fragments.map((fragment) => withholdMembers(fragment, SIZES, 'fund_size', accusation));
  return fragments.map((fragment) =>
    withholdMembers(
      withholdValues(fragment, 'sub_funds', ['net_assets_pkr'], () => true, accusation),
      SIZES,
      'fund_size',
      accusation,
    ),
  );
}

function accuse(parts: readonly Stated[], whole: Stated, isTooMuch: boolean): { check: string; reason: string } {
  const sum = totalOf(parts.map(({ value }) => ({ low: value, high: value }))).low;
  return {
    check: isTooMuch ? 'parts_exceed_whole' : 'parts_in_other_unit',
    reason: `parts of ${sum} in a fund of ${whole.value}`,
  };
}
