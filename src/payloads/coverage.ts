import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportSection } from '#domain/fragment-members.ts';
import { dateOrNull, described, integer, record } from './members.ts';
import { FUND_REFERENCE } from './registry.ts';
import type { Static } from './schema.ts';

const FIRST_DATE = dateOrNull('First date with data; null if there is none.');
const LATEST_DATE = dateOrNull('Latest date with data; null if there is none.');

const SECTION_COUNTS = Object.fromEntries(
  REPORT_SECTIONS.map((section) => [
    section,
    integer(`Reports in which section ${section} is AVAILABLE.`, { 'x-unit': 'reports' }),
  ]),
) as Record<ReportSection, ReturnType<typeof integer>>;

export const COVERAGE_ROW = record('CoverageRow', 'Data coverage of one fund.', {
  fund: described(FUND_REFERENCE, 'The fund.'),
  nav: record('NavCoverage', 'NAV observations in the service.', {
    first_date: FIRST_DATE,
    latest_date: LATEST_DATE,
    observation_count: integer('Accepted observations, one per date.', { 'x-unit': 'observations' }),
  }),
  payouts: record('PayoutCoverage', 'Payouts in the service.', {
    first_date: FIRST_DATE,
    latest_date: LATEST_DATE,
    event_count: integer('Observed payouts.', { 'x-unit': 'events' }),
  }),
  reports: record('ReportCoverage', 'Promoted reports in the service.', {
    first_date: FIRST_DATE,
    latest_date: LATEST_DATE,
    report_count: integer('Reports, one per report date.', { 'x-unit': 'reports' }),
    sections: record('SectionCoverage', 'Number of these reports in which each section has rows.', SECTION_COUNTS),
  }),
  held_count: integer('Holds about the fund that wait for review; the data they cover is not served.', {
    'x-unit': 'holds',
  }),
});
export type CoverageRow = Static<typeof COVERAGE_ROW>;
