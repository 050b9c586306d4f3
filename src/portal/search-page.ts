import { sha256Hex } from '#base/hash.ts';
import type { IsoDate } from '#domain/dates.ts';
import { renderPage } from '#pages/page.ts';
import type { PageFile } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readRows } from '#reads/fund-table.ts';
import type { FundRow } from '#reads/fund-table.ts';
import type { SearchHit, SearchResult } from '#reads/search/rank.ts';
import { searchRegistry } from '#reads/search/search-registry.ts';
import { describeAge, groupDigits, nameMember } from './wording.ts';

// A page of results; a longer query or a filter finds the rest.
const MOST_RESULTS = 20;
const MOST_SUGGESTIONS = 8;
const MOST_NEAR = 5;

/** `/search`: funds, companies and families that a few words may mean, best first. */
export async function renderSearchPage(view: FactView, query: URLSearchParams, today: IsoDate): Promise<string> {
  const q = (query.get('q') ?? '').trim();
  const result = await searchRegistry(view, q, MOST_RESULTS);
  const rows = await rowsOf(view, result.hits);
  return renderPage({
    title: q === '' ? 'Search' : `Search: ${q}`,
    description: 'Search Pakistani mutual funds and asset management companies by name, short form or id.',
    path: '/search',
    isUnlisted: true,
    body: html`<h1>Search</h1>
      ${renderSearchForm(q)} ${q === '' ? '' : renderSummary(q, result)}
      ${
        result.hits.length === 0
          ? renderWaysOn(view, q)
          : html`<ol class="results">
              ${result.hits.map((hit) => html`<li>${renderHit(view, hit, rows, today)}</li>`)}
            </ol>`
      }
      ${
        result.total > result.hits.length
          ? html`<p class="soft">
              The first ${result.hits.length} of ${result.total} results. Add a word, or
              <a href="/funds?${new URLSearchParams({ q }).toString()}">filter the list of funds</a>.
            </p>`
          : ''
      }`,
  });
}

/** The large search box of the search page and of the home page. */
export function renderSearchForm(q: string, label = 'Name, short form or id of a fund or company'): Html {
  return html`<form
    class="find large"
    method="get"
    action="/search"
    data-suggestions="/search/suggestions"
    role="search"
    aria-label="Funds and companies"
  >
    <label for="q">${label}</label>
    <div class="row">
      <input id="q" name="q" type="search" maxlength="150" value="${q}" autocomplete="off" /><button type="submit">
        Search
      </button>
    </div>
  </form>`;
}

function renderSummary(q: string, { hits, total, corrected, isComplete }: SearchResult): Html {
  if (hits.length === 0) return html`<p role="status">Nothing is called “${q}”.</p>`;
  const link = new URLSearchParams({ q: corrected ?? q }).toString();
  return html`<p role="status">
    ${total} ${total === 1 ? 'result' : 'results'} for “${q}”.
    ${corrected === null ? '' : html`Did you mean <a href="/search?${link}">${corrected}</a>?`}
    ${isComplete ? '' : 'None has all of these words.'}
  </p>`;
}

function renderHit(view: FactView, hit: SearchHit, rows: ReadonlyMap<string, FundRow>, today: IsoDate): Html {
  const { target } = hit;
  const row = target.kind === 'fund' ? rows.get(target.slug) : undefined;
  const nav = row?.nav;
  return html`<a href="${pathOf(hit)}">${target.name}</a>${
      hit.isFormer ? html` <span class="soft">formerly or also “${hit.name}”</span>` : ''
    }<br /><span class="small soft">${detailOf(view, hit)}</span>${
      row === undefined || row.fund.lifecycle_status === 'ACTIVE'
        ? ''
        : html` <span class="chip warn">${nameMember(row.fund.lifecycle_status)}</span>`
    }${
      nav?.nav === null || nav?.nav === undefined
        ? ''
        : html`<br /><span class="small"
              >NAV <strong>${groupDigits(nav.nav)}</strong>, ${describeAge(nav.nav_date, today)}</span
            >`
    }`;
}

/** The page of a result; that of a family is the list of its funds. */
function pathOf({ target: { kind, slug } }: SearchHit): string {
  if (kind === 'amc') return `/amcs/${slug}`;
  return kind === 'family' ? `/funds?family=${slug}&lifecycle_status=ALL` : `/funds/${slug}`;
}

/** `Company, 40 funds`, `Sample Funds Limited, Income`: as plain text, also for suggestions. */
function detailOf({ registry }: FactView, { target: { kind, slug } }: SearchHit): string {
  const count = (funds: number): string => `${funds} ${funds === 1 ? 'fund' : 'funds'}`;
  if (kind === 'amc') return `Company, ${count(registry.amcBySlug.get(slug)?.funds.length ?? 0)}`;
  const family = registry.familyBySlug.get(slug);
  if (kind === 'family')
    return [family?.record.amc?.name, `family of ${count(family?.funds.length ?? 0)}`].filter(Boolean).join(', ');
  const entry = registry.fundBySlug.get(slug);
  return [entry?.amc?.name, entry?.fund.category].filter(Boolean).join(', ');
}

async function rowsOf(view: FactView, hits: readonly SearchHit[]): Promise<Map<string, FundRow>> {
  const entries = hits.flatMap(({ target }) =>
    target.kind === 'fund' ? (view.registry.fundBySlug.get(target.slug) ?? []) : [],
  );
  return new Map((await readRows(view, entries)).map((row) => [row.fund.slug, row]));
}

/** The companies, and the ways to the rest, instead of an empty page. */
function renderWaysOn({ registry }: FactView, q: string): Html {
  return html`<p>
      ${q === '' ? '' : 'Check the spelling, or use fewer words.'} Search knows names, former names, short forms such as
      the initials of a fund, and ids. Or browse <a href="/funds">all funds</a> or <a href="/amcs">companies</a>:
    </p>
    <ul class="chips">
      ${registry.amcs.map(({ amc }) => html`<li><a class="chip" href="/amcs/${amc.slug}">${amc.name}</a></li>`)}
    </ul>`;
}

/** Results of the tolerant search, for a list whose exact filter by name found nothing; empty if there are none. */
export async function renderNearResults(view: FactView, q: string): Promise<HtmlPart> {
  const { hits, corrected } = await searchRegistry(view, q, MOST_NEAR);
  if (hits.length === 0) return '';
  return html`<h2>Did you mean${corrected === null ? '' : html` “${corrected}”`}?</h2>
    <ul class="results">
      ${hits.map(
        (hit) =>
          html`<li>
            <a href="${pathOf(hit)}">${hit.target.name}</a><br /><span class="small soft">${detailOf(view, hit)}</span>
          </li>`,
      )}
    </ul>`;
}

/** `/search/suggestions`: the first results as JSON, for the search box of every page. Not part of the API. */
export async function answerSuggestions(view: FactView, query: URLSearchParams): Promise<PageFile> {
  const { hits } = await searchRegistry(view, query.get('q') ?? '', MOST_SUGGESTIONS);
  const suggestions = hits.map((hit) => ({ name: hit.target.name, detail: detailOf(view, hit), path: pathOf(hit) }));
  const text = JSON.stringify({ suggestions });
  return {
    bytes: Buffer.from(text),
    mediaType: 'application/json',
    etag: `"${sha256Hex(text).slice(0, 22)}"`,
  };
}
