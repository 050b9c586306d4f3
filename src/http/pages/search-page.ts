import type { Found } from '#http/search-docs.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderReferencePage } from './reference-frame.ts';
import type { Contents } from './reference-frame.ts';

/** `/docs/search?q=`: what the reference has on these words. */
export function renderSearchPage(query: string, found: readonly Found[], contents: Contents): string {
  return renderReferencePage(
    {
      title: query === '' ? 'Search the docs' : `Search: ${query}`,
      description: 'Operations, parameters, fields, guides and errors that contain these words.',
      path: '/docs/search',
      query,
      isUnlisted: true,
      body: html`<div class="guide">
        <p class="crumbs"><a href="/docs">Docs</a></p>
        <h1>Search the docs</h1>
        ${found.length === 0 ? renderNothing(query) : renderFound(query, found)}
      </div>`,
    },
    contents,
  );
}

function renderFound(query: string, found: readonly Found[]): Html {
  return html`<p role="status">${found.length} ${found.length === 1 ? 'result' : 'results'} for "${query}".</p>
    <ol class="found">
      ${found.map(
        ({ kind, path, name, text }) =>
          html`<li>
            <span class="chip">${kind}</span> <a href="${path}">${name}</a>
            <p class="small soft">${excerpt(text)}</p>
          </li>`,
      )}
    </ol>`;
}

function renderNothing(query: string): Html {
  return html`<p role="status">
      ${query === '' ? 'Enter one or more words.' : `Nothing in the docs contains all words of "${query}".`}
    </p>
    <p>
      Try fewer words, the name of a field such as <code>association_fund_id</code>, or the code of an error. To find a
      fund, <a href="/funds">search the funds</a>.
    </p>`;
}

const EXCERPT_CHARACTERS = 180;

function excerpt(text: string): string {
  return text.length <= EXCERPT_CHARACTERS ? text : `${text.slice(0, EXCERPT_CHARACTERS)}…`;
}
