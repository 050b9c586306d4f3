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
  /** Renders the complete document; a Fault becomes an error page. */
  answer(ask: PageAsk): Promise<string>;
}

/** Content security policy: same-origin files and forms only, no inline code, no framing. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
