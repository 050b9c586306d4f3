import type { Decimal } from './decimal.ts';
import type { IsoDate } from './dates.ts';

/** The figures a source prints beside a NAV; unavailable is null. */
export interface NavFigures {
  readonly nav: Decimal;
  readonly offer_price: Decimal | null;
  readonly repurchase_price: Decimal | null;
  readonly market_price: Decimal | null;
  readonly front_end_load_pct: Decimal | null;
  readonly back_end_load_pct: Decimal | null;
  readonly contingent_load_pct: Decimal | null;
}

export const NAV_FIGURES = [
  'nav', 'offer_price', 'repurchase_price', 'market_price', 'front_end_load_pct', 'back_end_load_pct', 'contingent_load_pct',
] as const satisfies readonly (keyof NavFigures)[];

/** One accepted NAV of one fund and date, in one version. */
export interface NavObservation extends NavFigures {
  readonly fund_key: number;
  readonly nav_date: IsoDate;
  /** Number of the update event that told of this version; rises with every version. */
  readonly version: number;
}

// A NAV is published ahead for weekends and holidays, the longest of which (Eid) close markets for a week and more.
/** No NAV is accepted whose date lies further ahead of the day it became known. */
export const NAV_DAYS_AHEAD = 15;
