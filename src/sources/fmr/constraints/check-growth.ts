/**
 * Returns of plans and sub-funds against the growth of their prices where the page prints the price of the month
 * before.
 */
import {
  absolute,
  asDecimal,
  compare,
  isPositive,
  multiply,
  percentOf,
  subtract,
  type Decimal,
} from '#domain/decimal.ts';
import { listFigures, withholdRows, type ReadFragment } from './withhold.ts';

const ROUNDING = '0.05' as Decimal;
// Of an annualised return: what the number of days and rounding explain.
const OF_YEAR = '0.04' as Decimal;
const MONTHS = ['11.77', '12.17', '12.58', '13.04'].map(asDecimal);

interface Growth {
  readonly key: string;
  /** In percent, of the month. */
  readonly growth: Decimal;
  readonly stated: Decimal;
}

/**
 * Two parts whose returns of the month are each explained by the price of the other one have been given each other's
 * column.
 */
export function checkGrowth(
  fragments: readonly ReadFragment[],
  earlier: ReadonlyMap<string | null, Decimal>,
): ReadFragment[] {
  const parts = listGrowths(fragments, earlier);
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
  if (crossed.length === 0) return [...fragments];
  const keys = new Set(crossed.map(({ key }) => key));
  const returns = listFigures(crossed.map(({ stated, growth }) => `${stated} % with a growth of ${growth} %`));
  const accusation = {
    check: 'sub_funds_swapped',
    reason: `returns of the month that the growth of the price of another sub-fund explains: ${returns}`,
  };
  return fragments.map((fragment) =>
    withholdRows(
      fragment,
      'reported_returns',
      (row) => row.sub_fund_key !== null && keys.has(row.sub_fund_key) && row.period_key !== 'MONTH',
      accusation,
    ),
  );
}

function listGrowths(fragments: readonly ReadFragment[], earlier: ReadonlyMap<string | null, Decimal>): Growth[] {
  return [...earlier].flatMap(([key, before]): Growth[] => {
    const nav =
      fragments
        .flatMap((fragment) => fragment.sub_funds)
        .find((row) => row.sub_fund_key === key && row.nav_per_unit !== null)?.nav_per_unit ?? null;
    const stated =
      fragments
        .flatMap((fragment) => fragment.reported_returns)
        .find((row) => row.sub_fund_key === key && (row.period_key === 'MTD' || row.period_key === '1M'))
        ?.fund_return_percent ?? null;
    if (key === null || nav === null || stated === null || !isPositive(before)) return [];
    return [{ key, stated, growth: percentOf(subtract(nav, before), before) }];
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
