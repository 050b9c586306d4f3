import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import { rowsOf } from './answer.ts';
import type { Report, ReportRow } from './answer.ts';

/** One difference between two versions; `before` null = newly stated, `after` null = no longer stated. */
interface Change {
  /** `fund_size` or the name of a section. */
  readonly part: string;
  /** The row in its own words; empty for parts that are not rows. */
  readonly row: string;
  readonly member: string;
  readonly before: unknown;
  readonly after: unknown;
}

const PARTS = ['identity', 'fund_size', 'profile'] as const;

/** Everything that reads differently, in the order in which reports are served. Ids and order of rows do not count. */
export function compareReports(before: Report, after: Report): Change[] {
  const ofParts = PARTS.flatMap((part) => Object.keys({ ...before[part], ...after[part] }).flatMap((member) => compare(part, '', member, before[part][member], after[part][member])));
  return [...ofParts, ...FRAGMENT_SECTIONS.flatMap((section) => compareSection(section, rowsOf(before, section), rowsOf(after, section)))];
}

/** Rows belong together by what they are called; of several with one name, by their order. */
function compareSection(section: FragmentSection, before: readonly ReportRow[], after: readonly ReportRow[]): Change[] {
  const members = Object.entries(membersOf(section)).filter(([name]) => name !== 'row_order');
  const naming = members.filter(([, { kind }]) => kind === 'term' || kind === 'text').map(([name]) => name);
  const nameRow = (row: ReportRow): string => naming.map((name) => row[name]).filter((value) => typeof value === 'string').join(', ');
  const [old, now] = [Map.groupBy(before, nameRow), Map.groupBy(after, nameRow)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [one, other] = [old.get(name) ?? [], now.get(name) ?? []];
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
      members.filter(([member]) => !naming.includes(member)).flatMap(([member]) => compare(section, name, member, one[index]?.[member], other[index]?.[member]))).flat();
  });
}

function compare(part: string, row: string, member: string, before: unknown = null, after: unknown = null): Change[] {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ part, row, member, before, after }];
}
