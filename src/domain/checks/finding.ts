/** The checks of a report's facts, by the names under which review lists show them. */
export type ReportCheck =
  | 'report_dates'
  | 'month_disagrees'
  | 'values_conflict'
  | 'allocation_sum'
  | 'share_sum'
  | 'ranks_broken'
  | 'return_implausible'
  | 'returns_disagree'
  | 'expense_ratio_implausible'
  | 'nav_disagrees'
  | 'sub_funds_swapped'
  | 'sub_fund_unnamed'
  | 'party_unnamed'
  | 'rating_misplaced'
  | 'text_cut'
  | 'units_disagree'
  | 'size_implausible'
  | 'size_jump'
  | 'evidence'
  | 'reading_unconfirmed';

/** What a check has to say: where, what was expected and what was found. */
export interface Finding {
  readonly check: ReportCheck;
  readonly page_number: number;
  /** The member path it concerns, or the section. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}
