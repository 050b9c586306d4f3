import { isExNavNear, mostOfCategory } from '#domain/checks/navs.ts';
import { doubtDate } from '#domain/checks/plausible-dates.ts';
import type { DateBounds } from '#domain/checks/plausible-dates.ts';
import { addDays } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { compare, isPositive } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { PayoutFigures } from '#domain/series.ts';
import type { PayoutRow } from '#sources/rows.ts';
import type { StoredPayout } from '#store/series.ts';
import type { CheckName } from './ledger.ts';
import type { Precedence } from './series-import.ts';

interface PayoutCase {
  readonly rows: readonly PayoutRow[];
  /**
   * The accepted payouts of the fund from `OFTEN_DAYS` before the first row to as many after the last, oldest first.
   */
  readonly accepted: readonly StoredPayout[];
  readonly category: string | null;
  readonly bounds: DateBounds;
  /** The fund's NAV on the nearest day around a payout; undefined if unknown. */
  navNear(date: IsoDate): Decimal | undefined;
  precedenceOver(payout: StoredPayout): Precedence;
  verdictOn(check: CheckName, date: string, printed: string): 'ACCEPTED' | 'REJECTED' | undefined;
  choiceOn(date: string, printed: string): string | undefined;
}

export interface PayoutJudgement {
  readonly observed: readonly PayoutFigures[];
  readonly replaced: readonly {
    readonly before: StoredPayout;
    readonly after: PayoutFigures;
    readonly changed: readonly string[];
    readonly isCorrection: boolean;
  }[];
  readonly held: readonly HeldPayout[];
  readonly unchanged_rows: number;
  readonly empty_rows: number;
}

export interface HeldPayout {
  readonly check: CheckName;
  readonly date: string;
  readonly printed: string;
  readonly rows: readonly PayoutRow[];
  readonly summary: string;
}

// A payout announced twice appears on neighbouring days; a fund with more payouts than this pays daily, and its
// repetitions are correct.
const REPEAT_DAYS = 3;
export const OFTEN_DAYS = 20;
const OFTEN_PAYOUTS = 3;

/**
 * Checks the payout rows of one fund. Interim and final payouts on one day are two events (they have different
 * ex-NAVs); two amounts with the same ex-NAV contradict each other, and both are held. Pure.
 */
export function judgePayouts(subject: PayoutCase): PayoutJudgement {
  const judge = new Judge(subject);
  const by_date = Map.groupBy(subject.rows, (row) => row.payout_date ?? '');
  for (const date of [...by_date.keys()].sort()) judge.date(date, by_date.get(date) ?? []);
  return judge.result();
}

class Judge {
  readonly #case: PayoutCase;
  readonly #observed: PayoutFigures[] = [];
  /** By day. A history of daily payouts has thousands of days, and each is compared with those around it only. */
  readonly #accepted: ReadonlyMap<string, readonly StoredPayout[]>;
  readonly #observedOn = new Map<string, PayoutFigures[]>();
  readonly #payingDays: ReadonlySet<string>;
  readonly #replaced: PayoutJudgement['replaced'][number][] = [];
  readonly #held: HeldPayout[] = [];
  #unchanged_rows = 0;
  #empty_rows = 0;

  constructor(subject: PayoutCase) {
    this.#case = subject;
    this.#accepted = Map.groupBy(subject.accepted, ({ payout_date }) => payout_date);
    // Days of observed payouts are days of rows.
    this.#payingDays = new Set([...subject.accepted, ...subject.rows].flatMap((one) => one.payout_date ?? []));
  }

  result(): PayoutJudgement {
    return {
      observed: this.#observed,
      replaced: this.#replaced,
      held: this.#held,
      unchanged_rows: this.#unchanged_rows,
      empty_rows: this.#empty_rows,
    };
  }

  date(date: string, rows: readonly PayoutRow[]): void {
    const stated: PayoutRow[] = [];
    for (const row of rows) {
      const [problem] = row.problems;
      if (problem !== undefined)
        this.#hold(
          'unreadable_cell',
          date,
          [row],
          `${problem.column} contains "${problem.printed}"; expected ${problem.expected}.`,
        );
      else if (row.amount_per_unit === null || (date === '' && !isPositive(row.amount_per_unit))) this.#empty_rows += 1;
      else if (date === '') this.#hold('date_missing', date, [row], 'This row has a payout but no date.');
      else if (!isPositive(row.amount_per_unit))
        this.#hold(
          'payout_not_positive',
          date,
          [row],
          `A payout of ${row.amount_per_unit} is printed for ${date}; a payout must be above zero.`,
        );
      else if (!this.#holdDoubtful(date as IsoDate, row, row.amount_per_unit)) stated.push(row);
    }
    this.#events(date as IsoDate, stated);
  }

  /** Amount and ex-NAV together identify a payout within a day, so a row is accepted as a whole or not at all. */
  #holdDoubtful(date: IsoDate, row: PayoutRow, amount: Decimal): boolean {
    const isUndue = doubtDate(date, this.#case.bounds);
    const nav = this.#case.navNear(date);
    const [check, doubt] =
      isUndue !== undefined
        ? (['date_implausible', isUndue] as const)
        : doubtAmounts(amount, row.ex_nav, nav, this.#case.category);
    if (check === undefined || this.#case.verdictOn(check, date, amount) === 'ACCEPTED') return false;
    this.#hold(check, date, [row], doubt);
    return true;
  }

  /** The events of one day, without repetitions; contradictory ones are held together. */
  #events(date: IsoDate, rows: readonly PayoutRow[]): void {
    const distinct: PayoutFigures[] = [];
    for (const row of rows) {
      const figures = {
        payout_date: date,
        amount_per_unit: row.amount_per_unit ?? ('0' as Decimal),
        ex_nav: row.ex_nav,
      };
      if (distinct.some((other) => isSame(other, figures))) this.#empty_rows += 1;
      else distinct.push(figures);
    }
    const stated = distinct.toSorted(inOrderOfDay);
    for (const group of contradictions(stated)) {
      const believed = group.length === 1 ? group : this.#choose(date, group, rows);
      for (const figures of believed)
        this.#event(
          figures,
          rows.filter((row) => row.amount_per_unit === figures.amount_per_unit),
          stated,
        );
    }
  }

  #choose(date: IsoDate, group: readonly PayoutFigures[], rows: readonly PayoutRow[]): readonly PayoutFigures[] {
    const amounts = group.map((figures) => figures.amount_per_unit).toSorted();
    const printed = amounts.join(' | ');
    if (this.#case.verdictOn('conflicting_payouts', date, printed) === 'ACCEPTED') {
      const choice = this.#case.choiceOn(date, printed);
      return choice === undefined ? group : group.filter((figures) => figures.amount_per_unit === choice);
    }
    const held = rows.filter((row) => amounts.some((amount) => amount === row.amount_per_unit));
    this.#hold(
      'conflicting_payouts',
      date,
      held,
      `One document gives ${group.length} payouts for ${date} with the same ex-NAV: ${amounts.join(', ')}.`,
      printed,
    );
    return [];
  }

  /** `stated`: all payouts of the day in this document; a known payout among them is not a version of another one. */
  #event(figures: PayoutFigures, rows: readonly PayoutRow[], stated: readonly PayoutFigures[]): void {
    const today = this.#accepted.get(figures.payout_date) ?? [];
    const same = today.find(
      (payout) =>
        compare(payout.amount_per_unit, figures.amount_per_unit) === 0 && agree(payout.ex_nav, figures.ex_nav),
    );
    if (same !== undefined) return this.#complete(same, figures);
    const unstated = today.filter((payout) => !stated.some((one) => isSame(payout, one)));
    const rival =
      unstated.find((payout) => agree(payout.ex_nav, figures.ex_nav)) ??
      unstated.find((payout) => compare(payout.amount_per_unit, figures.amount_per_unit) === 0);
    if (rival !== undefined) return this.#against(rival, figures, rows);
    if (
      this.#isRepeat(figures) &&
      this.#case.verdictOn('repeated_payout', figures.payout_date, figures.amount_per_unit) !== 'ACCEPTED'
    ) {
      return this.#hold(
        'repeated_payout',
        figures.payout_date,
        rows,
        `The same payout of ${figures.amount_per_unit} is also printed for a neighbouring day; ` +
          'it may be one payout announced twice.',
        figures.amount_per_unit,
      );
    }
    this.#observed.push(figures);
    this.#observedOn.set(figures.payout_date, [...(this.#observedOn.get(figures.payout_date) ?? []), figures]);
  }

  #complete(known: StoredPayout, figures: PayoutFigures): void {
    if (known.ex_nav !== null || figures.ex_nav === null) this.#unchanged_rows += 1;
    else this.#replaced.push({ before: known, after: figures, changed: ['ex_nav'], isCorrection: false });
  }

  #against(rival: StoredPayout, figures: PayoutFigures, rows: readonly PayoutRow[]): void {
    const precedence = this.#case.precedenceOver(rival);
    if (precedence === 'older') this.#unchanged_rows += 1;
    else if (precedence === 'newer')
      this.#replaced.push({ before: rival, after: figures, changed: differences(rival, figures), isCorrection: true });
    else
      this.#hold(
        'sources_disagree',
        figures.payout_date,
        rows,
        `This document states ${figures.amount_per_unit}; ${rival.amount_per_unit} is served from another source.`,
      );
  }

  #isRepeat(figures: PayoutFigures): boolean {
    const isPrintedTwice = daysAround(figures.payout_date, REPEAT_DAYS)
      .flatMap((date): readonly PayoutFigures[] => [
        ...(this.#accepted.get(date) ?? []),
        ...(this.#observedOn.get(date) ?? []),
      ])
      .some((other) => other.ex_nav !== null && isSame(other, figures));
    if (!isPrintedTwice) return false;
    const paid = daysAround(figures.payout_date, OFTEN_DAYS).filter(
      (date) => date !== figures.payout_date && this.#payingDays.has(date),
    );
    return paid.length < OFTEN_PAYOUTS;
  }

  #hold(
    check: CheckName,
    date: string,
    rows: readonly PayoutRow[],
    summary: string,
    printed = String(rows[0]?.amount_per_unit),
  ): void {
    if (this.#case.verdictOn(check, date, printed) === 'REJECTED') this.#empty_rows += rows.length;
    else this.#held.push({ check, date, printed, rows, summary });
  }
}

/** The day itself, and as many before it as after it. */
function daysAround(date: IsoDate, days: number): IsoDate[] {
  return Array.from({ length: 2 * days + 1 }, (_, index) => addDays(date, index - days));
}

type Doubt =
  | readonly [check: 'payout_exceeds_nav' | 'figure_implausible', summary: string]
  | readonly [check: undefined, summary: ''];

/** `nav`: the fund's NAV around that day; undefined if unknown. */
function doubtAmounts(
  amount: Decimal,
  ex_nav: Decimal | null,
  nav: Decimal | undefined,
  category: string | null,
): Doubt {
  if (ex_nav !== null && compare(amount, ex_nav) > 0)
    return ['payout_exceeds_nav', `A payout of ${amount} is larger than the NAV left after it, ${ex_nav}.`];
  if (nav !== undefined && ex_nav === null && compare(amount, nav) > 0)
    return ['payout_exceeds_nav', `A payout of ${amount} is larger than the fund's NAV around that day, ${nav}.`];
  if (nav !== undefined && ex_nav !== null && !isExNavNear(ex_nav, amount, nav))
    return [
      'figure_implausible',
      `The ex-NAV ${ex_nav} after a payout of ${amount} is far from the fund's NAV around that day, ${nav}.`,
    ];
  const most = mostOfCategory(category);
  const unlikely = [ex_nav, amount].find((value) => value !== null && compare(value, most) > 0);
  return nav !== undefined || unlikely === undefined
    ? [undefined, '']
    : ['figure_implausible', `${unlikely} rupees are printed; expected at most ${most} in the fund's category.`];
}

/**
 * The first payout of a day leaves the higher ex-NAV; one without an ex-NAV comes last. The order of rows has no
 * meaning.
 */
function inOrderOfDay(one: PayoutFigures, other: PayoutFigures): number {
  if (one.ex_nav !== null && other.ex_nav !== null)
    return compare(other.ex_nav, one.ex_nav) || compare(one.amount_per_unit, other.amount_per_unit);
  if (one.ex_nav === other.ex_nav) return compare(one.amount_per_unit, other.amount_per_unit);
  return one.ex_nav === null ? 1 : -1;
}

function differences(before: PayoutFigures, after: PayoutFigures): string[] {
  const isOtherAmount = compare(before.amount_per_unit, after.amount_per_unit) !== 0;
  const isOtherNav = after.ex_nav !== null && (before.ex_nav === null || compare(before.ex_nav, after.ex_nav) !== 0);
  return [...(isOtherAmount ? ['amount_per_unit'] : []), ...(isOtherNav ? ['ex_nav'] : [])];
}

function isSame(one: PayoutFigures, other: PayoutFigures): boolean {
  return compare(one.amount_per_unit, other.amount_per_unit) === 0 && agree(one.ex_nav, other.ex_nav);
}

/** Two ex-NAVs that may be the same: equal, or one of them unknown. */
function agree(one: Decimal | null, other: Decimal | null): boolean {
  return one === null || other === null || compare(one, other) === 0;
}

/** Payouts of one day in groups with the same ex-NAV; a group of more than one contradicts itself. */
function contradictions(figures: readonly PayoutFigures[]): PayoutFigures[][] {
  const groups: PayoutFigures[][] = [];
  for (const one of figures) {
    const group = groups.find(([first]) => first !== undefined && agree(first.ex_nav, one.ex_nav));
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  return groups;
}
