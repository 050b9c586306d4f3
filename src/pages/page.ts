import { FAVICON_PATH, STYLES_PATH } from './assets.ts';
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
}

/** The complete HTML document. Its first focusable element skips the navigation. */
export function renderPage({ title, description, path, body, scripts = [] }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${description}" />
        <title>${title === '' ? SERVICE_NAME : `${title} · ${SERVICE_NAME}`}</title>
        <link rel="icon" href="${FAVICON_PATH}" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLES_PATH}" />
        ${scripts.map((script) => html`<script type="module" src="${script}"></script> `)}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="top">
          <div class="wide">
            <a class="brand" href="/"><img src="${FAVICON_PATH}" alt="" width="26" height="26" />${SERVICE_NAME}</a>
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
