import { add, exceedsPercent, percentOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { PayoutFigures } from '#domain/payout.ts';

export interface DatedNav {
  readonly nav_date: IsoDate;
  readonly nav: Decimal;
}

// A larger change in one day is held. Share prices of all funds together have never halved in a day.
const LIMIT_PERCENT = 25;
const EQUITY_LIMIT_PERCENT = 50;
// The bound applies from one published NAV to the next. If they are a month or more apart, each further month widens
// it, because a change that is implausible in a day is ordinary in a year.
const STEP_DAYS = 31;

/**
 * The change from one NAV to a later one in percentage points if it is implausibly large, else undefined. Payouts
 * between the two explain a drop.
 */
export function findJump(
  earlier: DatedNav,
  later: DatedNav,
  isEquity: boolean,
  payouts: readonly PayoutFigures[],
): Decimal | undefined {
  const steps = Math.max(1, Math.ceil(daysBetween(earlier.nav_date, later.nav_date) / STEP_DAYS));
  const limit = (isEquity ? EQUITY_LIMIT_PERCENT : LIMIT_PERCENT) * steps;
  const moved = subtract(later.nav, earlier.nav);
  if (!exceedsPercent(moved, earlier.nav, limit)) return undefined;
  const paid = payouts
    .filter((payout) => payout.payout_date > earlier.nav_date && payout.payout_date <= later.nav_date)
    .reduce((sum, payout) => add(sum, payout.amount_per_unit), '0' as Decimal);
  return exceedsPercent(add(moved, paid), earlier.nav, limit) ? percentOf(moved, earlier.nav) : undefined;
}

// A spike: the NAV moves by at least this much, and the next NAV is back at the previous level.
const SPIKE_PERCENT = 25;
const RETURN_PERCENT = 10;

/**
 * True if a NAV differs from both neighbours, which agree with each other: a typing error, even within the bound for
 * shares.
 */
export function isSpike(earlier: DatedNav, at: DatedNav, later: DatedNav): boolean {
  const is_near = daysBetween(earlier.nav_date, later.nav_date) <= STEP_DAYS;
  const hasLeft = exceedsPercent(subtract(at.nav, earlier.nav), earlier.nav, SPIKE_PERCENT);
  return is_near && hasLeft && !exceedsPercent(subtract(later.nav, earlier.nav), earlier.nav, RETURN_PERCENT);
}
