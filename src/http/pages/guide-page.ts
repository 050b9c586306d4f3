import type { Guide } from '#http/guides.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import type { Rendered } from '#pages/markdown.ts';
import { own } from '#base/own.ts';
import type { ExampleValues } from '#reads/example-values.ts';
import { renderReferencePage } from './reference-frame.ts';
import type { Contents } from './reference-frame.ts';

/** `/docs/guides/{name}`, with funds of this installation in the examples. */
export function renderGuidePage(guide: Guide, contents: Contents, baseUrl: string, examples: ExampleValues): string {
  const { path, title, summary, body, sections } = guide;
  return renderReferencePage(
    {
      title,
      description: summary,
      path,
      body: html`<div class="guide">
        <p class="crumbs"><a href="/docs">Docs</a> / Guides</p>
        <h1>${title}</h1>
        ${renderSections(sections)}
        ${
          body.html.includes('BASE') && !body.html.includes(DEFAULT_ADDRESS)
            ? html`<p class="small soft">
                In the examples, <code>$BASE</code> is <code>${baseUrl}</code> and <code>$KEY</code> is your key.
              </p>`
            : ''
        }
        ${fillExamples(body, baseUrl, examples)}
      </div>`,
    },
    contents,
  );
}

/** `/changelog` */
export function renderChangelogPage({ body }: Rendered, contents: Contents): string {
  return renderReferencePage(
    {
      title: 'Changelog',
      description: 'Changes of the service that its users notice, newest first.',
      path: '/changelog',
      body: html`<div class="guide">
        <p class="crumbs"><a href="/docs">Docs</a></p>
        <h1>Changelog</h1>
        ${body}
      </div>`,
    },
    contents,
  );
}

function renderSections(sections: Guide['sections']): Html | '' {
  const named = sections.filter(({ id }) => id !== '');
  if (named.length < 2) return '';
  return html`<nav class="on-page" aria-label="On this page">
    <ul>
      ${named.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}
    </ul>
  </nav>`;
}

// The documents name funds of the sample data, whose slugs are plain letters and hyphens.
const SAMPLE_SLUG = /\bsample-[a-z]+-[a-z-]+-fund\b/g;

// The address of a service with default settings, which the documents use.
const DEFAULT_ADDRESS = 'http://127.0.0.1:8080';

/** The rendered document with the address and the example fund of this installation. */
function fillExamples({ html: text }: Html, baseUrl: string, examples: ExampleValues): Html {
  const slug = own(examples, 'fund_slug');
  const addressed = text.replaceAll(DEFAULT_ADDRESS, html`${baseUrl}`.html);
  return {
    html: slug === undefined || slug.startsWith('sample-') ? addressed : addressed.replace(SAMPLE_SLUG, slug),
  };
}
