import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { Report } from '#payloads/reports.ts';
import { linkTableFiles } from './table-file.ts';
import { formatDate, nameMember } from './wording.ts';

/** `As reported on 31 Oct 2026 · CSV`: the report that a table comes from, and the table as a file. */
export function renderReportNote({ fund, report_date }: Report, section: string, more = ''): Html {
  const path = `/funds/${fund.slug}/reports/${report_date}`;
  return html`<p class="small soft">
    As reported on <a href="${path}">${formatDate(report_date)}</a>${more} ·
    ${linkTableFiles(`${path}/${section}`, nameMember(section).toLowerCase())}
  </p>`;
}
