import { daysBetween } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { listStatements } from '#pages/statements.ts';
import { renderFacts } from '#pages/table.ts';
import type { FactView } from '#reads/fact-view.ts';
import { findExampleValues } from '#reads/example-values.ts';
import { newestOf } from '#reads/query-result.ts';
import { formatDate } from './wording.ts';

/** `/`: what the service is, how much data it has, and how to start. */
export function renderHomePage(view: FactView, baseUrl: string, unitsPerMinute: number, today: IsoDate): string {
  return renderPage({
    title: '',
    description:
      'Pakistani mutual fund data over REST: registry, NAVs, payouts and validated facts from fund manager ' +
      'reports. Free and independent.',
    path: '/',
    body: html`<h1>Pakistani mutual funds, as data you can check</h1>
      <p class="lead">
        Funds and asset management companies, daily NAVs, payouts, and monthly fund manager reports, with every figure
        linked to its source page. A read-only REST API and a browsable portal.
      </p>
      <div class="actions">
        <a class="button" href="/docs">Try the API</a><a class="button quiet" href="/funds">Browse funds</a>
      </div>
      ${renderExample(view)}
      <div class="card">${renderTotals(view.registry, today)}</div>
      <h2>Get started in two minutes</h2>
      ${START_CARDS}
      <pre tabindex="0"><code>curl -H "X-API-Key: $MFDS_KEY" "${baseUrl}/v1/mutual-funds/nav/latest"</code></pre>
      <h2>Good to know</h2>
      <ul>
        ${listStatements(unitsPerMinute).map((statement) => html`<li>${statement}</li>`)}
      </ul>`,
  });
}

/** A report to begin with, whose figures lead to their receipts. */
function renderExample(view: FactView): Html {
  const { fund_slug, report_date } = findExampleValues(view);
  const entry = view.registry.fundBySlug.get(fund_slug ?? '');
  if (entry === undefined || entry.fund.latest_report_date !== report_date) return html``;
  return html`<p>
    For example: open the
    <a href="/funds/${fund_slug}/reports/${report_date}"
      >report of ${formatDate(report_date)} of ${entry.record.name}</a
    >
    and choose any figure to see where it is printed.
  </p>`;
}

const START_CARDS = html`<div class="cards">
  <div class="card">
    <h3>1. Explore</h3>
    <p>Every operation has a page that calls the real API from your browser. No key needed.</p>
    <p><a href="/docs/listFunds">Try it: list and search funds</a></p>
  </div>
  <div class="card">
    <h3>2. Call the API</h3>
    <p>Send your API key in the <code>X-API-Key</code> header, never in a URL.</p>
    <p><a href="/account">Create a key in your account</a></p>
  </div>
  <div class="card">
    <h3>3. Stay up to date</h3>
    <p>The updates feed lists everything added or corrected since your last request, so you fetch nothing twice.</p>
    <p>
      <a href="/docs/listUpdates">Read about the updates feed</a>, or <a href="/data">download all data as files</a>
    </p>
  </div>
</div>`;

function renderTotals(registry: FactView['registry'], today: IsoDate): Html {
  const funds = [...registry.fundByKey.values()].map(({ fund }) => fund);
  const showLatest = (dates: readonly (IsoDate | null)[]): Html | null => {
    const latest = newestOf(dates);
    return latest === null
      ? null
      : html`${formatDate(latest)}<br /><span class="small soft">${formatAge(latest, today)}</span>`;
  };
  return renderFacts(
    [
      ['Active funds', funds.filter(({ lifecycle_status }) => lifecycle_status === 'ACTIVE').length],
      ['Companies', html`<a href="/amcs">${registry.amcs.length}</a>`],
      ['Latest NAV', showLatest(funds.map(({ latest_nav_date }) => latest_nav_date))],
      ['Latest report', showLatest(funds.map(({ latest_report_date }) => latest_report_date))],
    ],
    'large',
  );
}

function formatAge(date: IsoDate, today: IsoDate): string {
  const days = Math.max(0, daysBetween(date, today));
  return days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`;
}
