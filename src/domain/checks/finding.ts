import type { Fragment, FragmentMembers } from '#domain/fragment.ts';

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

/** A member, a row or a value of a row that cannot be served while a finding applies to it. */
export interface Accused {
  readonly fragment: Fragment;
  readonly path: string;
}

/** The result of a check: the location, the expected and the found value. */
export interface Finding {
  readonly check: ReportCheck;
  readonly page_number: number;
  /** Member path or section of the finding. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** The smallest doubtful group, within one section or one group of members; `page`: the whole page. */
  readonly accused: readonly Accused[] | 'page';
}

/** A finding about one value that accuses only that value, or the given row, table or members. */
export function findingAt(
  check: ReportCheck,
  { fragment, path }: Accused,
  expected: string,
  found: string,
  accused: Finding['accused'] = [{ fragment, path }],
): Finding {
  return { check, page_number: fragment.page_number, path, expected, found, accused };
}

/** The prices of a page: values read from the column of another day are all wrong. */
export const PRICES = [
  'nav_per_unit',
  'nav_date',
  'offer_price',
  'redemption_price',
  'repurchase_price',
  'market_price',
] as const satisfies readonly (keyof FragmentMembers)[];

export const SIZES = [
  'net_assets',
  'fund_size',
  'fund_size_excluding_fof',
  'fund_size_including_fof',
  'amount_invested_by_fof',
] as const satisfies readonly (keyof FragmentMembers)[];

/** These members on every page that states them. */
export function membersOn(fragments: readonly Fragment[], names: readonly (keyof FragmentMembers)[]): Accused[] {
  return fragments.flatMap((fragment) =>
    names.filter((name) => fragment[name] !== null).map((path) => ({ fragment, path })),
  );
}
