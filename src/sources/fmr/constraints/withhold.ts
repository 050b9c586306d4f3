/** Takes a group of figures out of a fragment: what a check accuses is withheld alone, the rest of the page is kept. */
import { own } from '#base/own.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Evidence, Fragment, FragmentMembers, WithheldGroup } from '#domain/fragment.ts';
import { withhold } from '#domain/withheld-groups.ts';
import { intervalOf, type Interval, type PrintedValue } from '#domain/printed-interval.ts';

export type ReadFragment = Fragment & { readonly withheld: readonly WithheldGroup[] };

/** What a page says in addition to its facts. The facts are checked against it; it is not served. */
export interface Witnesses {
  /** The same for all pages of one fund, however each prints its name. */
  readonly fund: string;
  /** Its sentences. */
  readonly texts: readonly string[];
  /** Units outstanding of its plans and sub-funds. */
  readonly units: readonly PartUnits[];
  /** Prices of the month before, by the key of a plan or sub-fund. */
  readonly earlier_navs: ReadonlyMap<string | null, Decimal>;
  /** How they changed since then, in percent. */
  readonly nav_changes: ReadonlyMap<string | null, Decimal>;
}

export interface PartUnits extends PrintedValue {
  readonly sub_fund_key: string;
  readonly value: Decimal;
}

// Enough to recognise what was compared; a hold lists every value.
const MOST_LISTED = 4;

/** Values for the reason of a group: `1.2, 3.4 and 5 more`. */
export function listFigures(values: readonly string[]): string {
  const different = [...new Set(values)];
  const more = different.length - MOST_LISTED;
  return `${different.slice(0, MOST_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

type Accusation = Pick<WithheldGroup, 'check' | 'reason'>;

/** A figure of one of the pages with what its print may stand for. */
export interface Stated {
  readonly value: Decimal;
  readonly interval: Interval;
  readonly evidence: Evidence | undefined;
}

/** A member's value on the first page that states it; undefined if no page does. */
export function statedMember(fragments: readonly ReadFragment[], member: keyof FragmentMembers): Stated | undefined {
  const fragment = fragments.find((each) => each[member] !== null);
  return fragment === undefined ? undefined : statedAt(fragment, member, fragment[member] as Decimal);
}

/** A value of a fragment by its path. */
export function statedAt(fragment: ReadFragment, path: string, value: Decimal): Stated {
  const evidence = own(fragment.evidence, path);
  return { value, evidence, interval: intervalOf(value, evidence) };
}

/** Withholds the rows of a section that the predicate accuses. */
export function withholdRows<S extends FragmentSection>(
  fragment: ReadFragment,
  section: S,
  isAccused: (row: Fragment[S][number]) => boolean,
  accusation: Accusation,
): ReadFragment {
  const rows = fragment[section] as readonly Fragment[S][number][];
  const paths = rows.flatMap((row, index) => (isAccused(row) ? [`${section}[${index}]`] : []));
  return withhold(fragment, [{ section, ...accusation, paths }]);
}

// Prices and units of a part are as doubtful as its row.
const PART_TERMS: ReadonlySet<string> = new Set(['OFFER_PRICE', 'REPURCHASE_PRICE', 'UNITS_OUTSTANDING']);

/**
 * Withholds what prices, sizes and units a page gives to plans or sub-funds; `members` are those of their rows, all of
 * them if omitted.
 */
export function withholdParts(
  fragment: ReadFragment,
  isAccused: (key: string | null) => boolean,
  accusation: Accusation,
  members?: readonly (keyof Fragment['sub_funds'][number])[],
): ReadFragment {
  const rows =
    members === undefined
      ? withholdRows(fragment, 'sub_funds', (row) => isAccused(row.sub_fund_key), accusation)
      : withholdValues(fragment, 'sub_funds', members, (row) => isAccused(row.sub_fund_key), accusation);
  return withholdRows(
    rows,
    'special_terms',
    (row) => row.sub_fund_key !== null && PART_TERMS.has(row.term_type) && isAccused(row.sub_fund_key),
    accusation,
  );
}

/** Withholds members of the page; `group` names them together. */
export function withholdMembers(
  fragment: ReadFragment,
  members: readonly (keyof FragmentMembers)[],
  group: 'fund_size' | 'profile' | 'identity',
  accusation: Accusation,
): ReadFragment {
  return withhold(fragment, [{ section: group, ...accusation, paths: members }]);
}

/** Withholds values of the rows that the predicate accuses; the rows stay. */
export function withholdValues<S extends FragmentSection>(
  fragment: ReadFragment,
  section: S,
  members: readonly (keyof Fragment[S][number] & string)[],
  isAccused: (row: Fragment[S][number]) => boolean,
  accusation: Accusation,
): ReadFragment {
  const rows = fragment[section] as readonly Fragment[S][number][];
  const paths = rows.flatMap((row, index) =>
    isAccused(row) ? members.map((member) => `${section}[${index}].${member}`) : [],
  );
  return withhold(fragment, [{ section, ...accusation, paths }]);
}
