import { FAVICON_PATH, SEARCH_BOX_PATH, STYLES_PATH } from './assets.ts';
import { PREVIEW_PATH, renderPreview } from './preview.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** A browser's request for a page. */
export interface PageAsk {
  /** Values of the placeholders in the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The public base URL, without a trailing slash. */
  readonly baseUrl: string;
}

/** A page that `http` serves for GET requests. */
export interface PageRoute {
  /** Placeholders in braces: `/funds/{fund_slug}`. */
  readonly path: string;
  /** Units charged to the client's address; undefined for pages that cost little. */
  readonly costUnits?: number;
  /** The complete document, or a file such as a picture; a Fault becomes an error page. */
  answer(ask: PageAsk): Promise<string | PageFile>;
}

/** A file that belongs to a page. */
export interface PageFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** With quotation marks. */
  readonly etag: string;
  /** Whether the content of the address changes, so that caches must ask again. */
  readonly isLive?: boolean;
  /** The name under which browsers save the file, instead of showing it. ASCII without quotation marks. */
  readonly fileName?: string;
}

/** Content security policy: same-origin files and forms only, no inline code, no framing. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const SERVICE_NAME = 'Mutual Fund Data Service';

/** The main navigation; the entry whose path is a prefix of the page's path is current. */
const NAVIGATION: readonly { readonly path: string; readonly name: string }[] = [
  { path: '/funds', name: 'Funds' },
  { path: '/docs', name: 'Docs' },
  { path: '/status', name: 'Status' },
  { path: '/account', name: 'Account' },
];

interface Page {
  /** Empty only on the home page. */
  readonly title: string;
  /** One sentence, for search results and shared links. */
  readonly description: string;
  /** The page's own path. */
  readonly path: string;
  readonly body: Html;
  /** Paths of scripts (ES modules); the page works without them. */
  readonly scripts?: readonly string[];
  /** The public base URL; with it the page has a canonical address and a preview for shared links. */
  readonly baseUrl?: string;
  /** Path of the picture of shared links; by default that of the service. */
  readonly preview?: string;
  /** The page's one address, if it is not `path`: without the parameters that only choose a part of it. */
  readonly canonical?: string;
  /** Keeps the page out of search engines. */
  readonly isUnlisted?: boolean;
  /** `data`: uses more of a wide screen, for pages with large tables; `columns`: still more, for text in columns. */
  readonly width?: 'columns' | 'data' | 'text';
}

/** The home page and the search page have a larger box. */
function hasOwnSearch(path: string): boolean {
  return path === '/' || path === '/search';
}

/** Finds funds and companies from every page; the script adds suggestions. */
const SEARCH_BOX = html`<form
  class="find"
  method="get"
  action="/search"
  data-suggestions="/search/suggestions"
  role="search"
  aria-label="Site"
>
  <label class="spoken" for="find">Search funds and companies</label
  ><input id="find" name="q" type="search" maxlength="150" placeholder="Search funds" autocomplete="off" /><button
    type="submit"
    class="quiet"
  >
    Search
  </button>
</form>`;

/** The complete HTML document. Its first focusable element skips the navigation. */
export function renderPage(page: Page): string {
  const { title, description, path, body, scripts = [], width = 'text', isUnlisted = false } = page;
  const fullTitle = title === '' ? SERVICE_NAME : `${title} · ${SERVICE_NAME}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${description}" />
        <title>${fullTitle}</title>
        <link rel="icon" href="${FAVICON_PATH}" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLES_PATH}" />
        ${isUnlisted ? html`<meta name="robots" content="noindex" />` : ''}
        ${
          page.baseUrl === undefined
            ? ''
            : renderPreview({
                title: fullTitle,
                description,
                address: `${page.baseUrl}${page.canonical ?? path}`,
                baseUrl: page.baseUrl,
                picture: page.preview ?? PREVIEW_PATH,
              })
        }
        ${[SEARCH_BOX_PATH, ...scripts].map((script) => html`<script type="module" src="${script}"></script> `)}
      </head>
      <body${width === 'text' ? '' : html` class="${width}"`}>
        <a class="skip" href="#content">Skip to content</a>
        <header class="top">
          <div class="wide">
            <a class="brand" href="/"><img src="${FAVICON_PATH}" alt="" width="26" height="26" />${SERVICE_NAME}</a>
            ${hasOwnSearch(path) ? '' : SEARCH_BOX}
            <nav aria-label="Main">
              ${NAVIGATION.map(
                (entry) =>
                  html`<a href="${entry.path}" ${isWithin(path, entry.path) ? html` aria-current="page"` : ''}
                    >${entry.name}</a
                  >`,
              )}
            </nav>
          </div>
        </header>
        <main id="content" class="wide">${body}</main>
        <footer>
          <div class="wide">
            <p>
              Independent: not an official feed of the industry association or of any asset management company. Free,
              with no monthly quota. A missing value is unknown, never zero.
            </p>
            <nav aria-label="For programs">
              <a href="/data">Data files</a><a href="/accuracy">Accuracy</a><a href="/openapi.json">OpenAPI</a
              ><a href="/problems">Problems</a><a href="/status.json">Status as JSON</a>
            </nav>
          </div>
        </footer>
      </body>
    </html> `.html;
}

function isWithin(path: string, entry: string): boolean {
  return path === entry || path.startsWith(`${entry}/`);
}
