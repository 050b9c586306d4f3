import type { IsoDate } from './dates.ts';
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
