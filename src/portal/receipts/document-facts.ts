import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';
import { renderFacts } from '#pages/table.ts';

interface SourceDocument {
  /** Its address, or the name of its file. */
  readonly name: string | null;
  readonly sha256: string;
  readonly url: string | null;
}

/** The document of a receipt: enough for anyone to find it and to compare the bytes. */
export function renderDocument(
  { name, sha256, url }: SourceDocument,
  more: readonly (readonly [name: string, value: HtmlPart])[] = [],
): Html {
  return html`<h2>Document</h2>
    <div class="card">
      ${renderFacts([
        ['Name', url !== null && isWebAddress(url) ? html`<a href="${url}" rel="noreferrer">${name ?? url}</a>` : name],
        ...more,
        ['SHA-256', html`<code class="plain">${sha256}</code>`],
      ])}
    </div>`;
}

// Addresses come from outside; only these may become links.
function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url);
}
