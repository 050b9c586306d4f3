import { absolute, add, compare, isPositive, multiply, scaleOf, subtract, sum } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import { numbersIn } from '#domain/printed.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import { findingAt, SIZES } from './finding.ts';
import type { Finding } from './finding.ts';

// Funds of funds never hold 99 % of a fund: a size a hundred times another one on the same page is in another unit.
const OTHER_UNIT_FACTOR = '100' as Decimal;
const HALF = '0.5' as Decimal;
const NOTHING = '0' as Decimal;
type SizeName = (typeof SIZES)[number];

interface StatedSize {
  readonly name: SizeName;
  readonly rupees: Decimal;
  /** Half of the last printed digit, in rupees. */
  readonly slack: Decimal;
}

/**
 * Compares the sizes of one page: the size that includes the money of funds of funds is not below the one that does
 * not, their difference is the amount invested, and all are in the same unit. Every size of a violated relation is
 * reported, because the wrong one is unknown. Net assets and fund size are often taken from one printed figure, so they
 * do not confirm each other.
 */
export function checkSizeRelations({ fragments }: ReportDraft): Finding[] {
  return fragments.flatMap((fragment) => {
    const stated = new Map(SIZES.flatMap((name) => sizeOn(fragment, name)).map((size) => [size.name, size]));
    const including = stated.get('fund_size_including_fof');
    const invested = stated.get('amount_invested_by_fof');
    if (including === undefined) return [];
    return (['net_assets', 'fund_size', 'fund_size_excluding_fof'] as const).flatMap((name): Finding[] => {
      const size = stated.get(name);
      const broken = size === undefined ? undefined : contradictionOf(including, size, invested);
      if (size === undefined || broken === undefined) return [];
      const accused = broken.sizes.map(({ name: path }) => ({ fragment, path }));
      return [findingAt('size_implausible', { fragment, path: name }, broken.expected, size.rupees, accused)];
    });
  });
}

interface Contradiction {
  readonly expected: string;
  readonly sizes: readonly StatedSize[];
}

function contradictionOf(
  including: StatedSize,
  size: StatedSize,
  invested: StatedSize | undefined,
): Contradiction | undefined {
  const difference = subtract(including.rupees, size.rupees);
  const slack = sum([including.slack, size.slack, invested?.slack ?? NOTHING]);
  if (compare(add(difference, slack), NOTHING) < 0)
    return {
      expected: `a size of at most ${including.rupees}, the size including funds of funds`,
      sizes: [size, including],
    };
  if (isPositive(size.rupees) && compare(including.rupees, multiply(size.rupees, OTHER_UNIT_FACTOR)) > 0)
    return { expected: `${size.rupees} and ${including.rupees} in one unit`, sizes: [size, including] };
  if (invested === undefined || compare(absolute(subtract(difference, invested.rupees)), slack) <= 0) return undefined;
  const subtraction = `${including.rupees} less ${size.rupees}`;
  const expected = `${subtraction} to be ${invested.rupees}, the amount invested by funds of funds`;
  return { expected, sizes: [size, including, invested] };
}

function sizeOn(fragment: Fragment, name: SizeName): StatedSize[] {
  const rupees = fragment[name];
  if (rupees === null) return [];
  const { printed, multiplied_by } = fragment.evidence[name] ?? { printed: rupees, multiplied_by: null };
  const times = multiplied_by ?? ('1' as Decimal);
  const places = Math.max(
    0,
    ...numbersIn(printed)
      .filter((number) => compare(multiply(number, times), rupees) === 0)
      .map(scaleOf),
  );
  const step = (places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`) as Decimal;
  return [{ name, rupees, slack: multiply(multiply(step, times), HALF) }];
}
