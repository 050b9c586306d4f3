import type { RecentCall } from '#access/list-activity.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import { oneLine } from './account-frame.ts';

/** Which of the last requests are listed; from the query of the page. */
interface CallFilter {
  readonly outcome: Outcome;
  /** Empty: all operations. */
  readonly operation: string;
}

const OUTCOMES = {
  all: 'All',
  answered: 'Answered (2xx, 304)',
  refused: 'Refused (4xx)',
  failed: 'Failed (5xx)',
} as const;
type Outcome = keyof typeof OUTCOMES;
const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[];

export function readCallFilter(query: URLSearchParams): CallFilter {
  return {
    outcome: OUTCOME_NAMES.find((name) => name === query.get('outcome')) ?? 'all',
    operation: query.get('operation') ?? '',
  };
}

function outcomeOf({ status }: RecentCall): Outcome {
  return status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'answered';
}

/** The last requests with a form that filters them. `kept` are further parameters of the page. */
export function renderRecentCalls(
  calls: readonly RecentCall[],
  filter: CallFilter,
  keyNames: ReadonlyMap<string, string>,
  kept: Readonly<Record<string, string>>,
): Html {
  if (calls.length === 0) return html`<p class="empty">No requests yet.</p>`;
  const shown = calls.filter(
    (call) =>
      (filter.outcome === 'all' || outcomeOf(call) === filter.outcome) &&
      (filter.operation === '' || call.operation_id === filter.operation),
  );
  return html`${renderFilter(calls, filter, kept)}
  ${
    shown.length === 0
      ? html`<p class="empty">None of the last ${calls.length} requests matches.</p>`
      : html`<div class="card">${renderCalls(shown, keyNames)}</div>`
  }`;
}

function renderFilter(
  calls: readonly RecentCall[],
  { outcome, operation }: CallFilter,
  kept: Readonly<Record<string, string>>,
): Html {
  const operations = [...new Set(calls.map(({ operation_id }) => operation_id))].toSorted();
  return html`<form method="get" action="/account/activity#requests" class="filter">
    ${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <div class="field">
      <label for="outcome">Status</label>
      <select id="outcome" name="outcome">
        ${OUTCOME_NAMES.map(
          (name) => html`<option value="${name}" ${name === outcome ? html` selected` : ''}>${OUTCOMES[name]}</option>`,
        )}
      </select>
    </div>
    <div class="field">
      <label for="operation">Operation</label>
      <select id="operation" name="operation">
        <option value="">All</option>
        ${operations.map((id) => html`<option ${id === operation ? html` selected` : ''}>${id}</option>`)}
      </select>
    </div>
    <button class="quiet">Filter</button>
  </form>`;
}

function renderCalls(calls: readonly RecentCall[], keyNames: ReadonlyMap<string, string>): Html {
  return renderTable({
    caption: 'The last 50 requests, newest first',
    layout: 'stacked',
    columns: [
      { head: 'Time, UTC, and request id' },
      { head: 'Request' },
      { head: 'Status' },
      { head: 'Units', isNumber: true, isNamed: true },
      { head: 'Duration', isNumber: true, isNamed: true },
      { head: 'Key', isNamed: true },
    ],
    rows: calls.map((call) => [
      html`${oneLine(new Date(call.finished_at).toISOString().slice(0, 19).replace('T', ' '))}<br /><code
          class="plain nowrap"
          >${call.request_id}</code
        >`,
      renderRequest(call),
      renderStatus(call),
      call.cost_units,
      showTime(call.latency_us / 1_000),
      oneLine(keyNames.get(call.key_id)),
    ]),
  });
}

function renderRequest({ operation_id, path, parameters }: RecentCall): Html {
  return html`<a href="/docs/${operation_id}">${operation_id}</a>${
      path === null ? '' : html`<br /><code class="plain">${path}</code>`
    }${parameters.map(([name, value]) => html`<br /><code class="plain">${name} = ${value}</code>`)}`;
}

/** The status; for a refusal its code, which leads to the explanation, and what was refused. */
function renderStatus({ status, code, refusals }: RecentCall): Html {
  return html`<span class="chip ${status < 400 ? 'good' : 'bad'}">${status}</span>${
      code === null
        ? ''
        : html` <a class="small" href="/problems/${code.toLowerCase().replaceAll('_', '-')}">${code}</a>`
    }${refusals.map(({ location, message }) => html`<br /><span class="small"><code>${location}</code>: ${message}</span>`)}`;
}

/** An error code with a link to its explanation. */
export function linkCode(code: string): Html {
  return html`<a class="small" href="/problems/${code.toLowerCase().replaceAll('_', '-')}">${code}</a>`;
}

/** Three significant digits: `1.85 ms`, `24 ms`, `1.2 s`. */
export function showTime(milliseconds: number): string {
  const [value, unit] = milliseconds >= 1_000 ? [milliseconds / 1_000, 's'] : [milliseconds, 'ms'];
  return `${new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 }).format(value)} ${unit}`;
}
