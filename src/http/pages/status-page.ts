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
<thead><tr><th>Source</th><th>Last success</th><th>Last document</th><th>Outcome</th><th>Rows</th><th>Waiting for review</th></tr></thead><tbody>
${rows}</tbody></table></div>`}`,
  );
}

function renderSource({ source, last_document, last_success_at, held_count }: SourceStatus): Html {
  const { received_at, outcome, message, row_count } = last_document;
  return html`<tr><td>${source}</td><td>${last_success_at ?? 'never'}</td><td>${received_at}</td><td>${outcome}${message === null ? '' : `: ${message}`}</td><td>${row_count ?? 'unknown'}</td><td>${held_count}</td></tr>\n`;
}
