/** Rows and members of which nothing is known yet; a reader fills in what the page shows. */
import { MEMBERS, membersOf, type FragmentSection } from '#domain/fragment-members.ts';
import type { FragmentMembers, FragmentRow, FragmentSections } from '#domain/fragment.ts';
import { CURRENCY } from '#domain/vocabularies.ts';

const UNKNOWN_MEMBERS = Object.fromEntries(Object.keys(MEMBERS).map((name) => [name, null])) as {
  [K in keyof FragmentMembers]: null;
};
export const BLANK_MEMBERS: FragmentMembers = { ...UNKNOWN_MEMBERS, currency: CURRENCY, unit_classes: [] };

/** What a row of one sub-fund carries; `null` for the fund as a whole. */
export type Scope = Pick<FragmentRow, 'sub_fund_key' | 'sub_fund_name_raw'>;
export const WHOLE_FUND: Scope = { sub_fund_key: null, sub_fund_name_raw: null };

/** The members of a section's rows that may be unknown, beside those that rows of every section have. */
type UnknownOf<Row> = {
  readonly [K in Exclude<keyof Row, keyof FragmentRow> as null extends Row[K] ? K : never]: null;
};

// In the order in which members are served; `known` are those that begin with something else than null.
function blankRow<Section extends FragmentSection, Known extends object>(
  section: Section,
  known: Known,
): Known & UnknownOf<FragmentSections[Section][number]> {
  const members = Object.entries(membersOf(section)).filter(
    ([name, { is_nullable }]) => (is_nullable && !Object.hasOwn(WHOLE_FUND, name)) || Object.hasOwn(known, name),
  );
  return { ...Object.fromEntries(members.map(([name]) => [name, null])), ...known } as Known &
    UnknownOf<FragmentSections[Section][number]>;
}

export const BLANK_RETURN = blankRow('reported_returns', { is_since_inception: false });
export const BLANK_ALLOCATION = blankRow('allocations', {});
export const BLANK_HOLDING = blankRow('holdings', {});
export const BLANK_METRIC = blankRow('metrics', {});
export const BLANK_FEE = blankRow('fees', {});
export const BLANK_RATING = blankRow('ratings', {});
export const BLANK_TERM = blankRow('special_terms', {});
export const BLANK_COMPLIANCE = blankRow('compliance', {});
