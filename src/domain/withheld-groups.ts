/**
 * Removes the values that a check accuses from a fragment and puts them back. A withheld group keeps its values with
 * their evidence, so that a reviewer can release it. Its paths count all rows of a section, including withheld ones.
 */
import { own } from '#base/own.ts';
import { FRAGMENT_SECTIONS, MEMBER_GROUPS, MEMBERS, membersOf } from './fragment-members.ts';
import type { FragmentSection } from './fragment-members.ts';
import type { Evidence, Fragment, FragmentRow, WithheldGroup } from './fragment.ts';

export type GroupName = WithheldGroup['section'];

/** The values that one check accuses on one page, by paths in the given fragment. */
export interface Accusation extends Pick<WithheldGroup, 'section' | 'check' | 'reason' | 'rejected'> {
  readonly paths: readonly string[];
  /** Set for a group without values, because the reader could not read any of it. */
  readonly unread?: Pick<WithheldGroup, 'figures' | 'row_count'>;
}

type Loose = Record<string, unknown>;

/** A member (`nav_per_unit`), a row (`allocations[3]`) or one value of a row (`holdings[2].issue_date`). */
interface FragmentPath {
  readonly section: FragmentSection | null;
  readonly index: number;
  /** Null for a whole row. */
  readonly member: string | null;
}

const ROW_PATH = /^(\w+)\[(\d{1,5})\](?:\.(\w+))?$/;

export function parsePath(path: string): FragmentPath {
  const [, name, index = '0', member = null] = ROW_PATH.exec(path) ?? [];
  const section = FRAGMENT_SECTIONS.find((one) => one === name);
  return section === undefined
    ? { section: null, index: 0, member: path }
    : { section, index: Number.parseInt(index, 10), member };
}

/** The part of a page that a path belongs to: its section, or the group of members. */
export function groupOfPath(path: string): GroupName {
  return parsePath(path).section ?? own(MEMBER_GROUPS, path) ?? 'profile';
}

/** The path of the row that a path names or is within; for a member, the path itself. */
export function rowPathOf(path: string): string {
  const { section, index } = parsePath(path);
  return section === null ? path : `${section}[${index}]`;
}

function rowsOf(fragment: Fragment, section: FragmentSection): readonly (FragmentRow & Loose)[] {
  return fragment[section] as unknown as readonly (FragmentRow & Loose)[];
}

function valueAt(fragment: Fragment, path: string): unknown {
  const { section, index, member } = parsePath(path);
  const holder = section === null ? (fragment as unknown as Loose) : rowsOf(fragment, section)[index];
  return (member === null ? holder : holder === undefined ? null : own(holder, member)) ?? null;
}

/** The positions of the rows of a section among all rows of the page, including withheld ones. */
function positionsOf(fragment: Fragment, section: FragmentSection): number[] {
  const paths = (fragment.withheld ?? []).flatMap(({ values = {} }) => Object.keys(values).map(parsePath));
  const taken = new Set(
    paths.flatMap((path) => (path.section === section && path.member === null ? [path.index] : [])),
  );
  const positions: number[] = [];
  for (let place = 0; positions.length < fragment[section].length; place += 1)
    if (!taken.has(place)) positions.push(place);
  return positions;
}

/** Converts paths of a fragment to paths of the whole page. */
export function wholePaths(fragment: Fragment): (path: string) => string {
  const positions = new Map(FRAGMENT_SECTIONS.map((section) => [section, positionsOf(fragment, section)]));
  return (path) => {
    const { section, index, member } = parsePath(path);
    if (section === null) return path;
    return rowPath(section, positions.get(section)?.[index] ?? index, member);
  };
}

function rowPath(section: FragmentSection, index: number, member: string | null): string {
  return `${section}[${index}]${member === null ? '' : `.${member}`}`;
}

// A row without any of these states nothing; in other sections, a row without any decimal.
const SAYING: Partial<Record<FragmentSection, readonly string[]>> = {
  // A list of sub-funds states that they exist.
  sub_funds: [],
  parties: ['name_raw', 'organization_raw'],
  ratings: ['rating_raw'],
};

function isEmptied(section: FragmentSection, row: Loose, accused: ReadonlySet<string>): boolean {
  const members = membersOf(section);
  if ([...accused].some((name) => own(members, name)?.is_nullable === false)) return true;
  const saying = SAYING[section] ?? Object.keys(members).filter((name) => own(members, name)?.kind === 'decimal');
  const said = saying.filter((name) => (own(row, name) ?? null) !== null);
  return said.length > 0 && said.every((name) => accused.has(name));
}

/** The paths that state something; a whole row instead of its values if it states nothing without them. */
function widen(fragment: Fragment, paths: readonly string[]): string[] {
  const stated = paths.filter((path) => valueAt(fragment, path) !== null && isNullable(path));
  const rows = Map.groupBy(stated, rowPathOf);
  return [...rows].flatMap(([row, own_paths]) => {
    const { section } = parsePath(row);
    if (section === null) return [row];
    const accused = new Set(own_paths.flatMap((path) => parsePath(path).member ?? []));
    const isWhole = own_paths.includes(row) || isEmptied(section, valueAt(fragment, row) as Loose, accused);
    return isWhole ? [row] : own_paths;
  });
}

// A member that every page must have cannot be removed.
function isNullable(path: string): boolean {
  const { section, member } = parsePath(path);
  return section !== null || own(MEMBERS, member ?? '')?.is_nullable === true;
}

/** The values at these paths of a fragment, by paths of the whole page. */
export function accusedValues(fragment: Fragment, paths: readonly string[]): Record<string, unknown> {
  const whole = wholePaths(fragment);
  return Object.fromEntries(widen(fragment, paths).map((path) => [whole(path), valueAt(fragment, path)]));
}

/**
 * The fragment without the accused values, and with a withheld group for each accusation. An accusation of missing
 * values changes nothing.
 */
export function withhold<Read extends Fragment>(fragment: Read, accusations: readonly Accusation[]): Read {
  // Two groups may together remove a whole row.
  const all = new Set(
    widen(
      fragment,
      accusations.flatMap(({ paths }) => paths),
    ),
  );
  const whole = wholePaths(fragment);
  const groups = accusations.flatMap(({ paths, unread, ...group }): WithheldGroup[] => {
    const taken = widen(fragment, paths).map((path) => (all.has(rowPathOf(path)) ? rowPathOf(path) : path));
    if (taken.length === 0) return unread === undefined ? [] : [{ ...group, ...unread }];
    return [{ ...group, ...describe(fragment, [...new Set(taken)], whole) }];
  });
  if (groups.length === 0) return fragment;
  return { ...withoutPaths(fragment, all), withheld: [...(fragment.withheld ?? []), ...groups] };
}

// Enough of a long table to recognise it.
const MOST_FIGURES = 40;

function describe(
  fragment: Fragment,
  paths: readonly string[],
  whole: (path: string) => string,
): Omit<WithheldGroup, 'section' | 'check' | 'reason'> {
  const own_paths = new Set(paths);
  const evidence = Object.entries(fragment.evidence).filter(
    ([path]) => own_paths.has(path) || own_paths.has(rowPathOf(path)),
  );
  const subFund = subFundOf(fragment, paths);
  return {
    figures: [...new Set(evidence.map(([, { printed }]) => printed))].slice(0, MOST_FIGURES),
    row_count: new Set(paths.map(rowPathOf)).size,
    ...(subFund === undefined ? {} : subFund),
    values: Object.fromEntries(paths.map((path) => [whole(path), valueAt(fragment, path)])),
    evidence: Object.fromEntries(evidence.map(([path, each]) => [whole(path), each])),
  };
}

/**
 * The sub-fund of all rows at these paths, if it is the same one. The list of sub-funds belongs to the whole scheme.
 */
export function subFundOf(
  fragment: Fragment,
  paths: readonly string[],
): { readonly sub_fund_key: string; readonly sub_fund_name_raw: string | null } | undefined {
  const [first, ...others] = paths.map((path) => {
    const { section, index } = parsePath(path);
    return section === null || section === 'sub_funds' ? undefined : rowsOf(fragment, section)[index];
  });
  if (first === undefined || others.some((row) => row?.sub_fund_key !== first.sub_fund_key)) return undefined;
  const { sub_fund_key, sub_fund_name_raw } = first;
  return sub_fund_key === null ? undefined : { sub_fund_key, sub_fund_name_raw };
}

/** The fragment without these rows and values; the remaining ones are renumbered in the evidence. */
export function withoutPaths<Read extends Fragment>(fragment: Read, paths: ReadonlySet<string>): Read {
  const evidence: [string, Evidence][] = [];
  const places = new Map<string, string>();
  const left: Loose = {};
  for (const section of FRAGMENT_SECTIONS) {
    const kept: Loose[] = [];
    for (const [index, row] of rowsOf(fragment, section).entries()) {
      if (paths.has(`${section}[${index}]`)) continue;
      const blank = Object.keys(row).filter((name) => paths.has(`${section}[${index}].${name}`));
      places.set(`${section}[${index}]`, `${section}[${kept.length}]`);
      kept.push({ ...row, ...Object.fromEntries(blank.map((name) => [name, null])), row_order: kept.length + 1 });
    }
    left[section] = kept;
  }
  for (const [path, each] of Object.entries(fragment.evidence)) {
    const row = rowPathOf(path);
    const place = row === path ? path : places.get(row);
    if (!paths.has(path) && place !== undefined) evidence.push([`${place}${path.slice(row.length)}`, each]);
  }
  const members = [...paths].filter((path) => parsePath(path).section === null);
  const blank = Object.fromEntries(members.map((name) => [name, null]));
  return { ...fragment, ...left, ...blank, evidence: Object.fromEntries(evidence) };
}

/** The whole page: withheld values in their positions again, with their evidence, and without withheld groups. */
export function putBack({ withheld = [], ...fragment }: Fragment): Fragment {
  const taken = new Map(withheld.flatMap(({ values = {} }) => Object.entries(values)));
  if (taken.size === 0) return fragment;
  const whole = wholePaths({ ...fragment, withheld });
  const page: Loose = { ...fragment };
  for (const section of FRAGMENT_SECTIONS) {
    const kept = [...rowsOf(fragment, section)];
    const rows: Loose[] = [];
    for (let place = 0; kept.length > 0 || taken.has(`${section}[${place}]`); place += 1) {
      const row = (taken.get(`${section}[${place}]`) as Loose | undefined) ?? kept.shift();
      rows.push({ ...row, ...valuesIn(taken, `${section}[${place}].`), row_order: place + 1 });
    }
    page[section] = rows;
  }
  const members = Object.fromEntries([...taken].filter(([path]) => parsePath(path).section === null));
  const evidence = [
    ...Object.entries(fragment.evidence).map(([path, each]) => [whole(path), each] as const),
    ...withheld.flatMap((group) => Object.entries(group.evidence ?? {})),
  ];
  return { ...(page as unknown as Fragment), ...members, evidence: Object.fromEntries(evidence) };
}

function valuesIn(taken: ReadonlyMap<string, unknown>, prefix: string): Loose {
  const found = [...taken].filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(found.map(([path, value]) => [path.slice(prefix.length), value]));
}

/**
 * The rows of a section with values under review, each once; a group without values counts as rows of the whole scheme.
 */
export function listRowsUnderReview(fragment: Fragment, section: FragmentSection): FragmentRow[] {
  const groups = (fragment.withheld ?? []).filter((group) => group.section === section && group.rejected === undefined);
  const positions = positionsOf(fragment, section);
  const rows = new Map<string, FragmentRow>();
  for (const [path, value] of groups.flatMap(({ values = {} }) => Object.entries(values))) {
    const { index, member } = parsePath(path);
    const row = member === null ? (value as FragmentRow) : rowsOf(fragment, section)[positions.indexOf(index)];
    if (row !== undefined && !(rows.has(rowPathOf(path)) && member !== null)) rows.set(rowPathOf(path), row);
  }
  const unread = groups
    .filter(({ values }) => values === undefined)
    .flatMap((group) => Array<FragmentRow>(group.row_count).fill(OF_ALL));
  return [...rows.values(), ...unread];
}

const OF_ALL: FragmentRow = { sub_fund_key: null, sub_fund_name_raw: null, row_order: 1 };
