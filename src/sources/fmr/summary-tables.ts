/**
 * What a table of several funds adds to the funds' own pages. It repeats most of what they state, often rounded or
 * under shorter labels, so a fact is taken from it only if no page of the fund states one of its kind.
 */
import { MEMBERS, FRAGMENT_SECTIONS, type FragmentSection } from '#domain/fragment-members.ts';
import { own } from '#base/own.ts';
import { ALLOCATION_TYPES } from '#domain/fragment-terms.ts';
import { groupOfPath, withoutPaths } from '#domain/withheld-groups.ts';
import type { ReadFragment } from './constraints/withhold.ts';
import { isKin, type PageFund } from './identity/find-funds.ts';
import { squeeze } from './ink/respace.ts';

type Row = Readonly<Record<string, unknown>>;

// Members that say what a row is about: rows of one section with other values are facts of another kind.
const KIND_MEMBERS: Partial<Record<FragmentSection, string>> = {
  allocations: 'allocation_type',
  metrics: 'metric_key',
  fees: 'fee_type',
  ratings: 'rating_type',
  parties: 'role',
  special_terms: 'term_type',
};
// A series of months or of years is a table of its own; one month or year is a column of another table.
const SERIES: ReadonlySet<unknown> = new Set(['MONTH', 'FY', 'CY']);
const FEWEST_IN_SERIES = 2;

/** What a page says of a fund repeats what a page of a lower rank says. */
export type Rank = (typeof RANKS)[keyof typeof RANKS];
const RANKS = { ownPage: 0, sheet: 1, shared: 2 } as const;

export function rankOf({ page, panels }: PageFund, isShared: boolean): Rank {
  if (isShared || panels !== undefined) return RANKS.shared;
  return page === undefined ? RANKS.ownPage : RANKS.sheet;
}

/**
 * A table of several funds that repeats what the fund's own pages state is a summary: only what it adds to them is
 * kept.
 */
export function withoutRepeated<Source extends { readonly fund: PageFund; readonly rank: Rank }>(
  fragment: ReadFragment,
  sources: Map<ReadFragment, Source>,
): ReadFragment[] {
  const source = sources.get(fragment);
  if (source === undefined || source.rank === RANKS.ownPage) return [fragment];
  const kindsIn = (page: ReadFragment): readonly boolean[] => [
    page.nav_per_unit !== null || page.sub_funds.some((sub) => sub.nav_per_unit !== null),
    page.reported_returns.some((row) => row.period_key !== 'MONTH'),
    page.reported_returns.some((row) => row.period_key === 'MONTH'),
    // The credit quality on the page of the fund is not what a table of all funds says of its asset allocation.
    ...ALLOCATION_TYPES.map((type) => page.allocations.some((row) => row.allocation_type === type)),
    page.holdings.length > 0,
  ];
  const kinds = kindsIn(fragment);
  const kin = [...sources].filter(([, { fund, rank }]) => rank < source.rank && isOfOne(fund, source.fund));
  if (!kin.some(([page]) => kindsIn(page).some((isStatedThere, at) => isStatedThere && kinds[at]))) return [fragment];
  // What a page of all plans says of one of them is in its rows.
  const pages = kin.flatMap(([page, { fund }]) => (fund.known === source.fund.known ? [page] : []));
  const added = pages.length === 0 ? undefined : addedTo(pages, fragment);
  if (added === undefined) return [];
  sources.set(added, source);
  return [added];
}

function isOfOne(one: PageFund, other: PageFund): boolean {
  return one.known === null || other.known === null ? one.text === other.text : isKin(one.known, other.known);
}

/** The fragment without what `pages` of the same fund state; undefined if nothing is left. */
function addedTo(pages: readonly ReadFragment[], fragment: ReadFragment): ReadFragment | undefined {
  const repeated = new Set([
    ...Object.entries(MEMBERS).flatMap(([name, { is_nullable }]) =>
      is_nullable && isFact(name) && pages.some((page) => isStated(page, name)) ? [name] : [],
    ),
    ...FRAGMENT_SECTIONS.flatMap((section) =>
      rowsOf(fragment, section).flatMap((row, index) => (repeats(section, row, pages) ? [`${section}[${index}]`] : [])),
    ),
  ]);
  const left = withoutPaths(fragment, repeated);
  const withheld = fragment.withheld.filter(({ section }) => !pages.some((page) => states(page, section)));
  return Object.keys(left.evidence).some(isFact) ? { ...left, withheld } : undefined;
}

// The identity says which fund and month the facts belong to.
const isFact = (path: string): boolean => groupOfPath(path) !== 'identity';

const isStated = (page: ReadFragment, name: string): boolean => (own(page as unknown as Row, name) ?? null) !== null;

function rowsOf(fragment: ReadFragment, section: FragmentSection): readonly Row[] {
  return fragment[section] as unknown as readonly Row[];
}

function states(page: ReadFragment, group: string): boolean {
  const section = FRAGMENT_SECTIONS.find((each) => each === group);
  return section === undefined || page[section].length > 0 || page.withheld.some((each) => each.section === section);
}

function repeats(section: FragmentSection, row: Row, pages: readonly ReadFragment[]): boolean {
  const same = pages.flatMap((page) => rowsOf(page, section)).filter((other) => isOfKind(section, row, other));
  if (section !== 'reported_returns' || !SERIES.has(row['period_key'])) return same.length > 0;
  const labelOf = (each: Row): string => squeeze(String(each['period_label_raw']));
  return same.length >= FEWEST_IN_SERIES || same.some((other) => labelOf(other) === labelOf(row));
}

function isOfKind(section: FragmentSection, row: Row, other: Row): boolean {
  if (section === 'reported_returns') {
    const [one, two] = [row['period_key'], other['period_key']];
    return SERIES.has(one) ? one === two : !SERIES.has(two);
  }
  const kind = KIND_MEMBERS[section];
  return kind === undefined || own(row, kind) === own(other, kind);
}
