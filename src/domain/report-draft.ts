import type { IsoDate } from './dates.ts';
import { FRAGMENT_SECTIONS, MEMBERS } from './fragment-members.ts';
import type { FragmentSection } from './fragment-members.ts';
import type { Fragment, FragmentMembers, FragmentRow, FragmentSections, NoteRow, WithheldGroup } from './fragment.ts';
import { normaliseName } from './names.ts';

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
  const placed = FRAGMENT_SECTIONS.map((section) => {
    const rows = fragments.flatMap((fragment) =>
      rowsOf(fragment, section).map((row, index) => ({ row, fragment, path: `${section}[${index}]` })),
    );
    return [section, REPEATED.has(section) ? dropRepeated(rows) : rows];
  });
  return Object.fromEntries(placed) as DraftRows;
}

/**
 * Facts that each page of a fund may repeat. A table that continues may have two equal rows, so all of its rows count.
 */
const REPEATED: ReadonlySet<FragmentSection> = new Set(['ratings', 'parties', 'special_terms']);

/** Leaves out rows that an earlier page states in the same words. */
function dropRepeated(rows: readonly Placed<FragmentRow>[]): Placed<FragmentRow>[] {
  const stated = new Map<string, Fragment>();
  return rows.filter(({ row, fragment }) => {
    const content = JSON.stringify({ ...row, row_order: 0 });
    const first = stated.get(content) ?? fragment;
    stated.set(content, first);
    return first === fragment;
  });
}

function rowsOf<Section extends FragmentSection>(fragment: Fragment, section: Section): Fragment[Section] {
  // Withheld parts are listed among the notes, after those of the page.
  return section === 'notes'
    ? ([...fragment.notes, ...noteWithheld(fragment)] as unknown as Fragment[Section])
    : fragment[section];
}

/** Identifies the report of a fund and month by the words of its pages, before the fund is known. */
export function reportKey(fund_name: string, report_date: string | null): string {
  return `${normaliseName(fund_name)} ${report_date ?? ''}`;
}

// The first figures of a long table are enough to identify it.
const MOST_FIGURES = 12;

/**
 * Describes the parts of a page that are not served, under review or omitted by a reviewer, as notes with the part, the
 * failed check and the printed figures.
 */
function noteWithheld({ withheld = [], notes }: Pick<Fragment, 'withheld' | 'notes'>): NoteRow[] {
  const alike = Map.groupBy(withheld, ({ section, check, reason, rejected, sub_fund_key }) =>
    JSON.stringify([section, check, reason, rejected, sub_fund_key]),
  );
  return [...alike.values()].flatMap((groups, index): NoteRow[] => {
    const [first] = groups;
    if (first === undefined) return [];
    const isRejected = first.rejected !== undefined;
    return [
      {
        sub_fund_key: first.sub_fund_key ?? null,
        sub_fund_name_raw: first.sub_fund_name_raw ?? null,
        row_order: notes.length + index + 1,
        note_kind: isRejected ? 'REVIEW' : 'WITHHELD',
        section_type: first.section,
        note_type: isRejected ? 'GROUP_REJECTED' : first.check,
        text: sentenceOf(first, groups),
      },
    ];
  });
}

function sentenceOf({ section, check, reason, rejected }: WithheldGroup, groups: readonly WithheldGroup[]): string {
  const count = groups.reduce((total, { row_count }) => total + row_count, 0);
  const entries = `${count} ${count === 1 ? 'entry' : 'entries'}`;
  if (rejected !== undefined)
    return `Left out of ${section} after review: ${entries}. Check ${check}; the reviewer's reason: ${rejected}.`;
  const figures = [...new Set(groups.flatMap((group) => group.figures))];
  const printed =
    figures.length === 0
      ? ''
      : ` Printed: ${figures.slice(0, MOST_FIGURES).join(', ')}${figures.length > MOST_FIGURES ? ', …' : ''}.`;
  return `Withheld for review from ${section}: ${entries}. Check ${check}: ${reason}.${printed}`;
}
