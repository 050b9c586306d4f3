import { findJump, isSpike } from '#domain/checks/nav-jump.ts';
import type { DatedNav } from '#domain/checks/nav-jump.ts';
import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { compare, isPositive, percentOf, scaleOf, subtract } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { NAV_DAYS_AHEAD, NAV_FIGURES } from '#domain/nav.ts';
import type { NavFigures } from '#domain/nav.ts';
import type { PayoutFigures } from '#domain/payout.ts';
import type { NavRow } from '#sources/rows.ts';
import type { StoredNav } from '#store/series.ts';
import type { CheckName } from './ledger.ts';
import type { Standing } from './standings.ts';

/** Everything needed to judge one fund's rows of one document, read beforehand. */
interface NavCase {
  readonly rows: readonly NavRow[];
  /** Accepted observations in the rows' window and the nearest on either side, oldest first. */
  readonly accepted: readonly StoredNav[];
  readonly payouts: readonly PayoutFigures[];
  readonly is_equity: boolean;
  readonly today: IsoDate;
  /** How this document stands to the one an accepted observation came from. */
  standing(observation: StoredNav): Standing;
  /** What a person said before of such a hold. */
  verdictOn(check: CheckName, nav_date: string, printed: string): 'ACCEPTED' | 'REJECTED' | undefined;
  /** Which of several conflicting values a person chose. */
  choiceOn(nav_date: string, printed: string): string | undefined;
}

export interface NavJudgement {
  readonly observed: readonly AcceptedNav[];
  /** New figures for a date that is known: the old version ends. */
  readonly replaced: readonly (AcceptedNav & { readonly before: StoredNav; readonly changed: readonly string[]; readonly is_correction: boolean })[];
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

// The first Pakistani mutual fund was opened in 1962.
const EARLIEST = '1962-01-01';

/** Judges the rows of one fund in date order. Pure: the same case gives the same judgement. */
export function judgeNavs(subject: NavCase): NavJudgement {
  const judge = new Judge(subject);
  const by_date = Map.groupBy(subject.rows, (row) => row.nav_date ?? '');
  for (const date of [...by_date.keys()].sort()) judge.date(date, by_date.get(date) ?? []);
  return judge.result();
}

/** The NAV of each date on which the rows agree, oldest first: the neighbours by which a spike is told. */
function listAgreed(rows: readonly NavRow[]): DatedNav[] {
  const agreed = new Map<IsoDate, Decimal | null>();
  for (const { nav_date, figures } of rows) {
    if (nav_date === null || figures.nav === null || !isPositive(figures.nav)) continue;
    const other = agreed.get(nav_date);
    agreed.set(nav_date, other === undefined || (other !== null && compare(other, figures.nav) === 0) ? figures.nav : null);
  }
  return [...agreed].flatMap(([nav_date, nav]) => (nav === null ? [] : { nav_date, nav })).sort((a, b) => (a.nav_date < b.nav_date ? -1 : 1));
}

type GrowingHold = HeldNav & { readonly rows: NavRow[] };

class Judge {
  readonly #case: NavCase;
  readonly #latest: IsoDate;
  /** What the rows themselves print for the dates not yet reached. */
  readonly #printed: DatedNav[];
  readonly #observed: AcceptedNav[] = [];
  readonly #replaced: NavJudgement['replaced'][number][] = [];
  readonly #held: GrowingHold[] = [];
  #unchanged_rows = 0;
  #empty_rows = 0;
  /** Accepted observations not yet passed in date order. */
  #ahead: StoredNav[];
  #previous: DatedNav | undefined;
  /** The level a jump went to: what follows on that level shares its hold, or its rejection (no hold). */
  #shifted: { hold: GrowingHold | undefined; at: DatedNav } | undefined;

  constructor(subject: NavCase) {
    this.#case = subject;
    this.#latest = addDays(subject.today, NAV_DAYS_AHEAD);
    this.#ahead = [...subject.accepted];
    this.#printed = listAgreed(subject.rows);
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
      this.#hold('date_missing', date, priced, 'A NAV stands here without its date.');
      return;
    }
    if (date < EARLIEST || date > this.#latest) {
      this.#hold('date_implausible', date, priced, `The date ${date} is before ${EARLIEST} or more than ${NAV_DAYS_AHEAD} days ahead.`);
      return;
    }
    const known = this.#pass(first.nav_date);
    const positive = priced.filter((row) => row.figures.nav !== null && isPositive(row.figures.nav));
    this.#holdNonPositive(date, priced.filter((row) => !positive.includes(row)), positive.length > 0 || known !== undefined);
    const [value, ...others] = distinctValues(positive);
    const chosen = value === undefined || others.length === 0 ? value : this.#choose(date, [value, ...others], positive);
    if (chosen !== undefined) this.#value(first.nav_date, chosen, positive, known);
    else if (known !== undefined) this.#previous = known;
  }

  /** Rows with a cell that could not be read are held; the others go on. */
  #setAside(rows: readonly NavRow[]): NavRow[] {
    const readable: NavRow[] = [];
    for (const row of rows) {
      const [problem] = row.problems;
      if (problem === undefined) readable.push(row);
      else this.#hold('unreadable_cell', row.nav_date ?? '', [row], `${problem.column} says "${problem.printed}"; expected ${problem.expected}.`);
    }
    return readable;
  }

  /** Moves on to a date; what was accepted before it is now the previous NAV. Returns what is accepted on it. */
  #pass(date: IsoDate): StoredNav | undefined {
    for (let next = this.#ahead[0]; next !== undefined && next.nav_date <= date; next = this.#ahead[0]) {
      this.#ahead.shift();
      if (next.nav_date === date) return next;
      if (this.#previous === undefined || this.#previous.nav_date < next.nav_date) this.#previous = next;
    }
    return undefined;
  }

  /** Zero stands for "not available"; it is only worth a person's look where no real NAV is known for the day. */
  #holdNonPositive(date: string, rows: readonly NavRow[], is_known: boolean): void {
    if (is_known) this.#empty_rows += rows.length;
    else if (rows.length > 0) this.#hold('nav_not_positive', date, rows, `The NAV printed for ${date} is ${rows[0]?.nav_printed}; a NAV is above zero.`);
  }

  #choose(date: string, values: readonly Decimal[], rows: readonly NavRow[]): Decimal | undefined {
    const printed = values.toSorted().join(' | ');
    const choice = this.#case.choiceOn(date, printed);
    const chosen = values.find((value) => value === choice);
    if (chosen === undefined) {
      this.#hold('conflicting_values', date, rows, `One document gives ${values.length} NAVs for ${date}: ${values.join(', ')}.`, { values }, printed);
    }
    return chosen;
  }

  #value(date: IsoDate, nav: Decimal, rows: readonly NavRow[], known: StoredNav | undefined): void {
    const figures = mergeFigures(nav, rows.filter((row) => row.figures.nav !== null && compare(row.figures.nav, nav) === 0));
    if (known !== undefined) return this.#against(known, figures, rows);
    if (!this.#believable({ nav_date: date, nav }, rows)) return;
    this.#observed.push({ nav_date: date, figures });
    this.#previous = { nav_date: date, nav };
    this.#empty_rows += rows.length - 1;
  }

  /** A date that is already known: the same again, more figures for it, a correction, or a disagreement. */
  #against(known: StoredNav, figures: NavFigures, rows: readonly NavRow[]): void {
    const standing = this.#case.standing(known);
    const earlier = this.#previous;
    this.#previous = known;
    if (compare(known.nav, figures.nav) !== 0) {
      if (standing === 'older') return this.#countUnchanged(rows);
      const verdict = this.#case.verdictOn('sources_disagree', known.nav_date, figures.nav);
      if (standing === 'other' && verdict !== 'ACCEPTED') {
        const summary = `This document says ${figures.nav}; ${known.nav} is served from another source.`;
        this.#hold('sources_disagree', known.nav_date, rows, summary, { served: known.nav, printed: figures.nav }, figures.nav);
        return;
      }
      this.#previous = earlier;
      if (!this.#believable({ nav_date: known.nav_date, nav: figures.nav }, rows)) {
        this.#previous = known;
        return;
      }
    }
    const after = standing === 'newer' || compare(known.nav, figures.nav) !== 0 ? preferFigures(known, figures) : completeFigures(known, figures);
    const changed = NAV_FIGURES.filter((name) => known[name] !== after[name]);
    if (changed.length === 0) return this.#countUnchanged(rows);
    const is_correction = changed.some((name) => known[name] !== null && compareOrNull(known[name], after[name]) !== 0);
    this.#replaced.push({ nav_date: known.nav_date, figures: after, before: known, changed, is_correction });
    this.#previous = { nav_date: known.nav_date, nav: after.nav };
    this.#empty_rows += rows.length - 1;
  }

  /** Judges the step to this NAV from the one before it or, for the first of all, to the one after it. */
  #believable(at: DatedNav, rows: readonly NavRow[]): boolean {
    const next = this.#next(at.nav_date);
    const reference = this.#previous ?? next;
    if (reference === undefined) return true;
    const [earlier, later] = reference.nav_date < at.nav_date ? [reference, at] : [at, reference];
    const jump = findJump(earlier, later, this.#case.is_equity, this.#case.payouts);
    const check = jump !== undefined ? 'nav_jump' : next !== undefined && reference !== next && isSpike(reference, at, next) ? 'nav_spike' : undefined;
    if (check === undefined || this.#case.verdictOn(check, at.nav_date, at.nav) === 'ACCEPTED') {
      this.#shifted = undefined;
      return true;
    }
    if (check === 'nav_jump' && this.#shifted && findJump(this.#shifted.at, at, this.#case.is_equity, this.#case.payouts) === undefined) {
      this.#extendShift(at, rows);
    } else {
      this.#holdStep(check, reference, at, rows);
    }
    return false;
  }

  #holdStep(check: 'nav_jump' | 'nav_spike', reference: DatedNav, at: DatedNav, rows: readonly NavRow[]): void {
    const moved = percentOf(subtract(at.nav, reference.nav), reference.nav);
    const tail = check === 'nav_spike' ? ' and back again with the next one' : '';
    const summary = `The NAV moves by ${moved} % from ${reference.nav} on ${reference.nav_date} to ${at.nav} on ${at.nav_date}${tail}.`;
    const figures = { nav: at.nav, reference_nav: reference.nav, reference_date: reference.nav_date, moved_percent: moved };
    const hold = this.#hold(check, at.nav_date, rows, summary, figures, at.nav);
    this.#shifted = check === 'nav_jump' ? { hold, at } : undefined;
  }

  /** The nearest later NAV, accepted before or printed in this document. */
  #next(date: IsoDate): DatedNav | undefined {
    while (this.#printed[0] !== undefined && this.#printed[0].nav_date <= date) this.#printed.shift();
    const [accepted, printed] = [this.#ahead[0], this.#printed[0]];
    return accepted !== undefined && (printed === undefined || accepted.nav_date <= printed.nav_date) ? accepted : printed;
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

  /** The hold, or undefined where a person rejected it before. */
  #hold(check: CheckName, date: string, rows: readonly NavRow[], summary: string, figures: Record<string, unknown> = {}, printed = rows[0]?.nav_printed ?? ''): GrowingHold | undefined {
    if (this.#case.verdictOn(check, date, printed) === 'REJECTED') {
      this.#empty_rows += rows.length;
      return undefined;
    }
    const hold = { check, nav_date: date, printed, rows: [...rows], summary, figures };
    this.#held.push(hold);
    return hold;
  }
}

function distinctValues(rows: readonly NavRow[]): Decimal[] {
  const values: Decimal[] = [];
  for (const { figures } of rows) {
    const { nav } = figures;
    const same = nav === null ? -1 : values.findIndex((value) => compare(value, nav) === 0);
    if (nav === null) continue;
    if (same < 0) values.push(nav);
    else values[same] = finer(values[same] ?? nav, nav);
  }
  return values;
}

/** Of two spellings of one number the one with more places: a float-trimmed `107.089` is the published `107.0890`. */
function finer(one: Decimal, other: Decimal): Decimal {
  return scaleOf(other) > scaleOf(one) ? other : one;
}

/** The figures of several rows that agree on the NAV; the first row that states a figure states it. */
function mergeFigures(nav: Decimal, rows: readonly NavRow[]): NavFigures {
  const stated = (name: keyof NavFigures): Decimal | null => rows.map((row) => row.figures[name]).find((value) => value !== null) ?? null;
  return {
    nav,
    offer_price: stated('offer_price'),
    repurchase_price: stated('repurchase_price'),
    market_price: stated('market_price'),
    front_end_load_pct: stated('front_end_load_pct'),
    back_end_load_pct: stated('back_end_load_pct'),
    contingent_load_pct: stated('contingent_load_pct'),
  };
}

function preferFigures(known: NavFigures, printed: NavFigures): NavFigures {
  return combine(known, printed, (old, fresh) => (fresh === null ? old : old !== null && compare(old, fresh) === 0 ? finer(old, fresh) : fresh));
}

function completeFigures(known: NavFigures, printed: NavFigures): NavFigures {
  return combine(known, printed, (old, fresh) => (old === null || fresh === null ? (old ?? fresh) : compare(old, fresh) === 0 ? finer(old, fresh) : old));
}

type Choice = (old: Decimal | null, fresh: Decimal | null) => Decimal | null;

function combine(known: NavFigures, printed: NavFigures, choose: Choice): NavFigures {
  return {
    nav: choose(known.nav, printed.nav) ?? known.nav,
    offer_price: choose(known.offer_price, printed.offer_price),
    repurchase_price: choose(known.repurchase_price, printed.repurchase_price),
    market_price: choose(known.market_price, printed.market_price),
    front_end_load_pct: choose(known.front_end_load_pct, printed.front_end_load_pct),
    back_end_load_pct: choose(known.back_end_load_pct, printed.back_end_load_pct),
    contingent_load_pct: choose(known.contingent_load_pct, printed.contingent_load_pct),
  };
}

function compareOrNull(one: Decimal | null, other: Decimal | null): number {
  return one === null || other === null ? (one === other ? 0 : 1) : compare(one, other);
}
