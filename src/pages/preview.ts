import { readFileSync } from 'node:fs';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** The picture of shared links; an address without hash, because other sites keep it. */
export const PREVIEW_PATH = '/preview.png';
export const PREVIEW_PICTURE: Uint8Array = readFileSync(new URL('preview.png', import.meta.url));

interface Preview {
  readonly title: string;
  readonly description: string;
  /** The page's one address. */
  readonly address: string;
  readonly baseUrl: string;
  /** Path of the picture. */
  readonly picture: string;
}

/** The canonical address, and what chats and social networks show for a link to the page. */
export function renderPreview({ title, description, address, baseUrl, picture }: Preview): Html {
  return html`<link rel="canonical" href="${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:url" content="${address}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${baseUrl}${picture}" />
    <meta name="twitter:card" content="summary_large_image" />`;
}
