import { findCategory } from '#domain/categories.ts';
import {
  findDoubtful,
  findJump,
  isSpike,
  mostOfCategory,
  NavNeighbours,
  jumpLimit,
  RETURN_PERCENT,
  SPIKE_PERCENT,
} from '#domain/checks/navs.ts';
import type { DatedNav } from '#domain/checks/navs.ts';
import { doubtDate } from '#domain/checks/plausible-dates.ts';
import type { DateBounds } from '#domain/checks/plausible-dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { compare, isPositive, percentOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import {
  compareOrNull,
  completeFigures,
  distinctValues,
  mergeFigures,
  NAV_FIGURES,
  preferFigures,
} from '#domain/series.ts';
import type { NavFigures, PayoutFigures } from '#domain/series.ts';
import type { NavRow } from '#sources/rows.ts';
import type { StoredNav } from '#store/series.ts';
import type { Precedence } from './series-import.ts';
import type { CheckName } from './ledger.ts';

/** The rows of one fund in one document, with everything needed to check them. */
interface NavCase {
  readonly rows: readonly NavRow[];
  /** Accepted observations in the rows' window and the nearest on either side, oldest first. */
  readonly accepted: readonly StoredNav[];
  readonly payouts: readonly PayoutFigures[];
  /** The fund's category; null if unknown. */
  readonly category: string | null;
  readonly bounds: DateBounds;
  /** Whether this document is newer or older than the source of an accepted observation, or from another publisher. */
  precedenceOver(observation: StoredNav): Precedence;
  /** The reviewer's decision on an earlier hold of this identity. */
  verdictOn(check: CheckName, nav_date: string, printed: string): 'ACCEPTED' | 'REJECTED' | undefined;
  /** The value a reviewer chose among conflicting ones. */
  choiceOn(nav_date: string, printed: string): string | undefined;
}

export interface NavJudgement {
  readonly observed: readonly AcceptedNav[];
  /** New figures for a known date: the previous version ends. */
  readonly replaced: readonly (AcceptedNav & {
    readonly before: StoredNav;
    readonly changed: readonly string[];
    readonly isCorrection: boolean;
  })[];
  readonly held: readonly HeldNav[];
  readonly unchanged_rows: number;
  readonly empty_rows: number;
}

export interface AcceptedNav {
  readonly nav_date: IsoDate;
  readonly figures: NavFigures;
}

export interface HeldNav {
  readonly check: CheckName;
  readonly nav_date: string;
  readonly printed: string;
  readonly rows: readonly NavRow[];
  readonly summary: string;
  readonly figures: Readonly<Record<string, unknown>>;
}

/** Checks the rows of one fund in date order. Pure: the same case gives the same result. */
export function judgeNavs(subject: NavCase): NavJudgement {
  const judge = new Judge(subject);
  const by_date = Map.groupBy(subject.rows, (row) => row.nav_date ?? '');
  for (const date of [...by_date.keys()].sort()) judge.date(date, by_date.get(date) ?? []);
  return judge.result();
}

type GrowingHold = HeldNav & { readonly rows: NavRow[] };

class Judge {
  readonly #case: NavCase;
  readonly #isEquity: boolean;
  readonly #near: NavNeighbours<StoredNav>;
  readonly #observed: AcceptedNav[] = [];
  readonly #replaced: NavJudgement['replaced'][number][] = [];
  readonly #held: GrowingHold[] = [];
  #unchanged_rows = 0;
  #empty_rows = 0;
  /**
   * The level after a jump: later NAVs at that level are added to its hold, or share its rejection (without a hold).
   */
  #shifted: { hold: GrowingHold | undefined; at: DatedNav } | undefined;

  constructor(subject: NavCase) {
    this.#case = subject;
    this.#isEquity = subject.category !== null && (findCategory(subject.category)?.isEquity ?? false);
    this.#near = new NavNeighbours(subject.accepted, subject.rows);
  }

  result(): NavJudgement {
    return {
      observed: this.#observed,
      replaced: this.#replaced,
      held: this.#held,
      unchanged_rows: this.#unchanged_rows,
      empty_rows: this.#empty_rows,
    };
  }

  /** All rows of one date; `''` for rows without one. */
  date(date: string, rows: readonly NavRow[]): void {
    const readable = this.#setAside(rows);
    const priced = readable.filter((row) => row.figures.nav !== null);
    this.#empty_rows += readable.length - priced.length;
    if (priced.length === 0) return;
    const [first] = priced;
    if (date === '' || first === undefined || first.nav_date === null) {
      this.#hold('date_missing', date, priced, 'This row has a NAV but no date.');
      return;
    }
    const doubt = doubtDate(date, this.#case.bounds);
    if (doubt !== undefined) {
      this.#hold('date_implausible', date, priced, doubt);
      return;
    }
    const known = this.#near.moveTo(first.nav_date);
    const positive = priced.filter((row) => row.figures.nav !== null && isPositive(row.figures.nav));
    this.#holdNonPositive(
      date,
      priced.filter((row) => !positive.includes(row)),
      positive.length > 0 || known !== undefined,
    );
    const [value, ...others] = distinctValues(positive);
    const chosen =
      value === undefined || others.length === 0 ? value : this.#choose(date, [value, ...others], positive);
    if (chosen !== undefined) this.#value(first.nav_date, chosen, positive, known);
    else if (known !== undefined) this.#near.previous = known;
  }

  /** Holds rows with an unreadable cell and returns the others. */
  #setAside(rows: readonly NavRow[]): NavRow[] {
    const readable: NavRow[] = [];
    for (const row of rows) {
      const [problem] = row.problems;
      if (problem === undefined) readable.push(row);
      else
        this.#hold(
          'unreadable_cell',
          row.nav_date ?? '',
          [row],
          `${problem.column} contains "${problem.printed}"; expected ${problem.expected}.`,
        );
    }
    return readable;
  }

  /** Zero means "not available". It is held for review only if the day has no other NAV. */
  #holdNonPositive(date: string, rows: readonly NavRow[], is_known: boolean): void {
    if (is_known) this.#empty_rows += rows.length;
    else if (rows.length > 0)
      this.#hold(
        'nav_not_positive',
        date,
        rows,
        `The NAV printed for ${date} is ${rows[0]?.navPrinted}; a NAV must be above zero.`,
      );
  }

  #choose(date: string, values: readonly Decimal[], rows: readonly NavRow[]): Decimal | undefined {
    const printed = values.toSorted().join(' | ');
    const choice = this.#case.choiceOn(date, printed);
    const chosen = values.find((value) => value === choice);
    if (chosen === undefined) {
      this.#hold(
        'conflicting_values',
        date,
        rows,
        `One document gives ${values.length} NAVs for ${date}: ${values.join(', ')}.`,
        { values },
        printed,
      );
    }
    return chosen;
  }

  #value(date: IsoDate, nav: Decimal, rows: readonly NavRow[], known: StoredNav | undefined): void {
    const figures = mergeFigures(
      nav,
      rows.filter((row) => row.figures.nav !== null && compare(row.figures.nav, nav) === 0),
    );
    if (known !== undefined) return this.#against(known, figures, rows);
    if (!this.#believable({ nav_date: date, nav }, rows)) return;
    this.#observed.push({ nav_date: date, figures: this.#withoutDoubtful(date, figures, rows) });
    this.#near.previous = { nav_date: date, nav };
    this.#empty_rows += rows.length - 1;
  }

  /** Checks a known date: the same NAV, further figures, a correction, or a contradiction. */
  #against(known: StoredNav, figures: NavFigures, rows: readonly NavRow[]): void {
    const precedence = this.#case.precedenceOver(known);
    const earlier = this.#near.previous;
    this.#near.previous = known;
    if (compare(known.nav, figures.nav) !== 0) {
      if (precedence === 'older') return this.#countUnchanged(rows);
      const verdict = this.#case.verdictOn('sources_disagree', known.nav_date, figures.nav);
      if (precedence === 'other' && verdict !== 'ACCEPTED') {
        const summary = `This document states ${figures.nav}; ${known.nav} is served from another source.`;
        this.#hold(
          'sources_disagree',
          known.nav_date,
          rows,
          summary,
          { served: known.nav, printed: figures.nav },
          figures.nav,
        );
        return;
      }
      this.#near.previous = earlier;
      if (!this.#believable({ nav_date: known.nav_date, nav: figures.nav }, rows)) {
        this.#near.previous = known;
        return;
      }
    }
    const sound = this.#withoutDoubtful(known.nav_date, figures, rows);
    const after =
      precedence === 'newer' || compare(known.nav, figures.nav) !== 0
        ? preferFigures(known, sound)
        : completeFigures(known, sound);
    const changed = NAV_FIGURES.filter((name) => known[name] !== after[name]);
    if (changed.length === 0) return this.#countUnchanged(rows);
    const isCorrection = changed.some((name) => known[name] !== null && compareOrNull(known[name], after[name]) !== 0);
    this.#replaced.push({ nav_date: known.nav_date, figures: after, before: known, changed, isCorrection });
    this.#near.previous = { nav_date: known.nav_date, nav: after.nav };
    this.#empty_rows += rows.length - 1;
  }

  /** Holds a figure that its NAV makes implausible; the NAV and the other figures are served. */
  #withoutDoubtful(date: IsoDate, figures: NavFigures, rows: readonly NavRow[]): NavFigures {
    const withheld = findDoubtful(figures).filter(({ name, printed, expected }) => {
      const identity = `${name} ${printed}`;
      if (this.#case.verdictOn('figure_implausible', date, identity) === 'ACCEPTED') return false;
      const own = rows.filter((row) => row.figures[name] !== null && compareOrNull(row.figures[name], printed) === 0);
      this.#hold(
        'figure_implausible',
        date,
        own,
        `The ${name} printed for ${date} is ${printed}; expected ${expected}.`,
        { figure: name, printed, nav: figures.nav },
        identity,
      );
      return true;
    });
    return withheld.length === 0
      ? figures
      : { ...figures, ...Object.fromEntries(withheld.map(({ name }) => [name, null])) };
  }

  /**
   * Checks a fund's first NAV against the bound of its category, and every other NAV by the change from the previous
   * one.
   */
  #believable(at: DatedNav, rows: readonly NavRow[]): boolean {
    const most = mostOfCategory(this.#case.category);
    if (
      this.#near.previous === undefined &&
      compare(at.nav, most) > 0 &&
      this.#case.verdictOn('figure_implausible', at.nav_date, at.nav) !== 'ACCEPTED'
    ) {
      const summary =
        `The first NAV of the fund is ${at.nav} on ${at.nav_date}; ` + `expected at most ${most} in its category.`;
      this.#hold('figure_implausible', at.nav_date, rows, summary, { figure: 'nav', printed: at.nav }, at.nav);
      return false;
    }
    return this.#isStepBelievable(at, rows);
  }

  /** Checks the change to this NAV from the previous one or, for the first one, to the next. */
  #isStepBelievable(at: DatedNav, rows: readonly NavRow[]): boolean {
    const next = this.#near.nextAfter(at.nav_date);
    const reference = this.#near.previous ?? next;
    if (reference === undefined) return true;
    const [earlier, later] = reference.nav_date < at.nav_date ? [reference, at] : [at, reference];
    const jump = findJump(earlier, later, this.#isEquity, this.#case.payouts);
    const check =
      jump !== undefined
        ? 'nav_jump'
        : next !== undefined && reference !== next && isSpike(reference, at, next)
          ? 'nav_spike'
          : undefined;
    if (check === undefined || this.#case.verdictOn(check, at.nav_date, at.nav) === 'ACCEPTED') {
      this.#shifted = undefined;
      return true;
    }
    if (
      check === 'nav_jump' &&
      this.#shifted &&
      findJump(this.#shifted.at, at, this.#isEquity, this.#case.payouts) === undefined
    ) {
      this.#extendShift(at, rows);
    } else {
      this.#holdStep(check, reference, at, rows);
    }
    return false;
  }

  #holdStep(check: 'nav_jump' | 'nav_spike', reference: DatedNav, at: DatedNav, rows: readonly NavRow[]): void {
    const moved = percentOf(subtract(at.nav, reference.nav), reference.nav);
    const [earlier, later] = reference.nav_date < at.nav_date ? [reference, at] : [at, reference];
    const [tail, limit] =
      check === 'nav_spike'
        ? [' and back with the next one', `The limits are ${SPIKE_PERCENT} % there and ${RETURN_PERCENT} % in the end.`]
        : ['', `The limit is ${jumpLimit(earlier, later, this.#isEquity)} %.`];
    const summary =
      `The NAV moves by ${moved} % from ${reference.nav} on ${reference.nav_date} to ${at.nav} on ` +
      `${at.nav_date}${tail}. ${limit}`;
    const figures = {
      nav: at.nav,
      reference_nav: reference.nav,
      reference_date: reference.nav_date,
      moved_percent: moved,
    };
    const hold = this.#hold(check, at.nav_date, rows, summary, figures, at.nav);
    this.#shifted = check === 'nav_jump' ? { hold, at } : undefined;
  }

  #extendShift(at: DatedNav, rows: readonly NavRow[]): void {
    const hold = this.#shifted?.hold;
    if (hold === undefined) this.#empty_rows += rows.length;
    else hold.rows.push(...rows);
    this.#shifted = { hold, at };
  }

  #countUnchanged(rows: readonly NavRow[]): void {
    this.#unchanged_rows += rows.length;
  }

  /** Returns the hold, or undefined if a reviewer rejected it before. */
  #hold(
    check: CheckName,
    date: string,
    rows: readonly NavRow[],
    summary: string,
    figures: Record<string, unknown> = {},
    printed = rows[0]?.navPrinted ?? '',
  ): GrowingHold | undefined {
    if (this.#case.verdictOn(check, date, printed) === 'REJECTED') {
      this.#empty_rows += rows.length;
      return undefined;
    }
    const hold = { check, nav_date: date, printed, rows: [...rows], summary, figures };
    this.#held.push(hold);
    return hold;
  }
}
