import type { IsoDate } from './dates.ts';
import { FRAGMENT_SECTIONS, MEMBERS } from './fragment-members.ts';
import type { FragmentSection } from './fragment-members.ts';
import type { Fragment, FragmentMembers, FragmentSections } from './fragment.ts';
import { noteWithheld } from './withheld-notes.ts';

/** A row and its source. */
export interface Placed<Row> {
  readonly row: Row;
  readonly fragment: Fragment;
  /** `allocations[3]`, in its own fragment. */
  readonly path: string;
}

type DraftRows = { readonly [Section in FragmentSection]: readonly Placed<FragmentSections[Section][number]>[] };

/** The combined facts of one document's pages about one fund or pension scheme and one month. */
export interface ReportDraft {
  readonly fund_name: string;
  readonly report_date: IsoDate;
  /** In page order. */
  readonly fragments: readonly Fragment[];
  /** Each member with the value on the first page that states it. */
  readonly members: FragmentMembers;
  readonly rows: DraftRows;
}

/** Merges the fragments of one fund and month; rows continued on a later page follow those of the previous page. */
export function draftReport(fund_name: string, report_date: IsoDate, fragments: readonly Fragment[]): ReportDraft {
  const ordered = fragments.toSorted((left, right) => left.page_number - right.page_number);
  return { fund_name, report_date, fragments: ordered, members: mergeMembers(ordered), rows: placeRows(ordered) };
}

function mergeMembers(fragments: readonly Fragment[]): FragmentMembers {
  const names = Object.keys(MEMBERS) as (keyof FragmentMembers)[];
  const isStated = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);
  const merged = names.map((name) => {
    const values = fragments.map((fragment) => fragment[name]);
    return [name, values.find(isStated) ?? values[0] ?? null] as const;
  });
  return Object.fromEntries(merged) as unknown as FragmentMembers;
}

function placeRows(fragments: readonly Fragment[]): DraftRows {
  const placed = FRAGMENT_SECTIONS.map((section) => [
    section,
    fragments.flatMap((fragment) =>
      rowsOf(fragment, section).map((row, index) => ({ row, fragment, path: `${section}[${index}]` })),
    ),
  ]);
  return Object.fromEntries(placed) as DraftRows;
}

function rowsOf<Section extends FragmentSection>(fragment: Fragment, section: Section): Fragment[Section] {
  // Withheld parts are listed among the notes, after those of the page.
  return section === 'notes'
    ? ([...fragment.notes, ...noteWithheld(fragment)] as unknown as Fragment[Section])
    : fragment[section];
}
