import { compare } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { countOpenHoldsOfFund } from '#store/hold-rows.ts';
import { listReplacedNavs, listReplacedPayouts } from '#store/receipt-rows.ts';
import type { ReplacedFigure } from '#store/receipt-rows.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './funds.ts';
import { readUnchanged } from './read-at.ts';

/** A figure that was served until a correction. */
interface Correction {
  /** The day of the NAV or payout. */
  readonly date: string;
  readonly was: string;
  /** The figure that is served now; null if none is. */
  readonly now: string | null;
  /** Timestamp of the correction. */
  readonly corrected_at: string;
}

/**
 * The corrections of a fund, and the number of its rows that wait for review; the values of those rows are not public.
 */
export interface FundReview {
  /** NAVs, newest date first. */
  readonly navs: readonly Correction[];
  /** Payouts per unit, newest date first. */
  readonly payouts: readonly Correction[];
  readonly holds: readonly {
    readonly dataset: string;
    readonly check: string;
    readonly holds: number;
    readonly rows: number;
  }[];
}

// More corrections than a person reads on a page.
const MOST_CORRECTIONS = 100;

/** Corrections and open holds of a fund. Fault: FUND_NOT_FOUND. */
export async function readFundReview(view: FactView, fund_slug: string): Promise<FundReview> {
  const entry = readFundEntry(view, fund_slug);
  const { fund_key } = entry.fund;
  return readUnchanged(view, [entry], ['nav_version', 'payout_version'], async (tx) => ({
    navs: listCorrections(await listReplacedNavs(tx, fund_key, MOST_CORRECTIONS)),
    payouts: listCorrections(await listReplacedPayouts(tx, fund_key, MOST_CORRECTIONS)),
    holds: await countOpenHoldsOfFund(tx, fund_key),
  }));
}

/** A new version may change another figure of the row, such as its offer price: the figure itself was not corrected. */
function listCorrections(replaced: readonly ReplacedFigure[]): Correction[] {
  return replaced
    .filter(({ was, now }) => now === null || compare(was as Decimal, now as Decimal) !== 0)
    .map(({ date, was, now, superseded_at }) => ({
      date,
      was,
      now,
      corrected_at: new Date(superseded_at).toISOString(),
    }));
}
