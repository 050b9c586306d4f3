import { asDecimal, isPositive, percentOf } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { NavRow } from '#payloads/series.ts';

/** A NAV in percent of the NAV on the base date: 100 on that date, with four decimals. */
interface RebasedNav {
  readonly nav_date: string;
  readonly index: Decimal;
}

export interface RebasedNavs {
  /** The first day on which every fund has a NAV. */
  readonly base_date: string;
  /** For each fund, in the given order, its NAVs from that day on. */
  readonly lines: readonly (readonly RebasedNav[])[];
}

/**
 * NAVs of several funds, each in date order, rebased to 100 on their first common date. Computed exactly and rounded
 * half to even; undefined if there is no day on which every fund has a NAV.
 */
export function rebaseNavs(funds: readonly (readonly NavRow[])[]): RebasedNavs | undefined {
  const byDate = funds.map(
    (rows) =>
      new Map(rows.flatMap(({ nav_date, nav }) => (isUsable(nav) ? [[nav_date, asDecimal(nav)] as const] : []))),
  );
  const [first, ...others] = byDate;
  const base_date = [...(first?.keys() ?? [])].find((date) => others.every((navs) => navs.has(date)));
  if (base_date === undefined) return undefined;
  return {
    base_date,
    lines: byDate.map((navs) => {
      const base = navs.get(base_date);
      if (base === undefined) return [];
      return [...navs]
        .filter(([date]) => date >= base_date)
        .map(([nav_date, nav]) => ({ nav_date, index: percentOf(nav, base) }));
    }),
  };
}

// Nothing can be stated in percent of zero.
function isUsable(nav: string | null): nav is string {
  return nav !== null && isPositive(asDecimal(nav));
}

/** One month, and the last value of each fund in it; null for a fund without a NAV in that month. */
interface MonthEnd {
  /** `2026-08`. */
  readonly month: string;
  readonly values: readonly (RebasedNav | null)[];
}

/** The last value of each fund in every month, newest month first. */
export function listMonthEnds({ lines }: RebasedNavs): MonthEnd[] {
  const lasts = lines.map((line) => new Map(line.map((nav) => [nav.nav_date.slice(0, 7), nav])));
  const months = [...new Set(lasts.flatMap((last) => [...last.keys()]))].toSorted().toReversed();
  return months.map((month) => ({ month, values: lasts.map((last) => last.get(month) ?? null) }));
}
