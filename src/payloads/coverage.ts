import type { Static } from 'typebox';
import { REPORT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportSection } from '#domain/fragment-members.ts';
import { dateOrNull, described, integer, record } from './members.ts';
import { FUND_REFERENCE } from './registry.ts';

const FIRST_DATE = dateOrNull('First date held; null where nothing is held.');
const LATEST_DATE = dateOrNull('Latest date held; null where nothing is held.');

const SECTION_COUNTS = Object.fromEntries(
  REPORT_SECTIONS.map((section) => [
    section,
    integer(`Reports whose section ${section} is AVAILABLE.`, { 'x-unit': 'reports' }),
  ]),
) as Record<ReportSection, ReturnType<typeof integer>>;

export const COVERAGE_ROW = record('CoverageRow', 'What the service holds of one fund.', {
  fund: described(FUND_REFERENCE, 'The fund.'),
  nav: record('NavCoverage', 'NAV observations held.', {
    first_date: FIRST_DATE,
    latest_date: LATEST_DATE,
    observation_count: integer('Accepted observations, one per date.', { 'x-unit': 'observations' }),
  }),
  payouts: record('PayoutCoverage', 'Payouts held.', {
    first_date: FIRST_DATE,
    latest_date: LATEST_DATE,
    event_count: integer('Observed payouts.', { 'x-unit': 'events' }),
  }),
  reports: record('ReportCoverage', 'Promoted reports held.', {
    first_date: FIRST_DATE,
    latest_date: LATEST_DATE,
    report_count: integer('Reports, one per report date.', { 'x-unit': 'reports' }),
    sections: record('SectionCoverage', 'In how many of these reports each section has rows.', SECTION_COUNTS),
  }),
  held_count: integer('Holds about the fund that wait for a person to decide; what they cover is not served.', {
    'x-unit': 'holds',
  }),
});
export type CoverageRow = Static<typeof COVERAGE_ROW>;
