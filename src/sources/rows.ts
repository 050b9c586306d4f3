import type { Listing } from '#base/listing.ts';
import type { Sighting } from '#domain/checks/plausible-dates.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FundMention } from '#domain/fund.ts';
import type { NavFigures } from '#domain/series.ts';
import type { FamilyType, LifecycleStatus, RiskProfile, SchemeType, VpsAssetClass } from '#domain/vocabularies.ts';

/** The document kinds the service reads; also the second word of `mfds ingest`. */
export const SOURCES = ['performance', 'nav', 'payouts', 'nav-history', 'registry'] as const;
export type SourceName = (typeof SOURCES)[number];

/** An unreadable cell in a known column: reported, never silently skipped. */
export interface CellProblem {
  /** The column's field name, for example `validity_date`. */
  readonly column: string;
  /** The cell as printed, truncated to 120 characters. */
  readonly printed: string;
  /** The expected content: `a date like Aug 19, 2026`. */
  readonly expected: string;
}

/** A price row of the performance page, the NAV page or a NAV history file. */
export interface NavRow {
  readonly kind: 'nav';
  /** 1-based position among the table's data rows. */
  readonly row_number: number;
  readonly mention: FundMention;
  /** The row's own validity date; null if blank or, with a problem, unreadable. */
  readonly nav_date: IsoDate | null;
  /** The NAV cell as printed, trimmed. */
  readonly navPrinted: string;
  /**
   * Figures, with unavailable prices (`0.0000`, blank, `N/A`, `-`) as null; `nav` may be zero or negative here: the
   * checks decide.
   */
  readonly figures: Omit<NavFigures, 'nav'> & { readonly nav: Decimal | null };
  readonly problems: readonly CellProblem[];
}

export interface PayoutRow {
  readonly kind: 'payout';
  readonly row_number: number;
  readonly mention: FundMention;
  readonly payout_date: IsoDate | null;
  readonly amount_per_unit: Decimal | null;
  readonly ex_nav: Decimal | null;
  readonly problems: readonly CellProblem[];
}

/** A row of the operator's registry sheet; a blank cell changes nothing. */
export interface RegistryRow {
  readonly kind: 'registry';
  readonly row_number: number;
  readonly mention: FundMention;
  /** Every filled cell by the fund record's field name, validated against its vocabulary, in the form of the store. */
  readonly facts: RegistryFacts;
  readonly problems: readonly CellProblem[];
}

/** The fields of the fund record that an operator may state; absent: not stated. */
export interface RegistryFacts {
  readonly slug?: string;
  readonly name?: string;
  readonly official_name?: string;
  readonly association_fund_id?: string;
  readonly amc?: string;
  readonly category?: string;
  readonly scheme_type?: SchemeType;
  readonly risk_profile?: RiskProfile;
  readonly is_shariah_compliant?: boolean;
  readonly is_exchange_traded?: boolean;
  readonly is_fund_of_funds?: boolean;
  readonly is_pension_scheme?: boolean;
  readonly lifecycle_status?: LifecycleStatus;
  readonly family?: string;
  readonly family_type?: FamilyType;
  readonly vps_asset_class?: VpsAssetClass;
  readonly benchmark?: string;
  readonly trustee?: string;
  readonly rating?: string;
  readonly inception_date?: IsoDate;
  readonly maturity_date?: IsoDate;
  readonly currency?: string;
  readonly previous_names?: readonly string[];
}

export type SourceRow = NavRow | PayoutRow | RegistryRow;

/** The result of parsing one document. */
export interface ParsedDocument {
  readonly source: SourceName;
  readonly format: 'html' | 'csv' | 'xlsx';
  /**
   * The date of the document: a page's most frequent validity date, the day on which a payout page was fetched, else
   * the newest date reached; null if there is none.
   */
  readonly page_date: IsoDate | null;
  /** Limits for the dates of its rows; null if its arrival is unknown. */
  readonly sighting: Sighting | null;
  /** Whether the table can contain association ids at all (a link or an id column). */
  readonly carriesIds: boolean;
  /** In document order; a row is read again each time it is requested. */
  readonly rows: Listing<SourceRow>;
  /** The indexes of the rows with the same description of their fund; ordered by their first rows. */
  readonly byMention: ReadonlyMap<FundMention, readonly number[]>;
  /** Number of rows with a NAV above zero. */
  readonly rows_with_nav: number;
}

/** Time and kind of a document's arrival, if it limits its date. */
export interface Arrival {
  /** Null if unknown: any date is then accepted. */
  readonly observed_on: IsoDate | null;
  /** Fetched from its URL, so it was printed when it arrived. */
  readonly isFetched: boolean;
}

/** Known properties of a source, to decide whether a page is complete. */
export interface ParseContext {
  /** Median row count of the last complete documents of this source; null before the first. */
  readonly usualRows: number | null;
  /** The operator declared the document as a part of the usual table. */
  readonly partial: boolean;
  /** Absent if the time and kind of its arrival are unknown. */
  readonly arrival?: Arrival;
}
