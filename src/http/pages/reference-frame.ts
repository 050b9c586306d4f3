import { GROUPS } from '#http/operation.ts';
import type { Operation } from '#http/operation.ts';
import { CONTENTS_PATH, COPY_PATH } from '#pages/assets.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderPage } from '#pages/page.ts';

/** A guide as the navigation lists it. */
interface GuideLink {
  readonly path: string;
  readonly title: string;
}

/** What the navigation of the reference lists, besides the fixed pages. */
export interface Contents {
  readonly operations: readonly Operation[];
  readonly guides: readonly GuideLink[];
  /** The public base URL, for the canonical addresses of the pages. */
  readonly baseUrl: string;
}

interface ReferencePage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly body: Html;
  readonly scripts?: readonly string[];
  /** The words in the search field. */
  readonly query?: string;
  /** Keeps the page out of search engines. */
  readonly isUnlisted?: boolean;
}

const FIXED: readonly GuideLink[] = [
  { path: '/problems', title: 'Error codes' },
  { path: '/changelog', title: 'Changelog' },
];

/**
 * A page of the reference: the navigation with the search and the content, side by side,
 * or one below the other on small screens.
 */
export function renderReferencePage(
  { title, description, path, body, scripts = [], query = '', isUnlisted = false }: ReferencePage,
  { operations, guides, baseUrl }: Contents,
): string {
  return renderPage({
    title,
    description,
    path,
    baseUrl,
    isUnlisted,
    scripts: [CONTENTS_PATH, COPY_PATH, ...scripts],
    width: 'columns',
    body: html`<div class="reference">
      <p class="to-contents"><a href="#contents">Contents and search</a></p>
      <article>${body}</article>
      <nav class="contents" id="contents" aria-label="Reference">
        <search>
          <form action="/docs/search" method="get" class="find-docs" data-suggestions="/docs/search/suggestions">
            <label for="find-docs">Search the docs</label>
            <div class="row">
              <input id="find-docs" name="q" type="search" value="${query}" autocomplete="off" maxlength="100" /><button
                class="quiet"
              >
                Search
              </button>
            </div>
          </form>
        </search>
        ${renderLinks('Guides', [{ path: '/docs', title: 'Overview' }, ...guides, ...FIXED], path)}
        ${GROUPS.map((group) =>
          renderLinks(
            group,
            operations
              .filter((operation) => operation.group === group)
              .map(({ id, summary }) => ({ path: `/docs/${id}`, title: summary })),
            path,
          ),
        )}
      </nav>
    </div>`,
  });
}

/** Only the group of the current page is open, so that the current place is in view without scripts. */
function renderLinks(name: string, links: readonly GuideLink[], current: string): Html {
  const isOpen = name === 'Guides' || links.some(({ path }) => path === current);
  return html`<details${isOpen ? html` open` : ''}>
    <summary>${name}</summary>
    <ul>
      ${links.map(
        ({ path, title }) =>
          html`<li><a href="${path}" ${path === current ? html` aria-current="page"` : ''}>${title}</a></li> `,
      )}
    </ul>
  </details>`;
}
