import type { Decimal } from './decimal.ts';
import type { IsoDate } from './dates.ts';

export interface PayoutFigures {
  readonly payout_date: IsoDate;
  /** Rupees per unit, never a percentage. */
  readonly amount_per_unit: Decimal;
  readonly ex_nav: Decimal | null;
}
