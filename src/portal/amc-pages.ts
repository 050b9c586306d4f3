import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listAmcs, readAmc } from '#reads/amcs.ts';
import { readPayload } from '#reads/query-result.ts';
import { renderFundTable } from './funds-page.ts';

// The maximum page size; larger than the number of companies and of funds per company.
const ALL = { page: 1, per_page: 100 };

/** `/amcs`: every asset management company. */
export async function renderAmcsPage(view: FactView): Promise<string> {
  const amcs = readPayload(await listAmcs(view, { ...ALL, is_active: null }));
  return renderPage({
    title: 'Companies',
    description: 'Asset management companies in Pakistan and their funds.',
    path: '/funds/by-company',
    body: html`<p class="crumbs"><a href="/funds">Funds</a> / Companies</p>
      <h1>Asset management companies</h1>
      ${
        amcs.length === 0
          ? html`<p class="empty">There are no companies yet.</p>`
          : html`<div class="card">
              ${renderTable({
                caption: 'Asset management companies',
                layout: 'narrow',
                columns: [{ head: 'Company' }, { head: 'Status' }, { head: 'Funds', isNumber: true }],
                rows: amcs.map(({ slug, name, is_active, fund_count }) => [
                  html`<a href="/amcs/${slug}">${name}</a>`,
                  is_active ? 'active' : 'no active fund',
                  fund_count,
                ]),
              })}
            </div>`
      }`,
  });
}

/** `/amcs/{amc_slug}`: one company with its funds. Faults: AMC_NOT_FOUND. */
export async function renderAmcPage(view: FactView, amc_slug: string): Promise<string> {
  const { amc, funds } = readPayload(await readAmc(view, { amc_slug, ...ALL }));
  return renderPage({
    title: amc.name,
    description: `The funds of ${amc.name}.`,
    path: '/funds/by-company',
    body: html`<p class="crumbs"><a href="/funds">Funds</a> / <a href="/amcs">Companies</a></p>
      <h1>${amc.name}</h1>
      <p class="lead">
        ${amc.fund_count}
        ${amc.fund_count === 1 ? 'fund' : 'funds'}${
          amc.fund_count > funds.length ? `, the first ${funds.length} shown` : ''
        }.
      </p>
      <div class="card">${renderFundTable(`Funds of ${amc.name}`, funds)}</div>
      <p class="soft">
        The same data over the API: <code>GET /v1/mutual-funds/amcs/${amc.slug}</code>. See the
        <a href="/docs">documentation</a>.
      </p>`,
  });
}
