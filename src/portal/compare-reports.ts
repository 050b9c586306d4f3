import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
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

/** The differences between two reports or two versions of one, side by side. The names are those of the columns. */
export function renderDifferences(
  before: Report,
  after: Report,
  names: readonly [before: string, after: string],
): Html {
  const changes = compareReports(before, after);
  if (changes.length === 0) return html`<p>No figure changed, only the source pages.</p>`;
  return html`<div class="card">
    ${renderTable({
      caption: `Differences between ${names[0]} and ${names[1]}`,
      columns: [
        { head: 'Section' },
        { head: 'Row' },
        { head: 'Fact' },
        ...names.map((head) => ({ head, isNumber: true })),
      ],
      rows: changes.map((change) => [
        nameMember(change.part),
        change.row,
        nameMember(change.member),
        showSide(change, change.before),
        showSide(change, change.after),
      ]),
    })}
  </div>`;
}

function showSide({ part, member }: Change, value: unknown): HtmlPart {
  if (value === null) return html`<span class="soft">not stated</span>`;
  const section = FRAGMENT_SECTIONS.find((one) => one === part);
  const kind = section === undefined ? kindOfMember(member, value) : membersOf(section)[member]?.kind;
  return showMember(kind ?? 'text', value);
}

// The members of fund size, profile and identity are named after their kind.
function kindOfMember(member: string, value: unknown): string {
  if (member.endsWith('_date')) return 'date';
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? 'decimal' : 'text';
}

const PARTS = ['identity', 'fund_size', 'profile'] as const;

/** All differences, in the order of the served report. Row ids, row order and notes about withheld values are ignored. */
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

/** Matches rows by their labels; rows with equal labels by their order. */
function compareSection(
  section: FragmentSection,
  before: readonly SectionRow[],
  after: readonly SectionRow[],
): Change[] {
  const members = Object.entries(membersOf(section)).filter(([name]) => name !== 'row_order');
  const naming = members.filter(([, { kind }]) => kind === 'term' || kind === 'text').map(([name]) => name);
  const nameRow = (row: SectionRow): string =>
    naming
      .map((name) => valueOf(row, name))
      .filter((value) => typeof value === 'string')
      .join(', ');
  const [old, now] = [Map.groupBy(before, nameRow), Map.groupBy(after, nameRow)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [one, other] = [old.get(name) ?? [], now.get(name) ?? []];
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
      members
        .filter(([member]) => !naming.includes(member))
        .flatMap(([member]) =>
          compare(section, name, member, valueOf(one[index] ?? {}, member), valueOf(other[index] ?? {}, member)),
        ),
    ).flat();
  });
}

function compare(part: string, row: string, member: string, before: unknown = null, after: unknown = null): Change[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ part, row, member, before, after }];
}
