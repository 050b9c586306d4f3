import type { ReportSection } from '#domain/fragment-members.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { Report } from '#payloads/reports.ts';
import { rowsOf, valueOf } from './report-rows.ts';

/** Number of a section's rows that are withheld for review; empty if there are none. */
export function renderRowsUnderReview({ sections }: Report, section: ReportSection): Html {
  const rows = sections[section].withheld_row_count;
  return rows === 0 ? html`` : renderNotice(`${rows} ${rows === 1 ? 'row' : 'rows'} under review`);
}

/** Whether values of fund size, profile or identity are withheld for review. */
export function renderMembersUnderReview(report: Report, group: 'fund_size' | 'profile' | 'identity'): Html {
  const isWithheld = rowsOf(report, 'notes').some(
    (row) => valueOf(row, 'note_kind') === 'WITHHELD' && valueOf(row, 'section_type') === group,
  );
  return isWithheld ? renderNotice('Values under review') : html``;
}

function renderNotice(what: string): Html {
  return html`<p class="notice warn">${what}: not shown until a reviewer has compared them with the source.</p>`;
}
