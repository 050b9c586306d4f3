import { LIFECYCLE_STATUSES, RISK_PROFILES, SCHEME_TYPES, SCHEME_TYPE_NAMES } from '#domain/vocabularies.ts';
import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listAmcs } from '#reads/list-amcs.ts';
import { listCategories } from '#reads/list-categories.ts';
import { listFunds } from '#reads/list-funds.ts';
import type { Paging } from '#reads/reading.ts';
import { readAnswer } from './answer.ts';
import type { AmcRecord, CategoryRecord, FundRecord } from './answer.ts';
import { nameMember, showDate, showValue } from './wording.ts';

// One screen and a little more; the filters find a fund sooner than paging does.
const PER_PAGE = 30;
// The most a registry list serves at once; far above the number of companies there are.
const ALL = { page: 1, per_page: 100 };

/** `/funds`: the registry to search, every filter a member of the address, so that a search can be kept and shared. */
export async function renderFundsPage(view: FactView, query: URLSearchParams): Promise<string> {
  const asked = (name: string): string | null => query.get(name)?.trim() || null;
  const listOf = (name: string): string[] => [asked(name)].filter((value) => value !== null);
  const reading = await listFunds(view, {
    q: asked('q'), amc: asked('amc'), category: listOf('category'), scheme_type: listOf('scheme_type'), risk_profile: listOf('risk_profile'),
    is_shariah_compliant: asked('is_shariah_compliant') === 'true' ? true : null, is_exchange_traded: null, is_fund_of_funds: null,
    lifecycle_status: asked('lifecycle_status') ?? 'ACTIVE', family: asked('family'), sort: 'name_asc', page: readPage(query), per_page: PER_PAGE,
  });
  const funds = readAnswer<FundRecord[]>(reading);
  const amcs = readAnswer<AmcRecord[]>(await listAmcs(view, { ...ALL, is_active: null }));
  const categories = readAnswer<CategoryRecord[]>(await listCategories(view));
  return renderPage({
    title: 'Funds',
    description: 'Search Pakistani mutual funds by name, company, category and risk.',
    path: '/funds',
    body: html`<h1>Funds</h1>
${renderSearch(asked, amcs, categories)}
${funds.length === 0 ? html`<p class="empty">No fund matches. Every word must begin a word of the fund's name; fewer filters find more. <a href="/funds">Show all active funds</a></p>` : html`<div class="card">${renderFundTable('Funds found', funds)}</div>`}
${reading.paging === undefined ? '' : renderPages(reading.paging, query)}`,
  });
}

/** Sub-funds of a pension scheme share one name at the association: their class tells them apart. */
export function renderFundTable(caption: string, funds: readonly FundRecord[]): Html {
  return renderTable({
    caption,
    layout: 'stacked',
    columns: [{ head: 'Fund' }, { head: 'Category' }, ...['Risk', 'Newest NAV', 'Newest report'].map((head) => ({ head, is_named: true }))],
    rows: funds.map((fund): HtmlPart[] => [
      html`<a href="/funds/${fund.slug}">${fund.name}${fund.vps_asset_class === null ? '' : `, ${nameMember(fund.vps_asset_class).toLowerCase()}`}</a>${fund.lifecycle_status === 'ACTIVE' ? '' : html` <span class="chip warn">${nameMember(fund.lifecycle_status)}</span>`}${fund.amc === null ? '' : html`<br><span class="small soft">${fund.amc.name}</span>`}`,
      showValue(fund.category),
      fund.risk_profile === null ? showValue(null) : nameMember(fund.risk_profile),
      showDate(fund.latest_nav_date) ?? showValue(null),
      showDate(fund.latest_report_date) ?? showValue(null),
    ]),
  });
}

/** A page beyond any list is served empty; what is no page number is the first. */
function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number.parseInt(text, 10) : 1;
}

function renderSearch(asked: (name: string) => string | null, amcs: readonly AmcRecord[], categories: readonly CategoryRecord[]): Html {
  const select = (name: string, label: string, any: string, options: readonly (readonly [value: string, text: string])[]): Html =>
    html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="">${any}</option>${options.map(([value, text]) => html`<option value="${value}"${asked(name) === value ? html` selected` : ''}>${text}</option>`)}</select></div>`;
  return html`<form class="card" method="get" action="/funds" role="search" aria-label="Funds">
<div class="fields">
<div class="field"><label for="q">Name</label><input id="q" name="q" type="search" maxlength="200" value="${asked('q')}" placeholder="islamic income"></div>
${select('amc', 'Company', 'Any company', amcs.map(({ slug, name }) => [slug, name]))}
${select('category', 'Category', 'Any category', categories.map(({ slug, name, fund_count }) => [slug, `${name} (${fund_count})`]))}
${select('scheme_type', 'Legal form', 'Any form', SCHEME_TYPES.map((type) => [type, SCHEME_TYPE_NAMES[type]]))}
${select('risk_profile', 'Stated risk', 'Any risk', RISK_PROFILES.map((risk) => [risk, nameMember(risk)]))}
${select('lifecycle_status', 'State', 'Active', [...LIFECYCLE_STATUSES.filter((status) => status !== 'ACTIVE').map((status) => [status, nameMember(status)] as const), ['ALL', 'Every state']])}
</div>
<div class="actions"><label><input type="checkbox" name="is_shariah_compliant" value="true"${asked('is_shariah_compliant') === 'true' ? html` checked` : ''}>Shariah compliant only</label><button type="submit">Search</button><a href="/funds">Clear</a></div>
</form>`;
}

function renderPages({ page, total_pages, has_next }: Paging, query: URLSearchParams): Html {
  if (total_pages <= 1) return html``;
  const linkTo = (to: number): string => `?${new URLSearchParams([...[...query].filter(([name, value]) => name !== 'page' && value !== ''), ['page', String(to)]]).toString()}`;
  return html`<nav aria-label="Pages"><ul class="choices">
${page > 1 ? html`<li><a rel="prev" href="${linkTo(page - 1)}">Previous</a></li>` : ''}<li><span>Page ${page} of ${total_pages}</span></li>${has_next ? html`<li><a rel="next" href="${linkTo(page + 1)}">Next</a></li>` : ''}
</ul></nav>`;
}
