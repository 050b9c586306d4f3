/** Returns of the month against the growth of prices, where the page prints those of the month before. */
import {
  absolute,
  asDecimal,
  compare,
  isPositive,
  multiply,
  percentOf,
  scaleOf,
  subtract,
  type Decimal,
} from '#domain/decimal.ts';
import type { PeriodKey } from '#domain/fragment-terms.ts';
import { listFigures, withholdMembers, withholdParts, withholdRows, type ReadFragment } from './withhold.ts';

const ROUNDING = '0.05' as Decimal;
// Of an annualised return: what the number of days and rounding explain.
const OF_YEAR = '0.04' as Decimal;
// In percent: prices and returns are rounded.
const LEAST_DIFFERENCE = '0.15' as Decimal;
const OF_MONTH: ReadonlySet<PeriodKey> = new Set(['MTD', '1M']);
const MONTHS = ['11.77', '12.17', '12.58', '13.04'].map(asDecimal);

interface Growth {
  /** Null for the fund. */
  readonly key: string | null;
  /** In percent, of the month. */
  readonly growth: Decimal;
  readonly stated: Decimal;
  /** What the same row states of the benchmark. */
  readonly benchmark: Decimal | null;
}

// A change is printed with one or two decimals, rounded or cut; a little more than a unit of the last one.
function roundingOf(change: Decimal): Decimal {
  const digits = scaleOf(change);
  return (digits === 0 ? '1.1' : `0.${'0'.repeat(digits - 1)}11`) as Decimal;
}

/**
 * `changes` are in percent, as printed next to the prices of two months: another growth contradicts them. Two parts
 * whose returns of the month are each explained by the price of the other one have been given each other's
 * column. A return that is less than the growth of its own price contradicts it; if the figure of the benchmark is
 * that growth, the rows of fund and benchmark are exchanged.
 */
export function checkGrowth(
  fragments: readonly ReadFragment[],
  earlier: ReadonlyMap<string | null, Decimal>,
  changes: ReadonlyMap<string | null, Decimal>,
): ReadFragment[] {
  return checkReturnsOfMonth(checkChanges(fragments, earlier, changes), earlier);
}

function checkChanges(
  fragments: readonly ReadFragment[],
  earlier: ReadonlyMap<string | null, Decimal>,
  changes: ReadonlyMap<string | null, Decimal>,
): readonly ReadFragment[] {
  const wrong = [...changes].flatMap(([key, change]) => {
    const before = earlier.get(key);
    const nav = navOf(fragments, key);
    if (before === undefined || nav === null || !isPositive(before)) return [];
    const growth = percentOf(subtract(nav, before), before);
    return compare(absolute(subtract(growth, change)), roundingOf(change)) <= 0 ? [] : [{ key, change, growth }];
  });
  if (wrong.length === 0) return fragments;
  const stated = listFigures(wrong.map(({ growth, change }) => `${growth} % with a printed change of ${change} %`));
  return fragments.map((fragment) =>
    withholdNavs(fragment, new Set(wrong.map(({ key }) => key)), {
      check: 'change_contradicts',
      reason: `prices of two months that changed otherwise than stated: ${stated}`,
    }),
  );
}

function checkReturnsOfMonth(
  fragments: readonly ReadFragment[],
  earlier: ReadonlyMap<string | null, Decimal>,
): ReadFragment[] {
  const growths = listGrowths(fragments, earlier);
  const below = growths.filter(isBelowGrowth);
  const exchanged = below.filter(isOfBenchmark);
  const others = below.filter((growth) => !exchanged.includes(growth));
  const judged = fragments.map((fragment) => withholdBelow(withholdExchanged(fragment, exchanged), others));
  const parts = growths.filter((growth) => growth.key !== null);
  const crossed = parts.filter(
    (one) =>
      !explains(one.growth, one.stated) &&
      parts.some(
        (other) =>
          other !== one &&
          !explains(other.growth, other.stated) &&
          explains(other.growth, one.stated) &&
          explains(one.growth, other.stated),
      ),
  );
  if (crossed.length === 0) return judged;
  const keys = new Set(crossed.map(({ key }) => key));
  const returns = listFigures(crossed.map(({ stated, growth }) => `${stated} % with a growth of ${growth} %`));
  const accusation = {
    check: 'sub_funds_swapped',
    reason: `returns of the month that the growth of the price of another sub-fund explains: ${returns}`,
  };
  return judged.map((fragment) =>
    withholdRows(
      fragment,
      'reported_returns',
      (row) => row.sub_fund_key !== null && keys.has(row.sub_fund_key) && row.period_key !== 'MONTH',
      accusation,
    ),
  );
}

/** Payouts only lower a price: without rounding, no return is less than the growth of the price. */
function isBelowGrowth({ growth, stated }: Growth): boolean {
  return compare(stated, subtract(growth, LEAST_DIFFERENCE)) < 0 && !explains(growth, stated);
}

/** `9.34` of the fund over `11.18` of the benchmark, with prices that grew by 11.18 %. */
function isOfBenchmark({ growth, benchmark }: Growth): boolean {
  return benchmark !== null && explains(growth, benchmark);
}

/** The price agrees with the exchanged rows and is served; the months of the series have checks of their own. */
function withholdExchanged(fragment: ReadFragment, exchanged: readonly Growth[]): ReadFragment {
  if (exchanged.length === 0) return fragment;
  const keys = new Set(exchanged.map(({ key }) => key));
  const reason = `prices that grew as the benchmark of the month did: ${listFigures(
    exchanged.map(({ stated, growth }) => `${growth} % with a return of ${stated} %`),
  )}`;
  return withholdRows(fragment, 'reported_returns', (row) => keys.has(row.sub_fund_key) && row.period_key !== 'MONTH', {
    check: 'columns_swapped',
    reason,
  });
}

/** The price or the return is wrong: neither is served. */
function withholdBelow(fragment: ReadFragment, below: readonly Growth[]): ReadFragment {
  if (below.length === 0) return fragment;
  const keys = new Set(below.map(({ key }) => key));
  const accusation = {
    check: 'returns_disagree',
    reason: `prices that grew more than the return of the month: ${listFigures(
      below.map(({ stated, growth }) => `${growth} % with a return of ${stated} %`),
    )}`,
  };
  const rows = withholdRows(
    fragment,
    'reported_returns',
    (row) => keys.has(row.sub_fund_key) && OF_MONTH.has(row.period_key),
    accusation,
  );
  return withholdNavs(rows, keys, accusation);
}

function withholdNavs(
  fragment: ReadFragment,
  keys: ReadonlySet<string | null>,
  accusation: { readonly check: string; readonly reason: string },
): ReadFragment {
  const parts = withholdParts(fragment, (key) => key !== null && keys.has(key), accusation, ['nav_per_unit']);
  return keys.has(null) && fragment.nav_per_unit !== null
    ? withholdMembers(parts, ['nav_per_unit', 'nav_date'], 'fund_size', accusation)
    : parts;
}

function navOf(fragments: readonly ReadFragment[], key: string | null): Decimal | null {
  const prices = fragments.flatMap(({ nav_per_unit, sub_funds }) =>
    key === null ? [nav_per_unit] : sub_funds.flatMap((row) => (row.sub_fund_key === key ? [row.nav_per_unit] : [])),
  );
  return prices.find((price) => price !== null) ?? null;
}

function listGrowths(fragments: readonly ReadFragment[], earlier: ReadonlyMap<string | null, Decimal>): Growth[] {
  return [...earlier].flatMap(([key, before]): Growth[] => {
    const nav = navOf(fragments, key);
    const month = fragments
      .flatMap((fragment) => fragment.reported_returns)
      .find((row) => row.sub_fund_key === key && OF_MONTH.has(row.period_key));
    const stated = month?.fund_return_percent ?? null;
    if (nav === null || stated === null || !isPositive(before)) return [];
    const benchmark = month?.benchmark_return_percent ?? null;
    return [{ key, stated, benchmark, growth: percentOf(subtract(nav, before), before) }];
  });
}

/** As a return of the month, or of a year of such months. */
function explains(growth: Decimal, stated: Decimal): boolean {
  const near = (value: Decimal, tolerance: Decimal): boolean =>
    compare(absolute(subtract(stated, value)), tolerance) <= 0;
  return (
    near(growth, ROUNDING) ||
    MONTHS.some((months) => near(multiply(growth, months), multiply(absolute(stated), OF_YEAR)))
  );
}
