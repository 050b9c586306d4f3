import { LIFECYCLE_STATUSES, RISK_PROFILES, SCHEME_TYPES, SCHEME_TYPE_NAMES } from '#domain/vocabularies.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import type { AmcRecord, Category, FundRecord } from '#payloads/registry.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listAmcs } from '#reads/amcs.ts';
import { listCategories } from '#reads/categories.ts';
import { listFunds } from '#reads/funds.ts';
import { readPayload } from '#reads/query-result.ts';
import type { Paging } from '#reads/query-result.ts';
import { nameMember, showDate, showValue } from './wording.ts';

// A little more than one screen; filters find a fund faster than paging.
const PER_PAGE = 30;
// The maximum page size; far larger than the number of companies.
const ALL = { page: 1, per_page: 100 };

/**
 * `/funds`: searches the registry. Every filter is a query parameter, so that a search can be bookmarked and shared.
 */
export async function renderFundsPage(view: FactView, query: URLSearchParams): Promise<string> {
  const asked = (name: string): string | null => query.get(name)?.trim() || null;
  const listOf = (name: string): string[] => [asked(name)].filter((value) => value !== null);
  const reading = await listFunds(view, {
    q: asked('q'),
    amc: asked('amc'),
    category: listOf('category'),
    scheme_type: listOf('scheme_type'),
    risk_profile: listOf('risk_profile'),
    is_shariah_compliant: asked('is_shariah_compliant') === 'true' ? true : null,
    is_exchange_traded: null,
    is_fund_of_funds: null,
    lifecycle_status: asked('lifecycle_status') ?? 'ACTIVE',
    family: asked('family'),
    sort: 'name_asc',
    page: readPage(query),
    per_page: PER_PAGE,
  });
  const funds = readPayload(reading);
  const amcs = readPayload(await listAmcs(view, { ...ALL, is_active: null }));
  const categories = readPayload(await listCategories(view));
  return renderPage({
    title: 'Funds',
    description: 'Search Pakistani mutual funds by name, company, category and risk.',
    path: '/funds',
    body: html`<h1>Funds</h1>
      ${renderSearch(asked, amcs, categories)}
      ${
        funds.length === 0
          ? html`<p class="empty">
              No fund matches. Each search word must be the beginning of a word in the fund's name. Try fewer words or
              filters, or <a href="/funds">show all active funds</a>.
            </p>`
          : html`<div class="card">${renderFundTable('Matching funds', funds)}</div>`
      }
      ${reading.paging === undefined ? '' : renderPages(reading.paging, query)}`,
  });
}

export function renderFundTable(caption: string, funds: readonly FundRecord[]): Html {
  return renderTable({
    caption,
    layout: 'stacked',
    columns: [
      { head: 'Fund' },
      { head: 'Category' },
      ...['Risk', 'Latest NAV', 'Latest report'].map((head) => ({ head, isNamed: true })),
    ],
    rows: funds.map((fund): HtmlPart[] => [
      html`<a href="/funds/${fund.slug}">${fund.name}</a>${
          fund.lifecycle_status === 'ACTIVE'
            ? ''
            : html` <span class="chip warn">${nameMember(fund.lifecycle_status)}</span>`
        }${fund.amc === null ? '' : html`<br /><span class="small soft">${fund.amc.name}</span>`}`,
      showValue(fund.category),
      fund.risk_profile === null ? showValue(null) : nameMember(fund.risk_profile),
      showDate(fund.latest_nav_date) ?? showValue(null),
      showDate(fund.latest_report_date) ?? showValue(null),
    ]),
  });
}

/** An invalid page number means page 1; a page after the last one is empty. */
function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number.parseInt(text, 10) : 1;
}

/** A select field: the query parameter, its label, the text of the empty option, and the other options. */
interface Filter {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

const STATUS_OPTIONS: Filter['options'] = [
  ...LIFECYCLE_STATUSES.filter((status) => status !== 'ACTIVE').map((status) => [status, nameMember(status)] as const),
  ['ALL', 'Any status'],
];

function listFilters(amcs: readonly AmcRecord[], categories: readonly Category[]): readonly Filter[] {
  const companies = amcs.map(({ slug, name }) => [slug, name] as const);
  const kinds = categories.map(({ slug, name, fund_count }) => [slug, `${name} (${fund_count})`] as const);
  const forms = SCHEME_TYPES.map((type) => [type, SCHEME_TYPE_NAMES[type]] as const);
  const risks = RISK_PROFILES.map((risk) => [risk, nameMember(risk)] as const);
  return [
    { name: 'amc', label: 'Company', any: 'Any company', options: companies },
    { name: 'category', label: 'Category', any: 'Any category', options: kinds },
    { name: 'scheme_type', label: 'Legal form', any: 'Any form', options: forms },
    { name: 'risk_profile', label: 'Stated risk', any: 'Any risk', options: risks },
    { name: 'lifecycle_status', label: 'Status', any: 'Active', options: STATUS_OPTIONS },
  ];
}

function renderFilter({ name, label, any, options }: Filter, asked: string | null): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label
    ><select id="${name}" name="${name}">
      <option value="">${any}</option>
      ${options.map(
        ([value, text]) => html`<option value="${value}" ${asked === value ? html` selected` : ''}>${text}</option>`,
      )}
    </select>
  </div>`;
}

function renderSearch(
  asked: (name: string) => string | null,
  amcs: readonly AmcRecord[],
  categories: readonly Category[],
): Html {
  return html`<form class="card" method="get" action="/funds" role="search" aria-label="Funds">
    <div class="fields">
      <div class="field">
        <label for="q">Name</label
        ><input id="q" name="q" type="search" maxlength="200" value="${asked('q')}" placeholder="islamic income" />
      </div>
      ${listFilters(amcs, categories).map((filter) => renderFilter(filter, asked(filter.name)))}
    </div>
    <div class="actions">
      <label
        ><input
          type="checkbox"
          name="is_shariah_compliant"
          value="true"
          ${asked('is_shariah_compliant') === 'true' ? html` checked` : ''}
        />Shariah compliant only</label
      ><button type="submit">Search</button><a href="/funds">Clear</a>
    </div>
  </form>`;
}

function renderPages({ page, total_pages, has_next }: Paging, query: URLSearchParams): Html {
  if (total_pages <= 1) return html``;
  const linkTo = (to: number): string =>
    `?${new URLSearchParams([
      ...[...query].filter(([name, value]) => name !== 'page' && value !== ''),
      ['page', String(to)],
    ]).toString()}`;
  return html`<nav aria-label="Pages">
    <ul class="choices">
      ${page > 1 ? html`<li><a rel="prev" href="${linkTo(page - 1)}">Previous</a></li>` : ''}
      <li><span>Page ${page} of ${total_pages}</span></li>
      ${has_next ? html`<li><a rel="next" href="${linkTo(page + 1)}">Next</a></li>` : ''}
    </ul>
  </nav>`;
}
