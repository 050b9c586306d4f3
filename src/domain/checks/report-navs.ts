import { daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { absolute, compare, isPositive, multiply, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
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
const TOLERANCE_PERCENT = '0.5';
// The same as a factor: a difference times this is still less than the NAV.
const TOLERANCE_FACTOR = '200' as Decimal;
// Over a long weekend the last NAV remains valid; an older observation belongs to another day and is not compared.
export const NEAR_DAYS = 4;

/**
 * NAVs that differ from the association's for that date; one that equals a sibling's shows that sub-funds were swapped.
 */
export function checkNavs(stated: readonly StatedNav[]): Finding[] {
  return stated.flatMap(
    ({ fund_name, page_number, path, nav, nav_date, published, ofSiblings, accused }): Finding[] => {
      if (!isPositive(nav))
        return [{ check: 'nav_disagrees', page_number, path, expected: 'a NAV above zero', found: nav, accused }];
      if (published === undefined || !isNear(published, nav_date) || isEqual(nav, published.nav)) return [];
      const expected =
        `${published.nav}, the association's NAV of ${published.fund_name} on ${published.nav_date}, ` +
        `within ${TOLERANCE_PERCENT} %`;
      const sibling = ofSiblings.find((other) => isNear(other, nav_date) && isEqual(nav, other.nav));
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
  return published !== undefined && isNear(published, nav_date) && isEqual(nav, published.nav);
}

function isNear(published: PublishedNav, nav_date: IsoDate): boolean {
  return daysBetween(published.nav_date, nav_date) <= NEAR_DAYS;
}

function isEqual(stated: Decimal, published: Decimal): boolean {
  return (
    isPositive(published) && compare(multiply(absolute(subtract(stated, published)), TOLERANCE_FACTOR), published) <= 0
  );
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
