import type { IsoDate } from './dates.ts';
import { compare, scaleOf } from './decimal.ts';
import type { Decimal } from './decimal.ts';

/**
 * The figures that sources print for one day, by column name. Types, columns and queries are derived from this list.
 */
export const NAV_FIGURES = [
  'nav',
  'offer_price',
  'repurchase_price',
  'market_price',
  'front_end_load_pct',
  'back_end_load_pct',
  'contingent_load_pct',
] as const;

export type NavFigure = (typeof NAV_FIGURES)[number];

/** The figures of one day, each as a `Value`; unavailable figures are null, except the NAV itself. */
export type FiguresOf<Value> = { readonly [Name in NavFigure]: Name extends 'nav' ? Value : Value | null };

export type NavFigures = FiguresOf<Decimal>;

/** One version of an accepted NAV of one fund and date. */
export interface NavObservation extends NavFigures {
  readonly fund_key: number;
  readonly nav_date: IsoDate;
  /** Number of the update event that announced this version; increases with every version. */
  readonly version: number;
}

export interface PayoutFigures {
  readonly payout_date: IsoDate;
  /** Rupees per unit, never a percentage. */
  readonly amount_per_unit: Decimal;
  readonly ex_nav: Decimal | null;
}

/** The figures of one row as a source printed them; even the NAV may be missing. */
interface PrintedFigures {
  readonly figures: { readonly [Name in NavFigure]: Decimal | null };
}

/** The different NAVs of these rows, each in its spelling with the most decimals. */
export function distinctValues(rows: readonly PrintedFigures[]): Decimal[] {
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

/**
 * Of two spellings of one number, the one with more decimals: an export that trims `107.0890` to `107.089` loses one.
 */
function finer(one: Decimal, other: Decimal): Decimal {
  return scaleOf(other) > scaleOf(one) ? other : one;
}

/** The figures of rows that agree on the NAV: each is taken from the first row that contains it. */
export function mergeFigures(nav: Decimal, rows: readonly PrintedFigures[]): NavFigures {
  return figuresBy((name) =>
    name === 'nav' ? nav : (rows.find((row) => row.figures[name] !== null)?.figures[name] ?? null),
  );
}

/** The printed figures, completed with the known ones: for a newer document of the same publisher. */
export function preferFigures(known: NavFigures, printed: NavFigures): NavFigures {
  return combine(known, printed, (old, fresh) =>
    fresh === null ? old : old !== null && compare(old, fresh) === 0 ? finer(old, fresh) : fresh,
  );
}

/** The known figures, completed with the printed ones. */
export function completeFigures(known: NavFigures, printed: NavFigures): NavFigures {
  return combine(known, printed, (old, fresh) =>
    old === null || fresh === null ? (old ?? fresh) : compare(old, fresh) === 0 ? finer(old, fresh) : old,
  );
}

type Choice = (old: Decimal | null, fresh: Decimal | null) => Decimal | null;

function combine(known: NavFigures, printed: NavFigures, choose: Choice): NavFigures {
  return figuresBy((name) => choose(known[name], printed[name]));
}

function figuresBy(valueOf: (name: NavFigure) => Decimal | null): NavFigures {
  // The NAV is never null: every caller takes it from figures that have one.
  return Object.fromEntries(NAV_FIGURES.map((name) => [name, valueOf(name)])) as NavFigures;
}

/** 0 if both are null or equal. */
export function compareOrNull(one: Decimal | null, other: Decimal | null): number {
  return one === null || other === null ? (one === other ? 0 : 1) : compare(one, other);
}
