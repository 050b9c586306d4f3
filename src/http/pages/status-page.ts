import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import type { ServiceStatus, SourceStatus } from '#reads/read-status.ts';

/** `/status`: whether the service answers, and how each source stands. */
export function renderStatusPage(status: ServiceStatus): string {
  const { sources } = status;
  const worries = sources.filter((source) => stateOf(source).tone === 'bad');
  const held = sources.reduce((sum, { held_count }) => sum + held_count, 0);
  return renderPage({
    title: 'Status',
    description: 'Whether the service answers, and per source: fresh, late, or held for review.',
    path: '/status',
    body: html`<h1>Status</h1>
<p class="lead">${worries.length === 0 ? 'The service answers and no source is late.' : `The service answers. Not as they should be: ${worries.map(({ source }) => nameOf(source)).join(', ')}.`}</p>
<div class="card">${renderFacts([['API', html`<span class="chip good">answering</span>`], ['Sources', sources.length], ['Rows held for review', held], ['Last update event', status.seq]], 'large')}</div>
<h2>Sources</h2>
${sources.length === 0 ? html`<p class="empty">No document has come in yet.</p>` : html`<div class="card">${renderTable({
      caption: 'Sources and how they stand',
      columns: [{ head: 'Source' }, { head: 'State' }, { head: 'Last success' }, { head: 'Next expected' }, { head: 'Last document' }, { head: 'Rows', is_number: true }, { head: 'Held', is_number: true }],
      rows: sources.map(renderSource),
    })}</div>`}
<p class="soft">Held rows wait for a person and are not served. Public holidays are not known here, so that a source may seem late on one. The same for programs: <a href="/status.json">/status.json</a>.</p>`,
  });
}

// What each source brings, for people; a source unknown here keeps its own name.
const NAMES: Readonly<Record<string, string>> = {
  performance: 'Fund list of the association', nav: 'Daily NAVs of the association', payouts: 'Payouts of the association',
  fmr: 'Fund manager reports', registry: "Operator's registry sheet", 'nav-history': 'NAV history files',
};

function nameOf(source: string): string {
  return NAMES[source] ?? source;
}

function renderSource(status: SourceStatus): readonly HtmlPart[] {
  const { source, last_document, last_success_at, next_expected_on, held_count } = status;
  const { received_at, outcome, message, row_count } = last_document;
  const { text, tone } = stateOf(status);
  return [
    html`${nameOf(source)}<br><code>${source}</code>`,
    html`<span class="chip ${tone}">${text}</span>`,
    last_success_at === null ? 'never' : renderMoment(last_success_at),
    next_expected_on === null ? 'when brought' : html`<span class="nowrap">${next_expected_on}</span>`,
    html`${renderMoment(received_at)}<br><span class="soft">${outcome.toLowerCase()}${message === null ? '' : `: ${message}`}</span>`,
    row_count ?? 'unknown',
    held_count,
  ];
}

// `2026-08-19T10:00:00.000Z` as a person reads it: `2026-08-19 10:00 UTC`.
function renderMoment(iso: string): Html {
  return html`<time class="nowrap" datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;
}

/** One word for whoever only wants to know whether to worry. */
function stateOf({ is_late, last_document, last_success_at }: SourceStatus): { readonly text: string; readonly tone: 'good' | 'warn' | 'bad' } {
  if (last_success_at === null) return { text: 'never succeeded', tone: 'bad' };
  if (is_late) return { text: 'late', tone: 'bad' };
  return last_document.outcome === 'REFUSED' ? { text: 'last document refused', tone: 'warn' } : { text: 'fresh', tone: 'good' };
}
