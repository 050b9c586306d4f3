/** Sizes against each other, against what the page's sentences say, and against what a fund can be. */
import { asDecimal, compare, exceedsPercent, isPositive, multiply, subtract, type Decimal } from '#domain/decimal.ts';
import type { FragmentMembers } from '#domain/fragment.ts';
import { findUnit } from '#sources/fmr/printed-money.ts';
import { withholdMembers, type ReadFragment } from './withhold.ts';

export const SIZES = [
  'fund_size',
  'net_assets',
  'fund_size_including_fof',
  'fund_size_excluding_fof',
  'amount_invested_by_fof',
] as const satisfies readonly (keyof FragmentMembers)[];
// The smallest living fund reported has 0.1 million rupees, all funds of the country together some 5 trillion.
const LEAST_SIZE = '10000' as Decimal;
export const MOST_SIZE = '2000000000000' as Decimal;
const ROUNDING_PERCENT = 1;

export function checkSizes(fragments: readonly ReadFragment[], texts: readonly string[]): ReadFragment[] {
  const member = (name: (typeof SIZES)[number]): Decimal | null =>
    fragments.map((fragment) => fragment[name]).find((value) => value !== null) ?? null;
  const size = member('fund_size');
  const problem =
    size === null
      ? undefined
      : (contradictionOf(size, member('fund_size_including_fof'), member('fund_size_excluding_fof')) ??
        saidOtherwise(size, texts));
  return problem === undefined
    ? [...fragments]
    : fragments.map((fragment) => withholdMembers(fragment, SIZES, 'fund_size', problem));
}

function contradictionOf(
  size: Decimal,
  including: Decimal | null,
  excluding: Decimal | null,
): { check: string; reason: string } | undefined {
  if (isPositive(size) && (compare(size, LEAST_SIZE) < 0 || compare(size, MOST_SIZE) > 0))
    return { check: 'size_implausible', reason: `a size of ${size} rupees, outside ${LEAST_SIZE} to ${MOST_SIZE}` };
  if (
    including !== null &&
    compare(size, including) > 0 &&
    exceedsPercent(subtract(size, including), size, ROUNDING_PERCENT)
  )
    return { check: 'sizes_contradict', reason: `a size of ${size} above ${including} including funds of funds` };
  if (
    excluding !== null &&
    compare(excluding, size) > 0 &&
    exceedsPercent(subtract(excluding, size), excluding, ROUNDING_PERCENT)
  )
    return { check: 'sizes_contradict', reason: `a size of ${size} below ${excluding} without funds of funds` };
  return undefined;
}

const SAID = /(?:Rs|PKR)\.?\s?([\d,]+(?:\.\d+)?)\s?(million|mn|billion|bn|crores?|lakhs?|lacs?)\b/gi;

/** A sentence that gives the same digits in another unit. */
function saidOtherwise(size: Decimal, texts: readonly string[]): { check: string; reason: string } | undefined {
  const digits = digitsOf(size);
  for (const text of texts) {
    for (const match of text.matchAll(SAID)) {
      const said = multiply(
        (match[1] ?? '0').replaceAll(',', '') as Decimal,
        asDecimal(findUnit(match[2] ?? '') ?? '1'),
      );
      if (digits.length >= 3 && digitsOf(said) === digits && compare(said, size) !== 0)
        return {
          check: 'size_said_otherwise',
          reason: `a size of ${size}, and “${match[0]}” in a sentence of the page`,
        };
    }
  }
  return undefined;
}

function digitsOf(value: Decimal): string {
  return value.replace('.', '').replace(/^0+|(?<!0)0+$/g, '');
}
