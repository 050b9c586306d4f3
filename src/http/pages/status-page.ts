import { own } from '#base/own.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderFacts, renderTable } from '#pages/table.ts';
import { describeDrift } from '#reads/read-drifts.ts';
import type { SampleProgress } from '#http/app-parts.ts';
import type { ServiceStatus, SourceStatus } from '#reads/read-status.ts';

/** `/status`: whether the service is up, and the state of each source. */
export function renderStatusPage(status: ServiceStatus, sample: SampleProgress | null, baseUrl: string): string {
  const { sources } = status;
  const late = sources.filter((source) => stateOf(source).tone === 'bad');
  return renderPage({
    title: 'Status',
    description: 'Whether the service is up, and whether each source is fresh, late or held for review.',
    path: '/status',
    baseUrl,
    body: html`<h1>Status</h1>
      <p class="lead">
        ${
          late.length === 0
            ? 'The service is up and no source is late.'
            : `The service is up. These sources need attention: ${late.map(({ source }) => nameOf(source)).join(', ')}.`
        }
      </p>
      <div class="card">
        ${renderFacts(
          [
            ['API', html`<span class="chip good">up</span>`],
            ['Sources', sources.length],
            ['Held for review', status.held_count],
            ['Last update event', status.seq],
          ],
          'large',
        )}
      </div>
      ${renderSample(sample)}
      <h2>Sources</h2>
      ${
        sources.length === 0
          ? html`<p class="empty">No document has been imported yet.</p>`
          : html`<div class="card">
              ${renderTable({
                caption: 'State of each source',
                columns: [
                  { head: 'Source' },
                  { head: 'State' },
                  { head: 'Newest data' },
                  { head: 'Last success' },
                  { head: 'Next expected' },
                  { head: 'Last document' },
                  { head: 'Rows', isNumber: true },
                  { head: 'Held', isNumber: true },
                ],
                rows: sources.map(renderSource),
              })}
            </div>`
      }
      ${renderDrifts(status)}
      <p class="soft">
        State and age depend on the date of the newest data, not on the time of its import. A hold covers one or more
        rows that wait for review and are not served. The service does not know public holidays, so a source may appear
        late on one. As JSON: <a href="/status.json">/status.json</a>.
      </p>`,
  });
}

/** A first start serves before the reports of its sample are imported. */
function renderSample(sample: SampleProgress | null): Html | '' {
  if (sample === null) return '';
  const { imported, total } = sample;
  return html`<p class="notice">
    The reports of the fictional sample are being imported${total === null ? '' : `: ${imported} of ${total}`}.
    Everything else is complete.
  </p>`;
}

/** Reports that are read worse than usual: often the company has changed their layout. */
function renderDrifts({ reading_drifts }: ServiceStatus): Html | '' {
  if (reading_drifts.length === 0) return '';
  return html`<h2>Reports that are read worse than usual</h2>
    <div class="notice warn">
      <ul>
        ${reading_drifts.map((drift) => html`<li>${describeDrift(drift)}</li>`)}
      </ul>
    </div>`;
}

// Display names of the sources; any other source is shown by its id.
const NAMES: Readonly<Record<string, string>> = {
  performance: 'Fund list of the association',
  nav: 'Daily NAVs of the association',
  payouts: 'Payouts of the association',
  fmr: 'Fund manager reports',
  registry: "Operator's registry sheet",
  'nav-history': 'NAV history files',
};

function nameOf(source: string): string {
  return own(NAMES, source) ?? source;
}

function renderSource(status: SourceStatus): readonly HtmlPart[] {
  const { source, last_document, last_success_at, data_as_of, data_age_days, next_expected_on, held_count } = status;
  const { received_at, outcome, message, row_count } = last_document;
  const { text, tone } = stateOf(status);
  return [
    html`${nameOf(source)}<br /><code>${source}</code>`,
    html`<span class="chip ${tone}">${text}</span>`,
    data_as_of === null
      ? 'no date'
      : html`<span class="nowrap">${data_as_of}</span><br /><span class="soft">${renderAge(data_age_days ?? 0)}</span>`,
    last_success_at === null ? 'never' : renderTimestamp(last_success_at),
    next_expected_on === null ? 'on import' : html`<span class="nowrap">${next_expected_on}</span>`,
    html`${renderTimestamp(received_at)}<br /><span class="soft"
        >${outcome.toLowerCase()}${message === null ? '' : `: ${message}`}</span
      >`,
    row_count ?? 'unknown',
    held_count,
  ];
}

// `2026-08-19T10:00:00.000Z` becomes `2026-08-19 10:00 UTC`.
function renderTimestamp(iso: string): Html {
  return html`<time class="nowrap" datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;
}

function renderAge(days: number): string {
  return days === 0 ? 'today' : days === 1 ? '1 day old' : `${days} days old`;
}

/** The state of a source in a word or two. Only a source with an expected date can be fresh. */
function stateOf({ is_late, last_document, last_success_at, next_expected_on }: SourceStatus): {
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'bad';
} {
  if (last_success_at === null) return { text: 'never succeeded', tone: 'bad' };
  if (is_late) return { text: 'late', tone: 'bad' };
  return last_document.outcome === 'REFUSED'
    ? { text: 'last document refused', tone: 'warn' }
    : { text: next_expected_on === null ? 'imported by hand' : 'fresh', tone: 'good' };
}
