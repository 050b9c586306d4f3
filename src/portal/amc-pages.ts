import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listAmcs } from '#reads/list-amcs.ts';
import { readAmc } from '#reads/read-amc.ts';
import { readAnswer } from './answer.ts';
import type { AmcRecord, FundRecord } from './answer.ts';
import { renderFundTable } from './funds-page.ts';

// The most a registry list serves at once; above the number of companies, and of funds one company has.
const ALL = { page: 1, per_page: 100 };

/** `/amcs`: every asset management company. */
export async function renderAmcsPage(view: FactView): Promise<string> {
  const amcs = readAnswer<AmcRecord[]>(await listAmcs(view, { ...ALL, is_active: null }));
  return renderPage({
    title: 'Companies',
    description: 'Asset management companies and their funds.',
    path: '/funds/by-company',
    body: html`<p class="crumbs"><a href="/funds">Funds</a> / Companies</p>
<h1>Asset management companies</h1>
${amcs.length === 0 ? html`<p class="empty">No company is known yet.</p>` : html`<div class="card">${renderTable({
      caption: 'Asset management companies',
      layout: 'narrow',
      columns: [{ head: 'Company' }, { head: 'State' }, { head: 'Funds', is_number: true }],
      rows: amcs.map(({ slug, name, is_active, fund_count }) => [html`<a href="/amcs/${slug}">${name}</a>`, is_active ? 'active' : 'no living fund', fund_count]),
    })}</div>`}`,
  });
}

/** `/amcs/{amc_slug}`: one company with its funds. Faults: AMC_NOT_FOUND. */
export async function renderAmcPage(view: FactView, amc_slug: string): Promise<string> {
  const { amc, funds } = readAnswer<{ amc: AmcRecord; funds: FundRecord[] }>(await readAmc(view, { amc_slug, ...ALL }));
  return renderPage({
    title: amc.name,
    description: `The funds of ${amc.name}.`,
    path: '/funds/by-company',
    body: html`<p class="crumbs"><a href="/funds">Funds</a> / <a href="/amcs">Companies</a></p>
<h1>${amc.name}</h1>
<p class="lead">${amc.fund_count} ${amc.fund_count === 1 ? 'fund' : 'funds'}${amc.fund_count > funds.length ? `, the first ${funds.length} shown` : ''}.</p>
<div class="card">${renderFundTable(`Funds of ${amc.name}`, funds)}</div>
<p class="soft">The same for programs: <code>GET /v1/mutual-funds/amcs/${amc.slug}</code>, explained under <a href="/docs">docs</a>.</p>`,
  });
}
