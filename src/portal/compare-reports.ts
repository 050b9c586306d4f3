import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import type { Report } from '#payloads/reports.ts';
import { rowsOf, valueOf } from './report-rows.ts';
import type { SectionRow } from './report-rows.ts';

/** One difference between two versions; `before` is null for an added value, `after` for a removed one. */
interface Change {
  /** `identity`, `fund_size`, `profile` or the name of a section. */
  readonly part: string;
  /** The row's labels as printed; empty for parts without rows. */
  readonly row: string;
  readonly member: string;
  readonly before: unknown;
  readonly after: unknown;
}

const PARTS = ['identity', 'fund_size', 'profile'] as const;

/** All differences, in the order of the served report. Row ids and row order are ignored. */
export function compareReports(before: Report, after: Report): Change[] {
  const ofParts = PARTS.flatMap((part) =>
    Object.keys({ ...before[part], ...after[part] }).flatMap((member) =>
      compare(part, '', member, valueOf(before[part], member), valueOf(after[part], member)),
    ),
  );
  return [
    ...ofParts,
    ...FRAGMENT_SECTIONS.flatMap((section) => compareSection(section, rowsOf(before, section), rowsOf(after, section))),
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
