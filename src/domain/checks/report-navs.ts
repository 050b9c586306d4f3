import { daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { absolute, add, compare, isPositive, multiply, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { intervalOf } from '#domain/printed-interval.ts';
import type { Accused, Finding } from './finding.ts';
import { isFarApart } from './report-figures.ts';

/** A NAV on a page and the fund that the page assigns it to. */
export interface StatedNav {
  readonly fund_name: string;
  readonly page_number: number;
  readonly path: string;
  readonly nav: Decimal;
  readonly nav_date: IsoDate;
  /** The association's latest observation on or before that day; undefined if there is none. */
  readonly published: PublishedNav | undefined;
  /** Observations of the other sub-funds of the scheme. */
  readonly ofSiblings: readonly PublishedNav[];
  /** The values that are wrong with it. */
  readonly accused: readonly Accused[];
}

export interface PublishedNav {
  readonly fund_name: string;
  readonly nav: Decimal;
  readonly nav_date: IsoDate;
}

// Reports print two decimals, the association four.
export const TOLERANCE_PERCENT = '0.5';
// The same as a factor: a difference times this is still less than the NAV.
const TOLERANCE_FACTOR = '200' as Decimal;
// Over a long weekend the last NAV remains valid; an older observation belongs to another day and is not compared.
export const NEAR_DAYS = 4;
// Month ends are 28 to 31 days apart; a few more days allow for a report of the last trading day.
export const NEIGHBOUR_DAYS = 35;

/**
 * NAVs that differ from the association's for that date; one that equals a sibling's shows that sub-funds were swapped.
 */
export function checkNavs(stated: readonly StatedNav[]): Finding[] {
  return stated.flatMap(
    ({ fund_name, page_number, path, nav, nav_date, published, ofSiblings, accused }): Finding[] => {
      if (!isPositive(nav))
        return [{ check: 'nav_disagrees', page_number, path, expected: 'a NAV above zero', found: nav, accused }];
      if (published === undefined || !isNear(published, nav_date) || agreesWithPublished(nav, published.nav)) return [];
      const expected =
        `${published.nav}, the association's NAV of ${published.fund_name} on ${published.nav_date}, ` +
        `within ${TOLERANCE_PERCENT} %`;
      const sibling = ofSiblings.find((other) => isNear(other, nav_date) && agreesWithPublished(nav, other.nav));
      const found =
        `${nav} for ${fund_name} on ${nav_date}` +
        (sibling === undefined ? '' : `, which is the NAV of ${sibling.fund_name}`);
      return [
        sibling === undefined
          ? { check: 'nav_disagrees', page_number, path, expected, found, accused }
          : { check: 'sub_funds_swapped', page_number, path, expected, found, accused: 'page' },
      ];
    },
  );
}

/** Whether the association published this NAV. */
export function isConfirmed({ nav, nav_date, published }: StatedNav): boolean {
  return published !== undefined && isNear(published, nav_date) && agreesWithPublished(nav, published.nav);
}

function isNear(published: PublishedNav, nav_date: IsoDate): boolean {
  return daysBetween(published.nav_date, nav_date) <= NEAR_DAYS;
}

/** Equal within the tolerance. */
export function agreesWithPublished(stated: Decimal, published: Decimal): boolean {
  return (
    isPositive(published) && compare(multiply(absolute(subtract(stated, published)), TOLERANCE_FACTOR), published) <= 0
  );
}

/** A NAV at a month's end, the month's return, and the NAV at the end of the month before. */
export interface GrownNav extends Pick<StatedNav, 'fund_name' | 'page_number' | 'path' | 'nav' | 'accused'> {
  readonly month_return: Decimal;
  readonly before: { readonly nav: Decimal; readonly source: string };
  /** The values of the return; empty if the monthly series confirms it. */
  readonly returns: readonly Accused[];
}

const PERCENT = '0.01' as Decimal;
const ONE = '1' as Decimal;
const ZERO = '0' as Decimal;
// The part of a year in the shortest month: how much of a loss remains in the month if its return is annualised.
const LEAST_OF_YEAR = '0.0765' as Decimal;

/**
 * NAVs above what the month's return makes of the NAV a month earlier. Payouts lower a NAV and may be unknown, so a NAV
 * below it does not contradict. An annualised return is larger than that of the month.
 */
export function checkNavGrowth(grown: readonly GrownNav[]): Finding[] {
  return grown.flatMap(({ fund_name, page_number, path, nav, accused, month_return, before, returns }): Finding[] => {
    const { high: percent } = intervalOf(month_return, undefined);
    const most = compare(percent, ZERO) < 0 ? multiply(percent, LEAST_OF_YEAR) : percent;
    const factor = add(ONE, multiply(most, PERCENT));
    const limit = multiply(intervalOf(before.nav, undefined).high, factor);
    if (compare(intervalOf(nav, undefined).low, limit) <= 0) return [];
    const origin = `from ${before.nav} in ${before.source}`;
    const expected = `at most ${limit}, ${origin} and a return of ${month_return} % in the month`;
    const found = `${nav} for ${fund_name}`;
    const finding = { check: 'nav_disagrees', page_number, path, expected, found } as const;
    const [at] = returns;
    return [
      { ...finding, accused },
      ...(at === undefined
        ? []
        : [{ ...finding, path: at.path, found: `a return of ${month_return} %`, accused: returns }]),
    ];
  });
}

/** A size on a page and the sizes in the reports of the neighbouring months of the same fund. */
export interface StatedSize {
  readonly page_number: number;
  readonly path: string;
  readonly size: Decimal;
  readonly neighbours: readonly { readonly report_date: IsoDate; readonly size: Decimal }[];
  /** The values that are wrong with it. */
  readonly accused: readonly Accused[];
}

/** Sizes more than five times those of the previous month (or of the next one, if its report arrived first). */
export function checkSizeJumps(stated: readonly StatedSize[]): Finding[] {
  return stated.flatMap(({ page_number, path, size, neighbours, accused }): Finding[] => {
    const far = neighbours.find((neighbour) => isFarApart(size, neighbour.size));
    return far === undefined
      ? []
      : [
          {
            check: 'size_jump',
            page_number,
            path,
            expected: `within five times ${far.size}, reported for ${far.report_date}`,
            found: size,
            accused,
          },
        ];
  });
}
