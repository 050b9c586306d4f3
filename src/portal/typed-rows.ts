import type { FragmentSection } from '#domain/fragment-members.ts';
import type { ReportRow } from '#payloads/report-rows.ts';
import type { Report } from '#payloads/reports.ts';

/** The sections whose rows are all in the fragments. */
type RowSection = Exclude<FragmentSection, 'sub_funds'>;

/** The rows of a section with their own type; empty if the report was read without it. */
export function listRows<Section extends RowSection>(report: Report, section: Section): readonly ReportRow<Section>[] {
  return report[section] ?? [];
}
