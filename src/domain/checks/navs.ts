import { findCategory } from '#domain/categories.ts';
import { daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { add, compare, exceedsPercent, isPositive, multiply, percentOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { NavFigures, PayoutFigures } from '#domain/series.ts';

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
  const limit = jumpLimit(earlier, later, isEquity);
  const moved = subtract(later.nav, earlier.nav);
  if (!exceedsPercent(moved, earlier.nav, limit)) return undefined;
  const paid = payouts
    .filter((payout) => payout.payout_date > earlier.nav_date && payout.payout_date <= later.nav_date)
    .reduce((sum, payout) => add(sum, payout.amount_per_unit), '0' as Decimal);
  return exceedsPercent(add(moved, paid), earlier.nav, limit) ? percentOf(moved, earlier.nav) : undefined;
}

/** The largest plausible change between two NAVs, in percent of the earlier one. */
export function jumpLimit(earlier: DatedNav, later: DatedNav, isEquity: boolean): number {
  const steps = Math.max(1, Math.ceil(daysBetween(earlier.nav_date, later.nav_date) / STEP_DAYS));
  return (isEquity ? EQUITY_LIMIT_PERCENT : LIMIT_PERCENT) * steps;
}

// A spike: the NAV moves by at least this much, and the next NAV is back at the previous level.
export const SPIKE_PERCENT = 25;
export const RETURN_PERCENT = 10;

/**
 * True if a NAV differs from both neighbours, which agree with each other: a typing error, even within the bound for
 * shares.
 */
export function isSpike(earlier: DatedNav, at: DatedNav, later: DatedNav): boolean {
  const is_near = daysBetween(earlier.nav_date, later.nav_date) <= STEP_DAYS;
  const hasLeft = exceedsPercent(subtract(at.nav, earlier.nav), earlier.nav, SPIKE_PERCENT);
  return is_near && hasLeft && !exceedsPercent(subtract(later.nav, earlier.nav), earlier.nav, RETURN_PERCENT);
}

/** A figure that is implausible for its NAV. */
interface DoubtfulFigure {
  readonly name: Exclude<keyof NavFigures, 'nav'>;
  readonly printed: Decimal;
  readonly expected: string;
}

interface Bounds {
  readonly least: string;
  readonly most: string;
}

// Loads of up to 5 % are charged on purchase and redemption, and prices may be those of the previous day; shares of
// exchange-traded or closed-end funds trade far from the NAV.
const OF_NAV: Readonly<Record<'offer_price' | 'repurchase_price' | 'market_price', Bounds>> = {
  offer_price: { least: '0.95', most: '1.15' },
  repurchase_price: { least: '0.85', most: '1.05' },
  market_price: { least: '0.2', most: '5' },
};
const LOADS = ['front_end_load_pct', 'back_end_load_pct', 'contingent_load_pct'] as const;
const LOAD: Bounds = { least: '0', most: '100' };

/** Figures that no fund prints with such a NAV: a price far from the NAV, or a load that is not a percentage. */
export function findDoubtful(figures: NavFigures): DoubtfulFigure[] {
  const doubtful: DoubtfulFigure[] = [];
  for (const name of ['offer_price', 'repurchase_price', 'market_price'] as const) {
    const printed = figures[name];
    // Most funds print their NAV as every price.
    if (printed === null || printed === figures.nav) continue;
    const least = multiply(figures.nav, OF_NAV[name].least as Decimal);
    const most = multiply(figures.nav, OF_NAV[name].most as Decimal);
    if (!isWithin(printed, { least, most }))
      doubtful.push({ name, printed, expected: `${least} to ${most} for a NAV of ${figures.nav}` });
  }
  for (const name of LOADS) {
    const printed = figures[name];
    if (printed !== null && !isWithin(printed, LOAD))
      doubtful.push({ name, printed, expected: `${LOAD.least} to ${LOAD.most} percent` });
  }
  return doubtful;
}

// Units are issued at 10, 50, 100 or 500 rupees. Interest does not multiply them a hundredfold in sixty years; share
// prices may. There is no lower bound: the page lists closed funds at 0.0001.
const MOST_OF_LENDING = '10000' as Decimal;
const MOST_OF_OTHERS = '100000' as Decimal;

/** The highest first NAV that is accepted for a fund of this category. An unknown category has the wider bound. */
export function mostOfCategory(category: string | null): Decimal {
  const known = category === null ? undefined : findCategory(category);
  return known?.isLending === true ? MOST_OF_LENDING : MOST_OF_OTHERS;
}

function isWithin(value: Decimal, { least, most }: Bounds): boolean {
  return compare(value, least as Decimal) >= 0 && compare(value, most as Decimal) <= 0;
}

// A payout lowers the NAV by the amount paid; between two published NAVs, share prices may move it by half.
const EX_NAV_LEAST = '0.5';
const EX_NAV_MOST = '1.5';

/** Whether an ex-NAV is plausible for a payout, given a NAV of the fund published around its date. */
export function isExNavNear(ex_nav: Decimal, amount: Decimal, nav: Decimal): boolean {
  const before = [ex_nav, add(ex_nav, amount)];
  return (
    isPositive(ex_nav) &&
    before.some((value) =>
      isWithin(value, { least: multiply(nav, EX_NAV_LEAST as Decimal), most: multiply(nav, EX_NAV_MOST as Decimal) }),
    )
  );
}

/** The NAV of one row as a source printed it. */
interface PrintedNav {
  readonly nav_date: IsoDate | null;
  readonly figures: { readonly nav: Decimal | null };
}

/**
 * The NAVs before and after the current date, accepted earlier or printed in this document. Dates only move forward.
 */
export class NavNeighbours<Accepted extends DatedNav> {
  /** The nearest accepted NAV before the current date; updated as more are accepted. */
  previous: DatedNav | undefined;
  /** Accepted observations after the current date. */
  readonly #accepted: Accepted[];
  /** NAVs in the rows for dates after the current one. */
  readonly #printed: DatedNav[];

  constructor(accepted: readonly Accepted[], rows: readonly PrintedNav[]) {
    this.#accepted = [...accepted];
    this.#printed = listAgreed(rows);
  }

  /** Moves to a date and returns the observation accepted for it, if any. */
  moveTo(date: IsoDate): Accepted | undefined {
    for (let next = this.#accepted[0]; next !== undefined && next.nav_date <= date; next = this.#accepted[0]) {
      this.#accepted.shift();
      if (next.nav_date === date) return next;
      if (this.previous === undefined || this.previous.nav_date < next.nav_date) this.previous = next;
    }
    return undefined;
  }

  /** The nearest NAV after a date. */
  nextAfter(date: IsoDate): DatedNav | undefined {
    while (this.#printed[0] !== undefined && this.#printed[0].nav_date <= date) this.#printed.shift();
    const [accepted, printed] = [this.#accepted[0], this.#printed[0]];
    return accepted !== undefined && (printed === undefined || accepted.nav_date <= printed.nav_date)
      ? accepted
      : printed;
  }
}

/** The NAV of each date on which the rows agree, oldest first. */
function listAgreed(rows: readonly PrintedNav[]): DatedNav[] {
  const agreed = new Map<IsoDate, Decimal | null>();
  for (const { nav_date, figures } of rows) {
    if (nav_date === null || figures.nav === null || !isPositive(figures.nav)) continue;
    const other = agreed.get(nav_date);
    agreed.set(
      nav_date,
      other === undefined || (other !== null && compare(other, figures.nav) === 0) ? figures.nav : null,
    );
  }
  return [...agreed]
    .flatMap(([nav_date, nav]) => (nav === null ? [] : { nav_date, nav }))
    .sort((a, b) => (a.nav_date < b.nav_date ? -1 : 1));
}
