import type { ReportSection } from '#domain/fragment-members.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { Report } from '#payloads/reports.ts';

/** How many rows of a section are withheld for review; nothing if none is. */
export function renderRowsUnderReview({ sections }: Report, section: ReportSection): Html {
  const rows = sections[section].withheld_row_count;
  return rows === 0 ? html`` : renderNotice(`${rows} ${rows === 1 ? 'row' : 'rows'} under review`);
}

/** Whether values of fund size, profile or identity are withheld for review. */
export function renderMembersUnderReview({ notes = [] }: Report, group: 'fund_size' | 'profile' | 'identity'): Html {
  const isWithheld = notes.some(({ note_kind, section_type }) => note_kind === 'WITHHELD' && section_type === group);
  return isWithheld ? renderNotice('Values under review') : html``;
}

function renderNotice(what: string): Html {
  return html`<p class="notice warn">${what}: not shown until a reviewer has compared them with the source.</p>`;
}
