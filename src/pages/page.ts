/** What a browser asked of a page. */
export interface PageAsk {
  /** Values of the placeholders in the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Where clients reach the service, without a trailing slash. */
  readonly base_url: string;
}

/** One page a browser may ask for by GET; http sends it, whoever made it. */
export interface PageRoute {
  /** Placeholders in braces: `/funds/{fund_slug}`. */
  readonly path: string;
  /** The whole document; a Fault becomes a page that explains it. */
  answer(ask: PageAsk): Promise<string>;
}

/** Our own files and forms only: nothing inline, nothing foreign, never in a frame. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
