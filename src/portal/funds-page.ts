import type { IsoDate } from '#domain/dates.ts';
import { LIFECYCLE_STATUSES, RISK_PROFILES, SCHEME_TYPES, SCHEME_TYPE_NAMES } from '#domain/vocabularies.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { AmcRecord, Category } from '#payloads/registry.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listAmcs } from '#reads/amcs.ts';
import { listCategories } from '#reads/categories.ts';
import { FUND_ORDERS, readFundTable } from '#reads/fund-table.ts';
import { readPayload } from '#reads/query-result.ts';
import type { Paging } from '#reads/query-result.ts';
import { findAskedFunds, readFilter } from './asked-funds.ts';
import { linkWith, readOrder, renderFundTable } from './fund-table.ts';
import type { ListOrder } from './fund-table.ts';
import { renderNearResults } from './search-page.ts';
import { linkTableFiles } from './table-file.ts';
import { nameMember } from './wording.ts';

// A few screens; filters and orders find a fund faster than paging.
const PER_PAGE = 50;
// The maximum page size; far larger than the number of companies.
const ALL = { page: 1, per_page: 100 };

/**
 * `/funds`: searches the registry. Every filter is a query parameter, so that a search can be bookmarked and shared.
 */
export async function renderFundsPage(
  view: FactView,
  query: URLSearchParams,
  baseUrl: string,
  today: IsoDate,
): Promise<string> {
  const asked = (name: string): string | null => readFilter(query, name);
  const entries = findAskedFunds(view, query);
  const listOrder = readOrder(query);
  const { rows, paging } = await readFundTable(view, entries, {
    ...listOrder,
    page: readPage(query),
    per_page: PER_PAGE,
  });
  const filters = listFilters(
    readPayload(await listAmcs(view, { ...ALL, is_active: null })),
    readPayload(await listCategories(view)),
  );
  return renderPage({
    title: 'Funds',
    description: 'Pakistani mutual funds with their newest NAV, change and size; by name, company, category and risk.',
    path: '/funds',
    baseUrl,
    width: 'data',
    // Each combination of filters would be a page of its own.
    isUnlisted: [...query].length > 0,
    body: html`<h1>Funds</h1>
      ${renderSearch(asked, filters, listOrder)}
      <div class="found">
        <p class="count" role="status">${countFunds(entries.length)}</p>
        ${
          entries.length === 0
            ? ''
            : html`<p class="small soft files not-printed">
                All as ${linkTableFiles('/funds', 'these funds', linkWith(query, {}).replace(/^\?$/, ''))}
              </p>`
        }
        ${renderChips(view, query, filters)}
      </div>
      ${
        rows.length === 0
          ? await renderNothing(view, asked('q'))
          : html`<div class="card">
              ${renderFundTable({ caption: 'Matching funds', rows, query, listOrder, today, hasCompany: true })}
            </div>`
      }
      ${renderPages(paging, query)}`,
  });
}

function countFunds(count: number): string {
  return `${count} ${count === 1 ? 'fund' : 'funds'}`;
}

/** The filters in effect, each as a link that removes it. */
function renderChips(view: FactView, query: URLSearchParams, filters: readonly Filter[]): Html {
  const family = query.get('family') ?? '';
  const chips = [
    ...(query.get('q') ? [['q', `“${query.get('q') ?? ''}”`] as const] : []),
    ...filters.flatMap(({ name, label, options }) => {
      const value = query.get(name) ?? '';
      const text = options.find(([option]) => option === value)?.[1];
      return text === undefined ? [] : [[name, `${label}: ${text.replace(/ \(\d{1,6}\)$/, '')}`] as const];
    }),
    ...(family === ''
      ? []
      : [['family', `Family: ${view.registry.familyBySlug.get(family)?.family.name ?? family}`] as const]),
    ...(query.get('is_shariah_compliant') === 'true' ? [['is_shariah_compliant', 'Shariah compliant'] as const] : []),
  ];
  if (chips.length === 0) return html``;
  return html`<ul class="chips" aria-label="Filters in effect">
    ${chips.map(
      ([name, text]) =>
        html`<li>
          <a class="chip remove" href="/funds${linkWith(query, { [name]: '' })}"
            >${text}<span class="spoken">: remove this filter</span></a
          >
        </li>`,
    )}
    ${chips.length > 1 ? html`<li><a class="small" href="/funds">Clear all</a></li>` : ''}
  </ul>`;
}

/** Names that may be meant; the filter by name itself is exact. */
async function renderNothing(view: FactView, q: string | null): Promise<Html> {
  return html`<p class="empty">
      No fund matches. Try fewer words or filters, or <a href="/funds">show all active funds</a>.
    </p>
    ${q === null ? '' : await renderNearResults(view, q)}`;
}

/** An invalid page number means page 1; a page after the last one is empty. */
export function readPage(query: URLSearchParams): number {
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

const ORDER_NAMES = { name: 'Name', nav_date: 'Date of NAV', change: 'Change of NAV', size: 'Size' } as const;

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

function renderSearch(asked: (name: string) => string | null, filters: readonly Filter[], { order }: ListOrder): Html {
  const orders = FUND_ORDERS.filter((one) => one !== 'name').map((one) => [one, ORDER_NAMES[one]] as const);
  return html`<form class="card" method="get" action="/funds" role="search" aria-label="Funds">
    ${asked('family') === null ? '' : html`<input type="hidden" name="family" value="${asked('family')}" />`}
    <div class="fields main">
      <div class="field">
        <label for="q">Name</label
        ><input id="q" name="q" type="search" maxlength="200" value="${asked('q')}" placeholder="islamic income" />
      </div>
      ${renderFilter({ name: 'sort', label: 'Sort by', any: ORDER_NAMES.name, options: orders }, order)}
      <button type="submit">Show</button>
    </div>
    <details>
      <summary>Filters: company, category, form, risk, status</summary>
      <div class="fields">${filters.map((filter) => renderFilter(filter, asked(filter.name)))}</div>
      <div class="actions">
        <label
          ><input
            type="checkbox"
            name="is_shariah_compliant"
            value="true"
            ${asked('is_shariah_compliant') === 'true' ? html` checked` : ''}
          />Shariah compliant only</label
        ><button type="submit" class="quiet">Apply</button>
      </div>
    </details>
  </form>`;
}

export function renderPages({ page, total_pages, has_next }: Paging, query: URLSearchParams): Html {
  if (total_pages <= 1) return html``;
  const linkTo = (to: number): string => linkWith(query, { page: String(to) });
  return html`<nav aria-label="Pages">
    <ul class="choices">
      ${page > 1 ? html`<li><a rel="prev" href="${linkTo(page - 1)}">Previous</a></li>` : ''}
      <li><span>Page ${page} of ${total_pages}</span></li>
      ${has_next ? html`<li><a rel="next" href="${linkTo(page + 1)}">Next</a></li>` : ''}
    </ul>
  </nav>`;
}
