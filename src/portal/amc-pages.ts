import type { IsoDate } from '#domain/dates.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listAmcs, readAmc } from '#reads/amcs.ts';
import { readFundTable } from '#reads/fund-table.ts';
import { newestOf, readPayload } from '#reads/query-result.ts';
import { readOrder, renderFundTable } from './fund-table.ts';
import { readPage, renderPages } from './funds-page.ts';
import { linkTableFiles } from './table-file.ts';
import { describeAge, NOT_PUBLISHED, REPORT_AGE } from './wording.ts';

// The maximum page size; larger than the number of companies and of funds per company.
const ALL = { page: 1, per_page: 100 };

/** `/amcs`: every asset management company. */
export async function renderAmcsPage(view: FactView, baseUrl: string, today: IsoDate): Promise<string> {
  const amcs = readPayload(await listAmcs(view, { ...ALL, is_active: null }));
  const fundsOf = (slug: string) => (view.registry.amcBySlug.get(slug)?.funds ?? []).map(({ fund }) => fund);
  return renderPage({
    title: 'Companies',
    description: 'Asset management companies in Pakistan and their funds.',
    path: '/funds/by-company',
    canonical: '/amcs',
    baseUrl,
    width: 'data',
    body: html`<p class="crumbs"><a href="/funds">Funds</a> / Companies</p>
      <h1>Asset management companies</h1>
      <p class="count">${amcs.length} ${amcs.length === 1 ? 'company' : 'companies'}</p>
      ${
        amcs.length === 0
          ? html`<p class="empty">There are no companies yet.</p>`
          : html`<div class="card">
              ${renderTable({
                caption: 'Asset management companies',
                layout: 'stacked',
                columns: [
                  { head: 'Company' },
                  { head: 'Funds', isNumber: true, isNamed: true },
                  { head: 'Active funds', isNumber: true, isNamed: true },
                  { head: 'Latest NAV', isNamed: true },
                  { head: 'Latest report', isNamed: true },
                ],
                rows: amcs.map(({ slug, name, is_active, fund_count }) => {
                  const funds = fundsOf(slug);
                  const nav_date = newestOf(funds.map(({ latest_nav_date }) => latest_nav_date));
                  const report_date = newestOf(funds.map(({ latest_report_date }) => latest_report_date));
                  return [
                    html`<a href="/amcs/${slug}">${name}</a>${
                        is_active ? '' : html` <span class="chip warn">no active fund</span>`
                      }`,
                    fund_count,
                    funds.filter(({ lifecycle_status }) => lifecycle_status === 'ACTIVE').length,
                    nav_date === null ? NOT_PUBLISHED : describeAge(nav_date, today),
                    report_date === null ? NOT_PUBLISHED : describeAge(report_date, today, REPORT_AGE),
                  ];
                }),
              })}
            </div>`
      }`,
  });
}

/** `/amcs/{amc_slug}`: one company with its funds. Faults: AMC_NOT_FOUND. */
export async function renderAmcPage(
  view: FactView,
  amc_slug: string,
  query: URLSearchParams,
  baseUrl: string,
  today: IsoDate,
): Promise<string> {
  const { amc } = readPayload(await readAmc(view, { amc_slug, ...ALL }));
  const entries = view.registry.amcBySlug.get(amc_slug)?.funds ?? [];
  const listOrder = readOrder(query);
  const { rows, paging } = await readFundTable(view, entries, { ...listOrder, ...ALL, page: readPage(query) });
  return renderPage({
    title: amc.name,
    description: `The ${amc.fund_count} funds of ${amc.name}, with their newest NAV, change and size.`,
    path: '/funds/by-company',
    canonical: `/amcs/${amc_slug}`,
    baseUrl,
    width: 'data',
    body: html`<p class="crumbs"><a href="/funds">Funds</a> / <a href="/amcs">Companies</a></p>
      <h1>${amc.name}</h1>
      <p class="count">
        ${amc.fund_count} ${amc.fund_count === 1 ? 'fund' : 'funds'} of every
        status${
          amc.website === null || !/^https?:\/\//.test(amc.website)
            ? ''
            : html`. <a href="${amc.website}" rel="noreferrer">Website of the company</a>`
        }
      </p>
      <p class="small soft files not-printed">
        All as ${linkTableFiles('/funds', 'these funds', `?amc=${encodeURIComponent(amc_slug)}&lifecycle_status=ALL`)}
      </p>
      <div class="card">
        ${renderFundTable({ caption: `Funds of ${amc.name}`, rows, query, listOrder, today, hasCompany: false })}
      </div>
      ${renderPages(paging, query)}
      <p class="soft">
        The same data over the API: <code>GET /v1/mutual-funds/amcs/${amc.slug}</code>. See the
        <a href="/docs">documentation</a>.
      </p>`,
  });
}
