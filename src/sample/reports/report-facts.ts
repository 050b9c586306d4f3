import type { IsoDate } from '#domain/dates.ts';
import type { SampleFund } from '#sample/roster.ts';

/**
 * The facts on the pages of a sample report, before printing. Days are day numbers, prices ten-thousandths of a rupee,
 * percentages hundredths of a percent, money whole rupees: all are integers.
 */

/** A report before it is drawn: drawing takes nearly all of the time that a report takes. */
export interface PlannedReport {
  readonly source: 'fmr';
  readonly origin: string;
  readonly report_date: IsoDate;
  readonly facts: readonly PageFacts[];
  readonly draw: () => Uint8Array;
}

/** A report as the importer receives it, with the facts it was drawn from for comparison. */
export interface SampleReport extends Omit<PlannedReport, 'draw'> {
  readonly bytes: Uint8Array;
}

/** One fund's page. `units` has one entry for an ordinary fund, one for each sub-fund of a pension scheme. */
export interface PageFacts {
  readonly page_number: number;
  readonly fund: SampleFund;
  readonly short_name: string;
  readonly month_end: number;
  readonly launchDay: number;
  readonly category: string;
  readonly parRupees: number;
  readonly management_fee: number;
  readonly fund_rating: Rating | null;
  readonly amc_rating: Rating;
  readonly objective: string;
  readonly units: readonly UnitFacts[];
  readonly non_compliant: readonly NonCompliant[];
}

export interface Rating {
  readonly text: string;
  readonly agency: string;
  readonly day: number;
}

/** Figures of an entity with a price: a fund, or a sub-fund of a pension scheme. */
export interface UnitFacts {
  readonly fund: SampleFund;
  readonly short_name: string;
  /** The last day with a price at or before the month's end. */
  readonly navDay: number;
  readonly navTicks: number;
  readonly net_assets: number;
  readonly units_outstanding: number;
  /** The part of `net_assets` that comes from a fund of funds of the same company; 0 if there is none. */
  readonly investedByFundOfFunds: number;
  /** Twelve months, oldest first; the last is the report's. */
  readonly months: readonly Month[];
  readonly yearToDate: Returns;
  readonly year: Returns;
  readonly since_inception: Returns;
  readonly expense_ratio: number;
  readonly government_levies: number;
  /** Months, in hundredths; null for funds that hold no debt. */
  readonly averageMaturity: number | null;
  /** Hundredths; null for funds that hold no shares. */
  readonly sharpeRatio: number | null;
  readonly standardDeviation: number | null;
  readonly portfolio: Portfolio;
}

export interface Returns {
  readonly fund: number;
  readonly benchmark: number;
}

export interface Month extends Returns {
  readonly day: number;
}

export interface Portfolio {
  readonly assets: readonly Split[];
  /** Empty if a fund holds no debt. */
  readonly credit_quality: readonly Split[];
  readonly sectors: readonly Weight[];
  readonly equities: readonly Weight[];
  readonly instruments: readonly Weight[];
  /** All holdings of a fund of funds, largest first. */
  readonly funds: readonly Weight[];
}

/** A share at the end of the report's month and of the previous month. */
export interface Split {
  readonly label: string;
  readonly current: number;
  readonly previous: number;
}

export interface Weight {
  readonly label: string;
  readonly percent: number;
}

export interface NonCompliant {
  readonly name: string;
  readonly type: string;
  readonly before: number;
  readonly provision: number;
  readonly after: number;
  readonly percentGross: number;
  readonly percentNet: number;
}
