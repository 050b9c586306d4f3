import { findCategory } from '#domain/categories.ts';
import { add, compare, isPositive, multiply } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { NavFigures } from '#domain/nav.ts';

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
    const least = multiply(figures.nav, OF_NAV[name].least as Decimal);
    const most = multiply(figures.nav, OF_NAV[name].most as Decimal);
    if (printed !== null && !isWithin(printed, { least, most }))
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
