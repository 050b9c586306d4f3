import type { ServiceStatus, SourceStatus } from '#reads/read-status.ts';
import { renderPage } from './frame.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** `/status`: how each source stands. */
export function renderStatusPage(status: ServiceStatus): string {
  const rows = status.sources.map(renderSource);
  return renderPage(
    'Status',
    html`<h1>Status</h1>
<p>The service answers. The updates feed stands at event ${status.seq}. The same for programs: <a href="/status.json">/status.json</a>.</p>
${rows.length === 0 ? html`<p>No document has come in yet.</p>` : html`<div class="scroll"><table>
<thead><tr><th>Source</th><th>State</th><th>Last success</th><th>Next expected</th><th>Last document</th><th>Outcome</th><th>Rows</th><th>Waiting for review</th></tr></thead><tbody>
${rows}</tbody></table></div>`}`,
  );
}

function renderSource(source_status: SourceStatus): Html {
  const { source, last_document, last_success_at, next_expected_on, held_count } = source_status;
  const { received_at, outcome, message, row_count } = last_document;
  return html`<tr><td>${source}</td><td>${stateOf(source_status)}</td><td>${last_success_at === null ? 'never' : showMoment(last_success_at)}</td><td>${next_expected_on === null ? 'when brought' : `${next_expected_on}`}</td><td>${showMoment(received_at)}</td><td>${outcome}${message === null ? '' : `: ${message}`}</td><td>${row_count ?? 'unknown'}</td><td>${held_count}</td></tr>\n`;
}

// `2026-08-19T10:00:00.000Z` as a person reads it: `2026-08-19 10:00 UTC`.
function showMoment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** One word for whoever only wants to know whether to worry. */
function stateOf({ is_late, last_document, last_success_at }: SourceStatus): string {
  if (last_success_at === null) return 'never succeeded';
  if (is_late) return 'late';
  return last_document.outcome === 'REFUSED' ? 'last document refused' : 'fresh';
}
