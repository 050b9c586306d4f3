import type { DatedNav } from '#domain/checks/navs.ts';
import type { IsoDate } from '#domain/dates.ts';
import { compare, isPositive } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { NavRow } from '#sources/rows.ts';
import type { StoredNav } from '#store/series.ts';

/**
 * The NAVs before and after the current date, accepted earlier or printed in this document. Dates only move forward.
 */
export class NavNeighbours {
  /** The nearest accepted NAV before the current date; updated as more are accepted. */
  previous: DatedNav | undefined;
  /** Accepted observations after the current date. */
  readonly #accepted: StoredNav[];
  /** NAVs in the rows for dates after the current one. */
  readonly #printed: DatedNav[];

  constructor(accepted: readonly StoredNav[], rows: readonly NavRow[]) {
    this.#accepted = [...accepted];
    this.#printed = listAgreed(rows);
  }

  /** Moves to a date and returns the observation accepted for it, if any. */
  moveTo(date: IsoDate): StoredNav | undefined {
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
function listAgreed(rows: readonly NavRow[]): DatedNav[] {
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
