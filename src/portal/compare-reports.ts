import { own } from '#base/own.ts';
import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import { normaliseName } from '#domain/names.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { Report } from '#payloads/reports.ts';
import { rowsOf, showMember, valueOf } from './report-sections.ts';
import type { SectionRow } from './report-sections.ts';
import { nameMember } from './wording.ts';

/** One difference between two reports; `before` is null for an added value, `after` for a removed one. */
interface Change {
  /** `identity`, `fund_size`, `profile` or the name of a section. */
  readonly part: string;
  /** The row's labels as printed; empty for parts without rows. */
  readonly row: string;
  readonly member: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The differences between two reports or two versions of one, side by side. The names are those of the columns. Flags
 * are compared between versions only: between months they follow from the rows.
 */
export function renderDifferences(
  before: Report,
  after: Report,
  names: readonly [before: string, after: string],
): Html {
  const hasFlags = before.report_date === after.report_date;
  const isFlag = (value: unknown): boolean => typeof value === 'boolean';
  const changes = compareReports(before, after).filter(
    (change) => hasFlags || !(isFlag(change.before) || isFlag(change.after)),
  );
  if (changes.length === 0) return html`<p>No figure changed, only the source pages.</p>`;
  return html`<div class="card">
    ${[...Map.groupBy(changes, ({ part }) => part)].map(
      ([part, some]) =>
        html`<h3>${nameMember(part)}</h3>
          ${renderTable({
            caption: `${nameMember(part)}: differences between ${names[0]} and ${names[1]}`,
            layout: 'readable',
            // The sides are not right-aligned: many are texts.
            columns: [{ head: 'Fact' }, ...names.map((head) => ({ head }))],
            rows: some.map((change) => [
              change.row === ''
                ? nameMember(change.member)
                : html`${change.row}<br /><span class="small soft">${nameMember(change.member)}</span>`,
              showSide(change, change.before),
              showSide(change, change.after),
            ]),
          })}`,
    )}
  </div>`;
}

function showSide({ part, member }: Change, value: unknown): HtmlPart {
  if (value === null) return html`<span class="soft">not stated</span>`;
  const section = FRAGMENT_SECTIONS.find((one) => one === part);
  const kind = section === undefined ? kindOfMember(member, value) : own(membersOf(section), member)?.kind;
  return showMember(kind ?? 'text', value);
}

// The members of fund size, profile and identity are named after their kind.
function kindOfMember(member: string, value: unknown): string {
  if (member.endsWith('_date')) return 'date';
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? 'decimal' : 'text';
}

const PARTS = ['identity', 'fund_size', 'profile'] as const;

/**
 * All differences, in the order of the served report. Row ids, row order and notes about withheld values are ignored.
 */
function compareReports(before: Report, after: Report): Change[] {
  const ofParts = PARTS.flatMap((part) =>
    Object.keys({ ...before[part], ...after[part] }).flatMap((member) =>
      compare(part, '', member, valueOf(before[part], member), valueOf(after[part], member)),
    ),
  );
  const rows = (report: Report, section: FragmentSection): SectionRow[] =>
    rowsOf(report, section).filter((row) => valueOf(row, 'note_kind') !== 'WITHHELD');
  return [
    ...ofParts,
    ...FRAGMENT_SECTIONS.flatMap((section) => compareSection(section, rows(before, section), rows(after, section))),
  ];
}

/** The members that name a row for people; every other member is compared. */
const NAMES: Readonly<Record<FragmentSection, readonly string[]>> = {
  sub_funds: ['sub_fund_name_raw'],
  reported_returns: ['period_label_raw', 'sub_fund_name_raw'],
  allocations: ['label_raw', 'allocation_type', 'sub_fund_name_raw'],
  holdings: ['name_raw', 'holding_group', 'sub_fund_name_raw'],
  metrics: ['label_raw', 'sub_fund_name_raw'],
  fees: ['label_raw', 'sub_fund_name_raw'],
  ratings: ['rating_type', 'rating_agency', 'sub_fund_name_raw'],
  parties: ['name_raw', 'role'],
  special_terms: ['label_raw', 'sub_fund_name_raw'],
  compliance: ['name_raw', 'compliance_type'],
  notes: ['text'],
};
// Positions, keys and names for programs, which follow from the others.
const NOT_COMPARED = new Set(['row_order', 'rank', 'sub_fund_key', 'period_key', 'label_normalized', 'is_top_holding']);

/** Matches rows by their names, in any spelling; rows with equal names by their order. */
function compareSection(
  section: FragmentSection,
  before: readonly SectionRow[],
  after: readonly SectionRow[],
): Change[] {
  const [first = '', ...others] = NAMES[section];
  const members = Object.keys(membersOf(section)).filter(
    (name) => !NOT_COMPARED.has(name) && name !== first && !others.includes(name),
  );
  const nameRow = (row: SectionRow): string =>
    [first, ...others]
      .map((name) => valueOf(row, name))
      .filter((value) => typeof value === 'string')
      // `Since Inception**` and `Since Inception **` are one row.
      .map((value) => normaliseName(value))
      .join(', ');
  const [old, now] = [Map.groupBy(before, nameRow), Map.groupBy(after, nameRow)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [one, other] = [old.get(name) ?? [], now.get(name) ?? []];
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => {
      const [was, is] = [one[index], other[index]];
      const named = valueOf(is ?? was ?? {}, first);
      const label = typeof named === 'string' ? named : '';
      const changed = members.flatMap((member) =>
        compare(section, label, member, valueOf(was ?? {}, member), valueOf(is ?? {}, member)),
      );
      // A row that only has a name is an added or removed name.
      return changed.length > 0 || (was !== undefined && is !== undefined)
        ? changed
        : compare(section, label, first, valueOf(was ?? {}, first), valueOf(is ?? {}, first));
    }).flat();
  });
}

function compare(part: string, row: string, member: string, before: unknown = null, after: unknown = null): Change[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ part, row, member, before, after }];
}
