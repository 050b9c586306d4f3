import { own } from '#base/own.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import type { Report } from '#payloads/reports.ts';

/** A row of any section, as read by pages that show all sections alike. */
export type SectionRow = NonNullable<Report[FragmentSection]>[number];

/** The rows of a section; empty if the report was read without it. */
export function rowsOf(report: Report, section: FragmentSection): readonly SectionRow[] {
  return report[section] ?? [];
}

/** A member of a row by its name from `membersOf`; undefined if the row has no such member. */
export function valueOf(row: object, name: string): unknown {
  return own(row as Readonly<Record<string, unknown>>, name);
}
