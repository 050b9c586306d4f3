import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';
import { STATEMENTS } from '#pages/statements.ts';
import { renderFacts } from '#pages/table.ts';
import type { FactView } from '#reads/fact-view.ts';
import { sayDate } from './wording.ts';

/** `/`: what the service is, how to begin, and how much there is, on one screen. */
export function renderHomePage({ registry }: FactView, base_url: string): string {
  const funds = [...registry.fund_by_key.values()].map(({ fund }) => fund);
  const newest = (dates: readonly (string | null)[]): string | null => {
    const latest = dates.reduce<string>((most, date) => (date !== null && date > most ? date : most), '');
    return latest === '' ? null : sayDate(latest);
  };
  return renderPage({
    title: '',
    description: 'Pakistani mutual fund data over REST: registry, NAVs, payouts and checked facts of fund manager reports. Free and independent.',
    path: '/',
    body: html`<h1>Pakistani mutual funds, as data you can check</h1>
<p class="lead">Funds and their companies, daily NAVs, payouts, and the figures of monthly fund manager reports, each with the page it stands on. A read-only REST API, and pages to look at.</p>
<div class="actions"><a class="button" href="/docs">Try the API</a><a class="button quiet" href="/funds">Look at funds</a></div>
<div class="card">${renderFacts([
      ['Active funds', funds.filter(({ lifecycle_status }) => lifecycle_status === 'ACTIVE').length],
      ['Companies', html`<a href="/amcs">${registry.amcs.length}</a>`],
      ['Newest NAV', newest(funds.map(({ latest_nav_date }) => latest_nav_date))],
      ['Newest report', newest(funds.map(({ latest_report_date }) => latest_report_date))],
    ], 'large')}</div>
<h2>Begin in two minutes</h2>
<div class="cards">
<div class="card"><h3>1. Look</h3><p>Every operation has a page with a <em>try it</em> that asks the real API, without a key.</p><p><a href="/docs/listFunds">Try: list and search funds</a></p></div>
<div class="card"><h3>2. Call</h3><p>A key goes into the <code>X-API-Key</code> header, never into an address.</p><p><a href="/account">Make a key in your account</a></p></div>
<div class="card"><h3>3. Keep up</h3><p>The updates feed says what is new or corrected since you last asked; nothing has to be fetched twice.</p><p><a href="/docs/listUpdates">Read about the feed</a></p></div>
</div>
<pre tabindex="0"><code>curl -H "X-API-Key: $MFDS_KEY" "${base_url}/v1/mutual-funds/nav/latest"</code></pre>
<h2>What to know</h2>
<ul>${STATEMENTS.map((statement) => html`<li>${statement}</li>`)}</ul>`,
  });
}
